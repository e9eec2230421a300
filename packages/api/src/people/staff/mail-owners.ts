import { wallClock } from '@mostrador/domain/scheduling/wall-clock'
import { done, type JobHandler, type JobPorts } from '../../ground/job/job.ts'
import { outcomeOfSent } from '../../ground/mail/mail-outcome.ts'
import { writeMail, type MailWords } from '../../ground/mail/write-mail.ts'
import { brandOf, ownersOf } from './owner-store.ts'

/** A brand as its owners are written to about it. */
type ToldBrand = {
  readonly name: string
  /** `12/5` of an instant where its first contact is. */
  readonly dayOf: (instant: string) => string
}

/** The words of a mail to owners, and the page of a contact's console that they lead to. */
type OwnersWords = Pick<MailWords, 'subject' | 'paragraphs' | 'notes'> & {
  readonly link: { readonly label: string; readonly page: string; readonly alias?: string | null }
}

/** A mail to the owners of the company of a brand. */
type OwnersMail = {
  readonly branchId: string
  readonly kind: string
  readonly words: (brand: ToldBrand) => OwnersWords
}

function dayAt(instant: string, timeZone: string): string {
  const [, month = '', day = ''] = wallClock(new Date(instant), timeZone).date.split('-')
  return `${Number(day)}/${Number(month)}`
}

/**
 * Mails the owners of a brand's company about it, for a job; each of them one mail, however often
 * the job is tried. Does nothing where the brand is gone.
 */
export async function mailOwners(
  ports: JobPorts,
  job: Parameters<JobHandler>[1],
  { branchId, kind, words }: OwnersMail,
): ReturnType<JobHandler> {
  const brand = await brandOf(ports, branchId)
  if (!brand) return done
  const dayOf = (instant: string): string => dayAt(instant, brand.timeZone ?? 'UTC')
  const { subject, paragraphs, notes, link } = words({ name: brand.name, dayOf })
  const alias = link.alias ?? brand.alias
  const url = alias !== null && `${ports.hosts.consoleOrigin}/console/${alias}/${link.page}`
  const parts = { subject, heading: subject, paragraphs, notes }
  const mail = writeMail(brand, url ? { ...parts, link: { label: link.label, url } } : parts)
  let outcome: Awaited<ReturnType<JobHandler>> = done
  for (const owner of await ownersOf(ports, branchId)) {
    const dedupeKey = `${kind}:${job.id}:${owner.id}`
    const sent = await ports.mails.send({ ...mail, branchId, to: owner.email, kind, dedupeKey })
    if (!sent.ok) outcome = outcomeOfSent(sent, ports.now())
  }
  return outcome
}

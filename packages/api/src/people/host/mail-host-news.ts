import { hostMail } from '@mostrador/copy/host-news'
import { HOST_NEWS_KINDS } from '@mostrador/domain/company/host-proof'
import { z } from 'zod'
import { done, type JobHandler } from '../../ground/job/job.ts'
import { mailOwners } from '../staff/mail-owners.ts'
import { HOST_NEWS } from './host-news.ts'
import { whereNamed } from './host-proof-store.ts'

const payloadSchema = z.object({
  branchId: z.uuid(),
  host: z.string(),
  news: z.enum(HOST_NEWS_KINDS),
  losesAt: z.iso.datetime().nullable(),
})

/**
 * Mails the owners of a company what became of a name of theirs. Of one that they took out since
 * nobody is told.
 */
export const mailHostNews: JobHandler = async (ports, job) => {
  const { branchId, host, news, losesAt } = payloadSchema.parse(job.payload)
  const named = await whereNamed(ports, { branchId, host })
  if (!named) return done
  const said = hostMail[news]
  const page = named.alias !== null ? 'local/web' : named.ofBrand ? 'brand/web' : 'brand/company'
  return mailOwners(ports, job, {
    branchId,
    kind: HOST_NEWS,
    words: ({ dayOf }) => ({
      subject: said.subject(host),
      paragraphs: [
        said.text(host),
        ...(news === 'FAILING' && losesAt !== null ? [hostMail.until(dayOf(losesAt))] : []),
        ...(news === 'SEEN' ? [] : [hostMail.mend]),
      ],
      link: { label: hostMail.link, page, alias: named.alias },
      notes: [hostMail.why],
    }),
  })
}

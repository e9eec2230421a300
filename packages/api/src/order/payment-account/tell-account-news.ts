import { paymentAccountMail } from '@mostrador/copy/payment-account'
import { z } from 'zod'
import type { JobHandler } from '../../ground/job/job.ts'
import { mailOwners } from '../../people/staff/mail-owners.ts'
import { titleOf } from '../payment/provider-facts.ts'
import { ACCOUNT_NEWS, NEWS } from './account-news.ts'

const payloadSchema = z.object({
  branchId: z.uuid(),
  providerName: z.string(),
  what: z.enum(NEWS),
  ends: z.iso.datetime(),
})

/** Mails the owners of a company what became of an account. */
export const tellAccountNews: JobHandler = (ports, job) => {
  const { branchId, providerName, what, ends } = payloadSchema.parse(job.payload)
  const said = paymentAccountMail[what]
  const title = titleOf(ports.payments, providerName)
  const isOver = what === 'REVOKED' || what === 'EXPIRED'
  return mailOwners(ports, job, {
    branchId,
    kind: ACCOUNT_NEWS,
    words: ({ name, dayOf }) => ({
      subject: said.subject(title, name),
      paragraphs: [said.text(title), ...(isOver ? [] : [paymentAccountMail.ends(dayOf(ends))])],
      link: { label: paymentAccountMail.link, page: 'local/payments' },
      notes: [paymentAccountMail.why],
    }),
  })
}

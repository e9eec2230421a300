import type { MailSender } from '@mostrador/mail/mail-sender'
import { refusedByLimits } from '../message/limited-sender.ts'
import type { RateLimiter } from '../ports.ts'

/**
 * Sends no more mails in a day than the limits of a mailbox, a brand and all allow: an address is
 * typed by anybody, and a host that floods mailboxes is rejected by all. A refused mail may pass
 * later.
 */
export const limitedMailSender = (sender: MailSender, rateLimiter: RateLimiter): MailSender => ({
  send: async (mail) =>
    (await refusedByLimits(rateLimiter, [
      ['mails-address', mail.to.toLowerCase()],
      ['mails-brand', mail.branchId],
      ['mails-all', 'all'],
    ])) ?? sender.send(mail),
})

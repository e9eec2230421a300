import type { MailSender } from '@mostrador/mail/mail-sender'
import { refusedByLimits } from '../message/limited-sender.ts'
import type { RateLimiter } from '../ports.ts'

/**
 * Sends no mailbox, for no brand and altogether more mails in a day than their limits say: an
 * address is typed by anybody, and a house that floods mailboxes is heard in none. What is not sent
 * may pass later.
 */
export const limitedMailSender = (sender: MailSender, rateLimiter: RateLimiter): MailSender => ({
  send: async (mail) =>
    (await refusedByLimits(rateLimiter, [
      ['mails-address', mail.to.toLowerCase()],
      ['mails-brand', mail.branchId],
      ['mails-all', 'all'],
    ])) ?? sender.send(mail),
})

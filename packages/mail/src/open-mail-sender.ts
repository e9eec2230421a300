import type { Mail, MailRecords, MailSender } from './mail-sender.ts'
import { smtpSender, type SmtpOptions } from './smtp-sender.ts'

/** One mailbox, with nothing around it. */
const ADDRESS = /^[^\s@<>()[\]\\,;:"]{1,64}@[^\s@<>()[\]\\,;:"]{1,250}$/u

/** Characters that end a line of a header, or hide in it. */
const CONTROL = /[\p{Cc}\p{Zl}\p{Zp}]/u

const LONGEST_HEADER = 300

/**
 * Returns why a mail must not be sent: a value would begin another header, or reach other
 * mailboxes. Undefined for a good one.
 */
function faultOf({ to, replyTo = to, fromName, subject, stopUrl = '' }: Mail): string | undefined {
  if (![to, replyTo].every((address) => ADDRESS.test(address))) return 'not one address'
  const isBad = (text: string): boolean => CONTROL.test(text) || text.length > LONGEST_HEADER
  return [fromName, subject, stopUrl].some(isBad) ? 'not one line' : undefined
}

/**
 * Skips a mail that the server took before: a process may die between the server's answer and the
 * end of the job.
 */
const once = (sender: MailSender, { wasTaken, noteTaken }: MailRecords): MailSender => ({
  send: async (mail) => {
    if (await wasTaken(mail)) return { ok: true }
    const sent = await sender.send(mail)
    if (sent.ok) await noteTaken(mail)
    return sent
  },
})

/** The built-in sender: mails are kept to be read, and nothing leaves the machine. */
const outbox = ({ keep }: MailRecords): MailSender => ({
  send: async (mail) => {
    await keep(mail)
    return { ok: true }
  },
})

/** Opens the sender of the settings: a mail server, or without one the outbox. */
export function openMailSender({
  smtp,
  records,
}: {
  readonly smtp?: SmtpOptions | undefined
  readonly records: MailRecords
}): MailSender {
  const sender = smtp ? once(smtpSender(smtp), records) : outbox(records)
  return {
    send: async (mail) => {
      const fault = faultOf(mail)
      return fault ? { ok: false, reason: 'rejected', detail: fault } : sender.send(mail)
    },
  }
}

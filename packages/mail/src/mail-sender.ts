import type { Sent } from '@mostrador/messaging/message-sender'

/** One mail to one mailbox, in the name of a brand. */
export type Mail = {
  readonly branchId: string
  /** Name of the sender in the mailbox; the address is the installation's own. */
  readonly fromName: string
  /** Where an answer goes; without it, to the installation's address. */
  readonly replyTo?: string | undefined
  readonly to: string
  readonly subject: string
  readonly text: string
  /** The same as a page, which asks nothing of any other server. */
  readonly html: string
  /** Where a program stops mails of this kind for its reader, by one POST. Source: RFC 8058. */
  readonly stopUrl?: string | undefined
  /** Purpose of the mail, as `order-receipt`. */
  readonly kind: string
  /** Two mails of a brand with one key are one mail, however often they are sent. */
  readonly dedupeKey: string
}

/** Sends mails. Never throws for what a mail server does: a refusal is a value. */
export type MailSender = { readonly send: (mail: Mail) => Promise<Sent> }

/** Records of mails, by their brand and key. */
export type MailRecords = {
  /** Keeps a mail to be read; a second one with its key is the first. */
  readonly keep: (mail: Mail) => Promise<void>
  /** Whether a server took the mail before. */
  readonly wasTaken: (mail: Mail) => Promise<boolean>
  /** Writes down that a server took it, and nothing of what it says. */
  readonly noteTaken: (mail: Mail) => Promise<void>
}

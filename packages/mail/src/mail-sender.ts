import type { Sent } from '@mostrador/messaging/message-sender'

/** One mail to one mailbox, in the name of a brand. */
export type Mail = {
  readonly branchId: string
  /** Name of the sender in the mailbox; the address is the installation's own. */
  readonly fromName: string
  /** Address for replies; without it, the installation's own. */
  readonly replyTo?: string | undefined
  readonly to: string
  readonly subject: string
  readonly text: string
  /** The same as a page, which asks nothing of any other server. */
  readonly html: string
  /**
   * Address at which a mail program stops mails of this kind for its reader, by one POST. Source:
   * RFC 8058.
   */
  readonly stopUrl?: string | undefined
  /** Purpose of the mail, as `order-receipt`. */
  readonly kind: string
  /** Two mails of a brand with one key are one mail, however often they are sent. */
  readonly dedupeKey: string
}

/** Sends mails. Never throws for a mail server: a refusal is a value. */
export type MailSender = { readonly send: (mail: Mail) => Promise<Sent> }

/** Records of mails, by their brand and key. */
export type MailRecords = {
  /** Keeps a mail to be read; a second one with its key is the first. */
  readonly keep: (mail: Mail) => Promise<void>
  /** Whether a server took the mail earlier. */
  readonly wasTaken: (mail: Mail) => Promise<boolean>
  /** Records that a server took it, and nothing of its contents. */
  readonly noteTaken: (mail: Mail) => Promise<void>
}

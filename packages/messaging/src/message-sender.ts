/** One text for one phone. */
export type Message = {
  readonly branchId: string
  /** The digits of a number in E.164, without "+". */
  readonly to: string
  readonly text: string
  /** `CALL` where the text is to be spoken on the phone; absent, it is written. */
  readonly channel?: 'CALL'
  /** Purpose of the message, as `abandoned-cart`: a gateway may choose a template by it. */
  readonly kind: string
  /**
   * Whether the browser of the phone's owner asked for it: it is counted apart, so that strangers
   * cannot use up the limit.
   */
  readonly isOfOwner?: boolean
  /** Printable ASCII. Two messages with one key are one message, however often they are sent. */
  readonly dedupeKey: string
}

/** Reasons why a message was not taken. `rejected` is permanent; the others may pass. */
export type FailureReason = 'rejected' | 'throttled' | 'timeout' | 'unreachable'

/** Outcome of a message: taken, now or by an earlier try, or not. */
export type Sent =
  | { readonly ok: true }
  | {
      readonly ok: false
      readonly reason: FailureReason
      /** Answer of the gateway, cut short, for the log. */
      readonly detail: string
      /** Rest that the gateway asks for, in milliseconds from now. */
      readonly retryAfterMs?: number
    }

/** Sends messages. Never throws for a gateway: a refusal is a value. */
export type MessageSender = { readonly send: (message: Message) => Promise<Sent> }

/** One text for one phone. */
export type Message = {
  readonly branchId: string
  /** The digits of a number in E.164, without "+". */
  readonly to: string
  readonly text: string
  /** `CALL` where the text is to be spoken to who answers the phone; left out, it is written. */
  readonly channel?: 'CALL'
  /** Purpose of the message, as `abandoned-cart`: a gateway may choose a template by it. */
  readonly kind: string
  /**
   * Whether the browser that the phone's owner orders with asked for it: it is counted by itself,
   * for no stranger to use up.
   */
  readonly isOfOwner?: boolean
  /** Printable ASCII. Two messages with one key are one message, however often they are sent. */
  readonly dedupeKey: string
}

/**
 * Why a message was not taken. `rejected` stays so however often it is tried; the others may pass.
 */
export type FailureReason = 'rejected' | 'throttled' | 'timeout' | 'unreachable'

/** Outcome of a message: taken, now or by an earlier try, or not. */
export type Sent =
  | { readonly ok: true }
  | {
      readonly ok: false
      readonly reason: FailureReason
      /** Answer of the gateway, cut short, for the log. */
      readonly detail: string
      /** When the gateway wants to be asked again, in milliseconds from now. */
      readonly retryAfterMs?: number
    }

/** Sends messages. Never throws for what a gateway does: a refusal is a value. */
export type MessageSender = { readonly send: (message: Message) => Promise<Sent> }

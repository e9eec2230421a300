/** A browser's address at its push service, and the keys that it alone can read with. */
export type PushTarget = {
  readonly endpoint: string
  /** The browser's public key, an uncompressed point of P-256 in base64url. */
  readonly p256dh: string
  /** Sixteen random bytes of the browser's, in base64url. */
  readonly auth: string
}

/** One note to one browser. */
export type Push = {
  readonly to: PushTarget
  /** Text for the service worker, encrypted on its way. */
  readonly body: string
  /** Of waiting notes with one topic only the last is delivered. */
  readonly topic: string
  /** Time for which the push service keeps it for a browser that is away, in seconds. */
  readonly seconds: number
}

/**
 * Reasons why a note was not taken. A browser that is `gone` takes none any more; `rejected` is
 * permanent; the others may pass.
 */
export type PushFailure = 'gone' | 'rejected' | 'throttled' | 'timeout' | 'unreachable'

/** Outcome of a note: taken by the push service, or not. */
export type Pushed =
  | { readonly ok: true }
  | {
      readonly ok: false
      readonly reason: PushFailure
      /** Answer of the push service, cut short, for the log; never the address or the note. */
      readonly detail: string
      /** Rest that it asks for, in milliseconds from now. */
      readonly retryAfterMs?: number
    }

/** Sends notes to browsers. Never throws for a push service: a refusal is a value. */
export type PushSender = {
  /** Key by which browsers know the sender, in base64url. */
  readonly publicKey: () => Promise<string>
  /**
   * Whether an address could be a push service's: its name may still resolve to a refused one
   * later.
   */
  readonly mayCall: (endpoint: string) => boolean
  readonly send: (push: Push) => Promise<Pushed>
}

/** The pair of keys by which push services know this installation, in base64url. */
export type PushKeys = { readonly publicKey: string; readonly privateKey: string }

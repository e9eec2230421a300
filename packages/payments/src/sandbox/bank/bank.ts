import type { BankPayment, BankStore } from './bank-payment.ts'
import type { BankTexts } from './bank-texts.ts'

export type BankTimes = {
  /** The answer to a slow charge. */
  readonly slow: number
  /** Until a pending payment is approved. */
  readonly pending: number
  /** Before the first notification, and each time that a shop did not hear. */
  readonly notifications: readonly number[]
}

/**
 * The bank as people try it: half a minute of slowness, ten seconds of doubt, and notifications for
 * a day.
 */
export const BANK_TIMES: BankTimes = {
  slow: 30_000,
  pending: 10_000,
  notifications: [500, 5_000, 30_000, 120_000, 600_000, 3_600_000, 6 * 3_600_000, 12 * 3_600_000],
}

export type BankOptions = {
  readonly store: BankStore
  /** Its own secret, which every key and token is made of. */
  readonly secret: string
  /** Address for browsers, as `https://shop.example/sandbox-pay`. */
  readonly publicUrl: () => string
  readonly texts: BankTexts
  readonly times: BankTimes
  readonly now: () => Date
  readonly newId: () => string
}

export type Answer = (request: Request, id: string) => Promise<Response>

/**
 * Makes a JSON answer that any page may read: a shop's key decides what it may know, not its page.
 */
export const json = (body: unknown, status = 200): Response =>
  new Response(JSON.stringify(body), {
    status,
    headers: {
      'content-type': 'application/json',
      'access-control-allow-origin': '*',
      'cache-control': 'no-store',
    },
  })

/** Makes a refusal with the bank's code for it. */
export const refused = (status: number, code: string): Response => json({ code, message: code }, status)

/** Returns a payment as shops read it. */
export const shown = ({ id, externalReference, status, reason, ...payment }: BankPayment): object => ({
  id,
  externalReference,
  status,
  reason,
  amount: payment.amount,
  currency: payment.currency,
  cardLastDigits: payment.cardLastDigits,
})

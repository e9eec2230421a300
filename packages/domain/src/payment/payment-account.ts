/** Ways to connect an account: by typed keys, or by the provider's authorisation. */
export const ACCOUNT_WAYS = ['KEYS', 'AUTHORISED'] as const

/**
 * Reasons why an account charges no more: its owner took the rights away at the provider, they
 * ended, or the shop disconnected it.
 */
export const ACCOUNT_LOSSES = ['REVOKED', 'EXPIRED', 'DISCONNECTED'] as const

export type AccountLoss = (typeof ACCOUNT_LOSSES)[number]

/**
 * States of an authorisation's renewal: by itself, soon at its end without one, or with a lost
 * answer.
 */
export const ACCOUNT_RENEWALS = ['RENEWS', 'ENDING', 'LOST'] as const

type AccountRenewal = (typeof ACCOUNT_RENEWALS)[number]

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS

/** Days before its end at which an authorisation is renewed where a third of its life is less. */
const LEAST_LEFT_DAYS = 30
/** Days before its end at which the owners learn that it was not renewed. */
const WARNING_DAYS = 14

/** Begin and end of an authorisation. */
export type AccountTerm = { readonly begins: Date; readonly ends: Date }

const at = (time: number): Date => new Date(time)
const lifeOf = ({ begins, ends }: AccountTerm): number => ends.getTime() - begins.getTime()

/**
 * Returns when an authorisation is to be renewed: when a third of its life is left, thirty days at
 * least, and never before half of it is over. `spread`, from 0 to 1, delays it by up to a fifth of
 * the rest, so that accounts that were connected together are not renewed together.
 */
export function renewalAt(term: AccountTerm, spread: number): Date {
  const life = lifeOf(term)
  const left = Math.min(Math.max(life / 3, LEAST_LEFT_DAYS * DAY_MS), life / 2)
  return at(term.ends.getTime() - left + (left / 5) * spread)
}

/**
 * Returns when owners are warned of the end: fourteen days before, or in the last quarter of a
 * short life.
 */
export const warningAt = (term: AccountTerm): Date =>
  at(term.ends.getTime() - Math.min(WARNING_DAYS * DAY_MS, lifeOf(term) / 4))

/**
 * Returns the state of the renewal of a valid authorisation; `lostAt` is when its answer was lost.
 */
export function renewalOf(term: AccountTerm, lostAt: Date | null, now: Date): AccountRenewal {
  if (lostAt !== null) return 'LOST'
  return now >= warningAt(term) ? 'ENDING' : 'RENEWS'
}

/** After how long a renewal that failed is tried again: an hour, four, sixteen, then each day. */
export const pauseAfterTries = (tries: number): number => Math.min(HOUR_MS * 4 ** (tries - 1), DAY_MS)

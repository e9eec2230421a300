import type { BankStatus } from './bank-payment.ts'

/** Outcome of a payment, and how the bank tells it. */
export type Outcome = {
  readonly status: Extract<BankStatus, 'APPROVED' | 'PENDING' | 'REJECTED'>
  readonly reason: string | null
  /** Answer of the charge; `never` means that the money moved and the answer got lost. */
  readonly answer: 'now' | 'slow' | 'never' | 'nonsense'
  readonly notifies: 'once' | 'twice' | 'early'
}

const approved: Outcome = { status: 'APPROVED', reason: null, answer: 'now', notifies: 'once' }
const declined = (reason: string): Outcome => ({ ...approved, status: 'REJECTED', reason })

const OUTCOMES: Readonly<Record<string, Outcome>> = {
  APRO: approved,
  OTHE: declined('other_reason'),
  FUND: declined('insufficient_amount'),
  SECU: declined('bad_filled_security_code'),
  EXPI: declined('bad_filled_date'),
  CALL: declined('call_for_authorize'),
  CONT: { ...approved, status: 'PENDING', reason: 'pending_contingency' },
  SLOW: { ...approved, answer: 'slow' },
  LOST: { ...approved, answer: 'never' },
  NONS: { ...approved, answer: 'nonsense' },
  TWICE: { ...approved, notifies: 'twice' },
  EARLY: { ...approved, notifies: 'early' },
}

/**
 * Returns the word by which a holder asks for an outcome: the first of the name. Source:
 * README.md, Names.
 */
export const behaviorOf = (holder: string): string => (holder.trim().split(/\s+/)[0] ?? '').toUpperCase()

/** Whether a name makes the bank unreachable: nothing is charged. */
export const isDown = (behavior: string): boolean => behavior === 'DOWN'

/** Returns the outcome for a holder's first name; any unknown name pays. */
export const outcomeOf = (behavior: string): Outcome =>
  (Object.hasOwn(OUTCOMES, behavior) ? OUTCOMES[behavior] : undefined) ?? approved

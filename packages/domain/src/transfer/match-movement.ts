import type { Minor } from '../money/minor.ts'

/** A transfer that a shop waits for, or waited for lately. Days are the shop's, `YYYY-MM-DD`. */
export type AwaitedTransfer = {
  readonly orderId: string
  /** Amount that the diner was asked to send. */
  readonly amount: Minor
  /** Whether no other transfer awaited at the time has this amount. */
  readonly byAmount: boolean
  readonly total: Minor
  readonly reference: string | null
  /** The days on which it was asked for, and its grace is over. */
  readonly from: string
  readonly heldUntil: string
  readonly isMatched: boolean
}

/** Money that came into an account. */
export type BankMovement = {
  readonly id: string
  readonly day: string
  readonly amount: Minor
  readonly text: string
}

/**
 * Verdict on a movement: the one transfer that it can be; another amount than that of the order it
 * names, or nearly the amount of some; possibly one of several; a second payment of a paid order;
 * or unknown.
 */
export type MovementVerdict =
  | { readonly kind: 'MATCH'; readonly orderIds: readonly [string] }
  | {
      readonly kind: 'AMOUNT_DIFFERS' | 'POSSIBLE' | 'PAID_TWICE' | 'UNKNOWN'
      readonly orderIds: readonly string[]
    }

/** Largest difference to the asked amount that is taken for a slip, in minor units. */
const SLIP: Minor = 100

/**
 * Returns the words of a movement's text, and each two of them as one: banks break them anywhere.
 */
function wordsOf(text: string): ReadonlySet<string> {
  const words = text
    .toUpperCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '')
  return new Set([...words, ...words.slice(1).map((word, at) => `${words[at]}${word}`)])
}

const verdict = (kind: MovementVerdict['kind'], found: readonly AwaitedTransfer[]): MovementVerdict => {
  const orderIds = found.map(({ orderId }) => orderId).toSorted()
  return kind === 'MATCH' ? { kind, orderIds: [orderIds[0] ?? ''] } : { kind, orderIds }
}

const isWithin = ({ day }: BankMovement, { from, heldUntil }: AwaitedTransfer): boolean =>
  from <= day && day <= heldUntil

/** Judges a movement by the orders that its text names: it can be of no other. */
function judgeNamed({ amount }: BankMovement, named: readonly AwaitedTransfer[]): MovementVerdict {
  const exact = named.filter((one) => one.amount === amount)
  const open = exact.filter(({ isMatched }) => !isMatched)
  if (open.length > 0) return verdict(open.length === 1 ? 'MATCH' : 'POSSIBLE', open)
  return exact.length > 0 ? verdict('PAID_TWICE', exact) : verdict('AMOUNT_DIFFERS', named)
}

/**
 * Judges a movement by the transfers awaited when it came. It is never matched with one of two
 * that it could be. An amount that other orders may have, too, is no mark: without the order's
 * reference it is possible only.
 */
export function judgeMovement(movement: BankMovement, awaited: readonly AwaitedTransfer[]): MovementVerdict {
  const then = awaited.filter((one) => isWithin(movement, one))
  const words = wordsOf(movement.text)
  const named = then.filter(({ reference }) => reference !== null && words.has(reference))
  if (named.length > 0) return judgeNamed(movement, named)
  const exact = then.filter(({ amount }) => amount === movement.amount)
  const open = exact.filter(({ isMatched }) => !isMatched)
  const [only] = open
  if (only && open.length === 1) {
    // A paid one of the same amount may have been paid twice.
    return only.byAmount && exact.length === 1 ? verdict('MATCH', open) : verdict('POSSIBLE', open)
  }
  if (open.length > 1) return verdict('POSSIBLE', open)
  if (exact.length > 0) return verdict('PAID_TWICE', exact)
  const near = then.filter(
    ({ amount, total, isMatched }) =>
      !isMatched && (Math.abs(amount - movement.amount) <= SLIP || total === movement.amount),
  )
  return verdict(near.length > 0 ? 'AMOUNT_DIFFERS' : 'UNKNOWN', near)
}

export type MovementMatch = { readonly movementId: string; readonly orderId: string }

const byDay = (one: BankMovement, other: BankMovement): number =>
  one.day.localeCompare(other.day) || one.id.localeCompare(other.id)

/**
 * Matches movements with orders: first those that name their order, then those whose amount fits
 * one alone. No movement pays two orders, and no order is paid by two. The order of the list does
 * not matter.
 */
export function matchMovements(
  movements: readonly BankMovement[],
  awaited: readonly AwaitedTransfer[],
): readonly MovementMatch[] {
  const taken = new Map<string, string>()
  const now = (): readonly AwaitedTransfer[] =>
    awaited.map((one) => (taken.has(one.orderId) ? { ...one, isMatched: true } : one))
  const isNaming = ({ text }: BankMovement): boolean => {
    const words = wordsOf(text)
    return awaited.some(({ reference }) => reference !== null && words.has(reference))
  }
  const sorted = movements.toSorted(byDay)
  for (const movement of [...sorted.filter(isNaming), ...sorted.filter((one) => !isNaming(one))]) {
    const { kind, orderIds } = judgeMovement(movement, now())
    if (kind === 'MATCH') taken.set(orderIds[0], movement.id)
  }
  return Array.from(taken, ([orderId, movementId]) => ({ movementId, orderId }))
}

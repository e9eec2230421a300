import type { Minor } from '../money/minor.ts'

/** So many orders, and what they come to in minor units. */
export type Sales = { readonly orders: number; readonly amount: Minor }

/** Returns the average of an order, rounded half up to the minor unit; null without orders. */
export const averageOf = ({ orders, amount }: Sales): Minor | null =>
  orders === 0 ? null : Math.round(amount / orders)

/**
 * The mean of the days on which anything was sold, and how many those are; null where nothing was
 * sold on any: a shop that opened last week, or is closed on holidays, is not measured with zeros.
 * It is only measured with, and rounded nowhere: of few orders a rounded mean is percents away.
 */
export function meanSales(days: readonly Sales[]): (Sales & { readonly days: number }) | null {
  const open = days.filter(({ orders }) => orders > 0)
  if (open.length === 0) return null
  const sum = (of: (day: Sales) => number): number => open.reduce((all, day) => all + of(day), 0)
  return {
    days: open.length,
    orders: sum(({ orders }) => orders) / open.length,
    amount: sum(({ amount }) => amount) / open.length,
  }
}

/** Direction and size of a change of a number. */
export type Change = {
  readonly way: 'more' | 'less' | 'same'
  /** By how many percent, rounded; null where it was nothing, which no percentage tells. */
  readonly percent: number | null
}

/**
 * How something went from what it was. Only what is nothing now is 100 % less: what is left of much
 * is 99 % less at most. What differs by so little that it rounds to nothing has 0 percent.
 */
export function changeOf(now: number, then: number): Change {
  if (now === then) return { way: 'same', percent: 0 }
  // Stryker disable next-line EqualityOperator: equal ones were answered above
  const way = now > then ? 'more' : 'less'
  if (then === 0) return { way, percent: null }
  const percent = Math.round((Math.abs(now - then) * 100) / then)
  return { way, percent: way === 'less' && now > 0 ? Math.min(percent, 99) : percent }
}

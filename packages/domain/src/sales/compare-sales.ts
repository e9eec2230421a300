import type { Minor } from '../money/minor.ts'

/** Number of orders, and their sum in minor units. */
export type Sales = { readonly orders: number; readonly amount: Minor }

/** Returns the average of an order, rounded half up to the minor unit; null without orders. */
export const averageOf = ({ orders, amount }: Sales): Minor | null =>
  orders === 0 ? null : Math.round(amount / orders)

/**
 * Returns the mean of the days with sales, and their number; null without any: a shop that opened
 * last week, or is closed on holidays, is not compared with zeros. The mean is not rounded, since
 * it is only compared: of few orders a rounded one is percents away.
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
  /** Per cent of the difference, rounded; null where the base is 0. */
  readonly percent: number | null
}

/**
 * Returns the change from an earlier value. Only a value of 0 is 100 % less: any other one is 99 %
 * less at most. A difference that rounds to nothing has 0 percent.
 */
export function changeOf(now: number, then: number): Change {
  if (now === then) return { way: 'same', percent: 0 }
  // Stryker disable next-line EqualityOperator: equal ones were answered above
  const way = now > then ? 'more' : 'less'
  if (then === 0) return { way, percent: null }
  const percent = Math.round((Math.abs(now - then) * 100) / then)
  return { way, percent: way === 'less' && now > 0 ? Math.min(percent, 99) : percent }
}

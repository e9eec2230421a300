import type { Minor } from '../money/minor.ts'

/** So many orders, and what they come to in minor units. */
export type Sales = { readonly orders: number; readonly amount: Minor }

/** What an order comes to on average, rounded half up to the minor unit; null without orders. */
export const averageOf = ({ orders, amount }: Sales): Minor | null =>
  orders === 0 ? null : Math.round(amount / orders)

/**
 * The mean of the days on which anything was sold, and how many those are; null where nothing was
 * sold on any: a shop that opened last week, or is closed on holidays, is not measured with zeros.
 * Orders keep one decimal, amounts are rounded half up to the minor unit.
 */
export function meanSales(days: readonly Sales[]): (Sales & { readonly days: number }) | null {
  const open = days.filter(({ orders }) => orders > 0)
  if (open.length === 0) return null
  const sum = (of: (day: Sales) => number): number => open.reduce((all, day) => all + of(day), 0)
  return {
    days: open.length,
    orders: Math.round((sum(({ orders }) => orders) * 10) / open.length) / 10,
    amount: Math.round(sum(({ amount }) => amount) / open.length),
  }
}

/**
 * By how many percent something is more (or, below zero, less) than it was, rounded half up; null
 * where it was nothing, which no percentage tells.
 */
export const changeOf = (now: number, then: number): number | null =>
  then === 0 ? null : Math.round(((now - then) * 100) / then)

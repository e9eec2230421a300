import { remember, remembered, useRemembered } from '../layout/remembered.ts'

/** Remembered canceled orders; more are never shown at once. */
const REMEMBERED = 100

const idsOf = (kept: string | null): readonly string[] => (kept ?? '').split(' ').filter(Boolean)

/** Marks a canceled order as seen at this device, so that it is not shown again. */
export function seeStopped(id: string): void {
  remember('stopped', [...idsOf(remembered('stopped')), id].slice(-REMEMBERED).join(' '))
}

/** Returns the recently canceled orders that nobody at this device has seen. */
export function useUnseen<Order extends { readonly id: string }>(orders: readonly Order[]): readonly Order[] {
  const seen = new Set(idsOf(useRemembered('stopped')))
  return orders.filter(({ id }) => !seen.has(id))
}

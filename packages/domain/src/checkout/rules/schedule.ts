import type { CheckoutRule } from '../checkout-inputs.ts'

/** A chosen time, when it cannot be now. 000 §5, checkout 11. */
export const schedule: CheckoutRule = ({ schedule: { loading, canOrderNow, scheduledAt } }) => {
  if (loading) return [{ code: 'schedule-loading', field: 'schedule' }]
  return !canOrderNow && scheduledAt === null ? [{ code: 'schedule-required', field: 'schedule' }] : []
}

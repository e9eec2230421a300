import type { CaseInfo } from '@mostrador/contract/case/case-endpoints'

/** Minutes that the steps of an order took, whole; null for a step that has not ended. */
export type CaseTimes = {
  readonly kitchen: number | null
  readonly delivery: number | null
  readonly total: number | null
}

const MINUTE_MS = 60_000

const between = (from: string | null, to: string | null): number | null =>
  from === null || to === null
    ? null
    : Math.max(0, Math.round((Date.parse(to) - Date.parse(from)) / MINUTE_MS))

/** Measures accepted to ready, ready to delivered, and ordered to delivered. */
export const caseTimes = ({ orderedAt, acceptedAt, readyAt, deliveredAt }: CaseInfo['order']): CaseTimes => ({
  kitchen: between(acceptedAt, readyAt),
  delivery: between(readyAt, deliveredAt),
  total: between(orderedAt, deliveredAt),
})

import { describe, expect, test } from 'vitest'
import { isInProgress } from './in-progress.ts'

const now = new Date('2026-11-20T12:00:00Z')
const hours = (count: number) => new Date(now.getTime() + count * 3_600_000)

describe('isInProgress', () => {
  /** spec('000 §9.10') spec('001 §2.18') spec('001 §3.2') spec('001 §9.5') */
  test.each([
    { status: 'GENERATED', ordered: -1, scheduled: null, waits: true },
    { status: 'READY', ordered: -24, scheduled: null, waits: true },
    { status: 'ACCEPTED', ordered: -24.1, scheduled: null, waits: false },
    { status: 'ACCEPTED', ordered: -72, scheduled: 24, waits: true },
    { status: 'DELIVERED', ordered: -1, scheduled: null, waits: false },
    { status: 'CANCELED', ordered: -1, scheduled: null, waits: false },
    { status: 'ACCEPTED', ordered: -72, scheduled: 2, waits: true },
    { status: 'ACCEPTED', ordered: -1, scheduled: 30, waits: false },
    { status: 'ACCEPTED', ordered: -72, scheduled: -30, waits: false },
  ] as const)('$status, ordered at $ordered h, scheduled for $scheduled h: $waits', (order) => {
    const scheduledAt = order.scheduled === null ? null : hours(order.scheduled)
    const placed = { status: order.status, orderedAt: hours(order.ordered), scheduledAt }
    expect(isInProgress(placed, now)).toBe(order.waits)
  })
})

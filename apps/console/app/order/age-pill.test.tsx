import { expect, test } from 'vitest'
import { draw } from '../testing/draw.tsx'
import { givenOrder } from '../testing/given-order.ts'
import { AgePill } from './age-pill.tsx'

// The contact of a test stands in Buenos Aires: 2026-11-20T15:00Z is noon.
const NOW = new Date('2026-11-20T15:00:00.000Z')

const making = { status: 'ACCEPTED', orderedAt: '2026-11-20T14:30:00.000Z' } as const
const scheduled = { ...making, scheduled: true, scheduledAt: '2026-11-20T17:00:00.000Z' } as const

const drawn = (fields: Parameters<typeof givenOrder>[0]): string =>
  draw(<AgePill order={givenOrder(fields)} now={NOW} />).replaceAll(/<[^>]*>/g, '')

test('an order says the hour that it is promised for, and how long it has', () => {
  expect(drawn({ ...making, maxDelayInMinutes: 60 })).toContain('12:30 · En 30 min')
})

test('the hour for which it was scheduled stands beside it, and is not said twice', () => {
  expect(drawn(scheduled)).toBe('En 2 h')
  expect(drawn({ ...scheduled, promisedAt: '2026-11-20T17:10:00.000Z' })).toContain('14:10 · En 2 h 10 min')
})

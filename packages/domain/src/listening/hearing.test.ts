import { expect, test } from 'vitest'
import { BEAT_MS, HEARD_MS, isDeafFor, isHeard, STALE_MS } from './hearing.ts'

const at = (time: string): Date => new Date(`2026-11-20T${time}Z`)

/** spec('decisions never-missing-an-order.1') */
test.each([
  { seen: '21:00:00', now: '21:00:00', is: true },
  { seen: '21:00:00', now: '21:01:29', is: true },
  { seen: '21:00:00', now: '21:01:30', is: false },
  { seen: null, now: '21:00:00', is: false },
])('where a console with sound was seen at $seen, a contact is heard at $now: $is', ({ seen, now, is }) => {
  expect(isHeard(seen === null ? null : at(seen), at(now))).toBe(is)
})

/** spec('decisions never-missing-an-order.1') */
test('a console that lost one beat and wrote every second one is not missed', () => {
  const oldest = Math.ceil(STALE_MS / BEAT_MS) * BEAT_MS
  expect(oldest).toBeLessThan(HEARD_MS)
})

/** spec('decisions never-missing-an-order.5') */
test.each([
  // It opened at seven, and somebody heard until half past eight.
  { heardAt: '20:30:00', now: '20:39:59', is: false },
  { heardAt: '20:30:00', now: '20:40:00', is: true },
  // Silence before it opened counts for nothing.
  { heardAt: '12:00:00', now: '19:09:59', is: false },
  { heardAt: '12:00:00', now: '19:10:00', is: true },
  { heardAt: null, now: '19:09:59', is: false },
  { heardAt: null, now: '19:10:00', is: true },
  // It was told at half past nine to pause for it, or to go on: nor does what was before that.
  { heardAt: '20:30:00', now: '21:39:59', countsFrom: '21:30:00', is: false },
  { heardAt: null, now: '21:39:59', countsFrom: '21:30:00', is: false },
  { heardAt: null, now: '21:40:00', countsFrom: '21:30:00', is: true },
])('heard last at $heardAt, it is deaf for ten minutes at $now: $is', ({ heardAt, now, countsFrom, is }) => {
  const deafness = {
    heardAt: heardAt === null ? null : at(heardAt),
    openSince: at('19:00:00'),
    countsFrom: at(countsFrom ?? '10:00:00'),
  }
  expect(isDeafFor(deafness, 10, at(now))).toBe(is)
})

/** spec('decisions never-missing-an-order.5') */
test('a shop is not deaf before a console that is there could be missed', () => {
  const deafness = { heardAt: at('21:00:00'), openSince: at('19:00:00'), countsFrom: at('10:00:00') }
  expect(isDeafFor(deafness, 1, at('21:01:00'))).toBe(false)
  expect(isDeafFor(deafness, 1, at('21:01:30'))).toBe(true)
})

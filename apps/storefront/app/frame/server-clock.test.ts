import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type * as ServerClock from './server-clock.ts'

let clock: typeof ServerClock

// A page that was just opened: it has forgotten what other tests were told by a server.
beforeEach(async () => {
  vi.resetModules()
  clock = await import('./server-clock.ts')
})

const HOUR_MS = 60 * 60 * 1000
const answer = (at: number, cacheControl = 'no-store') =>
  new Response('', { headers: { date: new Date(at).toUTCString(), 'cache-control': cacheControl } })
// Between the two a millisecond passes, of which the rounded hours would be less than none.
const hoursAhead = () => Math.round((clock.serverNow().getTime() - Date.now()) / HOUR_MS) + 0

afterEach(() => {
  vi.restoreAllMocks()
  vi.resetModules()
})

test('the time is the server’s where the browser’s clock is far off, and the browser’s where nothing was told', () => {
  expect(hoursAhead()).toBe(0)
  clock.noteServerTime(new Response(''))
  clock.noteServerTime(answer(Date.now() - 1000))
  expect(hoursAhead()).toBe(0)

  const server = Date.now()
  vi.spyOn(Date, 'now').mockImplementation(() => server + 24 * HOUR_MS)
  clock.noteServerTime(answer(server))
  expect(hoursAhead()).toBe(-24)
  // A cached answer tells an older time.
  clock.noteServerTime(answer(server - 3 * HOUR_MS))
  clock.noteServerTime(answer(server + 300 * HOUR_MS, 'public, max-age=31536000, immutable'))
  expect(hoursAhead()).toBe(-24)
})

/** spec('001 §9.8') */
test('an end of now is never before the now of the server, with an accurate clock too', () => {
  const server = Date.now() + 1000 * HOUR_MS
  const ownClock = vi.spyOn(Date, 'now')
  const minutesAfter = (now: Date) => (now.getTime() - server) / 60_000
  clock.noteServerTime(answer(server))
  for (const [minutes, end] of [
    [-30, 0],
    [30, 30],
    [24 * 60, 0],
  ] as const) {
    ownClock.mockReturnValue(server + minutes * 60_000)
    expect(minutesAfter(clock.serverNowOrLater())).toBeCloseTo(end, 1)
  }
  ownClock.mockReturnValue(server - 30 * 60_000)
  expect(minutesAfter(clock.serverNow())).toBeCloseTo(-30, 1)
})

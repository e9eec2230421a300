import { afterEach, beforeEach, expect, test, vi } from 'vitest'

let noteServerTime: typeof import('./server-clock.ts').noteServerTime
let serverNow: typeof import('./server-clock.ts').serverNow
let serverNowOrLater: typeof import('./server-clock.ts').serverNowOrLater

// A page that was just opened: it has forgotten what other tests were told by a server.
beforeEach(async () => {
  vi.resetModules()
  ;({ noteServerTime, serverNow, serverNowOrLater } = await import('./server-clock.ts'))
})

const HOUR_MS = 60 * 60 * 1000
const answer = (at: number, cacheControl = 'no-store') =>
  new Response('', { headers: { date: new Date(at).toUTCString(), 'cache-control': cacheControl } })
const hoursAhead = () => Math.round((serverNow().getTime() - Date.now()) / HOUR_MS)

afterEach(() => {
  vi.restoreAllMocks()
  vi.resetModules()
})

test('the time is the server’s where the browser’s clock is far off, and the browser’s where nothing was told', () => {
  expect(hoursAhead()).toBe(0)
  noteServerTime(new Response(''))
  noteServerTime(answer(Date.now() - 1000))
  expect(hoursAhead()).toBe(0)

  const server = Date.now()
  vi.spyOn(Date, 'now').mockImplementation(() => server + 24 * HOUR_MS)
  noteServerTime(answer(server))
  expect(hoursAhead()).toBe(-24)
  // What comes out of a cache tells an older time.
  noteServerTime(answer(server - 3 * HOUR_MS))
  noteServerTime(answer(server + 300 * HOUR_MS, 'public, max-age=31536000, immutable'))
  expect(hoursAhead()).toBe(-24)
})

/** spec('001 §9.8') */
test('what ends now ends no sooner than the server’s now, of a clock that is believed too', () => {
  const server = Date.now() + 1000 * HOUR_MS
  const clock = vi.spyOn(Date, 'now')
  const minutesAfter = (now: Date) => (now.getTime() - server) / 60_000
  noteServerTime(answer(server))
  for (const [minutes, end] of [
    [-30, 0],
    [30, 30],
    [24 * 60, 0],
  ] as const) {
    clock.mockReturnValue(server + minutes * 60_000)
    expect(minutesAfter(serverNowOrLater())).toBeCloseTo(end, 1)
  }
  clock.mockReturnValue(server - 30 * 60_000)
  expect(minutesAfter(serverNow())).toBeCloseTo(-30, 1)
})

import { afterEach, expect, test, vi } from 'vitest'

afterEach(() => {
  vi.resetModules()
})

/**
 * Both modules as a page has them that was just opened: what another test was told by a server is
 * forgotten.
 */
async function pageJustOpened() {
  vi.resetModules()
  const { noteServerTime } = await import('../frame/server-clock.ts')
  const { openingClock } = await import('./opening-clock.ts')
  return { noteServerTime, openingClock }
}

test('no contact opens or closes by a browser alone, and by the server as soon as it answers', async () => {
  const { noteServerTime, openingClock } = await pageJustOpened()
  expect(openingClock().getTime()).toBe(0)
  const date = new Date(Date.now() + 86_400_000).toUTCString()
  noteServerTime(new Response(null, { headers: { date } }))
  expect(Math.abs(openingClock().getTime() - Date.parse(date))).toBeLessThan(5000)
})

import { expect, test, vi } from 'vitest'
import { openPage } from '../testing/browser-page.ts'
import { pass, renderHook } from '../testing/render-hook.tsx'
import { secondsUntil, timeText, useTimeLeft } from './use-time-left.ts'

/** spec('001 §2.22') */
test('counts whole seconds down to zero, and never below', () => {
  const until = '2026-11-20T21:15:00.000Z'
  expect(secondsUntil(until, new Date('2026-11-20T21:00:00.000Z'))).toBe(900)
  expect(secondsUntil(until, new Date('2026-11-20T21:14:59.001Z'))).toBe(1)
  expect(secondsUntil(until, new Date('2026-11-20T21:15:00.000Z'))).toBe(0)
  expect(secondsUntil(until, new Date('2026-11-20T22:00:00.000Z'))).toBe(0)
})

test('writes minutes and seconds', () => {
  expect([900, 65, 9, 0].map(timeText)).toEqual(['15:00', '1:05', '0:09', '0:00'])
})

/** spec('001 §2.22') */
test('the seconds go down one by one, to another end when there is one, and no longer without', async () => {
  openPage({ clock: '2026-11-20T21:00:00.000Z' })
  const { now, renderAgain } = await renderHook<number | undefined, string | null>(useTimeLeft, {
    props: '2026-11-20T21:00:02.000Z',
  })
  expect(now()).toBe(2)
  await pass(1_000)
  expect(now()).toBe(1)
  await pass(3_000)
  expect(now()).toBe(0)
  await renderAgain('2026-11-20T21:01:00.000Z')
  expect(now()).toBe(56)
  await renderAgain(null)
  expect(now()).toBeUndefined()
  expect(vi.getTimerCount()).toBe(0)
})

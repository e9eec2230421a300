import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { openPage } from '../testing/browser-page.ts'
import { doing, pass, renderHook } from '../testing/render-hook.tsx'
import { addedNow, followAdded, signalAdded, useAdded } from './added-signal.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** spec('000 §9.4') spec('001 §9.20') */
test('an added plate is shown for 1,450 ms, and then no longer', () => {
  signalAdded('Bife')
  vi.advanceTimersByTime(1449)
  expect(addedNow()).toMatchObject({ name: 'Bife' })
  vi.advanceTimersByTime(1)
  expect(addedNow()).toBeUndefined()
})

test('another plate meanwhile has its whole time, and everybody hears of each change', () => {
  let heard = 0
  const stop = followAdded(() => void (heard += 1))
  signalAdded('Bife')
  vi.advanceTimersByTime(1000)
  const first = addedNow()
  signalAdded('Bife')
  expect(addedNow()).not.toEqual(first)
  vi.advanceTimersByTime(1449)
  expect(addedNow()).toMatchObject({ name: 'Bife' })
  vi.advanceTimersByTime(1)
  expect([addedNow(), heard]).toEqual([undefined, 3])
  stop()
  signalAdded('Flan')
  expect(heard).toBe(3)
  vi.runAllTimers()
})

test('a part of the page is drawn with the plate, and again without it', async () => {
  openPage({ clock: '2026-11-20T21:00:00.000Z' })
  const { now, all } = await renderHook(() => useAdded(), { props: undefined })
  expect(now()).toBeUndefined()
  await doing(() => signalAdded('Bife'))
  expect(now()?.name).toBe('Bife')
  await pass(1450)
  expect(now()).toBeUndefined()
  expect(all).toHaveLength(3)
})

import { expect, test, vi } from 'vitest'
import { openPage } from '../testing/browser-page.ts'
import { pageAround } from '../testing/page-around.tsx'
import { pass, renderHook } from '../testing/render-hook.tsx'
import { sampleCode } from '../testing/sample-code.ts'
import type { OrderNow } from './judge-code.ts'
import { keepCode, type KeptCode } from './kept-code.ts'
import { useCodeLife } from './use-code-life.ts'
import { useTimeLeft } from './use-time-left.ts'

const NOW = '2026-11-20T21:00:00.000Z'
const place: OrderNow = { orderModeId: 'mode', paymentTypeId: 'cash', at: null }
const kept = keepCode(sampleCode, place, Date.parse(NOW))
const held = keepCode({ ...sampleCode, heldUntil: '2026-11-20T21:01:00.000Z' }, place, Date.parse(NOW))
const DROPPED = { text: 'Se quitó el código de descuento' }
const EXPIRED = { text: 'Tiempo de aplicacion del descuento vencido' }

type Given = { readonly code: KeptCode | null; readonly at?: OrderNow }

/** A checkout with a code, whose draft loses it when it is dropped. */
async function open(given: Given) {
  openPage({ clock: NOW })
  const { wrap, toasts } = pageAround()
  const drop = vi.fn<() => void>()
  const hook = await renderHook(({ code, at = place }: Given) => useCodeLife(code, at, drop), {
    props: given,
    wrap,
  })
  return { ...hook, toasts, drop }
}

test('a code that stands stays, however long it takes', async () => {
  const { now, drop, toasts } = await open({ code: kept })
  expect(now()).toBe(kept)
  await pass(24 * 60 * 60_000)
  expect(now()).toBe(kept)
  expect(drop).not.toHaveBeenCalled()
  expect(toasts).toEqual([])
})

/** spec('000 §4.16') */
test('a code that no longer stands is none, is forgotten once, and the diner hears of it', async () => {
  const { now, drop, toasts, renderAgain } = await open({ code: kept })
  await renderAgain({ code: kept, at: { ...place, paymentTypeId: 'card' } })
  expect(now()).toBeNull()
  expect(drop).toHaveBeenCalledTimes(1)
  expect(toasts).toEqual([DROPPED])
  await renderAgain({ code: null })
  expect(drop).toHaveBeenCalledTimes(1)
  expect(toasts).toEqual([DROPPED])
})

test('a code that was lost before the page was opened is forgotten without a word', async () => {
  const { now, drop, toasts } = await open({ code: kept, at: { ...place, at: '2026-11-21T00:00:00.000Z' } })
  expect(now()).toBeNull()
  expect(drop).toHaveBeenCalledTimes(1)
  expect(toasts).toEqual([])
})

test('without a code there is nothing to forget; one that is given is not announced', async () => {
  const { now, drop, toasts, renderAgain } = await open({ code: null })
  expect(now()).toBeNull()
  await renderAgain({ code: kept })
  expect(now()).toBe(kept)
  expect(drop).not.toHaveBeenCalled()
  expect(toasts).toEqual([])
})

/** spec('000 §4.18') */
test('a limited code is forgotten when its time is over, and the diner hears why', async () => {
  const { drop, toasts, renderAgain } = await open({ code: held })
  await pass(59_999)
  expect(drop).not.toHaveBeenCalled()
  await pass(1)
  expect(drop).toHaveBeenCalledTimes(1)
  await renderAgain({ code: null })
  expect(toasts).toEqual([EXPIRED])
})

test('a limited code that ends before its time says so, and its time is over for nobody', async () => {
  const { drop, toasts, renderAgain } = await open({ code: held })
  await pass(59_000)
  await renderAgain({ code: null })
  expect(toasts).toEqual([DROPPED])
  await pass(5000)
  expect(drop).not.toHaveBeenCalled()
})

test('a limited code whose time passed while the tab was away goes at once', async () => {
  const { drop } = await open({ code: { ...held, expiresAt: Date.parse(NOW) - 5000 } })
  expect(drop).toHaveBeenCalledTimes(1)
})

test('a code in the place of another has its own time, and is no end of a code', async () => {
  const { drop, toasts, renderAgain } = await open({ code: held })
  const longer = { ...held, expiresAt: Date.parse(NOW) + 120_000 }
  await renderAgain({ code: longer })
  await pass(119_999)
  expect(drop).not.toHaveBeenCalled()
  expect(toasts).toEqual([])
  await pass(1)
  expect(drop).toHaveBeenCalledTimes(1)
})

test('the time that is left is told anew each second, as long as somebody looks', async () => {
  openPage({ clock: NOW })
  const until = Date.parse(NOW) + 61_500
  const { now, all, unmount } = await renderHook(() => useTimeLeft(until), { props: undefined })
  expect(now()).toBe('1:02')
  await pass(1000)
  expect(now()).toBe('1:01')
  await pass(61_000)
  expect(now()).toBe('0:00')
  const drawn = all.length
  await unmount()
  await pass(10_000)
  expect(all).toHaveLength(drawn)
  expect(vi.getTimerCount()).toBe(0)
})

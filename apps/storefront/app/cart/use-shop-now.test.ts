import { expect, onTestFinished, test, vi } from 'vitest'
import { openPage } from '../testing/browser-page.ts'
import { pass, renderHook } from '../testing/render-hook.tsx'
import { contactOf, modeOf } from '../testing/sample-checkout.ts'
import type { Shop } from './load-shop.ts'

const delivery = { ...modeOf('DELIVERY'), id: 'delivery', open: true }
const takeAway = { ...modeOf('TAKE_AWAY'), id: 'take-away', open: false }
const change = (at: string, openModes: string[]) => ({
  at,
  open: openModes.length > 0,
  nextOpeningAt: null,
  openModes,
  slotsLeftFor: [],
})

/** A shop whose contact opens its counter at nine, and closes altogether at ten. */
function shopOf(mode = takeAway): Shop {
  const contact = contactOf({
    open: true,
    deliveryConfig: { orderModes: [delivery, takeAway] } as never,
    changes: [
      change('2026-11-20T21:00:00.000Z', ['delivery', 'take-away']),
      change('2026-11-20T22:00:00.000Z', []),
    ],
  })
  return { contact, mode, view: 'the menu', place: 'the place' } as unknown as Shop
}

/** The hook on a page that no answer has told the time yet, and what tells it. */
async function open(shop: Shop | undefined) {
  openPage({ clock: '2026-11-20T20:59:50.000Z' })
  // The server's time is kept for the life of a page: this is another one.
  vi.resetModules()
  onTestFinished(() => void vi.resetModules())
  const { useShopNow } = await import('./use-shop-now.ts')
  const { noteServerTime } = await import('../frame/server-clock.ts')
  const hook = await renderHook((loaded: Shop | undefined) => useShopNow(loaded), { props: shop })
  const tellTime = () => noteServerTime(new Response(null, { headers: { date: new Date().toUTCString() } }))
  return { ...hook, tellTime }
}

test('a shop opens and closes under its page as the server’s clock goes on', async () => {
  const shop = shopOf()
  const { now, tellTime } = await open(shop)
  tellTime()
  expect(now()).toBe(shop)
  await pass(5000)
  expect(now()).toBe(shop)
  await pass(5000)
  expect(now()).toMatchObject({
    contact: { id: 'contact', open: true },
    mode: { id: 'take-away', open: true },
    view: 'the menu',
    place: 'the place',
  })
  await pass(60 * 60_000)
  expect(now()).toMatchObject({ contact: { open: false }, mode: { id: 'take-away', open: false } })
})

test('as long as nobody told the time, nothing changes', async () => {
  const shop = shopOf()
  const { now } = await open(shop)
  await pass(2 * 60 * 60_000)
  expect(now()).toBe(shop)
})

test('a shop that is loaded anew counts from then on, and one that is not there is none', async () => {
  const { now, renderAgain, tellTime } = await open(shopOf())
  tellTime()
  await pass(10_000)
  const again = shopOf(delivery)
  const later = { ...again, contact: { ...again.contact, changes: [] } }
  await renderAgain(later)
  expect(now()).toBe(later)
  await renderAgain(undefined)
  expect(now()).toBeUndefined()
})

test('nothing is there before it is loaded', async () => {
  const { now, renderAgain, tellTime } = await open(undefined)
  expect(now()).toBeUndefined()
  await renderAgain(shopOf())
  tellTime()
  await pass(10_000)
  expect(now()?.mode.open).toBe(true)
})

test('a page that was left looks no more', async () => {
  const { unmount } = await open(shopOf())
  await unmount()
  expect(vi.getTimerCount()).toBe(0)
})

test('a mode that the contact no longer has stays as it was', async () => {
  const { shopWith } = await import('./use-shop-now.ts')
  const shop = shopOf()
  const contact = contactOf({ deliveryConfig: { orderModes: [delivery] } as never })
  expect(shopWith(shop, contact)).toEqual({ ...shop, contact })
})

import type { Page } from '@playwright/test'
import { expect, test } from '../journey.ts'
import { shops } from '../shops.ts'

/** The browser has no room left. */
const fill = (page: Page) =>
  page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('No room.', 'QuotaExceededError')
    }
  })

/** The browser forbids storage to the shop; the router's own script keeps where it scrolled to. */
const forbid = (page: Page) =>
  page.addInitScript(() => {
    const forbidden = () => new DOMException('Forbidden.', 'SecurityError')
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw forbidden()
      },
    })
    const { getItem, setItem } = Storage.prototype
    Storage.prototype.getItem = function (key) {
      if (key.startsWith('mostrador.')) throw forbidden()
      return getItem.call(this, key)
    }
    Storage.prototype.setItem = function (key, value) {
      if (key.startsWith('mostrador.')) throw forbidden()
      setItem.call(this, key, value)
    }
  })

for (const [what, prepare] of [
  ['full', fill],
  ['forbidden', forbid],
] as const) {
  /** spec('000 §4.4') */
  test(`with ${what} storage the cart lives as long as the tab, and the order goes through`, async ({
    page,
    menu,
    cart,
    checkout,
    followUp,
  }) => {
    await prepare(page)
    await menu.choose(shops.palermo, 'Retiro en el local')
    await menu.add('Puré de calabaza asada')
    await menu.add('Vegetales grillados')
    await menu.seeOrder()
    await cart.oneMore('Vegetales grillados')
    await cart.hasQuantity('Vegetales grillados', 2)
    await cart.goOn()
    await checkout.fillIn({ name: 'Sin Lugar', phone: '11 5555-0103' })
    await checkout.payCash()
    await checkout.place()
    await followUp.arrive()
  })
}

test('whatever else stands where the cart is kept is no cart', async ({ page, menu, cart }) => {
  await menu.choose(shops.palermo, 'Retiro en el local')
  await menu.add('Puré de calabaza asada')
  const kept = await page.evaluate(() => {
    const key = Object.keys(localStorage).find((name) => name.includes('cart')) ?? ''
    return { key, json: localStorage.getItem(key) ?? '' }
  })
  const old = new Date(Date.now() - 25 * 60 * 60 * 1000).toISOString()
  const stored = JSON.parse(kept.json) as Record<string, unknown>
  const strange = {
    corrupt: kept.json.slice(0, -5),
    foreign: JSON.stringify({ ...stored, alias: shops.caballito }),
    expired: JSON.stringify({ ...stored, savedAt: old }),
    'of another version': JSON.stringify({ items: stored.lines, version: 0 }),
  }
  for (const [what, json] of Object.entries(strange)) {
    await page.evaluate(([key, value]) => localStorage.setItem(key, value), [kept.key, json] as const)
    await page.goto(`/menu/${shops.palermo}/preview`)
    await expect(page.getByText('Tu pedido está vacío'), what).toBeVisible()
  }
  await page.evaluate(([key, value]) => localStorage.setItem(key, value), [kept.key, kept.json] as const)
  await page.reload()
  await cart.hasQuantity('Puré de calabaza asada', 1)
})

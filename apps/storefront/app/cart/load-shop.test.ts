import { startTestApi } from '@mostrador/api/testing/start-test-api'
import type { Fetch } from '@mostrador/contract/client'
import { expect, test } from 'vitest'
import { createApi } from '../api.ts'
import { loadPricedShop } from './load-priced-shop.ts'
import { loadShop } from './load-shop.ts'

/** A contact with a plate, and a diner's browser that writes down what it reads. */
async function dinerAtShop() {
  const api = await startTestApi()
  const contact = await api.given.branchContact()
  await api.given.plate(contact, { name: 'Flan', price: 300_00 })
  const reads: string[] = []
  const network = { isThere: true }
  const fetch: Fetch = (url, init) => {
    reads.push(url)
    return network.isThere ? api.fetch(url, init) : Promise.reject(new TypeError('Failed to fetch'))
  }
  const { alias } = contact
  const orderModeId = contact.modes.TAKE_AWAY ?? ''
  const key = { alias, branchContactId: contact.id, orderModeId }
  const menuPath = `/api/diner/${alias}/menu/${orderModeId}`
  return { api, contact, browser: createApi(fetch), reads, network, alias, key, menuPath }
}

type Found = Awaited<ReturnType<typeof loadShop>>
const dataOf = (found: Found) => {
  if (!found.ok) throw new Error(found.problem.code)
  return found.data
}

test('the cart asks for the menu by the version that the alias names, and whoever asks next for nothing', async () => {
  const { browser, reads, alias, key, menuPath } = await dinerAtShop()
  const shop = dataOf(await loadShop(browser, key, 2))
  expect(shop.mode.id).toBe(key.orderModeId)
  expect(reads).toEqual([`/api/diner/${alias}`, `${menuPath}?hash=${shop.place.menuHash}`])

  const again = dataOf(await loadShop(browser, key, 2))
  expect(again.view).toBe(shop.view)
  const checkout = await loadPricedShop(browser, key, 2)
  expect(checkout.ok).toBe(true)
  expect(reads.slice(2).map((path) => path.split('/').at(-1))).toEqual([
    'fees',
    'generalsurcharges',
    'generaldiscounts',
  ])
})

test('a menu that changed is asked for by its new version, as soon as the cart is entered', async () => {
  const { api, contact, browser, reads, alias, key, menuPath } = await dinerAtShop()
  const before = dataOf(await loadShop(browser, key, 2))
  const another = await api.given.plate(contact, { name: 'Arroz con leche', price: 250_00 })
  reads.length = 0
  await browser.lookUp(alias, 'anew')
  const after = dataOf(await loadShop(browser, key, 2))
  expect(reads).toEqual([`/api/diner/${alias}`, `${menuPath}?hash=${after.place.menuHash}`])
  expect(after.place.menuHash).not.toBe(before.place.menuHash)
  expect([before, after].map(({ view }) => view.plates.has(another.id))).toEqual([false, true])
})

test('the look-up of the document is enough for a page that follows, and not for a cart', async () => {
  const { browser, reads, alias, key } = await dinerAtShop()
  const told = await browser.lookUp(alias)
  const asked: string[] = []
  const other = createApi((url) => {
    asked.push(url)
    return Promise.reject(new TypeError('Failed to fetch'))
  })
  if (told.ok) other.learn(alias, told.data)
  expect(await other.lookUp(alias)).toEqual(told)
  expect(asked).toEqual([])
  expect(await loadShop(other, key, 2)).toMatchObject({ ok: false, problem: { status: 0 } })
  expect(asked).toEqual([`/api/diner/${alias}`])
  // An older document does not undo a later read.
  reads.length = 0
  if (told.ok) browser.learn(alias, told.data)
  await loadShop(browser, key, 2)
  expect(reads.filter((path) => path === `/api/diner/${alias}`)).toEqual([])
})

test('where nobody can be asked anew, what was known stays known', async () => {
  const { browser, network, alias } = await dinerAtShop()
  const told = await browser.lookUp(alias)
  network.isThere = false
  expect(await browser.lookUp(alias, 'anew')).toMatchObject({ ok: false })
  expect(await browser.lookUp(alias)).toBe(await told)
})

test('a mode that is gone, and an alias that is no longer this contact, have no shop', async () => {
  const { browser, key } = await dinerAtShop()
  const gone = { ok: false, problem: { code: 'order-mode-not-found' } }
  expect(await loadShop(browser, { ...key, orderModeId: 'another' }, 2)).toMatchObject(gone)
  expect(await loadShop(browser, { ...key, alias: 'nobody' }, 2)).toMatchObject({
    ok: false,
    problem: { code: 'alias-not-found' },
  })
})

test('a lookup that fails late takes nothing back that was forgotten or asked for meanwhile', async () => {
  const { api, alias, reads } = await dinerAtShop()
  const late = Promise.withResolvers<Response>()
  let isSlow = false
  const browser = createApi((url, init) => {
    reads.push(url)
    return isSlow ? late.promise : api.fetch(url, init)
  })
  await browser.lookUp(alias)
  isSlow = true
  const slow = browser.lookUp(alias, 'anew')
  isSlow = false
  browser.forget(alias)
  const newest = browser.lookUp(alias)
  late.reject(new TypeError('Failed to fetch'))
  expect(await slow).toMatchObject({ ok: false })
  expect(reads).toHaveLength(3)
  expect(browser.lookUp(alias)).toBe(newest)
})

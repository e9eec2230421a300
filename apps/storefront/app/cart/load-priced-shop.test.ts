import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { createApi } from '../api.ts'
import { forgetExternalBenefits } from '../loyalty/external-benefits.ts'
import { forgetExternalUser } from '../loyalty/external-user.ts'
import { openPage, refusal } from '../testing/browser-page.ts'
import { contactOf, modeOf } from '../testing/sample-checkout.ts'
import { aMenu } from '../testing/sample-menu-info.ts'
import { forgetCharges, loadPricedShop, priceShop } from './load-priced-shop.ts'

const mode = { ...modeOf('DELIVERY'), active: true, menuHash: 'h1' }
const contact = contactOf({ deliveryConfig: { orderModes: [mode] } as never })
const ANSWERS: Readonly<Record<string, unknown>> = {
  '/api/diner/palermo': { type: 'branchContact', info: contact },
  '/api/diner/palermo/menu/mode?hash=h1': aMenu([]),
  '/api/ordermodes/mode/fees': { userFee: 12.5, percentageUserFee: 3 },
  '/api/ordermodes/mode/generalsurcharges': {
    generalSurcharges: [{ id: 's', name: 'Envase', type: 'FIXED', value: 100.5, paymentTypeIds: [] }],
  },
  '/api/ordermodes/mode/generaldiscounts': {
    generalDiscounts: [{ id: 'd', name: 'Efectivo', type: 'PERCENT', value: 10, paymentTypeIds: ['cash'] }],
  },
  '/api/external-benefits/club': { partnerName: 'Club Uno', generalDiscounts: [] },
}
const key = { alias: 'palermo', branchContactId: 'contact', orderModeId: 'mode' }

/** A page whose server answers as above, but for what is said otherwise. */
function open(others: Readonly<Record<string, unknown>> = {}) {
  const page = openPage({
    answer: ({ url }) => ({ ...ANSWERS, ...others })[url] ?? refusal(404, `no ${url}`),
  })
  return { page, api: createApi((url, init) => fetch(url, init)) }
}

// Another file of this process may have left a diner whom a partner sent.
beforeEach(() => {
  forgetExternalUser()
  forgetExternalBenefits()
})

test('a priced shop is that of its cart, with all that costs money, in minor units', async () => {
  const { page, api } = open()
  expect(await loadPricedShop(api, key, 2)).toMatchObject({
    ok: true,
    data: {
      contact: { id: 'contact' },
      mode: { id: 'mode' },
      place: { alias: 'palermo', branchContactId: 'contact', orderModeId: 'mode', menuHash: 'h1' },
      serviceFee: { userFee: 1250, percentageUserFee: 3 },
      surcharges: [{ id: 's', name: 'Envase', type: 'FIXED', value: 10_050, paymentTypeIds: [] }],
      discounts: [{ id: 'd', type: 'PERCENT', value: 10, paymentTypeIds: ['cash'] }],
      externalBenefits: null,
    },
  })
  expect(page.asked.map(({ url }) => url)).not.toContain('/api/external-benefits/club')
})

test('a diner whom a partner sent gets the benefit of the partner at this branch contact', async () => {
  const { page, api } = open()
  const user = { partner: 'club', externalUserId: 'ana', userToken: 'secret' }
  page.session.set('mostrador.external-user', JSON.stringify(user))
  expect(await loadPricedShop(api, key, 2)).toMatchObject({
    data: { externalBenefits: { partnerName: 'Club Uno', user: { partner: 'club', externalUserId: 'ana' } } },
  })
  expect(page.asked.find(({ url }) => url === '/api/external-benefits/club')?.body).toEqual({
    branchId: 'brand',
    branchContactId: 'contact',
    orderModeId: 'mode',
    externalUserId: 'ana',
  })
})

test.each([
  '/api/diner/palermo',
  '/api/diner/palermo/menu/mode?hash=h1',
  '/api/ordermodes/mode/fees',
  '/api/ordermodes/mode/generalsurcharges',
  '/api/ordermodes/mode/generaldiscounts',
])('without %s there is no priced shop', async (url) => {
  const { api } = open({ [url]: refusal(500, `broken ${url}`) })
  expect(await loadPricedShop(api, key, 2)).toMatchObject({
    ok: false,
    problem: { status: 500, code: `broken ${url}` },
  })
})

const aliasOf = (...orderModes: readonly object[]) => ({
  '/api/diner/palermo': {
    type: 'branchContact',
    info: contactOf({ deliveryConfig: { orderModes } as never }),
  },
})

test.each([
  ['that the contact no longer sells', aliasOf({ ...mode, active: false })],
  ['that the contact never had', aliasOf({ ...mode, id: 'another' })],
  ['of an alias that is a company by now', { '/api/diner/palermo': { type: 'company', info: contact } }],
])('a mode %s has no priced shop, and its menu is not asked for', async (_, others) => {
  const { page, api } = open(others)
  expect(await loadPricedShop(api, key, 2)).toEqual({
    ok: false,
    problem: { type: 'about:blank', title: '', status: 404, code: 'order-mode-not-found', detail: '' },
  })
  expect(page.asked.filter(({ url }) => url.includes('/menu/'))).toEqual([])
})

test('of several modes it is the cart’s, and a menu that was read is not asked for again', async () => {
  const { page, api } = open(aliasOf({ ...mode, id: 'another', menuHash: 'h0' }, mode))
  await loadPricedShop(api, key, 2)
  expect(await loadPricedShop(api, key, 2)).toMatchObject({ ok: true, data: { mode: { id: 'mode' } } })
  const menus = page.asked.filter(({ url }) => url.includes('/menu/'))
  expect(menus.map(({ url }) => url)).toEqual(['/api/diner/palermo/menu/mode?hash=h1'])
})

test('the fees of a mode are asked for once, until forgotten or after a failure', async () => {
  const fees: Record<string, unknown> = { '/api/ordermodes/mode/fees': refusal(500, 'broken') }
  const { page, api } = open(fees)
  const asked = () => page.asked.filter(({ url }) => url === '/api/ordermodes/mode/fees').length
  expect(await loadPricedShop(api, key, 2)).toMatchObject({ ok: false })
  fees['/api/ordermodes/mode/fees'] = { userFee: 1, percentageUserFee: 0 }
  const shop = await loadPricedShop(api, key, 2)
  expect(shop).toMatchObject({ ok: true, data: { serviceFee: { userFee: 100 } } })
  expect(asked()).toBe(2)
  await loadPricedShop(api, key, 2)
  if (shop.ok) expect(await priceShop(api.client, shop.data, 2)).toEqual(shop)
  expect(asked()).toBe(2)
  fees['/api/ordermodes/mode/fees'] = { userFee: 2, percentageUserFee: 0 }
  forgetCharges(api.client)
  expect(await loadPricedShop(api, key, 2)).toMatchObject({ data: { serviceFee: { userFee: 200 } } })
})

test('after a minute what a mode costs is asked for anew', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-20T12:00:00Z') })
  onTestFinished(() => void vi.useRealTimers())
  const { page, api } = open()
  const asked = () => page.asked.filter(({ url }) => url === '/api/ordermodes/mode/fees').length
  await loadPricedShop(api, key, 2)
  vi.setSystemTime(new Date('2026-11-20T12:00:59.999Z'))
  await loadPricedShop(api, key, 2)
  expect(asked()).toBe(1)
  vi.setSystemTime(new Date('2026-11-20T12:01:00Z'))
  await loadPricedShop(api, key, 2)
  expect(asked()).toBe(2)
})

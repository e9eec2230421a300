import { lineOn, menuOf, plate, selection } from '@mostrador/domain/testing/sample-menu'
import { expect, test } from 'vitest'
import { openPage } from '../testing/browser-page.ts'
import { doing, renderHook } from '../testing/render-hook.tsx'
import { home } from '../testing/sample-checkout.ts'
import { forgetKeptOrders, keepOrder, parseKeptOrders, useKeptOrders, type KeptOrder } from './kept-orders.ts'
import { forgetDiner, rememberDiner } from './known-diner.ts'

const menu = menuOf([plate('flan')])
const ANA = '+5491123456789'
const BEA = '+5491199999999'

const orderOf = (alias: string, code: string, phone = ANA): KeptOrder => ({
  alias,
  branchContactId: 'c1',
  orderModeId: 'm1',
  mode: 'TAKE_AWAY',
  menuHash: '',
  lines: [lineOn(menu, selection('flan'), 'l1')],
  paymentTypeId: 'cash',
  savedAt: '2026-11-20T21:00:00.000Z',
  code,
  phone,
  notes: 'sin timbre',
})
const first = orderOf('palermo', 'AAAAAAAAAA')
const codes = (orders: readonly KeptOrder[] | undefined) => orders?.map(({ code }) => code)

test('orders are read as they were written, ten of them, and only those of the contact', () => {
  expect(parseKeptOrders(JSON.stringify([first]), 'palermo')).toEqual([first])
  expect(parseKeptOrders(JSON.stringify([first]), 'almagro')).toEqual([])
  const many = Array.from({ length: 11 }, (_, index) => orderOf('palermo', `AAAAAAAAA${index % 10}`))
  expect(parseKeptOrders(JSON.stringify(many), 'palermo')).toEqual(many.slice(0, 10))
})

test.each([null, '', '{', '7', '{}'])('%j in the storage is nothing', (json) => {
  expect(parseKeptOrders(json, 'palermo')).toBeUndefined()
})

test.each([
  null,
  { ...first, code: '../x' },
  { ...first, code: 7 },
  { ...first, phone: 7 },
  { ...first, notes: null },
  { ...first, lines: [] },
  { ...first, lines: [{ id: 'l1' }] },
  { ...first, mode: 'DRONE' },
])('%j is no order', (value) => {
  expect(parseKeptOrders(JSON.stringify([value, first]), 'palermo')).toEqual([first])
})

test('an order keeps where it was to be brought; what is no address is left out', () => {
  const to = { ...first, location: home }
  expect(parseKeptOrders(JSON.stringify([to]), 'palermo')).toEqual([
    { ...first, location: { ...home, fromLocalStorage: true } },
  ])
  for (const location of [null, 7, 'Gorriti 5123', {}, { ...home, lat: 91 }])
    expect(parseKeptOrders(JSON.stringify([{ ...first, location }]), 'palermo')).toEqual([first])
})

test('an order is kept first, once, and those of another phone go', () => {
  const { local } = openPage()
  const read = () => parseKeptOrders(local.get('mostrador.again.kept') ?? null, 'kept')
  keepOrder(orderOf('kept', 'AAAAAAAAAA'))
  keepOrder(orderOf('kept', 'BBBBBBBBBB'))
  keepOrder(orderOf('kept', 'AAAAAAAAAA'))
  expect(codes(read())).toEqual(['AAAAAAAAAA', 'BBBBBBBBBB'])
  for (let index = 0; index < 10; index++) keepOrder(orderOf('kept', `CCCCCCCCC${index}`))
  expect(read()).toHaveLength(10)
  keepOrder(orderOf('kept', 'DDDDDDDDDD', BEA))
  expect(codes(read())).toEqual(['DDDDDDDDDD'])
})

test('only the diner of the browser sees them, and who signs out leaves nothing behind', async () => {
  const { local } = openPage()
  rememberDiner({ phone: ANA, phoneCountry: 'AR', name: 'Ana' })
  keepOrder(orderOf('seen', 'AAAAAAAAAA'))
  local.set('another', 'kept')
  const { now } = await renderHook(useKeptOrders, { props: 'seen' })
  expect(codes(now())).toEqual(['AAAAAAAAAA'])
  await doing(() => rememberDiner({ phone: BEA, phoneCountry: 'AR', name: 'Bea' }))
  expect(now()).toEqual([])
  await doing(() => rememberDiner({ phone: ANA, phoneCountry: 'AR', name: 'Ana' }))
  expect(codes(now())).toEqual(['AAAAAAAAAA'])
  await doing(forgetKeptOrders)
  expect(now()).toEqual([])
  expect([...local.keys()].filter((key) => key.startsWith('mostrador.again.'))).toEqual([])
  expect(local.get('another')).toBe('kept')
  await doing(forgetDiner)
})

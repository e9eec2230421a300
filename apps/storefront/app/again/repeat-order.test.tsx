import type { BranchContactInfo } from '@mostrador/contract/branch-contact/branch-contact-schema'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { KeptOrder } from '../diner/kept-orders.ts'
import { openPage } from '../testing/browser-page.ts'
import { pageAround } from '../testing/page-around.tsx'
import { contactOf, home, sampleLines } from '../testing/sample-checkout.ts'
import { textOf } from '../testing/text-of.ts'
import RepeatOrder, { repeatOf } from './repeat-order.tsx'

const kept: KeptOrder = {
  alias: 'palermo',
  branchContactId: 'c1',
  orderModeId: 'm1',
  mode: 'DELIVERY',
  menuHash: '',
  lines: sampleLines,
  paymentTypeId: 'card',
  savedAt: '2026-11-20T21:00:00.000Z',
  code: 'ABCDEFGHJK',
  phone: '+541123456789',
  notes: 'sin timbre',
  location: home,
}
const SANTIAGO = 'America/Santiago'

/** spec('001 §2.22') */
test('an order is repeated with its lines, its mode, its address and its notes', () => {
  expect(repeatOf(kept, { scheduledAt: null }, SANTIAGO)).toEqual(kept)
})

/** spec('001 §2.22') */
test('an order for later is repeated for the same hour of the wall of its contact', () => {
  expect(repeatOf(kept, { scheduledAt: '2026-11-22T00:30:00.000Z' }, SANTIAGO)).toEqual({
    ...kept,
    slot: { date: '2026-11-21', time: '21:30' },
  })
})

/** spec('001 §2.22') */
test('an order that this browser did not place leads to the menu of its mode', () => {
  openPage()
  const alias = {
    lookup: { type: 'branchContact', info: contactOf() as BranchContactInfo },
    country: {
      currency: { code: 'ARS', symbol: '$' },
      mantissa: 2,
    },
  }
  const { wrap } = pageAround({ address: '/menu/palermo/order/ABCDEFGHJK?source=qr', alias })
  const order = {
    code: 'ABCDEFGHJK',
    type: 'TAKE_AWAY',
    scheduledAt: null,
    branchContact: { alias: 'palermo' },
  } as const
  const html = renderToStaticMarkup(wrap(<RepeatOrder order={order} />))
  expect(textOf(html)).toBe('Hacer el pedido de nuevo')
  expect(html).toContain('href="/menu/palermo/take-away?source=qr"')
})

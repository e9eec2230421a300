import type { OrderModeInfo } from '@mostrador/contract/order-mode/order-mode-schema'
import { formatAmount } from '@mostrador/domain/money/format-amount'
import { expect, test } from 'vitest'
import { freeDeliveryText, orderModeFacts } from './order-mode-facts.ts'

const pesos = { code: 'ARS', symbol: '$', mantissa: 2 }
const money = {
  mantissa: 2,
  format: (minor: number, options = {}) => formatAmount(minor, pesos, options),
}

const mode = (part: Partial<OrderModeInfo>): OrderModeInfo => ({
  id: 'm',
  type: 'DELIVERY',
  '@type': 'DELIVERY',
  showName: null,
  active: true,
  orderEnabled: true,
  useSchedule: false,
  orderType: 'ON_DEMAND',
  daysAhead: 0,
  paymentTypes: [],
  minDelayInMinutes: 30,
  maxDelayInMinutes: 45,
  pause: null,
  busy: null,
  schedules: [],
  categoriesNotInCart: [],
  deliveryTerms: { cardFee: 1200, cashFee: null, minimumOrderPrice: 7999.6, freeDeliveryFrom: 25_000 },
  open: true,
  firstSlot: null,
  hasZones: false,
  termsVary: { fee: false, minimum: false },
  menuHash: 'h',
  notesLimit: { order: null, item: null },
  ...part,
})

/** spec('000 §2.38') spec('000 §2.40') */
test('delivery tells arrival, fee and minimum, the minimum without decimals', () => {
  expect(orderModeFacts(mode({}), money)).toEqual([
    { label: 'Llega en', value: '30 a 45 min' },
    { label: 'Envío', value: '$ 1.200' },
    { label: 'Mínimo', value: '$ 8.000' },
  ])
  expect(freeDeliveryText(mode({}), money)).toBe('Envío gratis a partir de $ 25.000')
})

test('delivery for nothing says so, and no minimum is not mentioned', () => {
  const deliveryTerms = { cardFee: 0, cashFee: null, minimumOrderPrice: 0, freeDeliveryFrom: null }
  expect(orderModeFacts(mode({ deliveryTerms }), money).slice(1)).toEqual([
    { label: 'Envío', value: 'Gratis' },
  ])
  expect(freeDeliveryText(mode({ deliveryTerms }), money)).toBeUndefined()
})

/** spec('000 §2.38') */
test('where zones decide, what differs is said from the lowest on, and no price that none of them charges', () => {
  const zoned = mode({ hasZones: true, termsVary: { fee: true, minimum: true } })
  expect(orderModeFacts(zoned, money).slice(1)).toEqual([
    { label: 'Envío desde', value: '$ 1.200' },
    { label: 'Mínimo desde', value: '$ 8.000' },
  ])
  const nearlySame = mode({ hasZones: true, termsVary: { fee: false, minimum: true } })
  expect(orderModeFacts(nearlySame, money).map(({ label }) => label)).toEqual([
    'Llega en',
    'Envío',
    'Mínimo desde',
  ])
  const zone = { card: 390_000, cash: null, minimumOrderPrice: 2_500_000, freeDeliveryFrom: null }
  expect(orderModeFacts(zoned, money, zone).map(({ label }) => label)).toEqual([
    'Llega en',
    'Envío',
    'Mínimo',
  ])
})

test("once the diner's zone is known its terms stand for the mode's", () => {
  const zone = { card: 390_000, cash: null, minimumOrderPrice: 2_500_000, freeDeliveryFrom: null }
  expect(orderModeFacts(mode({}), money, zone).slice(1)).toEqual([
    { label: 'Envío', value: '$ 3.900' },
    { label: 'Mínimo', value: '$ 25.000' },
  ])
  expect(freeDeliveryText(mode({}), money, zone)).toBeUndefined()
  expect(freeDeliveryText(mode({}), money, { ...zone, freeDeliveryFrom: 4_000_000 })).toBe(
    'Envío gratis a partir de $ 40.000',
  )
})

/** spec('000 §2.39') */
test('a diner who picks up is told when, and one at a table nothing', () => {
  expect(orderModeFacts(mode({ type: 'TAKE_AWAY', deliveryTerms: null }), money)).toEqual([
    { label: 'Retirar en', value: '30 a 45 min' },
  ])
  expect(orderModeFacts(mode({ type: 'IN_DINING', deliveryTerms: null }), money)).toEqual([])
})

/** spec('000 §2.38') spec('000 §2.39') */
test('a mode that only sells for later promises its first hour, and no minutes from now', () => {
  const told = (daysAhead: number, type: OrderModeInfo['type'] = 'DELIVERY') => {
    const firstSlot = { date: '2026-11-27', time: '20:00', daysAhead }
    return orderModeFacts(mode({ orderType: 'SCHEDULED', firstSlot, type, '@type': type }), money)[0]
  }
  expect(told(0)).toEqual({ label: 'Primer horario', value: 'Hoy 20:00' })
  expect(told(1, 'TAKE_AWAY')).toEqual({ label: 'Primer horario', value: 'Mañana 20:00' })
  expect(told(7)).toEqual({ label: 'Primer horario', value: '27/11 20:00' })
  const [none] = orderModeFacts(mode({ orderType: 'SCHEDULED' }), money)
  expect(none).toEqual({ label: 'Envío', value: '$ 1.200' })
})

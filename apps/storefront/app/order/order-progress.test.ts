import { ORDER_STATUSES } from '@mostrador/domain/order/order-status'
import { PAYMENT_STATUSES } from '@mostrador/domain/payment/payment-type'
import { describe, expect, test } from 'vitest'
import { canCancel, isAwaitingPayment, statusNodes } from './order-progress.ts'

const branchContact = {
  id: 'b',
  alias: 'palermo',
  name: 'Palermo',
  address: { street: '', number: '', zone: '', locality: '', city: '', country: '' },
  lat: null,
  lng: null,
  callPhone: null,
  whatsAppPhone: '+5491144440202',
  timeZone: 'America/Argentina/Buenos_Aires',
  country: 'ar',
}
const order = { status: 'GENERATED', paymentStatus: null, branchContact } as const

describe('the four nodes', () => {
  /** spec('001 §2.7') spec('001 §4.1') */
  test.each([
    ['GENERATED', 'current todo todo todo'],
    ['ACCEPTED', 'done current todo todo'],
    ['READY', 'done done current todo'],
    ['DELIVERED', 'done done done done'],
    ['CANCELED', 'done todo todo canceled'],
  ] as const)('%s: %s', (status, states) => {
    const nodes = statusNodes({ status, type: 'DELIVERY' })
    expect(nodes.map(({ state }) => state).join(' ')).toBe(states)
  })

  test('canceled replaces the last one', () => {
    const labels = (status: (typeof ORDER_STATUSES)[number]) =>
      statusNodes({ status, type: 'TAKE_AWAY' }).map(({ label }) => label)
    expect(labels('READY')).toEqual(['Generado', 'Aceptado', 'Listo', 'Entregado'])
    expect(labels('CANCELED')).toEqual(['Generado', 'Aceptado', 'Listo', 'Cancelado'])
  })
})

test('each node has its picture, the last one that of the mode, and says how it stands', () => {
  const icons = (type: 'DELIVERY' | 'TAKE_AWAY', status: 'READY' | 'CANCELED') =>
    statusNodes({ status, type }).map(({ icon }) => icon)
  expect(icons('DELIVERY', 'READY')).toEqual(['receipt', 'store', 'bell', 'bike'])
  expect(icons('TAKE_AWAY', 'CANCELED')).toEqual(['receipt', 'store', 'bell', 'bag'])
  const nodes = statusNodes({ status: 'READY', type: 'DELIVERY' })
  expect(nodes.map(({ key, state, stateLabel }) => [key, state, stateLabel !== ''])).toEqual([
    ['GENERATED', 'done', true],
    ['ACCEPTED', 'done', true],
    ['READY', 'current', true],
    ['DELIVERED', 'todo', true],
  ])
})

describe('canceling is offered', () => {
  /** spec('001 §2.20') spec('001 §6.1') spec('decisions paths-that-are-not-shown.3') */
  test('while the contact has a WhatsApp, the order is not over and nothing is to be paid', () => {
    const offered = ORDER_STATUSES.filter((status) => canCancel({ ...order, status }))
    expect(offered).toEqual(['GENERATED', 'ACCEPTED', 'READY'])
  })

  test('not without a WhatsApp', () => {
    expect(canCancel({ ...order, branchContact: { ...branchContact, whatsAppPhone: null } })).toBe(false)
  })

  test('not while a payment is awaited', () => {
    expect(canCancel({ ...order, paymentStatus: 'PENDING' })).toBe(false)
    expect(canCancel({ ...order, paymentStatus: 'APPROVED' })).toBe(true)
  })
})

test('nothing is awaited of what is not paid online, or was paid', () => {
  const awaited = PAYMENT_STATUSES.filter((paymentStatus) => isAwaitingPayment({ paymentStatus }))
  expect(awaited).toEqual(['PENDING', 'REJECTED', 'EXPIRED'])
  expect(isAwaitingPayment({ paymentStatus: null })).toBe(false)
})

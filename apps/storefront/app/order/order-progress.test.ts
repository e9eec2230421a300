import { ORDER_STATUSES } from '@mostrador/domain/order/order-status'
import { describe, expect, test } from 'vitest'
import { canCancel, isAwaitingPayment, statusNodes } from './order-progress.ts'

const cash = { id: 'p', paymentMethod: 'CASH', showName: 'Efectivo', upload: null } as const
const card = { id: 'p', paymentMethod: 'CARD', showName: 'Tarjeta', upload: 'APP' } as const
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
const order = { status: 'GENERATED', paymentType: cash, paymentStatus: null, branchContact } as const

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

describe('canceling is offered', () => {
  /** spec('001 §2.20') spec('001 §6.1') spec('decisions paths-that-are-not-shown.3') */
  test('while the local has a WhatsApp, the order is not over and nothing is to be paid', () => {
    const offered = ORDER_STATUSES.filter((status) => canCancel({ ...order, status }))
    expect(offered).toEqual(['GENERATED', 'ACCEPTED', 'READY'])
  })

  test('not without a WhatsApp', () => {
    expect(canCancel({ ...order, branchContact: { ...branchContact, whatsAppPhone: null } })).toBe(false)
  })

  test('not while a payment is awaited', () => {
    expect(canCancel({ ...order, paymentType: card, paymentStatus: 'PENDING' })).toBe(false)
    expect(canCancel({ ...order, paymentType: card, paymentStatus: 'APPROVED' })).toBe(true)
  })
})

test('cash is never awaited online', () => {
  expect(isAwaitingPayment({ paymentType: cash, paymentStatus: null })).toBe(false)
  expect(isAwaitingPayment({ paymentType: card, paymentStatus: null })).toBe(true)
})

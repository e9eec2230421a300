import { expect, test } from 'vitest'
import { givenOrder } from '../testing/given-order.ts'
import { paymentState } from './payment-state.ts'

test.each([
  [null, null, null],
  ['PENDING', null, { text: 'Pendiente de pago', tone: 'warning' }],
  ['APPROVED', null, { text: 'Pagado', tone: 'positive' }],
  ['REJECTED', null, { text: 'Pago rechazado', tone: 'danger' }],
  ['EXPIRED', null, { text: 'Pago vencido', tone: 'danger' }],
  ['REFUNDED', null, { text: 'Pago devuelto', tone: 'neutral' }],
  ['APPROVED', 'UNDER_WAY', { text: 'Devolución en curso', tone: 'warning' }],
  ['EXPIRED', 'UNDER_WAY', { text: 'Devolución en curso', tone: 'warning' }],
  ['EXPIRED', 'OWED', { text: 'Hay que devolverlo', tone: 'danger' }],
  ['APPROVED', 'FAILED', { text: 'No se pudo devolver', tone: 'danger' }],
] as const)('a payment that is %s, going back %s, is said', (paymentStatus, refund, said) => {
  expect(paymentState(givenOrder({ paymentStatus, refund }))).toEqual(said)
})

import { expect, test } from 'vitest'
import { defaultPayment, paymentMethodOf } from './default-payment.ts'

const cash = { paymentMethod: 'CASH', active: true, upload: null, onlinePayment: null } as const
const card = (at: string) =>
  ({ paymentMethod: 'CARD', active: true, upload: 'APP', onlinePayment: { paymentMethod: at } }) as const
const hidden = card('DISABLED')
const unserved = { ...hidden, onlinePayment: null }
const old = { ...cash, active: false }

/** spec('decisions constants.5') */
test('a cart is paid by the first active type in the order of the branch', () => {
  expect(paymentMethodOf(defaultPayment([old, hidden, card('card'), cash]))).toBe('CARD')
  expect(paymentMethodOf(defaultPayment([old, cash, card('card')]))).toBe('CASH')
})

/** spec('decisions constants.5') */
test('a cart is paid by OTHER where a mode has no types, and where each is hidden or not active', () => {
  expect(paymentMethodOf(defaultPayment([]))).toBe('OTHER')
  expect(paymentMethodOf(defaultPayment([old, hidden]))).toBe('OTHER')
  expect(paymentMethodOf(defaultPayment([unserved]))).toBe('OTHER')
  expect(defaultPayment([old, hidden])).toBeNull()
})

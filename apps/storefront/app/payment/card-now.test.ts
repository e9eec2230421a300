import type { PaymentTypeInfo } from '@mostrador/contract/order-mode/order-mode-schema'
import { expect, test } from 'vitest'
import { isCardComplete, isPaidHere, providerOf } from './card-now.ts'
import { fieldError } from './field-error.ts'

const valid = { cardNumber: null, expirationDate: null, securityCode: null }
const holder = { name: 'Ana Pérez', document: '12.345.678' }

/** spec('000 §4.23') */
test('a token is made only once the fields are loaded and everything in them is valid', () => {
  expect(isCardComplete('loaded', valid, holder)).toBe(true)
  expect(isCardComplete('loading', valid, holder)).toBe(false)
  expect(isCardComplete('failed', valid, holder)).toBe(false)
  expect(isCardComplete('loaded', { cardNumber: null, expirationDate: null }, holder)).toBe(false)
  expect(isCardComplete('loaded', { ...valid, cardNumber: 'invalid_value' }, holder)).toBe(false)
  expect(isCardComplete('loaded', valid, { ...holder, name: '  ' })).toBe(false)
  expect(isCardComplete('loaded', valid, { ...holder, document: '' })).toBe(false)
})

/** spec('000 §2.78') spec('000 §3.27') spec('000 §5.12') */
test('a field says what is wrong with it, and nothing before it was touched or tried', () => {
  expect(fieldError('cardNumber', undefined, false)).toBeUndefined()
  expect(fieldError('cardNumber', null, true)).toBeUndefined()
  expect(fieldError('cardNumber', undefined, true)).toBe('Este campo está incompleto')
  expect(fieldError('securityCode', 'invalid_length', false)).toBe('Este campo está incompleto')
  expect(fieldError('cardNumber', 'invalid_value', false)).toBe('Revisa el número de la tarjeta.')
  expect(fieldError('expirationDate', 'invalid_value', false)).toBe('Revisa la fecha de vencimiento.')
})

test('only a card that is charged by the app is paid right here, and only where something is to pay', () => {
  const card = { upload: 'APP', paymentMethod: 'CARD' } as PaymentTypeInfo
  expect(isPaidHere(card, 1)).toBe(true)
  expect(isPaidHere(card, 0)).toBe(false)
  expect(isPaidHere({ ...card, upload: 'API' }, 1)).toBe(false)
  expect(isPaidHere({ ...card, paymentMethod: 'CASH' }, 1)).toBe(false)
  expect(isPaidHere(null, 1)).toBe(false)
})

test('the provider of a way to pay is named, where it has one', () => {
  const onlinePayment = { providerName: 'sandbox' } as PaymentTypeInfo['onlinePayment']
  expect(providerOf({ onlinePayment } as PaymentTypeInfo)).toBe('sandbox')
  expect(providerOf({ onlinePayment: null } as PaymentTypeInfo)).toBeNull()
  expect(providerOf(null)).toBeNull()
})

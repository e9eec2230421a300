import { expect, test } from 'vitest'
import { isCardComplete } from './card-now.ts'
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

import { expect, test } from 'vitest'
import { readDinerPhone } from './diner-phone.ts'

test('one owner has one key, however the phone is typed', () => {
  const typed = ['11 2345-6789', '+541123456789', '+54 9 11 2345 6789', '01123456789']
  const keys = typed.map((text) => readDinerPhone(text, 'ar')?.key)
  expect(keys).toEqual(typed.map(() => '541123456789'))
})

test('without a prefix it is a phone of the country of the shop', () => {
  expect(readDinerPhone('9 6123 4567', 'cl')).toEqual({ e164: '+56961234567', key: '56961234567' })
})

test.each(['', 'hola', '12'])('%o is no phone', (typed) => {
  expect(readDinerPhone(typed, 'ar')).toBeUndefined()
})

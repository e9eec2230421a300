import { normaliseCode } from '@mostrador/domain/discount-code/discount-code'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { discountCodeSchema } from './benefit-schema.ts'

const isTaken = (code: string): boolean =>
  discountCodeSchema.safeParse({ code, name: '', type: 'DELIVERY_FEE', paymentTypes: [] }).success

test('a shop keeps no code in another form than the one that it is looked up by', () => {
  const text = fc.oneof(
    fc.stringMatching(/^[A-Z0-9-]{2,8}$/),
    fc.string({ unit: 'grapheme', maxLength: 8 }),
    fc.stringMatching(/^[a-zA-Z0-9 \u00a0\u200bÁé-]{2,8}$/),
  )
  fc.assert(
    fc.property(text, (code) => {
      if (isTaken(code)) expect(normaliseCode(code)).toBe(code)
    }),
  )
  expect(['HOLA-10', 'hola', 'HOLA 10', 'HOLA\u200b', 'CAFE\u0301'].map(isTaken)).toEqual([
    true,
    false,
    false,
    false,
    false,
  ])
})

import { expect, test } from 'vitest'
import { phoneText } from './parse-phone.ts'

test('a phone is written as people read it, and what is none stays', () => {
  expect(phoneText('+5491123456789', 'UY')).toBe('+54 9 11 2345 6789')
  expect(phoneText('11 2345-6789', 'AR')).toBe('+54 11 2345 6789')
  expect(phoneText('mi número', 'AR')).toBe('mi número')
  // Of a country that the field does not offer the grouping is not known.
  expect(phoneText('+34 612 345 678', 'AR')).toBe('+34 612345678')
})

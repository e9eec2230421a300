import { expect, test } from 'vitest'
import { isEmail, typedEmail } from './email.ts'

test('an address is what is seen of it, also where a link was copied', () => {
  expect(typedEmail('\u200bana@example.com\u00a0')).toBe('ana@example.com')
  expect(typedEmail('mailto:ana@example.com')).toBe('ana@example.com')
})

test('an address in which something hides is none', () => {
  expect(isEmail('ana@example.com')).toBe(true)
  expect(isEmail('ana\u200b@example.com')).toBe(false)
})

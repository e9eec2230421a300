import { expect, test } from 'vitest'
import { isFromElsewhere, isSameOrigin } from './same-origin.ts'

const call = (origin: string, host = 'shop.example') => ({
  headers: new Headers({ origin, host }),
  url: `http://${host}/api/order`,
})

test.each([
  ['https://caja.example', true],
  ['https://shop.example', true],
  ['http://caja.example', false],
  ['http://shop.example', false],
  ['https://caja.example:8443', false],
  ['https://evil.example', false],
  ['null', false],
  ['', false],
])('of a page of %s it is said %s, where the console is at https://caja.example', (origin, same) => {
  expect(isSameOrigin(call(origin), 'https://caja.example')).toBe(same)
})

test('a page of our host that came without TLS is from elsewhere', () => {
  expect(isFromElsewhere(call('http://shop.example'), 'https://shop.example')).toBe(true)
  expect(isFromElsewhere(call('https://shop.example'), 'https://shop.example')).toBe(false)
})

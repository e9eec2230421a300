import { expect, test } from 'vitest'
import { plainText } from './plain-text.ts'

test.each([
  ['Ñandú', 'nandu'],
  ['ÁRBOL Südküste', 'arbol sudkuste'],
  ['São João 7', 'sao joao 7'],
  ['', ''],
])('%s is searched as %s', (text, plain) => {
  expect(plainText(text)).toBe(plain)
})

import { expect, test } from 'vitest'
import { aliasOfCode } from './guide-code.ts'

/** spec('001 §2.38') */
test.each([
  ['fuego-lento-palermo', 'fuego-lento-palermo'],
  ['  Fuego Lento Palermo ', 'fuego-lento-palermo'],
  ['https://pedidos.example/menu/La-Nonna/take-away?name=x#y', 'la-nonna'],
  ['   ', ''],
])('%s is %s', (code, alias) => {
  expect(aliasOfCode(code)).toBe(alias)
})

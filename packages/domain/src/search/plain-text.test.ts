import { expect, test } from 'vitest'
import { plainText, searchWords } from './plain-text.ts'

test.each([
  ['Ñandú', 'nandu'],
  ['ÁRBOL Südküste', 'arbol sudkuste'],
  ['São João 7', 'sao joao 7'],
  ['', ''],
])('%s is searched as %s', (text, plain) => {
  expect(plainText(text)).toBe(plain)
})

test('a search is its words, and nothing typed is none', () => {
  expect(searchWords('  Ñoquis   CON  tuco ')).toEqual(['noquis', 'con', 'tuco'])
  expect(searchWords(' \t ')).toEqual([])
})

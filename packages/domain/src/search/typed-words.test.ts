import { expect, test } from 'vitest'
import { bareWords, typedWords } from './typed-words.ts'

test('words are bare of accents, capitals and signs', () => {
  expect(bareWords('Pedido #214, «Ñoquis»')).toEqual(['pedido', '214', 'noquis'])
  expect(bareWords(' ¡! ')).toEqual([])
})

test.each([
  ['+54 9 11 5555-1234', ['5491155551234']],
  ['(011) 5555 1234', ['01155551234']],
  ['11 55', ['11', '55']],
  ['pedido 214', ['pedido', '214']],
  ['', []],
])('%j is the words %j', (typed, words) => {
  expect(typedWords(typed)).toEqual(words)
})

import { expect, test } from 'vitest'
import { codeMistake } from './card-rules.ts'

test.each([
  ['a card of an unknown brand', null, [3, 4]],
  ['a Visa', 'visa', [3]],
  ['a MasterCard', 'master', [3]],
  ['an American Express', 'amex', [4]],
] as const)('the security code of %s has the digits of its brand', (_, brand, lengths) => {
  const taken = [0, 1, 2, 3, 4, 5].filter((length) => codeMistake('1'.repeat(length), brand) === null)
  expect(taken).toEqual(lengths)
})

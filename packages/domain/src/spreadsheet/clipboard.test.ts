import fc from 'fast-check'
import { expect, test } from 'vitest'
import { clipboardText, readClipboard } from './clipboard.ts'

test.each([
  [
    'a\tb\nc\td\n',
    [
      ['a', 'b'],
      ['c', 'd'],
    ],
  ],
  [
    'a\tb\r\nc\td\r\n',
    [
      ['a', 'b'],
      ['c', 'd'],
    ],
  ],
  ['', [['']]],
  ['\t\n', [['', '']]],
  ['a\n\nb', [['a'], [''], ['b']]],
  ['"dos\nlíneas"\t"con ""comillas"""\n3', [['dos\nlíneas', 'con "comillas"'], ['3']]],
  ['Pizza 12"\tx', [['Pizza 12"', 'x']]],
  ['"La Rápida" clásica\tx', [['"La Rápida" clásica', 'x']]],
  ['"sin cerrar\tx', [['"sin cerrar', 'x']]],
  ['""\tx', [['', 'x']]],
])('%j is %j', (text, rows) => {
  expect(readClipboard(text)).toEqual(rows)
})

/** spec('decisions carta-as-a-sheet.2') */
test('copied cells are pasted back as they were', () => {
  const cell = fc.string({ unit: fc.constantFrom('a', '"', '\t', '\n', ' ', '=', "'"), maxLength: 6 })
  const row = fc.array(cell, { minLength: 1, maxLength: 4 })
  fc.assert(
    fc.property(fc.array(row, { minLength: 1, maxLength: 5 }), (rows) => {
      // Of a last row that is one empty cell nothing is left: spreadsheets end their text so.
      const text = `${clipboardText(rows)}\n`
      expect(readClipboard(text)).toEqual(rows)
    }),
  )
})

test('a text that would be a formula goes out as a text', () => {
  expect(clipboardText([['=1+1', '-2', "'=1", 'a']])).toBe("'=1+1\t'-2\t''=1\ta")
})

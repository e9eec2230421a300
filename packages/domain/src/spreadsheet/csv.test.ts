import { expect, test } from 'vitest'
import { amountCell, BYTE_ORDER_MARK, cellSeparatorOf, csvLine } from './csv.ts'

test.each([
  ['=1+1', "'=1+1"],
  ['+54 9 11', "'+54 9 11"],
  ['-2', "'-2"],
  ['@SUM(A1)', "'@SUM(A1)"],
  ['\t=1', '"\'\t=1"'],
  ['\r=1', '"\'\r=1"'],
  ['＝1', "'＝1"],
  ['Ana = 1', 'Ana = 1'],
  ['say "hi"', '"say ""hi"""'],
  ['a;b', '"a;b"'],
  ['a,b', '"a,b"'],
  ['=HYPERLINK("http://x")', '"\'=HYPERLINK(""http://x"")"'],
  ['', ''],
])('the cell %j is written %j', (cell, written) => {
  expect(csvLine([cell, 'end'], ';')).toBe(`${written};end\r\n`)
})

test('numbers stay numbers', () => {
  expect(csvLine([-3, 0, 'x'], ',')).toBe('-3,0,x\r\n')
})

test.each([
  ['ar', ';'],
  ['cl', ';'],
  ['br', ';'],
  ['mx', ','],
  ['us', ','],
])('a spreadsheet of %s has %s between cells', (country, separator) => {
  expect(cellSeparatorOf(country)).toBe(separator)
})

test('a file begins with the bytes by which it is known for UTF-8', () => {
  expect([...new TextEncoder().encode(BYTE_ORDER_MARK)]).toEqual([0xef, 0xbb, 0xbf])
})

test('an amount is a number of the country: no thousands, its own decimals', () => {
  expect(amountCell(123_456_789, 2, ';')).toBe('1234567,89')
  expect(amountCell(5, 2, ',')).toBe('0.05')
  expect(amountCell(0, 2, ';')).toBe('0,00')
  expect(amountCell(12_345, 0, ';')).toBe('12345')
  expect(amountCell(7, 0, ',')).toBe('7')
})

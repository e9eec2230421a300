import { expect, test } from 'vitest'
import { cellSeparatorOf, csvLine } from './csv.ts'

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
  ['mx', ','],
  ['us', ','],
])('a spreadsheet of %s has %s between cells', (country, separator) => {
  expect(cellSeparatorOf(country)).toBe(separator)
})

import { expect, test } from 'vitest'
import { checkCommentWidth, checkExemptions } from './check-budgets.ts'

const DISABLE = 'oxlint-disable'
const linesOf = (text: string) => checkExemptions([{ path: 'a.ts', text }]).map(({ line }) => line)

test('an exemption with its rule and a reason passes, in either kind of comment', () => {
  expect(linesOf(`// ${DISABLE}-next-line max-params -- as a browser calls it`)).toEqual([])
  expect(linesOf(`  /* ${DISABLE} react/a-rule, eslint/another -- drawn by keys */`)).toEqual([])
})

test.each([
  `// ${DISABLE}-next-line max-params`,
  `// ${DISABLE}-next-line max-params -- because`,
  `// ${DISABLE}-next-line -- as a browser calls it`,
  `/* ${DISABLE} */`,
  `// es${DISABLE.slice(2)}-next-line max-params -- as a browser calls it`,
])('%s does not', (comment) => {
  expect(linesOf(`first()\n${comment}\nlast()`)).toEqual([2])
})

test('the word alone is no exemption', () => {
  expect(linesOf(`const name = '${DISABLE}'`)).toEqual([])
})

const widthOf = (text: string) => checkCommentWidth([{ path: 'a.ts', text }]).map(({ line }) => line)

test.each([
  ['// ', ''],
  ['  /** ', ' */'],
  [' * ', ''],
  ['{/* ', ' */}'],
])('a comment that begins with %j ends at column 100', (begin, end) => {
  const fill = (columns: number) => begin + 'x'.repeat(columns - begin.length - end.length) + end
  expect(widthOf(`first()\n${fill(100)}`)).toEqual([])
  expect(widthOf(`first()\n${fill(101)}`)).toEqual([2])
})

test('code may be wider, and so may what a tool reads', () => {
  expect(widthOf(`const a = '${'x'.repeat(120)}'`)).toEqual([])
  expect(widthOf(`  // ${DISABLE}-next-line max-params -- ${'as a browser calls it '.repeat(5)}`)).toEqual([])
})

import { expect, test } from 'vitest'
import { checkExemptions } from './check-budgets.ts'

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

import { expect, test } from 'vitest'
import { checkRiddles } from './riddles.ts'

const linesOf = (path: string, text: string) => checkRiddles([{ path, text }]).map(({ line }) => line)
const RIDDLE = ['who', 'ever'].join('')

test.each([
  ['a.ts', `first()\n// ${RIDDLE} asks is answered`],
  ['a.tsx', `first()\n  {/* ${RIDDLE} asks is answered */}`],
  ['a.ts', `/**\n * ${RIDDLE} asks is answered.\n */`],
  ['a.ts', `first()\nsecond() // ${RIDDLE} asks`],
  ['a.css', `.a {}\n/* ${RIDDLE} asks */`],
  ['a.md', `# Title\n${RIDDLE} asks is answered`],
  ['a.md', `# Title\nnews, ${['what', 'of', 'which'].join(' ')} is old`],
  ['a.md', `# Title\nit answers ${['what', 'ever'].join('')} is asked`],
])('%s: a sentence without a subject is told', (path, text) => {
  expect(linesOf(path, text)).toEqual([2])
})

test('names, quotations and code are not judged', () => {
  expect(linesOf('a.md', `the file \`${RIDDLE}.ts\`, and "${RIDDLE} asks" as the document says`)).toEqual([])
  expect(linesOf('a.ts', `test('${RIDDLE} asks', ask)`)).toEqual([])
})

test('the sentence says what to write instead', () => {
  const [finding] = checkRiddles([{ path: 'a.md', text: RIDDLE }])
  expect(finding?.sentence).toContain('the caller')
})

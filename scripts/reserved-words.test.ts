import { expect, test } from 'vitest'
import { checkReservedWords, readReservedWords } from './reserved-words.ts'

const WORDS = `# Words

| specification | code | people read | folders |
|---|---|---|---|
| alias | \`alias\` | (el enlace) | \`packages/contract/src/alias\` |

## Reserved words

| word | its one meaning | folders |
|---|---|---|
| \`local\` | of this machine | \`packages/files/src\` |
| \`mark\` | that something ran out |  |

## More

| \`door\` | is below another heading | \`apps\` |
`
const reserved = readReservedWords(WORDS)

test('the table below its heading says each word with its meaning and folders', () => {
  expect(reserved).toEqual([
    { word: 'local', meaning: 'of this machine', rooms: ['packages/files/src'] },
    { word: 'mark', meaning: 'that something ran out', rooms: [] },
  ])
  expect(readReservedWords('# Words')).toEqual([])
})

test('an exported type with a reserved word is refused outside the folders of its meaning', () => {
  const text = `type LocalRow = string
export const localRow = ''
export type WatchedLocals = {}
export type Locale = string
export abstract class MarkStore {}
`
  const judged = (path: string) =>
    checkReservedWords(reserved, { files: [{ path, text }], paths: [] }).map(({ line, sentence }) => [
      line,
      sentence,
    ])
  expect(judged('apps/console/app/a.ts')).toEqual([
    [3, '"WatchedLocals": `local` means of this machine (docs/words.md). Use the noun of the field.'],
    [5, '"MarkStore": `mark` means that something ran out (docs/words.md). Use the noun of the field.'],
  ])
  expect(judged('packages/files/src/a.ts').map(([line]) => line)).toEqual([5])
  expect(judged('packages/files/srcs/a.ts').map(([line]) => line)).toEqual([3, 5])
})

test('a folder with a reserved word is refused, however deep, and a file of that name is not', () => {
  const paths = [
    'apps/console/app/local/a.ts',
    'apps/console/app/b/sibling-locals/c.ts',
    'apps/d/use-local.ts',
  ]
  expect(checkReservedWords(reserved, { files: [], paths }).map(({ path }) => path)).toEqual([
    'apps/console/app/local',
    'apps/console/app/b/sibling-locals',
  ])
})

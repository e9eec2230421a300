import { expect, test } from 'vitest'
import { checkReservedWords, checkVerbs, readReservedWords, readVagueVerbs } from './reserved-words.ts'

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

test('an exported function named by a vague verb is refused, with the verbs to take instead', () => {
  const verbs = readVagueVerbs(
    '## Vague verbs\n\n| verb | take |\n|---|---|\n| `wake` | schedule, resume |\n',
  )
  expect(verbs).toEqual([{ verb: 'wake', instead: 'schedule, resume' }])
  const text = `export async function wakeAt() {}
export const wake = () => 1
function wakeHere() {}
export const wakeful = true
export type WakeAt = string
`
  const found = checkVerbs(verbs, [
    { path: 'packages/a/src/a.ts', text },
    { path: 'packages/a/src/a.test.ts', text },
  ])
  expect(found.map(({ path, line, sentence }) => [path, line, sentence])).toEqual([
    [
      'packages/a/src/a.ts',
      1,
      '"wakeAt" does not say what is done (docs/words.md). Take schedule, resume, or another verb of the field.',
    ],
    [
      'packages/a/src/a.ts',
      2,
      '"wake" does not say what is done (docs/words.md). Take schedule, resume, or another verb of the field.',
    ],
  ])
})

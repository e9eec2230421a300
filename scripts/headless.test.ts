import { expect, test } from 'vitest'
import { checkHeadless, countHeadless } from './headless.ts'

const COMMENTS = `/** What a text says. */
export const one = 1
/**
 * Whose something is.
 */
export const two = 2
// Of each plate those that are left
// what follows is the same comment
const three = 3
/** The plates that are left: what remains of each. */
// Who orders?
/** Whether the plate is left. */
`
const TITLES = `test('who lacks it is refused', () => {})
test.each([1])('nobody is let in', () => {})
describe('a cashier', () => {})
test('a cashier reads what is hers', () => {})
`
const files = [
  { path: 'packages/api/src/a.ts', text: COMMENTS },
  { path: 'packages/api/src/a.test.ts', text: TITLES },
  { path: 'apps/console/app/b.ts', text: '/** A plate. */' },
  { path: 'e2e/journeys/c.journey.ts', text: '// Who orders first.' },
  { path: 'apps/console/app/c.test.ts', text: '/** What is drawn. */' },
]

test('comments and titles count by how they begin, questions left out', () => {
  expect(countHeadless(files)).toEqual(
    new Map([
      ['packages/api', { comments: 3, titles: 2 }],
      ['apps/console', { comments: 1, titles: 0 }],
      ['e2e', { comments: 1, titles: 0 }],
    ]),
  )
})

test('more than the ceiling is refused, and a ceiling that can fall has to', () => {
  const sentencesOf = (comments: number, titles: number) =>
    checkHeadless(files.slice(0, 2), { 'packages/api': [comments, titles] }).map(({ sentence }) =>
      sentence.slice(0, 62),
    )
  expect(sentencesOf(3, 2)).toEqual([])
  expect(sentencesOf(2, 2)).toEqual(['3 comments begin without a subject, and 2 may. Begin the new o'])
  expect(sentencesOf(3, 5)).toEqual(['2 titles of tests begin without a subject, and 5 may. Write 2 '])
})

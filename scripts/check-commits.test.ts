import { expect, test } from 'vitest'
import { checkSubjects, judgeSubject } from './check-commits.ts'

test.each([
  'Add the key',
  'Bring the map when it is touched',
  'Pass the branch on, not the company',
  'Feed the board from the channel',
  'See a code as spent once its order is',
])('"%s" passes', (subject) => {
  expect(judgeSubject(subject)).toBe('')
})

test.each([
  ['Added the key', 'Added'],
  ['Adds the key', 'Adds'],
  ['Adding, at last, the key', 'Adding'],
])('"%s" is no order', (subject, first) => {
  expect(judgeSubject(subject)).toContain(`"${first}"`)
})

test.each(['fix: the key', 'feat(cart)!: the key', 'Fix: the key', '[cart] the key'])(
  '"%s" begins with a prefix',
  (subject) => {
    expect(judgeSubject(subject)).toMatch(/^No prefix/)
  },
)

test('72 characters pass and 73 do not', () => {
  const subject = (length: number): string => `Add ${'a'.repeat(length - 4)}`
  expect(judgeSubject(subject(72))).toBe('')
  expect(judgeSubject(subject(73))).toMatch(/^73 characters/)
})

test('a subject is capitalised and has no full stop', () => {
  expect(judgeSubject('add the key')).toMatch(/capital/)
  expect(judgeSubject('Add the key.')).toMatch(/full stop/)
})

test('what is found names the commit', () => {
  const commits = [
    { hash: '1a2b3c4', subject: 'Add the key' },
    { hash: '5d6e7f8', subject: 'added the lock' },
  ]
  expect(checkSubjects(commits).map(({ path }) => path)).toEqual(['5d6e7f8 added the lock'])
})

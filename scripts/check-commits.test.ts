import { expect, test } from 'vitest'
import { checkSubjects, judgeSubject } from './check-commits.ts'

test.each([
  'api/order: add the key',
  'storefront: bring the map when it is touched',
  'domain/order-mode: pass the branch on, not the company',
  'console/board: feed the board from the channel',
  'ci: see a code as spent once its order is',
])('"%s" passes', (subject) => {
  expect(judgeSubject(subject)).toBe('')
})

test.each([
  ['cart: added the key', 'added'],
  ['cart: adds the key', 'adds'],
  ['cart: adding, at last, the key', 'adding'],
])('"%s" is no order', (subject, first) => {
  expect(judgeSubject(subject)).toContain(`"${first}"`)
})

test.each(['Add the key', 'Cart: add the key', '[cart] add the key', 'feat(cart)!: add the key'])(
  '"%s" names no part',
  (subject) => {
    expect(judgeSubject(subject)).toMatch(/names the part first/)
  },
)

test('72 characters pass and 73 do not', () => {
  const subject = (length: number): string => `cart: add ${'a'.repeat(length - 10)}`
  expect(judgeSubject(subject(72))).toBe('')
  expect(judgeSubject(subject(73))).toMatch(/^73 characters/)
})

test('the order is in lower case and has no full stop', () => {
  expect(judgeSubject('cart: Add the key')).toMatch(/lower case/)
  expect(judgeSubject('cart: add the key.')).toMatch(/full stop/)
})

test('a finding names the commit', () => {
  const commits = [
    { hash: '1a2b3c4', subject: 'cart: add the key' },
    { hash: '5d6e7f8', subject: 'cart: added the lock' },
  ]
  expect(checkSubjects(commits).map(({ path }) => path)).toEqual(['5d6e7f8 cart: added the lock'])
})

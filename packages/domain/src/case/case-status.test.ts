import { expect, test } from 'vitest'
import { CASE_EFFECTS, CASE_STATUSES, nextCaseAction } from './case-status.ts'

test('a case is taken, then closed, and every state is reached', () => {
  expect(CASE_STATUSES.map(nextCaseAction)).toEqual(['take', 'close', undefined])
  const reached = new Set(['OPEN', ...Object.values(CASE_EFFECTS).map(({ to }) => to)])
  expect([...reached]).toEqual([...CASE_STATUSES])
})

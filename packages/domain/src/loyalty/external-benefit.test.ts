import fc from 'fast-check'
import { expect, test } from 'vitest'
import { firstBenefit } from './external-benefit.ts'

const given = (id: string, priority: number | null) => ({ id, priority })

/** spec('000 §4.40') */
test('the first by priority applies, and a missing priority comes last', () => {
  expect(firstBenefit([given('a', null), given('b', 2), given('c', 1)])?.id).toBe('c')
  expect(firstBenefit([given('a', null), given('b', 1_000_000)])?.id).toBe('b')
  expect(firstBenefit([given('a', 0), given('b', -1)])?.id).toBe('b')
})

test('of equal ones it is the first that was named; of none there is none', () => {
  expect(firstBenefit([given('a', 1), given('b', 1)])?.id).toBe('a')
  expect(firstBenefit([given('a', null), given('b', null)])?.id).toBe('a')
  expect(firstBenefit([])).toBeUndefined()
})

test('it is the one that sorting would put first', () => {
  fc.assert(
    fc.property(fc.array(fc.option(fc.integer())), (priorities) => {
      const all = priorities.map((priority, index) => given(String(index), priority))
      const sorted = all.toSorted((a, b) => {
        if (a.priority === b.priority) return 0
        if (a.priority === null) return 1
        return b.priority === null ? -1 : a.priority - b.priority
      })
      expect(firstBenefit(all)).toEqual(sorted[0])
    }),
  )
})

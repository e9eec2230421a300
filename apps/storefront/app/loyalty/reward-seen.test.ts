import { expect, test } from 'vitest'
import { openPage } from '../testing/browser-page.ts'
import { isRewardSeen, markRewardSeen, parseSeen } from './reward-seen.ts'

test('a reward that was shown is known to this browser, and no other is', () => {
  const { local } = openPage()
  expect(isRewardSeen('a')).toBe(false)
  markRewardSeen('a')
  markRewardSeen('b')
  expect([isRewardSeen('a'), isRewardSeen('b'), isRewardSeen('c')]).toEqual([true, true, false])
  expect(local.get('mostrador.rewards')).toBe('["a","b"]')
})

test('fifty are kept, the latest of them', () => {
  const { local } = openPage()
  const ids = Array.from({ length: 51 }, (_, index) => `r${index}`)
  for (const id of ids) markRewardSeen(id)
  expect(JSON.parse(local.get('mostrador.rewards') ?? '')).toEqual(ids.slice(1))
  expect(parseSeen(JSON.stringify(ids))).toEqual(ids.slice(1))
})

test('an id of sixty letters is one, a longer text and other things are none', () => {
  expect(parseSeen(JSON.stringify(['a'.repeat(60), 'a'.repeat(61), 7, null]))).toEqual(['a'.repeat(60)])
})

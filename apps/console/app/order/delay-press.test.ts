import { expect, test } from 'vitest'
import { nextPress } from './delay-press.ts'

const TEN_PAST = '2026-11-20T23:10:00.000Z'
const TWENTY_PAST = '2026-11-20T23:20:00.000Z'

test('a press whose answer was lost is sent again under its key, while the screen shows the same', () => {
  const lost = nextPress(undefined, TEN_PAST)
  expect(nextPress(lost, TEN_PAST)).toEqual(lost)
  const first = nextPress(undefined, null)
  expect(nextPress(first, null)).toEqual(first)
})

test('a press on the promise that the lost one made is another one', () => {
  const lost = nextPress(undefined, null)
  const second = nextPress(lost, TEN_PAST)
  const third = nextPress(second, TWENTY_PAST)
  expect([second.seen, third.seen]).toEqual([TEN_PAST, TWENTY_PAST])
  expect(new Set([lost.key, second.key, third.key]).size).toBe(3)
})

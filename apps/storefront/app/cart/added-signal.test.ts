import { expect, test } from 'vitest'
import { ADD_ANIMATION_MS } from './added-signal.ts'

test('the animation of an added plate lasts as long as the document says', () => {
  expect(ADD_ANIMATION_MS).toBe(1450)
})

import { expect, test } from 'vitest'
import { ADD_ANIMATION_MS } from './added-signal.ts'

/** spec('000 §9.4') spec('001 §9.20') */
test('the animation of an added plate lasts as long as the document says', () => {
  expect(ADD_ANIMATION_MS).toBe(1450)
})

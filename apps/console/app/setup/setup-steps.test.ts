import type { Setup } from '@mostrador/contract/setup/setup-endpoints'
import { expect, test } from 'vitest'
import { stepsOf } from './setup-steps.ts'

const whole: Setup = {
  published: false,
  lacks: [],
  modes: [
    { type: 'TAKE_AWAY', lacks: [] },
    { type: 'DELIVERY', lacks: [] },
  ],
  plates: 12,
  zones: 2,
  hasLogo: true,
  hasLocation: true,
  rehearsed: true,
}

const undone = (part: Partial<Setup>): readonly string[] =>
  stepsOf({ ...whole, ...part })
    .filter(({ isDone }) => !isDone)
    .map(({ name }) => name)

/** spec('decisions founding.11') */
test('a shop that has everything has every step done', () => {
  expect(undone({})).toEqual([])
})

test.each<[Partial<Setup>, readonly string[]]>([
  [{ lacks: ['address-missing'] }, ['place']],
  [{ hasLocation: false }, ['place']],
  [{ lacks: ['no-plates'], plates: 0 }, ['menu']],
  [{ lacks: ['no-mode', 'no-plates', 'never-open'], modes: [] }, ['menu', 'hours', 'taking', 'delivery']],
  [{ zones: 0 }, ['delivery']],
  [{ modes: [{ type: 'TAKE_AWAY', lacks: [] }] }, ['delivery']],
  [
    {
      modes: [
        { type: 'TAKE_AWAY', lacks: [] },
        { type: 'DELIVERY', lacks: ['no-payment'] },
      ],
    },
    ['taking', 'delivery'],
  ],
  [{ hasLogo: false }, ['look']],
  [{ rehearsed: false }, ['rehearsal']],
])('of %j these are to be done: %j', (part, steps) => {
  expect(undone(part)).toEqual(steps)
})

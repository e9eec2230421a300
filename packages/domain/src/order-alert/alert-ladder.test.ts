import { expect, test } from 'vitest'
import { dueSteps, type AlertLadder } from './alert-ladder.ts'

const since = new Date('2026-11-20T21:00:00Z')
const ana = { key: 'ana', name: 'Ana', phone: '+5491123456789', messages: true, calls: false }
const beto = { key: 'beto', name: 'Beto', phone: '+5491123456780', messages: false, calls: true }
const whole: AlertLadder = {
  pushAfterSeconds: 60,
  messageAfterSeconds: 120,
  callAfterSeconds: 300,
  people: [ana, beto],
}

const told = (ladder: AlertLadder, seconds: number): readonly string[] =>
  dueSteps(ladder, { since, now: new Date(since.getTime() + seconds * 1000) }).map(
    ({ channel, person }) => `${channel} ${person?.name ?? 'all'}`,
  )

/** spec('decisions never-missing-an-order.3') */
test.each([
  { seconds: 59, steps: [] },
  { seconds: 60, steps: ['PUSH all'] },
  { seconds: 119, steps: ['PUSH all'] },
  { seconds: 120, steps: ['PUSH all', 'MESSAGE Ana'] },
  { seconds: 300, steps: ['PUSH all', 'MESSAGE Ana', 'CALL Beto'] },
])('after $seconds seconds it is the time of $steps', ({ seconds, steps }) => {
  expect(told(whole, seconds)).toEqual(steps)
})

/** spec('decisions never-missing-an-order.3') */
test('a way without seconds is not taken, however long it waits', () => {
  expect(told({ people: [ana, beto] }, 100_000)).toEqual([])
  expect(told({ messageAfterSeconds: 30, people: [ana, beto] }, 100_000)).toEqual(['MESSAGE Ana'])
})

/** spec('decisions never-missing-an-order.3') */
test('the ways need not stand in the order of their cost', () => {
  expect(told({ ...whole, callAfterSeconds: 20 }, 20)).toEqual(['CALL Beto'])
})

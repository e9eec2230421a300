import { expect, test } from 'vitest'
import { givenOrder } from '../testing/given-order.ts'
import {
  arrivals,
  rememberBoard,
  ringingOf,
  soundsOf,
  stillOpened,
  unattended,
  type Shown,
} from './alarm-rule.ts'
import { readSounds, waysOf, writeSounds } from '../sound/sound-choice.ts'

const one = givenOrder({ id: 'one' })
const two = givenOrder({ id: 'two' })
const taken = givenOrder({ id: 'taken', status: 'ACCEPTED' })
const later = givenOrder({ id: 'later', scheduled: true })
const usual = readSounds(null)

test('it rings for every new order that nobody accepted, canceled or opened', () => {
  expect(unattended([one, two, taken], new Set())).toEqual([one, two])
  expect(unattended([one, two, taken], new Set(['one']))).toEqual([two])
  expect(unattended([one, taken], new Set(['one']))).toEqual([])
})

test('only what arrives while one looks is announced', () => {
  expect(arrivals(undefined, [one, two])).toEqual([])
  expect(arrivals(new Set(['one']), [one, two, taken])).toEqual([two])
})

test('an opened order is forgotten once it is no longer new', () => {
  expect(stillOpened(new Set(['one', 'taken', 'gone']), [one, two, taken])).toEqual(['one'])
})

/** spec('decisions sounds.1') */
test('an order for later does not ring like one for now: it sounds once, by itself', () => {
  expect(ringingOf([one], usual)).toBe('now')
  expect(ringingOf([later], usual)).toBeUndefined()
  expect(ringingOf([later, one], usual)).toBe('now')
  expect(ringingOf([], usual)).toBeUndefined()

  const before = rememberBoard(undefined, shown())
  expect(soundsOf(before, shown({ orders: [later] }), usual)).toEqual(['later'])
  // Of one for now the first stroke is that of its ringing.
  expect(soundsOf(before, shown({ orders: [one] }), usual)).toEqual([])
})

const shown = (some: Partial<Shown> = {}): Shown => ({
  orders: [],
  stopped: [],
  later: [],
  cases: 0,
  ...some,
})

test('a device chooses how it is told of each', () => {
  const choice = readSounds('now:once later:until case:off')
  expect(choice).toEqual({ now: 'once', later: 'until', changed: 'once', case: 'off' })
  expect(ringingOf([one], choice)).toBeUndefined()
  expect(ringingOf([one, later], choice)).toBe('later')
  const before = rememberBoard(undefined, shown())
  expect(soundsOf(before, shown({ orders: [one, later], cases: 1 }), choice)).toEqual(['now'])
  expect(soundsOf(before, shown({ orders: [one] }), readSounds('now:off'))).toEqual([])
})

/** spec('decisions sounds.2') */
test('a canceled order and a case sound once, and what was known already makes no sound', () => {
  const first = shown({ orders: [taken], stopped: [{ id: 'long ago' }], cases: 2 })
  expect(soundsOf(undefined, first, usual)).toEqual([])
  const before = rememberBoard(undefined, first)
  expect(soundsOf(before, first, usual)).toEqual([])
  const now = shown({ stopped: [{ id: 'long ago' }, { id: 'taken' }], cases: 3 })
  expect(soundsOf(before, now, usual)).toEqual(['changed', 'case'])
  expect(soundsOf(rememberBoard(before, now), now, usual)).toEqual([])
  // Closing a case is no news, and neither is an order that this device never showed.
  expect(soundsOf(before, shown({ stopped: [{ id: 'stranger' }], cases: 1 }), usual)).toEqual([])
})

/** spec('decisions sounds.2') */
test('a later promise sounds once, and each further one anew', () => {
  const promised = (time: string) => [{ id: 'taken', promisedAt: `2026-11-20T${time}:00.000Z` }]
  const before = rememberBoard(undefined, shown({ orders: [taken] }))
  const now = shown({ orders: [taken], later: promised('21:10') })
  expect(soundsOf(before, now, usual)).toEqual(['changed'])
  expect(soundsOf(rememberBoard(before, now), now, usual)).toEqual([])
  const then = shown({ orders: [taken], later: promised('21:20') })
  expect(soundsOf(rememberBoard(before, now), then, usual)).toEqual(['changed'])
  expect(soundsOf(before, now, readSounds('changed:off'))).toEqual([])
})

test('a device reads back its saved sounds, and an unreadable choice is the usual one', () => {
  const choice = { now: 'until', later: 'off', changed: 'off', case: 'once' } as const
  expect(writeSounds(choice)).toBe('later:off changed:off')
  expect(readSounds(writeSounds(choice))).toEqual(choice)
  expect(writeSounds(usual)).toBe('')
  for (const broken of ['', 'now', 'now:loud', 'case:until', ':: x:', 'later:once:off'])
    expect(readSounds(broken)).toEqual(usual)
  expect(waysOf('case')).toEqual(['once', 'off'])
})

import fc from 'fast-check'
import { expect, test } from 'vitest'
import { ALWAYS, standingAt, UNKNOWN, whenAll, whenSome } from './from-when.ts'
import { plateFromWhen } from './plate-from-when.ts'

const now = new Date('2026-11-20T15:00:00Z')
const at = (minutes: number): number => now.getTime() + minutes * 60_000
const instants = fc.array(fc.oneof(fc.integer({ min: 0, max: 99 }), fc.constantFrom(ALWAYS, UNKNOWN)))

test('a sold-out thing says until when, where that is known', () => {
  expect(standingAt(ALWAYS, now)).toEqual({ soldOut: false })
  expect(standingAt(at(0), now)).toEqual({ soldOut: false })
  expect(standingAt(at(1), now)).toEqual({ soldOut: true, backAt: '2026-11-20T15:01:00.000Z' })
  expect(standingAt(UNKNOWN, now)).toEqual({ soldOut: true })
})

test('all are there when the last one is, and so many when as many are', () => {
  fc.assert(
    fc.property(
      instants,
      fc.integer({ min: 0, max: 9 }),
      fc.integer({ min: 0, max: 99 }),
      (froms, count, time) => {
        const there = froms.filter((from) => from <= time).length
        expect(whenAll(froms) <= time).toBe(there === froms.length)
        expect(whenSome(count, froms) <= time).toBe(there >= count)
      },
    ),
  )
})

const group = (
  garnishes: readonly number[],
  own: Partial<Parameters<typeof plateFromWhen>[0]['groups'][0]> = {},
) => ({
  mandatory: true,
  multipleSelection: false,
  minGarnishAmount: 0,
  ...own,
  garnishes,
})
const plate = (parts: Partial<Parameters<typeof plateFromWhen>[0]>) =>
  plateFromWhen({ own: ALWAYS, sizes: [], groups: [], ...parts })

test('a plate is there with the first of its sizes, and not before itself', () => {
  expect(plate({})).toBe(ALWAYS)
  expect(plate({ sizes: [at(9), at(4), UNKNOWN] })).toBe(at(4))
  expect(plate({ sizes: [ALWAYS, UNKNOWN] })).toBe(ALWAYS)
  expect(plate({ own: at(6), sizes: [at(4)] })).toBe(at(6))
  expect(plate({ own: UNKNOWN })).toBe(UNKNOWN)
})

test('a plate that nobody could complete is sold out until somebody can', () => {
  expect(plate({ groups: [group([at(9), at(4)])] })).toBe(at(4))
  expect(plate({ groups: [group([at(9), at(4)], { minGarnishAmount: 2 })] })).toBe(at(9))
  expect(plate({ groups: [group([at(9), at(4)], { minGarnishAmount: 2, multipleSelection: true })] })).toBe(
    at(4),
  )
  expect(plate({ groups: [group([UNKNOWN])] })).toBe(UNKNOWN)
})

test('a group that is not mandatory does not keep its plate away', () => {
  expect(plate({ groups: [group([UNKNOWN, UNKNOWN], { mandatory: false, minGarnishAmount: 2 })] })).toBe(
    ALWAYS,
  )
  expect(plate({ groups: [group([])] })).toBe(ALWAYS)
})

test('a group that asks for more than its garnishes keeps a plate away for as long as nobody knows', () => {
  expect(plate({ groups: [group([ALWAYS], { minGarnishAmount: 3 })] })).toBe(UNKNOWN)
  expect(plate({ groups: [group([ALWAYS], { minGarnishAmount: 3, multipleSelection: true })] })).toBe(ALWAYS)
})

import { DAYS_OF_WEEK } from '@mostrador/domain/scheduling/day-of-week'
import type { Week } from '@mostrador/domain/scheduling/painted-week'
import { readWeek } from '@mostrador/domain/scheduling/week-text'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { weekText } from './week-field.tsx'

const time = fc
  .integer({ min: 0, max: 47 })
  .map((half) => `${String(Math.floor(half / 2)).padStart(2, '0')}:${half % 2 === 0 ? '00' : '30'}`)

/** Hours of a day that do not overlap: some before noon, some around midnight. */
const hours = fc.uniqueArray(time, { minLength: 2, maxLength: 6 }).map((times) => {
  const inOrder = times.toSorted()
  return Array.from(
    { length: Math.floor(inOrder.length / 2) },
    (_, at) => `${inOrder[2 * at]}-${inOrder[2 * at + 1]}`,
  )
})
const night = fc
  .tuple(time, time)
  .map(([one, other]) => [`${one > other ? one : other}-${one > other ? other : one}`])

/** spec('decisions the-local.2') */
test('a week that we write in a line is read as the same week', () => {
  const weeks = fc.dictionary(fc.constantFrom(...DAYS_OF_WEEK), fc.oneof(hours, night), {
    minKeys: 1,
    noNullPrototype: true,
  })
  fc.assert(
    fc.property(weeks, (drawn) => {
      const week = Object.fromEntries(
        Object.entries(drawn).map(([day, kept]) => [
          day,
          kept.map((one) => one.replace(/-00:00$/, '-24:00')),
        ]),
      ) as Week
      expect(readWeek(weekText(week))).toEqual({ week })
    }),
  )
})

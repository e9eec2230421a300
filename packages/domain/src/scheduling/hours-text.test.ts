import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { hoursText, readHours } from './hours-text.ts'
import { timeOf } from './wall-time.ts'

/** spec('decisions the-local.2') */
describe('hours as people type them', () => {
  test.each([
    ['12-15:30, 20-2', ['12:00-15:30', '20:00-02:00']],
    ['12 a 15.30 y 20 a 2', ['12:00-15:30', '20:00-02:00']],
    ['de 9 a 13 y 17 a 21', ['09:00-13:00', '17:00-21:00']],
    ['De las 9 hasta las 13', ['09:00-13:00']],
    ['9hs a 13hs', ['09:00-13:00']],
    ['9 hs. a 13 hs.', ['09:00-13:00']],
    ['8.30–12 ; 18h30-0', ['08:30-12:00', '18:30-24:00']],
    ['20-2, 12-15', ['12:00-15:00', '20:00-02:00']],
    ['12-15 20-2', ['12:00-15:00', '20:00-02:00']],
    ['12-15/20-23', ['12:00-15:00', '20:00-23:00']],
    ['8am a 2pm', ['08:00-14:00']],
    ['8 a.m. a 12 p.m.; 7 pm - 12 am', ['08:00-12:00', '19:00-24:00']],
    ['mediodía a medianoche', ['12:00-24:00']],
    ['20 a la medianoche', ['20:00-24:00']],
    ['0-24', ['00:00-24:00']],
    ['24 hs', ['00:00-24:00']],
    ['Todo el día', ['00:00-24:00']],
    ['Cerrado', []],
    ['  ', []],
  ])('%s', (text, hours) => expect(readHours(text)).toEqual({ hours }))

  test.each([
    ['doce a quince', 'doce a quince'],
    ['12', '12'],
    ['12-', '12-'],
    ['25-26', '25-26'],
    ['12:75-13', '12:75-13'],
    ['24-2', '24-2'],
    ['12-15-18', '12-15-18'],
    ['13pm-15', '13pm-15'],
    ['12-15, 20', '20'],
    ['9-12, mañana', 'manana'],
  ])('%s are no hours, and the part is named', (text, part) =>
    expect(readHours(text)).toEqual({ problem: 'malformed', part }),
  )

  test('what overlaps is told, and what only touches is not', () => {
    expect(readHours('12-16, 15-20')).toEqual({ problem: 'overlap', part: '15-20' })
    expect(readHours('20-2, 23-24')).toEqual({ problem: 'overlap', part: '23-24' })
    expect(readHours('12-15, 15-20')).toEqual({ hours: ['12:00-15:00', '15:00-20:00'] })
  })

  test('more intervals than a day holds are too many', () => {
    const text = Array.from({ length: 13 }, (_, at) => `${at}:00-${at}:30`).join(',')
    expect(readHours(text)).toMatchObject({ problem: 'too-many' })
  })

  test('what is shown is read as the same', () => {
    const ends = fc.uniqueArray(fc.integer({ min: 0, max: 1439 }), { minLength: 2, maxLength: 12 })
    fc.assert(
      fc.property(ends, fc.boolean(), (minutes, isPastMidnight) => {
        const inOrder = minutes.toSorted((one, other) => one - other)
        const around = isPastMidnight ? [...inOrder.slice(1), inOrder[0] ?? 0] : inOrder
        const hours = Array.from({ length: Math.floor(around.length / 2) }, (_, at) => {
          const to = around[2 * at + 1] ?? 0
          return `${timeOf(around[2 * at] ?? 0)}-${to === 0 ? '24:00' : timeOf(to)}`
        })
        expect(readHours(hoursText(hours))).toEqual({ hours })
        expect(readHours(hoursText(hours).replaceAll('-', ' a ').replaceAll(', ', ' y '))).toEqual({ hours })
      }),
    )
  })

  test('no text makes it throw', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 60 }), (text) => {
        const read = readHours(text)
        expect('hours' in read || read.part.length <= text.length * 3 + 10).toBe(true)
      }),
    )
  })
})

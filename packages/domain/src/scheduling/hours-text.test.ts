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
    ['12:00 - 15:30 hrs.', ['12:00-15:30']],
    ['12:00:00 - 22:00:00', ['12:00-22:00']],
    ['de 12 a 15 hrs y de 20 a 23 hrs', ['12:00-15:00', '20:00-23:00']],
    ['9 h – 13 h', ['09:00-13:00']],
    ['9−13 · 17‑21', ['09:00-13:00', '17:00-21:00']],
    ['24/7', ['00:00-24:00']],
    ['24 horas', ['00:00-24:00']],
    ['Abierto las 24 hs.', ['00:00-24:00']],
    ['de 9 a 18 hs. corrido', ['09:00-18:00']],
    ['Horario corrido 9 a 18', ['09:00-18:00']],
    ['del mediodía a la medianoche'.replace('del', 'desde el'), ['12:00-24:00']],
    ['12 m a 3 pm', ['12:00-15:00']],
    ['\u200b12\u00a0a\u00a015\u200b', ['12:00-15:00']],
    // A half that stands at one time alone, where the other can be of one half only.
    ['8 a 2 pm', ['08:00-14:00']],
    ['11 am a 3 pm', ['11:00-15:00']],
    ['11 a 3 pm', ['11:00-15:00']],
    ['9 a 5 p. m.', ['09:00-17:00']],
    ['12 a 8 pm', ['12:00-20:00']],
    ['7 a 11 am', ['07:00-11:00']],
    ['7 pm a 2', ['19:00-02:00']],
    ['7 pm a 11', ['19:00-23:00']],
    ['7 pm a 12', ['19:00-24:00']],
    ['8 am a 14', ['08:00-14:00']],
    ['8 de la mañana a 2 de la tarde', ['08:00-14:00']],
    ['8 de la noche a 12 de la noche', ['20:00-24:00']],
    ['9 pm a 1 de la madrugada', ['21:00-01:00']],
    ['12 del mediodía a 3 pm', ['12:00-15:00']],
    // As clocks show it, it is of one half alone.
    ['09:00-05:00', ['09:00-05:00']],
    ['9 a 05', ['09:00-05:00']],
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

  test.each([
    ['7 a 11 pm', '7 a 11 pm'],
    ['10 a 10:30 pm', '10 a 10:30 pm'],
    ['8 am a 2', '8 am a 2'],
    ['8 am a 12', '8 am a 12'],
    ['9 a 12 am', '9 a 12 am'],
    ['8 a 1 am', '8 a 1 am'],
    ['9 a 5', '9 a 5'],
    ['11-3', '11-3'],
    ['12-12', '12-12'],
    ['12 a 3 y 7 pm a 11 pm', '12 a 3'],
    ['1 a 3 y 7 a 11 pm', '1 a 3'],
  ])('%s may be of either half of the day, and is asked', (text, part) =>
    expect(readHours(text)).toEqual({ problem: 'half', part }),
  )

  test.each(['12:00:30 - 22:00', '3 de la noche a 5', '8 m a 2 pm', 'lunes a viernes 9 a 18', '8 a cierre'])(
    '%s is asked as a whole',
    (text) => expect(readHours(text)).toMatchObject({ problem: 'malformed' }),
  )

  test('no half of the day is taken for the other, however it is said', () => {
    const hour = fc.integer({ min: 1, max: 12 })
    const half = fc.constantFrom('am', 'pm', '')
    const asHours = (at: number, said: string): readonly string[] =>
      said === ''
        ? [`${at % 24}`, `${(at % 12) + 12}`, `${at % 12}`].map((one) => one.padStart(2, '0'))
        : [`${(at % 12) + (said === 'pm' ? 12 : 0)}`.padStart(2, '0')]
    fc.assert(
      fc.property(hour, half, hour, fc.constantFrom('am', 'pm'), (...drawn) => {
        const [from, fromHalf, to, toHalf] = drawn
        const read = readHours(`${from} ${fromHalf} a ${to} ${toHalf}`)
        if ('problem' in read) return void expect([fromHalf, read.problem]).toEqual(['', 'half'])
        const [start = '', end = ''] = (read.hours[0] ?? '').split('-')
        expect(asHours(from, fromHalf)).toContain(start.slice(0, 2))
        expect(asHours(to, toHalf)).toContain(end === '24:00' ? '00' : end.slice(0, 2))
      }),
    )
  })

  test('hours that overlap are refused, and hours that only touch are not', () => {
    expect(readHours('12-16, 15-20')).toEqual({ problem: 'overlap', part: '15-20' })
    expect(readHours('20-2, 23-24')).toEqual({ problem: 'overlap', part: '23-24' })
    expect(readHours('12-15, 15-20')).toEqual({ hours: ['12:00-15:00', '15:00-20:00'] })
  })

  test('more intervals than a day holds are too many', () => {
    const text = Array.from({ length: 13 }, (_, at) => `${at}:00-${at}:30`).join(',')
    expect(readHours(text)).toMatchObject({ problem: 'too-many' })
  })

  test('shown hours are read as the same', () => {
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
        expect(readHours(hours.join(' y '))).toEqual({ hours })
        expect(readHours(hours.map((one) => `De ${one.replace('-', ' a ')}`).join('\n'))).toEqual({ hours })
        expect(readHours(hours.map((one) => `${one.replace('-', ' a ')} hs`).join(', '))).toEqual({ hours })
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

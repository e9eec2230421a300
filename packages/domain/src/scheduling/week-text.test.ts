import { expect, test } from 'vitest'
import { DAYS_OF_WEEK } from './day-of-week.ts'
import { readWeek } from './week-text.ts'

const NOON = ['12:00-15:30', '20:00-02:00']

/** spec('decisions the-local.2') */
test.each([
  [
    'Lunes a viernes 12-15:30, 20-2 · Sábado 20-2',
    { MONDAY: NOON, TUESDAY: NOON, WEDNESDAY: NOON, THURSDAY: NOON, FRIDAY: NOON, SATURDAY: ['20:00-02:00'] },
  ],
  [
    'de lunes a miércoles de 9 a 18 hs',
    { MONDAY: ['09:00-18:00'], TUESDAY: ['09:00-18:00'], WEDNESDAY: ['09:00-18:00'] },
  ],
  [
    'Vie, sáb y dom: 8 am a 2 pm',
    { FRIDAY: ['08:00-14:00'], SATURDAY: ['08:00-14:00'], SUNDAY: ['08:00-14:00'] },
  ],
  [
    'sábado a lunes 20-1\nmartes cerrado',
    { SATURDAY: ['20:00-01:00'], SUNDAY: ['20:00-01:00'], MONDAY: ['20:00-01:00'], TUESDAY: [] },
  ],
  ['los domingos 12 a 16', { SUNDAY: ['12:00-16:00'] }],
  ['Fines de semana 20-2', { SATURDAY: ['20:00-02:00'], SUNDAY: ['20:00-02:00'] }],
  ['lunes 9-12, lunes 17-21', { MONDAY: ['09:00-12:00', '17:00-21:00'] }],
])('%s', (text, week) => expect(readWeek(text)).toEqual({ week }))

test('all days are all of them', () => {
  expect(readWeek('Todos los días 24 hs')).toEqual({
    week: Object.fromEntries(DAYS_OF_WEEK.map((day) => [day, ['00:00-24:00']])),
  })
})

test('a text that begins with no day is of the day in whose field it stands', () => {
  expect(readWeek('9 a 18')).toBeUndefined()
  expect(readWeek('9 a 18 los lunes')).toBeUndefined()
})

test('the wrong part is named, and no day is read', () => {
  expect(readWeek('lunes 9 a 18, martes')).toEqual({ problem: 'malformed', part: 'martes' })
  expect(readWeek('lunes a viernes 7 a 11 pm')).toEqual({ problem: 'half', part: '7 a 11 pm' })
})

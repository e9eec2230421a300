import { describe, expect, test } from 'vitest'
import { hoursText, readHours } from './hours-text.ts'

/** spec('decisions the-local.2') */
describe('hours as people type them', () => {
  test.each([
    ['12-15:30, 20-2', ['12:00-15:30', '20:00-02:00']],
    ['de 9 a 13 y 17 a 21', ['09:00-13:00', '17:00-21:00']],
    ['9hs a 13hs', ['09:00-13:00']],
    ['8.30–12 ; 18h30-0', ['08:30-12:00', '18:30-24:00']],
    ['0-24', ['00:00-24:00']],
    ['  ', []],
  ])('%s', (text, intervals) => expect(readHours(text)).toEqual(intervals))

  test.each(['doce a quince', '12', '12-', '25-26', '12:75-13', '24-2', '12-15-18', '12-15 20-2'])(
    '%s are no hours',
    (text) => expect(readHours(text)).toBeUndefined(),
  )

  test('more intervals than a day holds are no hours', () => {
    expect(readHours(Array.from({ length: 13 }, () => '1-2').join(','))).toBeUndefined()
  })

  test('what is shown is read as the same', () => {
    const intervals = ['00:00-02:00', '09:05-12:00', '20:30-24:00']
    expect(hoursText(intervals)).toBe('0-2, 9:05-12, 20:30-24')
    expect(readHours(hoursText(intervals))).toEqual(intervals)
  })
})

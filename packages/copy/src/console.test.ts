import { expect, test } from 'vitest'
import { consoleCopy, durationText } from './console.ts'

test('a stretch of time is said in as few words as a card has room for', () => {
  expect([0, 59, 60, 65, 1439, 1440, 2880].map(durationText)).toEqual([
    '0 min',
    '59 min',
    '1 h',
    '1 h 5 min',
    '23 h 59 min',
    '1 día',
    '2 días',
  ])
})

test('a day stands in the middle of a sentence as it is written there', () => {
  expect(consoleCopy.scheduledFor('Mañana 12:00')).toBe('Para mañana 12:00')
  expect(consoleCopy.scheduledFor('21:05')).toBe('Para 21:05')
})

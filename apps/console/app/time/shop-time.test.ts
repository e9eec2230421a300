import { expect, test } from 'vitest'
import { dayText, hourText, momentInWords, whenText, otherClock } from './shop-time.ts'

const zone = 'America/Argentina/Buenos_Aires'
const now = new Date('2026-11-20T23:30:00.000Z')

test('hours and days are those of the wall of the shop, not of the device', () => {
  expect(hourText('2026-11-21T00:05:00.000Z', zone)).toBe('21:05')
  expect(whenText('2026-11-21T00:05:00.000Z', now, zone)).toBe('21:05')
  expect(whenText('2026-11-21T15:00:00.000Z', now, zone)).toBe('Mañana 12:00')
  expect(dayText('2026-11-19T23:30:00.000Z', now, zone)).toBe('Jueves 19/11')
})

/** spec('decisions the-frame.4') */
test('a browser whose clock shows another time reads the city and hour of the shop', () => {
  const now = new Date('2026-11-20T23:05:00.000Z')
  const shop = 'America/Argentina/Buenos_Aires'
  expect(otherClock(now, shop, 'America/Santiago')).toBeNull()
  expect(otherClock(now, shop, 'Europe/Madrid')).toEqual({ city: 'Buenos Aires', hour: '20:05' })
  // The same hour of another day is another time.
  expect(otherClock(now, 'Pacific/Kiritimati', 'Pacific/Honolulu')).not.toBeNull()
})

test('a moment stands within a sentence', () => {
  const words = (instant: string) => momentInWords(instant, now, zone)
  expect(words('2026-11-21T00:05:00.000Z')).toBe('hoy a las 21:05')
  expect(words('2026-11-22T02:07:00.000Z')).toBe('mañana a las 23:07')
  expect(words('2026-11-27T15:00:00.000Z')).toBe('el viernes 27/11 a las 12:00')
})

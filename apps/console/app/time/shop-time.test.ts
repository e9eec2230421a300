import { expect, test } from 'vitest'
import { dayText, hourText, whenText } from './shop-time.ts'

const zone = 'America/Argentina/Buenos_Aires'
const now = new Date('2026-11-20T23:30:00.000Z')

test('hours and days are those of the wall of the shop, not of the device', () => {
  expect(hourText('2026-11-21T00:05:00.000Z', zone)).toBe('21:05')
  expect(whenText('2026-11-21T00:05:00.000Z', now, zone)).toBe('21:05')
  expect(whenText('2026-11-21T15:00:00.000Z', now, zone)).toBe('Mañana 12:00')
  expect(dayText('2026-11-19T23:30:00.000Z', now, zone)).toBe('Jueves 19/11')
})

import { expect, test } from 'vitest'
import { nextOpeningText } from './next-opening-text.ts'

const now = new Date('2026-11-20T23:30:00.000Z')
const opens = (nextOpeningAt: string | null) =>
  nextOpeningText({ nextOpeningAt, timeZone: 'America/Argentina/Buenos_Aires' }, now)

test.each([
  ['2026-11-21T00:00:00.000Z', 'Abre hoy a las 21:00'],
  ['2026-11-21T14:30:00.000Z', 'Abre mañana a las 11:30'],
  ['2026-11-23T03:00:00.000Z', 'Abre el lunes a las 00:00'],
  ['2026-11-27T14:30:00.000Z', 'Abre el viernes 27/11 a las 11:30'],
])('the moment %s of the server, at the wall clock of the shop: %s', (instant, text) => {
  expect(opens(instant)).toBe(text)
})

test('nothing is promised where nothing is known, or where the moment has passed', () => {
  expect(opens(null)).toBeUndefined()
  expect(opens('2026-11-20T23:30:00.000Z')).toBeUndefined()
})

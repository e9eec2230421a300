import { expect, test } from 'vitest'
import { PHONE_COUNTRIES } from '../phone/phone-countries.ts'
import { COUNTRY_ZONES, SERVED_COUNTRIES } from './country-zones.ts'

test('each country that is served has clocks that there are, each once', () => {
  expect(SERVED_COUNTRIES.map((country) => country.toUpperCase())).toEqual([...PHONE_COUNTRIES])
  const zones = Object.values(COUNTRY_ZONES).flat()
  expect(new Set(zones).size).toBe(zones.length)
  for (const timeZone of zones) expect(() => new Intl.DateTimeFormat('es', { timeZone })).not.toThrow()
})

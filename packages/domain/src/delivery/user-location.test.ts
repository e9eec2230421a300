import { describe, expect, test } from 'vitest'
import { parseUserLocation, pointOf, type UserLocation } from './user-location.ts'

const HOME: UserLocation = {
  street: 'Honduras',
  number: '4890',
  city: 'Buenos Aires',
  locality: 'CABA',
  country: 'AR',
  postalCode: '1414',
  fullAddress: 'Honduras 4890, Buenos Aires',
  lat: -34.5889,
  lng: -58.4306,
  betweenStreets: '',
  details: 'Piso 3',
  geocoded: true,
  fromLocalStorage: false,
}

const read = (part: Record<string, unknown>) => parseUserLocation(JSON.stringify({ ...HOME, ...part }))

describe('a stored location', () => {
  /** spec('000 §3.13') spec('000 §4.8') */
  test('comes back as it was, marked as restored', () => {
    expect(read({})).toEqual({ ...HOME, fromLocalStorage: true })
  })

  test('keeps the server’s word for its point, and takes nothing else for it', () => {
    expect(read({ pointKey: 'k3y' })).toEqual({ ...HOME, pointKey: 'k3y', fromLocalStorage: true })
    for (const pointKey of [undefined, null, 7, true, ['k3y']])
      expect(Object.keys(read({ pointKey }) ?? {})).not.toContain('pointKey')
    expect(read({ pointKey: 7 })?.fullAddress).toBe('Honduras 4890, Buenos Aires')
  })

  test('keeps the neighbourhood that a provider said, and does without', () => {
    expect(read({ zone: 'Palermo' })).toEqual({ ...HOME, zone: 'Palermo', fromLocalStorage: true })
    for (const zone of [undefined, 7, 'a'.repeat(1_001)])
      expect(Object.keys(read({ zone }) ?? {})).not.toContain('zone')
  })

  test('may have no point, as one typed while nobody could look it up', () => {
    expect(read({ lat: null, lng: null })).toMatchObject({ lat: null, lng: null })
  })

  test('may lie at a pole and on the date line, and say 1,000 characters', () => {
    const far = { lat: -90, lng: 180, details: 'a'.repeat(1_000) }
    expect(read(far)).toMatchObject(far)
  })

  test('is what a provider found only where it says so', () => {
    expect(read({ geocoded: false })?.geocoded).toBe(false)
    expect(read({ geocoded: 'yes' })?.geocoded).toBe(false)
  })

  test.each([
    ['nothing', null],
    ['no JSON', '{'],
    ['another thing', '"Honduras 4890"'],
    ['a list', '[]'],
  ])('is null where there is %s', (_, json) => {
    expect(parseUserLocation(json)).toBeNull()
  })

  test.each([
    ['a point beyond a pole', { lat: 90.1 }],
    ['a point beyond the date line', { lng: -180.1 }],
    ['the other half of a point', { lat: null }],
    ['half a point', { lng: null }],
    ['a point in letters', { lat: '-34.5' }],
    ['no address', { fullAddress: '' }],
    ['a field that is no text', { street: 3 }],
    ['a text without end', { details: 'a'.repeat(1_001) }],
  ])('is null with %s', (_, part) => {
    expect(read(part)).toBeNull()
  })
})

test('the point of a location is there only when both of its degrees are', () => {
  expect(pointOf(HOME)).toEqual({ lat: HOME.lat, lng: HOME.lng })
  expect(pointOf({ ...HOME, lng: null })).toBeNull()
  expect(pointOf({ ...HOME, lat: null })).toBeNull()
  expect(pointOf(null)).toBeNull()
  expect(pointOf(undefined)).toBeNull()
})

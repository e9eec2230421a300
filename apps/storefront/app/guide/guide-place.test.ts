import { expect, test } from 'vitest'
import { parseGuidePlace } from './guide-place.ts'

test('a place that was kept is read', () => {
  expect(parseGuidePlace('{"lat":-34.6,"lng":-58.4,"label":"Gorriti 5000","x":1}')).toEqual({
    lat: -34.6,
    lng: -58.4,
    label: 'Gorriti 5000',
  })
})

test.each([
  null,
  '',
  '{',
  '[]',
  '{"lat":91,"lng":0,"label":""}',
  '{"lat":1,"lng":"2","label":""}',
  '{"lat":1,"lng":2}',
])('%s is no place', (json) => {
  expect(parseGuidePlace(json)).toBeNull()
})

import { expect, test } from 'vitest'
import { glidePoint } from './glide.ts'

const from = { lat: -34.6, lng: -58.4 }
const to = { lat: -34.61, lng: -58.42 }

test('a marker goes the straight way to where the rider was seen, and not past it', () => {
  expect(glidePoint(from, to, 0)).toEqual(from)
  expect(glidePoint(from, to, 500).lat).toBeCloseTo(-34.605, 9)
  expect(glidePoint(from, to, 500).lng).toBeCloseTo(-58.41, 9)
  expect(glidePoint(from, to, 60_000)).toEqual(to)
  expect(glidePoint(from, to, -16)).toEqual(from)
})

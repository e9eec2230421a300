import { expect, test } from 'vitest'
import { isAtDoor } from './approach.ts'

const NOW = Date.parse('2026-11-20T21:00:00.000Z')
const door = { lat: -34.58, lng: -58.43 }
/** A point so many metres to the north of the door. */
const north = (metres: number) => ({ lat: door.lat + metres / 111_195, lng: door.lng })
const near = { position: north(20), seenAt: NOW - 5_000, door, stopsBefore: 0 }

test('a rider who was seen a moment ago at the door is there', () => {
  expect(isAtDoor(near, NOW)).toBe(true)
  expect(isAtDoor({ ...near, position: north(78) }, NOW)).toBe(true)
  expect(isAtDoor({ ...near, position: north(83) }, NOW)).toBe(false)
})

test('a position older than two minutes says nothing of now', () => {
  expect(isAtDoor({ ...near, seenAt: NOW - 120_000 }, NOW)).toBe(true)
  expect(isAtDoor({ ...near, seenAt: NOW - 120_001 }, NOW)).toBe(false)
})

test('a rider who passes by on the way to another door is not there, nor is one of whom nothing is known', () => {
  expect(isAtDoor({ ...near, stopsBefore: 1 }, NOW)).toBe(false)
  expect(isAtDoor({ ...near, position: null }, NOW)).toBe(false)
  expect(isAtDoor({ ...near, seenAt: null }, NOW)).toBe(false)
  expect(isAtDoor({ ...near, door: null }, NOW)).toBe(false)
})

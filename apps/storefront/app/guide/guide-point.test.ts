import { expect, test } from 'vitest'
import { parseGuidePoint } from './guide-point.ts'

const NOW = Date.parse('2026-11-20T12:00:00Z')
const DAY_MS = 24 * 60 * 60 * 1000

const kept = (savedAt: unknown, more: Record<string, unknown> = {}): string =>
  JSON.stringify({ lat: -34.6, lng: -58.4, label: 'Gorriti 5000', savedAt, ...more })

test('a place that was kept is read', () => {
  expect(parseGuidePoint(kept(NOW - 1000, { x: 1 }), NOW)).toEqual({
    lat: -34.6,
    lng: -58.4,
    label: 'Gorriti 5000',
    savedAt: NOW - 1000,
  })
})

test('a place is kept for a day, and not longer', () => {
  expect(parseGuidePoint(kept(NOW - DAY_MS + 1), NOW)).not.toBeNull()
  expect(parseGuidePoint(kept(NOW - DAY_MS), NOW)).toBeNull()
  expect(parseGuidePoint(kept(NOW + DAY_MS), NOW)).toBeNull()
})

test.each([
  null,
  '',
  '{',
  '[]',
  kept(undefined),
  kept(String(NOW)),
  kept(NOW, { lat: 91 }),
  kept(NOW, { lng: '2' }),
  kept(NOW, { label: undefined }),
  kept(NOW, { label: 'x'.repeat(301) }),
  'null',
  '7',
])('%s is no place', (json) => {
  expect(parseGuidePoint(json, NOW)).toBeNull()
})

test('a place at the edge of the world is one, and so is one with a long name', () => {
  const edge = { lat: -90, lng: 180, label: 'x'.repeat(300) }
  expect(parseGuidePoint(kept(NOW, edge), NOW)).toEqual({ ...edge, savedAt: NOW })
})

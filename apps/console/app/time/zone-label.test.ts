import { expect, test } from 'vitest'
import { zoneLabel } from './zone-label.ts'

const NOW = new Date('2026-11-28T12:00:00Z')

test.each([
  ['America/Argentina/Buenos_Aires', 'Buenos Aires (GMT−3)'],
  ['America/Argentina/Cordoba', 'Córdoba (GMT−3)'],
  ['America/Argentina/Tucuman', 'Tucumán (GMT−3)'],
  ['America/Bogota', 'Bogotá (GMT−5)'],
  ['America/Mexico_City', 'Ciudad de México (GMT−6)'],
  ['Pacific/Easter', 'Isla de Pascua (GMT−5)'],
  ['Mars/Olympus', 'Mars/Olympus'],
])('%s reads: %s', (zone, label) => {
  expect(zoneLabel(zone, NOW)).toBe(label)
})

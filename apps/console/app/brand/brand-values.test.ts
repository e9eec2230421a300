import { expect, test } from 'vitest'
import { whyUnused } from './codes-section.tsx'
import { instantOf, wallOf } from './instant-field.tsx'
import { pairsText, readPairs } from './pairs-field.tsx'

test('a moment is that of the wall of the contact, and comes back as it was typed', () => {
  expect(instantOf('2026-11-30T06:00', 'America/Argentina/Buenos_Aires')).toBe('2026-11-30T09:00:00Z')
  // Madrid goes to its winter clock in the night between.
  for (const wall of ['2026-10-24T12:00', '2026-10-25T12:00', '2026-03-29T12:00'])
    expect(wallOf(instantOf(wall, 'Europe/Madrid'), 'Europe/Madrid')).toBe(wall)
  expect(wallOf(undefined, 'Europe/Madrid')).toBe('')
})

test('lines of names and values are read as they are written', () => {
  const pairs = { pixel: '123', page: 'https://a.test/x' }
  expect(readPairs(pairsText(pairs))).toEqual({ value: pairs })
  expect(readPairs(' \n')).toEqual({ value: undefined })
  expect(readPairs('pixel')).toMatchObject({ problem: expect.stringContaining('dos puntos') })
  expect(readPairs(`${'x'.repeat(61)}: 1`)).toMatchObject({ problem: expect.stringContaining('60') })
})

test('a code that nobody can use says why: it is off, over or not begun', () => {
  const now = new Date('2026-11-27T12:00:00Z')
  const [before, after] = ['2026-11-27T09:00:00-03:00', '2026-11-27T09:01:00-03:00']
  expect(whyUnused({}, now)).toBeUndefined()
  expect(whyUnused({ startsAt: before, endsAt: after }, now)).toBeUndefined()
  expect(whyUnused({ endsAt: before }, now)).toBe('Venció')
  expect(whyUnused({ startsAt: after }, now)).toBe('Todavía no vale')
  expect(whyUnused({ active: false, endsAt: before }, now)).toBe('Apagado')
})

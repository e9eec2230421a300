import { expect, test } from 'vitest'
import { indicatorDisplayOf, shortMark } from './indicator-display.ts'

/** spec('000 §2.61') spec('decisions constants.9') */
test('up to three are spread, more are short; a branch may want every name, or none', () => {
  const shown = (setting: Parameters<typeof indicatorDisplayOf>[0]) =>
    [0, 1, 3, 4].map((count) => indicatorDisplayOf(setting, count))
  expect(shown('SHORTS')).toEqual(['NONE', 'SPREAD', 'SPREAD', 'SHORTS'])
  expect(shown('SPREAD')).toEqual(['NONE', 'SPREAD', 'SPREAD', 'SPREAD'])
  expect(shown('NONE')).toEqual(['NONE', 'NONE', 'NONE', 'NONE'])
})

test('a mark has the initials of a name', () => {
  const marks = {
    'Sin TACC': 'ST',
    vegano: 'V',
    'Ñoquis (del 29)': 'ÑD',
    '¡con X!': 'CX',
    '100 % vegano': '1V',
    '🔥': '•',
    '': '•',
  }
  expect(Object.keys(marks).map(shortMark)).toEqual(Object.values(marks))
})

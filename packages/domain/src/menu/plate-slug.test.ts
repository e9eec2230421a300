import { expect, test } from 'vitest'
import { plateSlugs, slugOf } from './plate-slug.ts'

test('a name is written in lower case, without accents or signs', () => {
  expect(slugOf('Ñoquis de la Nonna (x2)')).toBe('noquis-de-la-nonna-x2')
  expect(slugOf('  ¡Bife de chorizo & fritas!  ')).toBe('bife-de-chorizo-fritas')
})

test('plates of one name part by the end of their ids, and only they', () => {
  const slugs = plateSlugs([
    { id: '0190-aaaaaa', name: 'Empanada' },
    { id: '0190-bbbbbb', name: 'Émpanada' },
    { id: '0190-cccccc', name: 'Flan' },
  ])
  expect([...slugs.values()]).toEqual(['empanada-aaaaaa', 'empanada-bbbbbb', 'flan'])
})

test('a name without a letter still has an address', () => {
  expect(plateSlugs([{ id: '0190-dddddd', name: '🍕🍕' }]).get('0190-dddddd')).toBe('dddddd')
})

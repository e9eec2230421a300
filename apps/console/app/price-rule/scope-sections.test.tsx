import type { PricedMenu } from '@mostrador/domain/price-rule/price-groups'
import { expect, test } from 'vitest'
import { draw } from '../testing/draw.tsx'
import { categoriesOf, ScopeSections } from './scope-sections.tsx'

/** A menu with a thousand plates in one category. */
const plates = Array.from({ length: 1000 }, (_, at) => ({
  key: `plato-${at}`,
  name: `Plato ${at}`,
  category: 'todo',
  price: 100,
}))
const menu = {
  key: 'carta',
  name: 'Carta',
  categories: [{ key: 'todo', name: 'Todo' }],
  plates,
} as PricedMenu

const boxes = (chosen: readonly string[]): number => {
  const parts = { categories: [], plates: chosen, garnishGroups: [] }
  const html = draw(<ScopeSections menu={menu} parts={parts} choose={() => undefined} />)
  return html.match(/type="checkbox"/g)?.length ?? 0
}

test('of a thousand plates as many are drawn as one reads, and all that are chosen', () => {
  expect(boxes([])).toBe(1)
  // The category, fifty plates, and those that are chosen beyond them.
  expect(boxes(['plato-3'])).toBe(51)
  expect(boxes(['plato-3', 'plato-777', 'plato-999'])).toBe(53)
})

test('fifty plates of a search are drawn over all categories, and each says how many it has', () => {
  const categories = ['uno', 'dos', 'tres', 'otra'].map((key) => ({ key, name: key }))
  const inThree = plates
    .slice(0, 120)
    .map((plate, at) => ({ ...plate, category: ['uno', 'dos', 'tres'][at % 3] }))
  const searched = categoriesOf({ ...menu, categories, plates: inThree } as PricedMenu, 'plato')
  expect(searched.map(({ found, most }) => [found.length, Math.min(found.length, most)])).toEqual([
    [40, 40],
    [40, 10],
    [40, 0],
  ])
})

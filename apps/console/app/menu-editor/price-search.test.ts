import { expect, test } from 'vitest'
import { priceSearch } from './price-search.ts'

const menu = {
  key: 'carta',
  plates: [
    { key: 'muzza', category: 'pizzas' },
    { key: 'fugazza', category: 'pizzas' },
    { key: 'flan', category: 'postres' },
    { key: 'budin', category: 'postres' },
    { key: 'agua', category: 'bebidas' },
  ],
}

test.each([
  [[], 'menu=carta'],
  [['muzza', 'fugazza', 'flan', 'budin', 'agua'], 'menu=carta'],
  [['flan'], 'menu=carta&plate=flan'],
  [['fugazza', 'muzza', 'flan'], 'menu=carta&category=pizzas&plate=flan'],
  // Of a category of one plate, that plate is meant, and none that comes into it later.
  [['agua'], 'menu=carta&plate=agua'],
])('prices of %j are asked for by %s', (chosen, search) => {
  expect(priceSearch(menu, chosen)).toBe(search)
})

import { describe, expect, test } from 'vitest'
import { checkFloors } from './check-floors.ts'
import type { House } from './floors.ts'

const house: House = {
  folder: 'app',
  roof: ['pages'],
  rooms: { cart: ['plate'], plate: [] },
  ground: { place: ['frame'], frame: [] },
  filesOfGround: { 'api.ts': 'frame' },
}

/** A house in which everything listed is used. */
const whole = {
  'app/root.tsx': "import { Menu } from './pages/menu-page.tsx'",
  'app/pages/menu-page.tsx': "import { Cart } from '../cart/cart.tsx'",
  'app/cart/cart.tsx': "import { Plate } from '../plate/plate.tsx'\nimport { api } from '../api.ts'",
  'app/plate/plate.tsx': "import { alias } from '../place/alias.ts'",
  'app/place/alias.ts': "import { link } from '../frame/link.ts'",
}

function sentencesOf(sources: Readonly<Record<string, string>>, other: Partial<House> = {}): string[] {
  const files = Object.entries({ ...whole, ...sources }).map(([path, text]) => ({ path, text }))
  return checkFloors(files, { ...house, ...other }).map(({ sentence }) => sentence)
}

describe('the floors of a house', () => {
  test('downwards, and to the siblings that are listed, everything passes', () => {
    expect(sentencesOf({})).toEqual([])
  })

  test.each([
    ['by value', "import { a } from '../pages/menu-page.tsx'"],
    ['for a type', "import type { A } from '../pages/menu-page.tsx'"],
    ['lazily', "const a = import('../pages/menu-page.tsx')"],
    ['from the root', "import { a } from '../root.tsx'"],
  ])('no room imports the roof %s', (_, text) => {
    expect(sentencesOf({ 'app/plate/up.ts': text })).toEqual([
      expect.stringMatching(/^plate must not import/),
    ])
  })

  test('no room imports a sibling that is not listed, and the ground imports no room', () => {
    expect(sentencesOf({ 'app/plate/up.ts': "import { a } from '../cart/a.ts'" })).toEqual([
      expect.stringMatching(/^plate does not import cart/),
    ])
    expect(sentencesOf({ 'app/frame/up.ts': "import { a } from '../cart/a.ts'" })).toEqual([
      expect.stringMatching(/^frame is the ground that cart stands on/),
    ])
    expect(sentencesOf({ 'app/api.ts': "import { a } from './place/a.ts'" })).toEqual([
      expect.stringMatching(/^frame does not import place/),
    ])
  })

  test('a test may look everywhere', () => {
    expect(sentencesOf({ 'app/plate/a.test.ts': "import { a } from '../pages/menu-page.tsx'" })).toEqual([])
  })

  test('a folder has to stand somewhere', () => {
    expect(sentencesOf({ 'app/attic/a.ts': "import { a } from '../plate/a.ts'" })).toEqual([
      expect.stringMatching(/on no floor yet/),
    ])
  })

  test('a listed import is used, and makes no circle', () => {
    expect(sentencesOf({}, { rooms: { cart: ['plate'], plate: ['cart'] } })).toEqual([
      'plate no longer imports cart: take it off the list.',
      'cart imports itself by way of others: a circle.',
      'plate imports itself by way of others: a circle.',
    ])
  })
})

import { expect, test } from 'vitest'
import { applyOperations } from '../revision/apply-operations.ts'
import {
  isOfRule,
  priceGroups,
  priceOperations,
  priceSums,
  type PricedMenu,
  type PriceGroup,
} from './price-groups.ts'
import type { PriceRule, PriceScope } from './price-rule.ts'

const MENU: PricedMenu = {
  key: 'carta',
  name: 'Carta',
  categories: [
    { key: 'parrilla', name: 'Parrilla' },
    { key: 'pastas', name: 'Pastas', showName: 'Pastas caseras' },
    { key: 'vacia', name: 'Vacía' },
  ],
  garnishGroups: [
    {
      key: 'salsas',
      name: 'Salsas',
      garnishes: [
        { key: 'chimi', name: 'Chimichurri' },
        { key: 'criolla', name: 'Criolla', price: 500.5 },
      ],
    },
    { key: 'quesos', name: 'Quesos', garnishes: [{ key: 'reggianito', name: 'Reggianito', price: 800 }] },
  ],
  plates: [
    { key: 'noquis', category: 'pastas', name: 'Ñoquis', price: 9000, garnishGroups: ['salsas', 'quesos'] },
    { key: 'bife', category: 'parrilla', name: 'Bife', showName: 'Bife de chorizo', price: 18_500.5 },
    {
      key: 'tira',
      category: 'parrilla',
      name: 'Tira',
      price: 1,
      garnishGroups: ['salsas'],
      sizes: [
        { key: 'media', name: 'Media', price: 9000 },
        { key: 'entera', name: 'Entera', price: 16_000 },
      ],
    },
  ],
}

const PARRILLA: PriceScope = {
  menu: 'carta',
  parts: { categories: ['parrilla'], plates: [], garnishGroups: [] },
  withGarnishes: true,
}
const rule = (scope: PriceScope, more: Partial<PriceRule> = {}): PriceRule => ({
  scope,
  change: { kind: 'PERCENT', way: 'UP', percent: 12 },
  rounding: { step: 10_000, ending: 0, direction: 'UP' },
  ...more,
})

const rowsOf = (groups: readonly PriceGroup[]) => groups.flatMap(({ rows }) => rows)
const shown = (groups: readonly PriceGroup[]) =>
  groups.map(({ name, others, rows }) => [
    name,
    others,
    rows.map((row) => [
      row.size ? `${row.name}, ${row.size}` : row.name,
      row.before,
      row.after,
      ...row.marks,
    ]),
  ])

/** spec('decisions prices-and-time.2') */
test('a category and what can be added to its plates: sizes for their plate, shared groups told', () => {
  expect(shown(priceGroups(MENU, rule(PARRILLA), 2))).toEqual([
    [
      'Parrilla',
      0,
      [
        ['Bife de chorizo', 1_850_050, 2_080_000],
        ['Tira, Media', 900_000, 1_010_000],
        ['Tira, Entera', 1_600_000, 1_800_000],
      ],
    ],
    [
      'Salsas',
      1,
      [
        ['Chimichurri', 0, 0, 'SAME'],
        ['Criolla', 50_050, 60_000],
      ],
    ],
  ])
})

const names = (scope: Partial<PriceScope>) =>
  priceGroups(MENU, rule({ ...PARRILLA, ...scope }), 2).map(({ name, others }) => [name, others])

test('the whole menu, with and without what can be added', () => {
  expect(names({ parts: undefined })).toEqual([
    ['Parrilla', 0],
    ['Pastas caseras', 0],
    ['Salsas', 0],
    ['Quesos', 0],
  ])
  expect(names({ parts: undefined, withGarnishes: false })).toEqual([
    ['Parrilla', 0],
    ['Pastas caseras', 0],
  ])
})

test('plates and groups alone; what is not there is nothing', () => {
  expect(
    names({ parts: { categories: [], plates: ['noquis', 'x'], garnishGroups: [] }, withGarnishes: false }),
  ).toEqual([['Pastas caseras', 0]])
  expect(
    names({ parts: { categories: [], plates: [], garnishGroups: ['quesos'] }, withGarnishes: false }),
  ).toEqual([['Quesos', 1]])
  expect(names({ parts: { categories: ['x'], plates: [], garnishGroups: ['y'] } })).toEqual([])
})

const marksBy = (more: Partial<PriceRule>) =>
  Object.fromEntries(
    rowsOf(priceGroups(MENU, rule({ ...PARRILLA, withGarnishes: false }, more), 2)).map(
      ({ size, name, marks }) => [size ?? name, marks],
    ),
  )

/** spec('decisions prices-and-time.3') */
test('prices that stand out are marked: large, against the rule, the same, free', () => {
  expect(marksBy({ change: { kind: 'PERCENT', way: 'UP', percent: 30 }, rounding: undefined })).toEqual({
    'Bife de chorizo': [],
    Media: [],
    Entera: [],
  })
  expect(marksBy({ change: { kind: 'AMOUNT', way: 'UP', amount: 500_000 }, rounding: undefined })).toEqual({
    'Bife de chorizo': [],
    Media: ['LARGE'],
    Entera: ['LARGE'],
  })
  const thousands = { step: 500_000, ending: 0, direction: 'DOWN' } as const
  expect(marksBy({ change: { kind: 'PERCENT', way: 'UP', percent: 1 }, rounding: thousands })).toEqual({
    'Bife de chorizo': ['AGAINST'],
    Media: ['LARGE', 'AGAINST'],
    Entera: ['AGAINST'],
  })
  expect(marksBy({ change: { kind: 'AMOUNT', way: 'DOWN', amount: 900_000 }, rounding: undefined })).toEqual({
    'Bife de chorizo': ['LARGE'],
    Media: ['LARGE', 'FREE'],
    Entera: ['LARGE'],
  })
  expect(marksBy({ change: { kind: 'FIXED', amount: 900_000 }, rounding: undefined })).toEqual({
    'Bife de chorizo': ['LARGE'],
    Media: ['SAME'],
    Entera: ['LARGE'],
  })
})

/** spec('decisions prices-and-time.2') */
test('it computes the steps of a change, of what changes alone, which fit the document', () => {
  const rows = rowsOf(priceGroups(MENU, rule(PARRILLA), 2))
  const operations = priceOperations(rows, 2)
  expect(operations).toEqual([
    { kind: 'set', place: ['menus', 'carta', 'plates', 'bife', 'price'], from: 18_500.5, to: 20_800 },
    {
      kind: 'set',
      place: ['menus', 'carta', 'plates', 'tira', 'sizes', 'media', 'price'],
      from: 9000,
      to: 10_100,
    },
    {
      kind: 'set',
      place: ['menus', 'carta', 'plates', 'tira', 'sizes', 'entera', 'price'],
      from: 16_000,
      to: 18_000,
    },
    {
      kind: 'set',
      place: ['menus', 'carta', 'garnishGroups', 'salsas', 'garnishes', 'criolla', 'price'],
      from: 500.5,
      to: 600,
    },
  ])
  expect(operations.every((one) => isOfRule(one, rule(PARRILLA), 2))).toBe(true)
  const applied = applyOperations({ menus: [MENU] }, operations)
  if (!applied.ok) throw new Error('it does not fit')
  const [menu = MENU] = applied.document.menus
  expect(rowsOf(priceGroups(menu, rule(PARRILLA), 2)).map(({ before }) => before)).toEqual(
    rows.map(({ after }) => after),
  )
})

test('a free garnish gets a price where all get one, over nothing that was seen', () => {
  const one = rule(PARRILLA, { change: { kind: 'FIXED', amount: 10_000 } })
  const [, salsas] = priceGroups(MENU, one, 2)
  const [first] = priceOperations(salsas?.rows ?? [], 2)
  expect(first).toMatchObject({ from: undefined, to: 100 })
  expect(first && isOfRule(first, one, 2)).toBe(true)
})

const BIFE = ['menus', 'carta', 'plates', 'bife', 'price']

test.each([
  { kind: 'set', place: BIFE, from: 100, to: 113 },
  { kind: 'set', place: BIFE, from: '100', to: 200 },
  { kind: 'set', place: BIFE, from: 100, to: '200' },
  { kind: 'set', place: ['menus', 'otra', 'plates', 'bife', 'price'], from: 100, to: 200 },
  { kind: 'set', place: ['branding', 'carta', 'plates', 'bife', 'price'], from: 100, to: 200 },
  { kind: 'set', place: ['menus', 'carta', 'plates', 'bife', 'maxQuantity'], from: 100, to: 200 },
  { kind: 'set', place: ['menus', 'carta', 'discounts', 'martes', 'price'], from: 100, to: 200 },
  { kind: 'set', place: ['menus', 'carta', 'plates', 'x', 'garnishes', 'y', 'price'], from: 100, to: 200 },
  { kind: 'set', place: ['menus', 'carta', 'garnishGroups', 'x', 'price'], from: 100, to: 200 },
  { kind: 'move', place: BIFE, from: null, to: null },
] as const)('%j is no step of the rule', (operation) => {
  expect(isOfRule(operation, rule(PARRILLA), 2)).toBe(false)
})

/** spec('decisions prices-and-time.3') */
test('prices are summed up before and after, with what is left out as it was', () => {
  const [parrilla] = priceGroups(MENU, rule(PARRILLA), 2)
  const rows = parrilla?.rows ?? []
  expect(priceSums(rows, () => false)).toEqual({
    count: 3,
    before: { total: 4_350_050, average: 1_450_017 },
    after: { total: 4_890_000, average: 1_630_000 },
  })
  expect(priceSums(rows, ({ size }) => size === 'Media').after.total).toBe(4_780_000)
  expect(priceSums([], () => false)).toEqual({
    count: 0,
    before: { total: 0, average: 0 },
    after: { total: 0, average: 0 },
  })
})

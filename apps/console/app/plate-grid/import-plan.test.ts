import type { Table } from '@mostrador/domain/spreadsheet/cells'
import { guessLayout } from '@mostrador/domain/menu-sheet/guess-layout'
import type { Thing } from '@mostrador/domain/revision/operation'
import { expect, test } from 'vitest'
import { emptySheetText, planImport, withPictures, type ImportWishes } from './import-plan.ts'

const MENU = {
  key: 'carta',
  name: 'Carta',
  categories: [
    { key: 'pizzas', name: 'Pizzas' },
    { key: 'bebidas', name: 'Bebidas' },
  ],
  plates: [
    { key: 'muzza', name: 'Muzzarella', category: 'pizzas', price: 9000 },
    { key: 'agua', name: 'Agua', category: 'bebidas', price: 1500 },
  ],
} as const satisfies Thing

const WORLD = {
  mantissa: 2,
  decimals: ',',
  categories: MENU.categories,
  garnishGroups: [],
  indicators: [],
} as const

const plan = (table: Table, wishes: Partial<ImportWishes> = {}) =>
  planImport(
    { menu: table },
    {
      menu: MENU,
      world: WORLD,
      wishes: {
        layout: guessLayout(table, WORLD),
        isOrdered: false,
        category: 'bebidas',
        gone: new Set(),
        otherwise: new Set(),
        skipsWrong: false,
        ...wishes,
      },
    },
  )
const platesOf = (mine: Thing) => mine.plates as readonly Thing[]

/** spec('decisions carta-as-a-sheet.5') */
test('a list counts its changes and additions, and an unreadable cell keeps its problem', () => {
  const made = plan([
    ['Plato', 'Precio'],
    ['Muzzarella', '9.500,50'],
    ['Sidra', 'consultar'],
  ])
  expect(made.counts).toEqual({ added: 1, changed: 1, removed: 0, wrong: 1 })
  expect([...made.unread]).toEqual([
    ['plates/sidra/price', { text: 'consultar', problem: expect.stringContaining('«consultar»') }],
  ])
  expect(platesOf(made.mine)).toContainEqual({ ...MENU.plates[0], price: 9500.5 })
  // A new plate without a category stands where somebody chose; one that is known stays.
  expect(platesOf(made.mine).map(({ category }) => category)).toEqual(['pizzas', 'bebidas', 'bebidas'])
})

/** spec('decisions carta-as-a-sheet.5') */
test('plates that a list does not have go by their category, where somebody ticks it', () => {
  const table = [
    ['Plato', 'Precio'],
    ['Muzzarella', 9000],
  ]
  expect(plan(table).counts.removed).toBe(0)
  expect(plan(table).absent).toEqual([{ key: 'bebidas', name: 'Bebidas', plates: 1 }])
  const gone = plan(table, { gone: new Set(['bebidas']) })
  expect(platesOf(gone.mine).map(({ key }) => key)).toEqual(['muzza'])
  expect(platesOf(plan(table, { gone: new Set(['pizzas']) }).mine)).toHaveLength(2)
})

/** spec('decisions carta-as-a-sheet.5') */
test('a row that no cell can tell the problem of is told, and left out where somebody wants it', () => {
  const table = [
    ['Categoría', 'Plato', 'Precio'],
    ['Bebidas', 'Sidra', 3000],
    ['Bebidas', 'Sidra', 3200],
  ]
  expect(plan(table).elsewhere).toMatchObject([{ row: 3, code: 'plate-twice' }])
  const rest = plan(table, { skipsWrong: true })
  expect(rest.elsewhere).toEqual([])
  expect(rest.counts.added).toBe(1)
})

/** spec('decisions pictures-in-a-zip.1') */
test('a column of pictures is kept apart: its cells name some, and change no plate by themselves', () => {
  const made = plan([
    ['Plato', 'Precio', 'Foto'],
    ['Muzzarella', 9000, 'muzza.jpg'],
    ['Agua', 1500, ''],
    ['Sidra', 3000, 'img 7'],
  ])
  expect(made.counts.changed).toBe(0)
  expect(JSON.stringify(made.mine)).not.toContain('img 7')
  expect([...made.named]).toEqual([
    ['muzza', { row: 2, text: 'muzza.jpg' }],
    ['sidra', { row: 4, text: 'img 7' }],
  ])
})

/** spec('decisions pictures-in-a-zip.1') */
test('a plate that gets another picture loses the point of the one before', () => {
  const plates = [
    { ...MENU.plates[0], image: 'uploads/a.webp', imageFocus: { x: 0.2, y: 0.2 } },
    { ...MENU.plates[1], image: 'uploads/b.webp', imageFocus: { x: 0.3, y: 0.3 } },
  ]
  const shown = withPictures(
    { ...MENU, plates },
    new Map([
      ['muzza', 'uploads/new.webp'],
      ['agua', 'uploads/b.webp'],
    ]),
  )
  expect(platesOf(shown)).toEqual([{ ...MENU.plates[0], image: 'uploads/new.webp' }, plates[1]])
})

/** spec('decisions carta-as-a-sheet.11') */
test('each guess is told and can be turned, and so is each column that is not read', () => {
  const table = [
    ['Producto', 'Precio', 'Stock'],
    ['BEBIDAS SIN ALCOHOL', '', ''],
    ['Muzzarella', 500, 3],
  ]
  const made = plan(table)
  expect(made.unreadColumns).toEqual([{ number: 3, heading: 'Stock' }])
  expect(made.guesses.map(({ id, isTaken }) => [id, isTaken])).toEqual([
    ['row:2', true],
    ['plate:pizzas>bebidas-sin-alcohol', true],
  ])
  expect(made.counts).toMatchObject({ added: 1, changed: 0 })
  const turned = plan(table, { otherwise: new Set(['plate:pizzas>bebidas-sin-alcohol']) })
  expect(turned.counts).toMatchObject({ added: 0, changed: 1 })
})

/** spec('decisions carta-as-a-sheet.5') */
test.each([
  ['no cell', []],
  ['blank rows', [['', null], [' ']]],
  ['headings alone', [['Plato', 'Precio']]],
  ['a title, headings and blank rows', [['Lista 2026'], ['Categoría', 'Plato', 'Precio'], ['', ' ', null]]],
] satisfies [string, Table][])('a sheet of %s is refused before its columns are asked about', (_, table) => {
  expect(emptySheetText({ menu: table }, guessLayout(table, WORLD))).toBe(
    'La planilla no tiene filas con platos.',
  )
})

test('a sheet of one plate is looked at, with headings or without', () => {
  for (const table of [[['Plato'], ['Flan']], [['Flan', 3000]]])
    expect(emptySheetText({ menu: table }, guessLayout(table, WORLD))).toBe(undefined)
})

import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { MenuDocument } from '../menu/menu-document.ts'
import type { Table } from '../spreadsheet/cells.ts'
import { guessLayout } from './guess-layout.ts'
import { readMenuSheet, unreadColumns } from './read-menu-sheet.ts'

const world = { mantissa: 2, decimals: ',', indicators: [] } as const

const PIZZAS: MenuDocument = {
  key: 'carta',
  name: 'Carta',
  categories: [{ key: 'pizzas', name: 'Pizzas' }],
  plates: [{ key: 'verdura', category: 'pizzas', name: 'Verdura', price: 9000 }],
}

const read = (table: Table, otherwise: readonly string[] = [], menu = PIZZAS) =>
  readMenuSheet({ menu: table }, menu, {
    layout: guessLayout(table, world),
    world,
    wishes: { isWhole: false, isOrdered: false, otherwise: new Set(otherwise) },
  })
const platesOf = (...args: Parameters<typeof read>) =>
  read(...args).menu.plates.map(({ name, category, price, sizes, visible }) => ({
    name,
    category,
    price,
    ...(sizes && { sizes: sizes.map((size) => `${size.name} ${size.price}`) }),
    ...(visible === false && { visible }),
  }))

/** spec('decisions carta-as-a-sheet.11') */
test('one name in two categories stays two plates, and it can be said that it is one', () => {
  const table = [
    ['Producto', 'Precio'],
    ['EMPANADAS', null],
    ['Verdura', '1.200'],
    ['Carne', '1.300'],
  ]
  expect(platesOf(table)).toEqual([
    { name: 'Verdura', category: 'pizzas', price: 9000 },
    { name: 'Verdura', category: 'empanadas', price: 1200 },
    { name: 'Carne', category: 'empanadas', price: 1300 },
  ])
  expect(read(table).guesses).toEqual([
    { kind: 'category-row', id: 'row:2', isTaken: true, row: 2, text: 'EMPANADAS' },
    {
      kind: 'other-plate',
      id: 'plate:pizzas>empanadas',
      isTaken: true,
      from: 'Pizzas',
      to: 'EMPANADAS',
      plates: ['Verdura'],
    },
  ])
  expect(platesOf(table, ['plate:pizzas>empanadas'])).toEqual([
    { name: 'Verdura', category: 'empanadas', price: 1200 },
    { name: 'Carne', category: 'empanadas', price: 1300 },
  ])
})

/** spec('decisions carta-as-a-sheet.11') */
test('no plate of a menu ever changes its category unless somebody says so', () => {
  const name = fc.constantFrom('Verdura', 'Carne', 'Queso', 'Jamón')
  const category = fc.constantFrom('Pizzas', 'Empanadas', 'Tartas')
  const rows = fc.uniqueArray(fc.tuple(category, name), {
    minLength: 1,
    maxLength: 8,
    selector: ([one, other]) => `${one}/${other}`,
  })
  fc.assert(
    fc.property(rows, rows, (standing, sheet) => {
      const plates = standing.map(([of, called], at) => ({
        key: `p${at}`,
        category: of.toLowerCase(),
        name: called,
        price: 1,
      }))
      const categories = [...new Set(standing.map(([of]) => of))].map((of) => ({
        key: of.toLowerCase(),
        name: of,
      }))
      const menu = { ...PIZZAS, categories, plates }
      const table = [['Categoría', 'Plato', 'Precio'], ...sheet.map(([of, called]) => [of, called, 2])]
      const after = read(table, [], menu).menu
      for (const plate of plates)
        expect(after.plates.find(({ key }) => key === plate.key)?.category).toBe(plate.category)
      const places = after.plates.map((plate) => `${plate.category}/${plate.name}`)
      expect(new Set(places).size).toBe(places.length)
      expect(places).toEqual(
        expect.arrayContaining(sheet.map(([of, called]) => `${of.toLowerCase()}/${called}`)),
      )
    }),
  )
})

/** spec('decisions carta-as-a-sheet.11') */
test('Chica and Grande are sizes, and one of them alone is the price', () => {
  const table = [
    ['Producto', 'Chica', 'Precio Grande'],
    ['Muzza', '9.000', '15.000'],
    ['Agua', '1.500', ''],
    ['Vino', '', '8.000'],
  ]
  expect(guessLayout(table, world).columns).toEqual(['name', 'size:Chica', 'size:Grande'])
  expect(platesOf(table).slice(1)).toEqual([
    { name: 'Muzza', category: '', price: 9000, sizes: ['Chica 9000', 'Grande 15000'] },
    { name: 'Agua', category: '', price: 1500 },
    { name: 'Vino', category: '', price: 8000 },
  ])
  expect(read(table).guesses).toEqual([
    { kind: 'one-size', id: 'one-size', isTaken: true, plates: ['Agua', 'Vino'] },
  ])
  expect(platesOf(table, ['one-size']).slice(2)).toEqual([
    { name: 'Agua', category: '', price: 1500, sizes: ['Chica 1500'] },
    { name: 'Vino', category: '', price: 8000, sizes: ['Grande 8000'] },
  ])
})

/** spec('decisions carta-as-a-sheet.11') */
test.each(['Mediana', '500 ml', 'Docena', '1/2 docena', 'XL', 'Por unidad', '1/2', 'Familiar'])(
  'a column of prices called %s is of a size',
  (heading) => {
    const table = [
      ['Producto', 'Chica', heading],
      ['Muzza', 1, 2],
    ]
    expect(guessLayout(table, world).columns).toEqual(['name', 'size:Chica', `size:${heading}`])
  },
)

/** spec('decisions carta-as-a-sheet.11') */
test('a heading above the titles is the category of what follows, and titles once more are none', () => {
  const table = [
    ['PIZZAS', null],
    ['Producto', 'Precio'],
    ['Muzza', 9000],
    [null, 'BEBIDAS'],
    ['Producto', 'Precio'],
    ['Agua', 1500],
  ]
  const rows = [
    { name: 'Verdura', category: 'pizzas', price: 9000 },
    { name: 'Muzza', category: 'pizzas', price: 9000 },
    { name: 'Agua', category: 'bebidas', price: 1500 },
  ]
  expect(platesOf(table)).toEqual(rows)
  expect(read(table).guesses).toEqual([
    { kind: 'title-category', id: 'title', isTaken: true, row: 1, text: 'PIZZAS' },
    { kind: 'category-row', id: 'row:4', isTaken: true, row: 4, text: 'BEBIDAS' },
  ])
  expect(platesOf(table, ['title'])[1]).toEqual({ name: 'Muzza', category: '', price: 9000 })
})

/** spec('decisions carta-as-a-sheet.11') */
test.each(['Lista de precios', 'Vigencia: noviembre 2026', 'Carta La Tana', 'WhatsApp 11 4000-0000'])(
  'a title about a list, as %s, is no category until staff say so',
  (title) => {
    const table = [[title], ['Producto', 'Precio'], ['Muzza', 9000]]
    expect(read(table).guesses).toMatchObject([{ kind: 'title-category', isTaken: false, text: title }])
    expect(platesOf(table)[1]?.category).toBe('')
  },
)

/** spec('decisions carta-as-a-sheet.11') */
test('a plate that is not for sale is hidden, and a column that is not read is named', () => {
  const table = [
    ['categoria', 'nombre', 'precio', 'descripcion', 'disponible', 'stock', ''],
    ['Entradas', 'Provoleta', '9800', '', 'si', 4, 'x'],
    ['Entradas', 'Mollejas', '12500', '', 'no', 2, ''],
  ]
  expect(platesOf(table).slice(1)).toEqual([
    { name: 'Provoleta', category: 'entradas', price: 9800 },
    { name: 'Mollejas', category: 'entradas', price: 12_500, visible: false },
  ])
  expect(unreadColumns(table, guessLayout(table, world))).toEqual([
    { number: 6, heading: 'stock' },
    { number: 7, heading: '' },
  ])
})

/** spec('decisions carta-as-a-sheet.11') */
test.each(['2026-02-01', '1-feb', '01/02/2026', 'ene-26', '3-abr-2026'])(
  'a name that a spreadsheet made %s of is told, and a person writes it again',
  (text) => {
    const table = [
      ['Categoría', 'Producto', 'Precio'],
      ['Pizzas', text, 9000],
    ]
    expect(read(table).problems).toEqual([
      expect.objectContaining({ row: 2, column: 'Plato', code: 'name-date', text, field: 'name' }),
    ])
    const plate = { key: 'dia', category: 'pizzas', name: text, price: 1 }
    expect(read(table, [], { ...PIZZAS, plates: [plate] }).problems).toEqual([])
  },
)

/** spec('decisions carta-as-a-sheet.11') */
test('names with numbers in them are no dates', () => {
  const names = ['1/2 docena', '7 Up', '25 de Mayo', 'Combo 2-1', 'Coca 1.5', '3 quesos', 'Mar del Plata']
  const table = [['Categoría', 'Producto', 'Precio'], ...names.map((name) => ['Pizzas', name, 9000])]
  expect(read(table).problems).toEqual([])
})

/** spec('decisions carta-as-a-sheet.11') */
test('a name that two plates have, without a category, is neither of them, and told', () => {
  const plates = ['pizzas', 'tartas'].map((category) => ({
    key: `verdura-${category}`,
    category,
    name: 'Verdura',
    price: 9000,
  }))
  const categories = [...PIZZAS.categories, { key: 'tartas', name: 'Tartas' }]
  const menu = { ...PIZZAS, categories, plates }
  const table = [
    ['Producto', 'Precio'],
    ['VERDURA', 9500],
  ]
  const { problems, menu: after } = read(table, [], menu)
  expect(problems).toMatchObject([{ row: 2, column: 'Plato', code: 'plate-unclear', text: 'VERDURA' }])
  expect(after.plates).toEqual(plates)
})

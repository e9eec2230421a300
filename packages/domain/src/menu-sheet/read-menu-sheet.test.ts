import { expect, test } from 'vitest'
import type { MenuDocument } from '../menu/menu-document.ts'
import { compareDocuments } from '../revision/compare-documents.ts'
import type { Table } from '../spreadsheet/cells.ts'
import { readMenuSheet, withoutAbsent } from './read-menu-sheet.ts'
import type { SheetWishes } from './apply-sheet.ts'
import { layoutByHeadings } from './sheet-layout.ts'

const world = { mantissa: 2, decimals: ',', indicators: [{ key: 'vegano', name: 'Vegano' }] } as const

const plate = (key: string, category: string, rest: object = {}) => ({
  key,
  category,
  name: key,
  price: 100,
  ...rest,
})

const menu: MenuDocument = {
  key: 'carta',
  name: 'Carta',
  categories: [
    { key: 'pizzas', name: 'Pizzas' },
    { key: 'bebidas', name: 'Bebidas', visible: false },
  ],
  garnishGroups: [{ key: 'salsas', name: 'Salsas', garnishes: [{ key: 'alioli', name: 'Alioli' }] }],
  plates: [
    plate('Muzzarella', 'pizzas', {
      image: 'muzza.png',
      hours: { MONDAY: ['20:00-23:00'] },
      sizes: [
        { key: 'chica', name: 'Chica', price: 100 },
        { key: 'grande', name: 'Grande', price: 180 },
      ],
    }),
    plate('Fugazza', 'pizzas', { description: 'Con cebolla', garnishGroups: ['salsas'] }),
    plate('Agua', 'bebidas'),
  ],
  remarkeds: ['Agua'],
}

const KEEPING: SheetWishes = { isWhole: false, isOrdered: false }

const read = (table: Table, wishes: Partial<SheetWishes> = {}, skipped?: ReadonlySet<number>) =>
  readMenuSheet({ menu: table }, menu, {
    layout: layoutByHeadings(table),
    world,
    wishes: { ...KEEPING, ...wishes },
    ...(skipped && { skipped }),
  })

/** Changes of a menu, as "place: value". */
const pathsOf = (after: MenuDocument) =>
  compareDocuments(menu, after).map((operation) =>
    operation.kind === 'set'
      ? `${operation.place.join('/')}: ${JSON.stringify(operation.to)}`
      : `${operation.kind} ${operation.place.join('/')}`,
  )

/** The same of what a sheet makes of it. */
const changesOf = (table: Table, wishes: Partial<SheetWishes> = {}) => pathsOf(read(table, wishes).menu)

test('a sheet leaves columns, plates and fields that it does not name', () => {
  const table = [
    ['Producto', 'Precio'],
    ['FUGAZZA', '$ 1.200,50'],
  ]
  expect(changesOf(table)).toEqual(['plates/Fugazza/price: 1200.5'])
  expect(read(table).absent.plates).toEqual(['Muzzarella', 'Agua'])
})

test('a plate of no category the sheet knows goes to the one that was chosen, or is told', () => {
  const table = [
    ['Producto', 'Precio'],
    ['Faina', 50],
  ]
  expect(read(table).problems).toMatchObject([
    { row: 2, column: 'Categoría', code: 'cell-missing', plate: 'faina' },
  ])
  expect(changesOf(table, { category: 'Pizzas' })).toEqual(['add plates/faina'])
  expect(read(table, { category: 'Pizzas' }).menu.plates.map(({ key }) => key)).toEqual([
    'Muzzarella',
    'Fugazza',
    'faina',
    'Agua',
  ])
})

test('a row of its own and an empty cell say the category of what follows', () => {
  const table = [
    ['Categoría', 'Plato', 'Precio'],
    ['Postres', null, null],
    [null, 'Flan', 10],
    ['Pizzas', 'Faina', 20],
    ['', 'Rúcula', 30],
  ]
  const { plates, categories } = read(table).menu
  expect(plates.map(({ key, category }) => `${category}/${key}`)).toEqual([
    'pizzas/Muzzarella',
    'pizzas/Fugazza',
    'pizzas/faina',
    'pizzas/rucula',
    'bebidas/Agua',
    'postres/flan',
  ])
  expect(categories.map(({ key }) => key)).toEqual(['pizzas', 'bebidas', 'postres'])
})

test('all problems are told at once by their cell, and such a field stays as it was', () => {
  const table = [
    ['Categoría', 'Plato', 'Precio', 'Grupos', 'Visible', 'Máximo'],
    ['Pizzas', 'Fugazza', 'consultar', 'Salsas | Nada', 'quizás', '0'],
    ['Pizzas', 'Faina', '', '', 'no', ''],
  ]
  const { problems, menu: after } = read(table)
  expect(problems.map(({ row, column, code, text }) => `${row} ${column} ${code} ${text}`)).toEqual([
    '2 Grupos group-unknown Nada',
    '2 Máximo count-too-small 0',
    '2 Visible flag-malformed quizás',
    '2 Precio price-malformed consultar',
    '3 Precio cell-missing ',
  ])
  expect(after.plates[1]).toEqual(menu.plates[1])
})

/** A correction leaves nothing of what was wrong before it: odoo/odoo#279004. */
test('with another layout, or without a row, what was wrong is wrong no more', () => {
  const table = [
    ['Producto', 'Lista 1', 'Lista 2'],
    ['Fugazza', 'x', 200],
    ['Fugazza', 1, 201],
  ]
  const columns = ['name', 'price', undefined] as const
  const wrong = readMenuSheet({ menu: table }, menu, {
    layout: { headingRow: 0, columns },
    world,
    wishes: KEEPING,
  })
  expect(wrong.problems.map(({ row, code }) => `${row} ${code}`)).toEqual([
    '2 price-malformed',
    '3 plate-twice',
  ])
  const layout = { headingRow: 0, columns: ['name', undefined, 'price'] } as const
  const right = readMenuSheet({ menu: table }, menu, {
    layout,
    world,
    wishes: KEEPING,
    skipped: new Set([3]),
  })
  expect(right.problems).toEqual([])
  expect(right.menu.plates[1]?.price).toBe(200)
})

test('sizes come from one cell or from columns of their own, and keep their keys by their names', () => {
  const inOne = [
    ['Plato', 'Precio', 'Tamaños'],
    ['Muzzarella', '', 'CHICA: 120 | Familiar = $ 300'],
  ]
  expect(changesOf(inOne)).toEqual([
    'plates/Muzzarella/price: 120',
    'remove plates/Muzzarella/sizes/grande',
    'add plates/Muzzarella/sizes/familiar',
    'plates/Muzzarella/sizes/chica/price: 120',
  ])
  const inColumns = [
    ['Pizza', 'Grande', 'Familiar'],
    ['Muzzarella', 200, ''],
    ['Fugazza', '', 400],
  ]
  const columns = ['name', 'size:Grande', 'size:Familiar'] as const
  const layout = { headingRow: 0, columns }
  const { menu: after } = readMenuSheet({ menu: inColumns }, menu, { layout, world, wishes: KEEPING })
  expect(pathsOf(after)).toEqual(['plates/Muzzarella/sizes/grande/price: 200', 'plates/Fugazza/price: 400'])
})

test('a name in capitals is the name of before; one that is spelt better is taken', () => {
  const table = [
    ['Clave', 'Plato', 'Precio'],
    ['Muzzarella', 'MUZZARELLA', 100],
    ['', 'Fugázza', 100],
  ]
  expect(changesOf(table)).toEqual(['plates/Fugazza/name: "Fugázza"'])
})

test('of one name in two categories there are two plates, unless the sheet is the whole menu', () => {
  const table = [
    ['Categoría', 'Plato', 'Precio'],
    ['Milanesas', 'Faina', 10],
    ['Pizzas', 'Faina', 20],
    ['Bebidas', 'Fugazza', 100],
  ]
  expect(changesOf(table)).toEqual([
    'add categories/milanesas',
    'add plates/faina-2',
    'add plates/fugazza',
    'add plates/faina',
  ])
  expect(changesOf(table, { isWhole: true })).toContain('plates/Fugazza/category: "bebidas"')
})

test('a category under another name takes its plates along where they are said to be the same', () => {
  const table = [
    ['Rubro', 'Plato', 'Precio'],
    ['Para tomar', 'Agua', 100],
  ]
  const id = 'plate:bebidas>para-tomar'
  const told = { kind: 'other-plate', id, from: 'Bebidas', to: 'Para tomar', plates: ['Agua'] }
  expect(read(table).guesses).toEqual([{ ...told, isTaken: true }])
  expect(changesOf(table)).toEqual(['add categories/para-tomar', 'add plates/agua'])
  const otherwise = new Set([id])
  expect(read(table, { otherwise }).guesses).toEqual([{ ...told, isTaken: false }])
  expect(changesOf(table, { otherwise })).toEqual([
    'add categories/para-tomar',
    'plates/Agua/category: "para-tomar"',
  ])
  expect(changesOf(table, { isWhole: true })).toContain('plates/Agua/category: "para-tomar"')
})

test('the order of the sheet counts where somebody wants it, within each category', () => {
  const table = [
    ['Categoría', 'Plato'],
    ['Bebidas', 'Agua'],
    ['Pizzas', 'Fugazza'],
    ['Pizzas', 'Muzzarella'],
  ]
  expect(changesOf(table)).toEqual([])
  const ordered = read(table, { isOrdered: true }).menu
  expect(ordered.categories.map(({ key }) => key)).toEqual(['bebidas', 'pizzas'])
  expect(ordered.plates.map(({ key }) => key)).toEqual(['Agua', 'Fugazza', 'Muzzarella'])
})

test('listed plates go into their list, and plates that are not named stay there', () => {
  const table = [
    ['Plato', 'Destacado'],
    ['Fugazza', 'sí'],
    ['Muzzarella', ''],
  ]
  expect(changesOf(table)).toEqual(['remarkeds: ["Agua","Fugazza"]'])
  expect(
    changesOf([
      ['Plato', 'Destacado'],
      ['Agua', 'no'],
    ]),
  ).toEqual(['remarkeds: undefined'])
})

test('a whole menu goes without what its sheet does not have', () => {
  const table = [
    ['Categoría', 'Plato'],
    ['Pizzas', 'Fugazza'],
  ]
  const left = withoutAbsent(read(table, { isWhole: true, isOrdered: true }))
  expect(left.plates.map(({ key }) => key)).toEqual(['Fugazza'])
  expect(left.categories.map(({ key }) => key)).toEqual(['pizzas'])
  expect(left.remarkeds).toBeUndefined()
})

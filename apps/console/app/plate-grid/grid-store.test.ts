import { applyOperations } from '@mostrador/domain/revision/apply-operations'
import type { MenuDocument } from '@mostrador/domain/menu/menu-document'
import type { Operation, Thing } from '@mostrador/domain/revision/operation'
import { describe, expect, test } from 'vitest'
import { givenGrid, typedCell } from '../testing/given-grid.ts'
import { givenMenuDocument } from '../testing/given-menu-document.ts'
import { TAB_COLUMNS, type ColumnId } from './grid-columns.ts'
import { problemCells } from './grid-look.ts'
import type { GridStore } from './grid-store.ts'
import { goingWith } from './grid-structure.ts'

const write = (store: GridStore, ...cells: readonly (readonly [string, ColumnId, string])[]) =>
  store.write(cells.map((cell) => typedCell(store, cell)))

const PLACE = ['menus', 'carta']

/** Operations that a save would send, as "place: value". */
const sent = (store: GridStore) =>
  store
    .begin(PLACE)
    .operations.map((one: Operation) =>
      one.kind === 'set'
        ? `${one.place.slice(2).join('/')}: ${JSON.stringify(one.to)}`
        : `${one.kind} ${one.place.slice(2).join('/')}`,
    )

const rows = (store: GridStore) => store.now().shape.rows.map(({ id }) => id)

/** The menu with one more change by somebody else. */
const changedBy = (base: Thing, ...operations: Operation[]): Thing => {
  const result = applyOperations(base, operations)
  if (!result.ok) throw new Error('does not fit')
  return result.document
}

test('rows stand in the order of the menu: sizes under their plate, an empty row at each end', () => {
  expect(rows(givenGrid())).toEqual([
    'categories/pizzas',
    'plates/muzza',
    'plates/muzza/sizes/chica',
    'plates/muzza/sizes/grande',
    'plates/fugazza',
    'new/plates/pizzas',
    'categories/bebidas',
    'plates/agua',
    'plates/vino',
    'new/plates/bebidas',
    'new/categories',
  ])
})

describe('typing', () => {
  /** openfoodfoundation/openfoodnetwork#12503: the page sent everything that it showed. */
  /** spec('decisions carta-as-a-sheet.3') */
  test('only cells that changed travel, each as the value that it means', () => {
    const store = givenGrid()
    write(store, ['plates/muzza', 'price', '$ 9.200,50'], ['plates/agua', 'description', 'Con gas'])
    write(store, ['plates/vino', 'visible', 'no'], ['plates/vino', 'remarked', 'no'])
    write(store, ['plates/muzza/sizes/chica', 'price', '9200'], ['categories/bebidas', 'visible', ''])
    write(store, ['plates/fugazza', 'indicators', 'VEGANO'], ['plates/fugazza', 'category', 'bebidas'])
    expect(sent(store).toSorted()).toEqual([
      'categories/bebidas/visible: undefined',
      'plates/fugazza/category: "bebidas"',
      'plates/fugazza/indicators: ["vegano"]',
      'plates/muzza/price: 9200.5',
      'plates/muzza/sizes/chica/price: 9200',
      'plates/vino/visible: false',
      'remarkeds: undefined',
    ])
  })

  /** spec('decisions carta-as-a-sheet.4') */
  test('a text that is no value stays in its cell with what is wrong, and says nothing else', () => {
    const store = givenGrid()
    write(store, ['plates/muzza', 'price', 'consultar'], ['plates/muzza', 'name', ''])
    const { draft } = store.now()
    expect(draft.unread.get('plates/muzza/price')).toEqual({
      text: 'consultar',
      problem: '«consultar» no es un precio: se escribe 12.500 o 12.500,50.',
    })
    expect(problemCells(draft)).toEqual(['plates/muzza/price', 'plates/muzza/name'])
    expect(sent(store)).toEqual([])
    write(store, ['plates/muzza', 'price', '9000'], ['plates/muzza', 'name', 'Muzzarella'])
    expect(store.isDirty()).toBe(false)
  })

  test('an empty row begins a plate of its category, with a key by its name', () => {
    const store = givenGrid()
    const begun = write(store, ['new/plates/pizzas', 'name', 'Fugazza'])
    const id = begun.get('new/plates/pizzas') ?? ''
    expect(rows(store).indexOf(id)).toBe(rows(store).indexOf('new/plates/pizzas') - 1)
    expect(problemCells(store.now().draft)).toEqual([`${id}/price`])
    write(store, [id, 'price', '100'], [id, 'remarked', 'sí'], [id, 'garnishGroups', 'salsas'])
    expect(sent(store)).toEqual(['add plates/fugazza-2', 'remarkeds: ["vino","fugazza-2"]'])
    store.saved(7)
    expect(store.isDirty()).toBe(false)
    expect(rows(store)).toContain('plates/fugazza-2')
    expect(store.undo()).toBe(7)
  })

  test('a new category has its new plates', () => {
    const store = givenGrid()
    const category = write(store, ['new/categories', 'name', 'Postres']).get('new/categories') ?? ''
    const key = category.split('/')[1] ?? ''
    write(store, [`new/plates/${key}`, 'name', 'Flan'])
    const { value } = store.begin(PLACE)
    expect((value as MenuDocument).plates.at(-1)).toMatchObject({ key: 'flan', category: 'postres' })
  })

  test('nothing typed into an empty row begins nothing', () => {
    const store = givenGrid()
    expect(write(store, ['new/plates/pizzas', 'name', '  ']).size).toBe(0)
    expect(store.isDirty()).toBe(false)
  })
})

/** spec('decisions carta-as-a-sheet.10') */
test('a change of cells and its way back make no rows anew; one of rows does', () => {
  const store = givenGrid()
  const { shape } = store.now()
  write(store, ['plates/muzza', 'price', '1'], ['plates/muzza/sizes/chica', 'price', 'x'])
  store.undo()
  store.redo()
  expect(store.now().shape).toBe(shape)
  store.remove([['plates', 'muzza', 'sizes', 'chica']])
  store.addSize(['plates', 'muzza'])
  expect(rows(store)).toHaveLength(shape.rows.length + 1)
  store.undo()
  expect(rows(store)).toEqual(shape.rows.map(({ id }) => id))
})

describe('how it is looked at', () => {
  /** openfoodfoundation/openfoodnetwork#7839, #6399: names went to other products by sorting. */
  /** spec('decisions carta-as-a-sheet.1') */
  test('rows that are sorted are edited by their keys, and do not run away while they are edited', () => {
    const store = givenGrid()
    store.look({ sort: { column: 'price', isDown: false } })
    const order = ['plates/agua', 'plates/fugazza', 'plates/muzza', 'plates/muzza/sizes/chica']
    expect(rows(store).slice(0, 4)).toEqual(order)
    write(store, ['plates/agua', 'price', '99999'])
    expect(rows(store).slice(0, 4)).toEqual(order)
    expect(sent(store)).toEqual(['plates/agua/price: 99999'])
    store.refused(new Map())
    store.look({ sort: { column: 'price', isDown: true } })
    expect(rows(store)[0]).toBe('plates/agua')
  })

  /** openfoodfoundation/openfoodnetwork#11059: a filter threw away what was not saved. */
  /** spec('decisions carta-as-a-sheet.1') */
  test('edited rows stay visible under another filter and on another tab', () => {
    const store = givenGrid()
    store.look({ text: 'agua' })
    expect(rows(store)).toEqual(['categories/bebidas', 'plates/agua'])
    write(store, ['plates/agua', 'name', 'Soda'])
    expect(rows(store)).toContain('plates/agua')
    store.look({ text: 'muzza' })
    expect(rows(store)).not.toContain('plates/agua')
    store.open('garnishes', TAB_COLUMNS.garnishes)
    write(store, ['garnishGroups/salsas/garnishes/picante', 'price', '300'])
    expect(sent(store)).toEqual([
      'garnishGroups/salsas/garnishes/picante/price: 300',
      'plates/agua/name: "Soda"',
    ])
  })

  /** spec('decisions carta-as-a-sheet.4') */
  test('a look can show only changed rows, or only rows with problems', () => {
    const store = givenGrid()
    write(store, ['plates/agua', 'price', 'x'], ['plates/muzza/sizes/chica', 'price', '1'])
    store.look({ show: 'changed' })
    expect(rows(store)).toEqual([
      'categories/pizzas',
      'plates/muzza',
      'plates/muzza/sizes/chica',
      'plates/muzza/sizes/grande',
      'categories/bebidas',
      'plates/agua',
    ])
    store.look({ show: 'problems' })
    expect(rows(store)).toEqual(['categories/bebidas', 'plates/agua'])
    // A mended row stays in the filter.
    write(store, ['plates/agua', 'price', '1500'])
    expect(rows(store)).toEqual(['categories/bebidas', 'plates/agua'])
  })
})

describe('taking out', () => {
  test('a category takes its plates along, and what names them; all of it can come back', () => {
    const store = givenGrid()
    const category = store.now().shape.rows.filter(({ id }) => id === 'categories/bebidas')
    const going = goingWith(store.now().draft, category)
    expect(going.map((place) => place.join('/'))).toEqual([
      'categories/bebidas',
      'plates/agua',
      'plates/vino',
    ])
    store.remove(going)
    expect(rows(store)).toContain('plates/vino')
    const { operations } = store.begin(PLACE)
    expect(operations.map(({ kind, place }) => `${kind} ${place.slice(2).join('/')}`)).toEqual([
      'remove categories/bebidas',
      'remove plates/agua',
      'remove plates/vino',
      'set remarkeds',
      'set discounts/promo/plates',
    ])
    store.refused(new Map())
    store.bringBack(going)
    expect(store.isDirty()).toBe(false)
  })

  test('a group goes from the plates that have it', () => {
    const store = givenGrid()
    store.remove([['garnishGroups', 'salsas']])
    expect(sent(store)).toEqual(['remove garnishGroups/salsas', 'plates/fugazza/garnishGroups: undefined'])
  })

  test('a size goes, and a thing with what was wrong in it', () => {
    const store = givenGrid()
    write(store, ['plates/muzza/sizes/chica', 'price', 'x'])
    store.remove([
      ['plates', 'muzza', 'sizes', 'chica'],
      ['plates', 'muzza', 'sizes', 'grande'],
    ])
    expect(problemCells(store.now().draft)).toEqual([])
    expect(store.now().draft.mine).not.toHaveProperty('plates.0.sizes')
  })
})

describe('others', () => {
  const theirs: Operation = { kind: 'set', place: ['plates', 'muzza', 'price'], from: 9000, to: 9900 }

  test('others’ changes are taken over, those made here stay, and no switch is lost', () => {
    const base = givenMenuDocument()
    const store = givenGrid(base)
    write(store, ['plates/agua', 'price', '1600'], ['plates/muzza', 'remarked', 'sí'])
    store.rebase(
      changedBy(base, theirs, { kind: 'set', place: ['remarkeds'], from: ['vino'], to: ['vino', 'agua'] }),
    )
    expect(sent(store)).toEqual(['plates/agua/price: 1600', 'remarkeds: ["vino","agua","muzza"]'])
  })

  /** spec('decisions carta-as-a-sheet.3') */
  test('a cell that both changed waits for a decision', () => {
    const base = givenMenuDocument()
    const store = givenGrid(base)
    write(store, ['plates/muzza', 'price', '9100'])
    store.rebase(changedBy(base, theirs))
    expect(problemCells(store.now().draft)).toEqual(['plates/muzza/price'])
    store.keepMine(['plates', 'muzza', 'price'])
    expect(problemCells(store.now().draft)).toEqual([])
    expect(sent(store)).toEqual(['plates/muzza/price: 9100'])
    store.refused(new Map())
    store.undo()
    expect(store.isDirty()).toBe(false)
    expect(store.now().draft.mine).toHaveProperty('plates.0.price', 9900)
  })

  test('a plate that others remove while it is edited is a problem, and can be let go', () => {
    const base = givenMenuDocument()
    const store = givenGrid(base)
    write(store, ['plates/muzza', 'price', '9100'])
    const [thing] = base.plates as readonly Thing[]
    store.rebase(
      changedBy(base, { kind: 'remove', place: ['plates', 'muzza'], thing: thing ?? {}, after: null }),
    )
    expect(problemCells(store.now().draft)).toEqual(['plates/muzza'])
    store.takeTheirs(['plates', 'muzza'])
    expect(store.isDirty()).toBe(false)
  })

  test('a refusal stands at its cell, also of a thing that has no key yet, until it is typed over', () => {
    const store = givenGrid()
    const id =
      write(store, ['new/plates/pizzas', 'name', 'Flan'], ['new/plates/pizzas', 'price', '1']).get(
        'new/plates/pizzas',
      ) ?? ''
    store.begin(PLACE)
    store.refused(new Map([['plates/flan/price', 'No.']]))
    expect(store.now().draft.told.get(`${id}/price`)).toBe('No.')
    write(store, [id, 'price', '2'])
    expect(problemCells(store.now().draft)).toEqual([])
  })
})

import { applyOperations } from '@mostrador/domain/revision/apply-operations'
import { thingsOf } from '@mostrador/domain/revision/keyed-list'
import type { Thing } from '@mostrador/domain/revision/operation'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { givenGrid } from '../testing/given-grid.ts'
import { clearing, filling, pasting, toggling } from './grid-blocks.ts'
import { TAB_COLUMNS } from './grid-columns.ts'
import { sendingOf } from './grid-draft.ts'
import { isWhole, rowsOf } from './grid-look.ts'
import { rangeOf, type GridRange } from './grid-selection.ts'
import type { GridStore } from './grid-store.ts'
import { goingWith } from './grid-structure.ts'

const TEXTS = [
  '',
  'Flan',
  '1200',
  '$ 1.200,50',
  'no',
  'sí',
  'Salsas',
  'pizzas',
  'Bebidas',
  'x',
  'vegano',
  '3',
]

const at = fc.nat({ max: 40 })
const table = fc.array(fc.array(fc.constantFrom(...TEXTS), { minLength: 1, maxLength: 3 }), {
  minLength: 1,
  maxLength: 4,
})

/** Action of a user in the grid, on the cells between two numbers. */
const action = fc.record({
  kind: fc.constantFrom(
    'type',
    'paste',
    'fill',
    'clear',
    'turn',
    'remove',
    'bring-back',
    'sort',
    'filter',
    'garnishes',
    'plates',
  ),
  rows: fc.tuple(at, at),
  columns: fc.tuple(at, at),
  table,
})

type Action = typeof action extends fc.Arbitrary<infer One> ? One : never

/** Does it; `others` writes meanwhile. */
function act(store: GridStore, { kind, rows, columns, table: texts }: Action): void {
  const { shape, draft } = store.now()
  if (shape.rows.length === 0) return store.look({ text: '', sort: undefined })
  const row = (number: number) => shape.rows[number % shape.rows.length]
  const column = (number: number) => shape.columns[number % shape.columns.length]
  const spot = (r: number, c: number) => ({ row: row(r)?.id ?? '', column: column(c) ?? 'name' }) as const
  const range: GridRange = rangeOf(shape, {
    active: spot(rows[0], columns[0]),
    anchor: spot(rows[1], columns[1]),
  })
  const looked = { draft, shape, world: store.world() }
  const active = { row: shape.rows[range.top]!, column: shape.columns[range.left]! }
  switch (kind) {
    case 'type':
      return void store.write(
        pasting(looked, { ...range, bottom: range.top, right: range.left }, [[texts[0]?.[0] ?? '']]).cells,
      )
    case 'paste':
      return void store.write(pasting(looked, range, texts).cells)
    case 'fill':
      return void store.write(filling(looked, range))
    case 'clear':
      return void store.write(clearing(looked, range))
    case 'turn':
      return void store.write(toggling(looked, range, active))
    case 'remove':
      return store.remove(goingWith(draft, shape.rows.slice(range.top, range.top + 2)))
    case 'bring-back':
      return store.bringBack(shape.rows.filter(({ isNew }) => !isNew).map(({ place }) => place))
    case 'sort':
      return store.look({ sort: { column: active.column, isDown: rows[0] % 2 === 0 } })
    case 'filter':
      return store.look({ text: rows[0] % 2 === 0 ? '' : 'u', sort: undefined })
    default:
      return store.open(kind, TAB_COLUMNS[kind])
  }
}

/** Another person raises the price of a plate, where it still exists. */
function othersWrite(store: GridStore, number: number): void {
  const { base } = store.now().draft
  const plates = thingsOf(base.plates)
  const plate = plates[number % Math.max(1, plates.length)]
  if (!plate) return
  const place = ['plates', String(plate.key), 'price']
  const result = applyOperations(base, [
    { kind: 'set', place, from: plate.price, to: Number(plate.price) + 1 },
  ])
  if (result.ok) store.rebase(result.document)
}

/** A menu in which a list that is empty is left out, as the server has it. */
const canonical = (menu: unknown): unknown =>
  JSON.parse(
    JSON.stringify(menu, (field, value: unknown) =>
      ['sizes', 'garnishGroups', 'discounts'].includes(field) && Array.isArray(value) && value.length === 0
        ? undefined
        : value,
    ),
  )

/** The menu that comes of what travels. */
function arrived(base: Thing, store: GridStore): unknown {
  const result = applyOperations(base, sendingOf(store.now().draft, []).operations)
  return result.ok ? canonical(result.document) : result
}

function undoAll(store: GridStore): number {
  let steps = 0
  for (; store.now().past.length > 0; steps += 1) store.undo()
  return steps
}

/** spec('decisions carta-as-a-sheet.2') */
test('the sent operations make the shown menu, and undoing everything restores the first one', () => {
  fc.assert(
    fc.property(fc.array(action, { maxLength: 12 }), (actions) => {
      const store = givenGrid()
      const { base } = store.now().draft
      for (const one of actions) act(store, one)
      const shown = store.now().draft
      expect(arrived(base, store)).toEqual(canonical(sendingOf(shown, []).value))
      const steps = undoAll(store)
      expect(store.isDirty()).toBe(false)
      for (let step = 0; step < steps; step += 1) store.redo()
      expect(store.now().draft.mine).toEqual(shown.mine)
      expect(store.now().draft.unread).toEqual(shown.unread)
    }),
    { numRuns: 300 },
  )
})

/**
 * The rows that a grid shows, and those of its draft made anew; none under a look that keeps some.
 */
function bothRows(store: GridStore) {
  const { draft, look, shape } = store.now()
  const names = (rows: readonly { readonly id: string }[]) => rows.map(({ id }) => id).toSorted()
  if (!isWhole(look)) return { shown: [], made: [] }
  return { shown: names(shape.rows), made: names(rowsOf(draft, look, new Set())) }
}

/** spec('decisions carta-as-a-sheet.10') */
test('the rows are those of the menu as it is edited, also where nobody made them anew', () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(action, fc.option(at)), { maxLength: 10 }), (turns) => {
      const store = givenGrid()
      const seen: ReturnType<typeof bothRows>[] = []
      for (const [one, others] of turns) {
        act(store, one)
        if (others !== null) othersWrite(store, others)
        seen.push(bothRows(store))
      }
      while (store.now().past.length > 0) {
        store.undo()
        seen.push(bothRows(store))
      }
      while (store.now().future.length > 0) {
        store.redo()
        seen.push(bothRows(store))
      }
      for (const { shown, made } of seen) expect(shown).toEqual(made)
    }),
    { numRuns: 300 },
  )
})

test('undoing never takes back what others write meanwhile', () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(action, fc.option(at)), { maxLength: 8 }), (turns) => {
      const store = givenGrid()
      for (const [one, others] of turns) {
        act(store, one)
        if (others !== null) othersWrite(store, others)
      }
      const { base } = store.now().draft
      expect(arrived(base, store)).toEqual(canonical(sendingOf(store.now().draft, []).value))
      undoAll(store)
      expect(store.now().draft.mine).toEqual(base)
    }),
    { numRuns: 300 },
  )
})

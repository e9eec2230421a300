import type { CellWorld, ReadCell } from '@mostrador/domain/menu-sheet/cell-columns'
import { valueAt } from '@mostrador/domain/revision/apply-operations'
import { keyOf, thingsOf } from '@mostrador/domain/revision/keyed-list'
import type { DocumentPlace, Thing } from '@mostrador/domain/revision/operation'
import { isSameValue } from '@mostrador/domain/revision/same-value'
import { placeOf, type Draft, type Unread } from '../form/draft.ts'
import { cellName, problemText, valueIn } from './grid-cells.ts'
import { cellColumnOf, listOfColumn, type ColumnId } from './grid-columns.ts'
import type { GridRow } from './grid-rows.ts'

export type CellEdit = {
  readonly row: GridRow
  readonly column: ColumnId
  readonly text: string
  readonly read: ReadCell
}

/** Reads text typed or pasted into a cell by its column; undefined where there is no such cell. */
export function readEdit(
  { mine }: Pick<Draft, 'mine'>,
  cell: { readonly row: GridRow; readonly column: ColumnId; readonly text: string },
  world: CellWorld,
): CellEdit | undefined {
  const { row, column, text } = cell
  const codec = cellColumnOf(row.kind, column)
  if (!codec) return undefined
  const before = valueIn(mine, row, column)
  // Text equal to the present value's leaves it as it is.
  const isSame = !row.isNew && before !== undefined && text === codec.text(before, world)
  return { ...cell, read: isSame ? { ok: true, value: before } : codec.read(text, world, before) }
}

type Fields = { readonly place: DocumentPlace; readonly fields: Thing }

/** Sets fields in a thing and below it, walking each list once. */
function withSets(thing: Thing, sets: readonly Fields[]): Thing {
  const own = Object.assign(
    {},
    ...sets.filter(({ place }) => place.length === 0).map(({ fields }) => fields),
  ) as Thing
  const inner = Map.groupBy(
    sets.filter(({ place }) => place.length > 0),
    ({ place }) => place[0] ?? '',
  )
  const lists = [...inner].map(([list, within]) => {
    const byKey = Map.groupBy(within, ({ place }) => place[1] ?? '')
    return [
      list,
      thingsOf(thing[list]).map((one) => {
        const changes = byKey.get(keyOf(one))
        return changes
          ? withSets(
              one,
              changes.map(({ place, fields }) => ({ place: place.slice(2), fields })),
            )
          : one
      }),
    ]
  })
  const all = { ...thing, ...own, ...Object.fromEntries(lists) } as Thing
  return Object.fromEntries(Object.entries(all).filter(([, value]) => value !== undefined))
}

/** Adds plates to a list of the menu or removes them; the rest keeps the order of the base. */
export function relisted(
  { base, mine }: Pick<Draft, 'base' | 'mine'>,
  list: 'remarkeds' | 'upselleds',
  wanted: ReadonlyMap<string, boolean>,
): readonly string[] | undefined {
  const keysOf = (menu: Thing): readonly string[] => (menu[list] ?? []) as readonly string[]
  const [before, now] = [keysOf(base), keysOf(mine)]
  const is = new Set([...now, ...wanted.keys()].filter((key) => wanted.get(key) ?? true))
  const order = [...before, ...now, ...wanted.keys()].filter((key) => is.has(key))
  return order.length === 0 ? undefined : [...new Set(order)]
}

/** Sets cells of a menu; those of new or unknown rows are skipped. */
function withValues(draft: Pick<Draft, 'base' | 'mine'>, edits: readonly CellEdit[]): Thing {
  const sets: Fields[] = []
  const lists = new Map<'remarkeds' | 'upselleds', Map<string, boolean>>()
  for (const { row, column, read } of edits) {
    if (!read.ok || row.isNew) continue
    const list = listOfColumn(column)
    if (!list) sets.push({ place: row.place, fields: { [column]: read.value } })
    else {
      const wanted = lists.get(list) ?? new Map<string, boolean>()
      lists.set(list, wanted.set(row.place.at(-1) ?? '', read.value === true))
    }
  }
  const named = [...lists].map(([list, wanted]) => [list, relisted(draft, list, wanted)] as const)
  return withSets(draft.mine, [...sets, { place: [], fields: Object.fromEntries(named) }])
}

/** Writes typed or pasted cells into a draft as one step; new rows must exist. */
export function withCells(draft: Draft, edits: readonly CellEdit[]): Draft {
  if (edits.length === 0) return draft
  const mine = withValues(draft, edits)
  const unread = new Map(draft.unread)
  const told = new Map(draft.told)
  for (const { row, column, text, read } of edits) {
    const name = cellName(row, column)
    told.delete(name)
    unread.delete(name)
    if (!read.ok) unread.set(name, { text, problem: problemText(read.problem) } satisfies Unread)
  }
  return settled({ ...draft, mine, unread, told })
}

/** Drops the conflicts in which both sides are equal by now. */
export function settled(draft: Draft): Draft {
  const { base, mine, conflicts } = draft
  const open = [...conflicts].filter(([name]) => {
    const place = placeOf(name)
    return !isSameValue(valueAt(base, place), valueAt(mine, place))
  })
  return open.length === conflicts.size ? draft : { ...draft, conflicts: new Map(open) }
}

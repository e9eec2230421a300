import { plainText, searchWords } from '@mostrador/domain/search/plain-text'
import { keyOf, thingsOf } from '@mostrador/domain/revision/keyed-list'
import type { Thing } from '@mostrador/domain/revision/operation'
import { isSameValue } from '@mostrador/domain/revision/same-value'
import { nameOf, placeOf, type Draft } from '../form/draft.ts'
import { cellName, cellState, listedIn, thingAt, valueIn } from './grid-cells.ts'
import type { ColumnId, GridTab } from './grid-columns.ts'
import { outline, rowAt, type GridRow, type RowBlock } from './grid-rows.ts'

/** Filters of rows. */
export const SHOWN = ['all', 'changed', 'problems'] as const

export type GridSort = { readonly column: ColumnId; readonly isDown: boolean }

export type GridView = {
  readonly tab: GridTab
  readonly text: string
  readonly show: (typeof SHOWN)[number]
  /** Key of the only category or garnish group shown; '' for all. */
  readonly within: string
  readonly sort: GridSort | undefined
}

/** Returns the look at all rows of a tab, in menu order. */
export const wholeView = (tab: GridTab): GridView => ({
  tab,
  text: '',
  show: 'all',
  within: '',
  sort: undefined,
})

/** Whether all rows are shown in menu order, so that no cell's value decides on them. */
export const isWhole = ({ text, show, sort }: GridView): boolean =>
  text.trim() === '' && show === 'all' && sort === undefined

type ThingRows = RowBlock['things'][number]

/** Returns the rows of a look; those in `kept` stay after an edit. */
export function rowsOf(draft: Draft, look: GridView, kept: ReadonlySet<string>): readonly GridRow[] {
  const { blocks, end } = outline(draft, look.tab)
  const wanted = wantedIn(draft, look)
  const isAll = look.text.trim() === '' && look.show === 'all'
  const shown = blocks
    .filter(({ heading }) => look.within === '' || heading.place[1] === look.within)
    .map((block) => ({
      ...block,
      things: isAll
        ? block.things
        : block.things.filter((rows) => kept.has(rows[0].id) || wanted(rows, block.heading)),
    }))
  if (look.sort)
    return sorted(
      draft,
      shown.flatMap(({ things }) => things),
      look.sort,
    ).flat()
  const rows = shown.flatMap(({ heading, things, end: last }) => {
    if (isAll) return [heading, ...things.flat(), last]
    const isHeadingWanted = look.show !== 'all' && (kept.has(heading.id) || wanted([heading], heading))
    return things.length === 0 && !isHeadingWanted ? [] : [heading, ...things.flat()]
  })
  return isAll && look.within === '' ? [...rows, end] : rows
}

function wantedIn(draft: Draft, { text, show }: GridView): (rows: ThingRows, heading: GridRow) => boolean {
  const words = searchWords(text)
  const wrong = show === 'problems' ? problemRows(draft) : new Set<string>()
  const isShown = (row: GridRow): boolean => {
    if (show === 'problems') return wrong.has(row.id)
    return show === 'all' || isChanged(draft, row)
  }
  const says = (rows: ThingRows, heading: GridRow): boolean => {
    const plain = [...rows, heading].map(({ place }) =>
      saidBy(thingAt(draft.mine, place) ?? thingAt(draft.base, place)),
    )
    return words.every((word) => plain.some((text) => text.includes(word)))
  }
  return (rows, heading) => rows.some(isShown) && (words.length === 0 || says(rows, heading))
}

const SEARCHED = ['name', 'showName', 'description', 'ingredients'] as const

const said = new WeakMap<Thing, string>()

/** Returns the searched text of a thing, normalised once. */
function saidBy(thing: Thing | undefined): string {
  if (!thing) return ''
  const known = said.get(thing)
  if (known !== undefined) return known
  const text = plainText(SEARCHED.map((field) => thing[field] ?? '').join(' '))
  said.set(thing, text)
  return text
}

/** Drops the lists that are rows of their own. */
const ownOf = (thing: Thing | undefined): Thing | undefined => {
  if (!thing) return undefined
  const { sizes: _sizes, garnishes: _garnishes, ...own } = thing
  return own
}

/** Returns the id of the row that a place in a draft belongs to. */
export const rowIdOf = (name: string): string => {
  const place = placeOf(name)
  return nameOf(place.length % 2 === 0 ? place : place.slice(0, -1))
}

function isChanged(draft: Draft, row: GridRow): boolean {
  if (row.isNew) return false
  const { base, mine, unread, conflicts } = draft
  const [before, now] = [thingAt(base, row.place), thingAt(mine, row.place)]
  if (before !== now && !isSameValue(ownOf(before), ownOf(now))) return true
  const isTurned = (list: 'remarkeds' | 'upselleds'): boolean =>
    listedIn(base, list).has(row.place[1]) !== listedIn(mine, list).has(row.place[1])
  if (row.kind === 'plate' && (isTurned('remarkeds') || isTurned('upselleds'))) return true
  return [...unread.keys(), ...conflicts.keys()].some((name) => rowIdOf(name) === row.id)
}

/** Lists the cells with problems or conflicts, in the draft's order. */
export function problemCells(draft: Draft): readonly string[] {
  const { unread, told, conflicts } = draft
  return [...new Set([...unread.keys(), ...told.keys(), ...conflicts.keys(), ...missingCells(draft)])]
}

const problemRows = (draft: Draft): ReadonlySet<string> => new Set(problemCells(draft).map(rowIdOf))

/** Lists empty required cells of new things. */
const missingCells = (draft: Draft): readonly string[] =>
  draft.base === draft.mine
    ? []
    : addedRows(draft).flatMap((row) =>
        ALL_COLUMNS.flatMap((column) =>
          cellState(draft, row, column).problem ? [cellName(row, column)] : [],
        ),
      )

const ALL_COLUMNS: readonly ColumnId[] = ['name', 'price', 'category']

const INNER = { categories: undefined, plates: 'sizes', garnishGroups: 'garnishes' } as const

const KINDS = {
  categories: 'category',
  plates: 'plate',
  sizes: 'size',
  garnishGroups: 'group',
  garnishes: 'garnish',
} as const

/** Rows of things that the server does not have. */
function addedRows({ base, mine }: Draft): readonly GridRow[] {
  const rows: GridRow[] = []
  for (const [list, inner] of Object.entries(INNER) as [
    keyof typeof INNER,
    'sizes' | 'garnishes' | undefined,
  ][])
    for (const thing of thingsOf(mine[list])) {
      const place = [list, keyOf(thing)]
      const before = thingAt(base, place)
      if (before === thing) continue
      if (!before) rows.push(rowAt(KINDS[list], ...place))
      if (inner)
        for (const part of thingsOf(thing[inner]))
          if (!thingAt(base, [...place, inner, keyOf(part)]))
            rows.push(rowAt(KINDS[inner], ...place, inner, keyOf(part)))
    }
  return rows
}

/** Sorts things by a column; empty values stand last. */
function sorted(
  { mine }: Draft,
  things: readonly ThingRows[],
  { column, isDown }: GridSort,
): readonly ThingRows[] {
  const values = new Map(things.map((rows) => [rows, valueIn(mine, rows[0], column)]))
  const compare = (one: ThingRows, other: ThingRows): number => {
    const [a, b] = [values.get(one), values.get(other)]
    if (a === undefined || b === undefined) return Number(a === undefined) - Number(b === undefined)
    const order =
      typeof a === 'number' && typeof b === 'number' ? a - b : collator.compare(String(a), String(b))
    return isDown ? -order : order
  }
  return things.toSorted(compare)
}

const collator = new Intl.Collator('es', { numeric: true, sensitivity: 'base' })

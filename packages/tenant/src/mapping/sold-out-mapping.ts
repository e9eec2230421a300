import { SOLD_OUT_KINDS, type SoldOutKind } from '@mostrador/domain/availability/sold-out-mark'
import type { Aspect, ThingPlace } from './aspect.ts'
import { find, idOf } from './references.ts'
import type { Row, Stock } from './stock.ts'

/** Mark in the file: a plate until further notice is its path alone. */
type FileMark = string | { readonly type: SoldOutKind; readonly thing: string; readonly until?: string }

/** Lists that lead to a thing, the name of its id, and the columns that lead back up. */
const KINDS = {
  PLATE: { table: 'sold_out_plates', lists: ['menus', 'plates'], own: 'plate_id', up: ['menu_id'] },
  SIZE: {
    table: 'sold_out_sizes',
    lists: ['menus', 'plates', 'sizes'],
    own: 'size_id',
    up: ['plate_id', 'menu_id'],
  },
  GARNISH: {
    table: 'sold_out_garnishes',
    lists: ['menus', 'garnishGroups', 'garnishes'],
    own: 'garnish_id',
    up: ['garnish_group_id', 'menu_id'],
  },
  INGREDIENT: { table: 'sold_out_ingredients', lists: [], own: 'ingredient', up: [] },
} as const

/** Returns the id of a mark's thing, or the name of an ingredient. */
function thingOf(place: ThingPlace, type: SoldOutKind, path: string): string {
  if (type === 'INGREDIENT') return path
  const { lists, own } = KINDS[type]
  const keys = path.split('/')
  const thing = lists.reduce<ThingPlace>((from, list, index) => find(from, list, keys[index]), place)
  return idOf(thing, own)
}

/** Returns the path of a thing by its row: "carta/bife/medio". */
function pathOf(stock: Stock, row: Row | undefined, up: readonly string[]): string {
  const [column, ...further] = up
  const key = String(row?.key)
  return column === undefined ? key : `${pathOf(stock, stock.byId(row?.[column]), further)}/${key}`
}

const isUsed = (stock: Stock, { branch_id, ingredient }: Row): boolean =>
  (['plates', 'garnishes'] as const).some((table) =>
    stock
      .where(table, 'branch_id', branch_id)
      .some((row) => (row.ingredients as unknown[]).includes(ingredient)),
  )

function readMarks(stock: Stock, contactId: unknown, type: SoldOutKind): readonly FileMark[] {
  const { table, own, up } = KINDS[type]
  const rows = stock.where(table, 'branch_contact_id', contactId)
  const known = type === 'INGREDIENT' ? rows.filter((row) => isUsed(stock, row)) : rows
  return known.map((row): FileMark => {
    const thing = type === 'INGREDIENT' ? String(row[own]) : pathOf(stock, stock.byId(row[own]), up)
    if (type === 'PLATE' && row.until === null) return thing
    return { type, thing, ...(row.until instanceof Date && { until: row.until.toISOString() }) }
  })
}

/** Plates first, then by kind; each by its path. */
const inOrder = (one: FileMark, other: FileMark): number => {
  const text = (mark: FileMark): string => (typeof mark === 'string' ? mark : `~${mark.type} ${mark.thing}`)
  return Number(text(one) > text(other)) - Number(text(one) < text(other))
}

/** Sold-out marks. Staff change them while they work, so a file without them changes nothing. */
export const soldOut: Aspect = {
  rows: ({ place, plan, given }) => {
    const contact = idOf(place, 'branch_contact_id')
    const marks = place.item.soldOut as readonly FileMark[] | undefined
    if (!marks) {
      for (const { table } of Object.values(KINDS)) plan.keep(table, 'branch_contact_id', contact)
      return
    }
    for (const mark of marks) {
      const { type, thing, until } =
        typeof mark === 'string' ? { type: 'PLATE' as const, thing: mark, until: undefined } : mark
      const { table, own } = KINDS[type]
      plan.put(
        table,
        {
          company_id: idOf(place, 'company_id'),
          branch_id: idOf(place, 'branch_id'),
          branch_contact_id: contact,
          [own]: thingOf(place, type, thing),
          until: until ?? null,
        },
        { since: given.now },
      )
    }
  },
  read: ({ row, item, stock }) => {
    const marks = SOLD_OUT_KINDS.flatMap((type) => readMarks(stock, row.id, type))
    if (marks.length > 0) item.soldOut = marks.toSorted(inOrder)
  },
}

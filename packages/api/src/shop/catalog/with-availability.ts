import type { MenuInfo } from '@mostrador/contract/menu/menu-schema'
import { ALWAYS, standingAt, UNKNOWN, whenAll, type FromWhen } from '@mostrador/domain/availability/from-when'
import { plateFromWhen } from '@mostrador/domain/availability/plate-from-when'
import type { SoldOutKind, SoldOutMark } from '@mostrador/domain/availability/sold-out-mark'

type MadeWith = { readonly ingredients: readonly string[] }
type Plate = MenuInfo['plates'][number]
type Group = MenuInfo['garnishGroups'][number]
type Garnish = Group['garnishes'][number]

export type PlateRow = Omit<Plate, 'soldOut'> &
  MadeWith & { readonly key: string; readonly outOfStock: boolean }

/** Group from the database, its garnishes with their ingredients. */
export type GroupRow = Omit<Group, 'garnishes'> & { readonly garnishes: readonly (Garnish & MadeWith)[] }

/** Returns from when on each marked thing is available. */
function readMarks(marks: readonly SoldOutMark[]) {
  const froms = new Map(
    marks.map(({ kind, id, until }) => [`${kind} ${id}`, until ? until.getTime() : UNKNOWN]),
  )
  return (kind: SoldOutKind, id: string): FromWhen => froms.get(`${kind} ${id}`) ?? ALWAYS
}

/** Only sold-out things carry the fields: a menu has thousands of others. */
const ifSoldOut = (from: FromWhen, now: Date) => (from <= now.getTime() ? {} : standingAt(from, now))

/**
 * Applies availability at an instant: marks, marked ingredients, empty stocks, and plates whose
 * required choices are gone.
 */
export function withAvailability(
  rows: { readonly plates: readonly PlateRow[]; readonly garnishGroups: readonly GroupRow[] },
  { marks, now }: { readonly marks: readonly SoldOutMark[]; readonly now: Date },
): Pick<MenuInfo, 'plates' | 'garnishGroups'> {
  const from = readMarks(marks)
  const ofThing = (kind: SoldOutKind, id: string, ingredients: readonly string[]): FromWhen =>
    whenAll([from(kind, id), ...ingredients.map((name) => from('INGREDIENT', name))])
  const ofGarnish = ({ id, ingredients }: Garnish & MadeWith) => ofThing('GARNISH', id, ingredients)
  const groups = new Map(rows.garnishGroups.map((group) => [group.id, group]))

  const ofPlate = ({ id, ingredients, outOfStock, sizes, garnishGroups }: PlateRow): FromWhen =>
    plateFromWhen({
      own: outOfStock ? UNKNOWN : ofThing('PLATE', id, ingredients),
      sizes: sizes.map((size) => from('SIZE', size.id)),
      groups: garnishGroups.flatMap((groupId) => {
        const group = groups.get(groupId)
        return group ? [{ ...group, garnishes: group.garnishes.map(ofGarnish) }] : []
      }),
    })

  return {
    plates: rows.plates.map((row) => {
      const { ingredients: _, outOfStock: __, key: ___, ...plate } = row
      const sizes = plate.sizes.map((size) => ({ ...size, ...ifSoldOut(from('SIZE', size.id), now) }))
      return { ...plate, sizes, ...standingAt(ofPlate(row), now) }
    }),
    garnishGroups: rows.garnishGroups.map((group) => ({
      ...group,
      garnishes: group.garnishes.map((row) => {
        const { ingredients: _, ...garnish } = row
        return { ...garnish, ...ifSoldOut(ofGarnish(row), now) }
      }),
    })),
  }
}

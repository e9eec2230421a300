import { mantissaOf } from '../write/countries.ts'
import { writeThing } from '../mapping/children.ts'
import type { StoredPicture } from '../mapping/given.ts'
import { menu, plate } from '../mapping/menu-mapping.ts'
import type { ThingPlace } from '../mapping/aspect.ts'
import { planFrom, type Plan } from '../mapping/plan.ts'
import type { Row } from '../mapping/stock.ts'
import type { TenantMenu, TenantPlate } from '../schema/tenant-schema.ts'
import type { LoadedPart } from './load-part.ts'
import { standingAt } from './part-document.ts'

/** State of a menu to plan: all of it, or its plates alone. */
export type MenuWanted = { readonly menu?: TenantMenu; readonly plates: readonly TenantPlate[] }

type Planning = {
  readonly pictures: ReadonlyMap<string, StoredPicture>
  readonly newId: () => string
  readonly now: Date
}

/** Plans the wanted state of a part over its stored rows, by the one mapping. */
export function planPart(loaded: LoadedPart, wanted: MenuWanted, world: Planning): Plan {
  const plan = planFrom(loaded.own, world.newId)
  const given = {
    now: world.now,
    mantissaOf,
    picture: (source: string) => {
      const found = world.pictures.get(source)
      if (!found) throw new Error(`the picture ${source} was not kept`)
      return found
    },
    securityCodeHash: () => null,
  }
  const branch = placeAround(loaded)
  const positionOf = (row: Row | undefined) => ({ position: Number(row?.position) })
  if (wanted.menu) {
    writeThing({ place: branch, plan, given }, menu, { item: wanted.menu, ...positionOf(loaded.menu) })
    return plan
  }
  const place = placeOfMenu(loaded, branch)
  for (const item of wanted.plates) {
    const row = loaded.own.where('plates', 'key', item.key)[0]
    writeThing({ place, plan, given }, plate, { item, ...positionOf(row) })
  }
  return plan
}

const namedIn = (rows: readonly Row[], column: string): ReadonlyMap<string, ThingPlace> =>
  new Map(rows.map(({ key, id }) => [String(key), { ...NOWHERE, ids: { [column]: String(id) } }]))

const NOWHERE: ThingPlace = { item: {}, key: '', ids: {}, parent: undefined, mantissa: 2, lists: new Map() }

/** Returns the branch as the place in which menus are written: it has their indicators. */
const placeAround = ({ companyId, branchId, country, all, part }: LoadedPart): ThingPlace => ({
  item: {},
  key: part.branchKey,
  ids: { company_id: companyId, branch_id: branchId },
  parent: undefined,
  mantissa: mantissaOf(country),
  lists: new Map([['indicators', new Map(namedIn(all.rows('indicators'), 'indicator_id'))]]),
})

/**
 * Returns the menu as the place in which plates are written, which keep their places in its two
 * lists.
 */
function placeOfMenu({ menu: row, all, part }: LoadedPart, branch: ThingPlace): ThingPlace {
  const listed = (column: string): readonly unknown[] =>
    standingAt(
      all
        .rows('plates')
        .filter((one) => one[column] !== null)
        .map((one) => [Number(one[column]), one.key]),
    )
  return {
    item: { remarkeds: listed('remarked_position'), upselleds: listed('upselled_position') },
    key: part.menuKey,
    ids: { ...branch.ids, menu_id: String(row.id) },
    parent: branch,
    mantissa: branch.mantissa,
    lists: new Map([
      ['categories', new Map(namedIn(all.rows('categories'), 'category_id'))],
      ['garnishGroups', new Map(namedIn(all.rows('garnish_groups'), 'garnish_group_id'))],
    ]),
  }
}

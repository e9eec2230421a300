import type { Database } from '@mostrador/database/rows'
import { keyOf, thingsOf } from '@mostrador/domain/revision/keyed-list'
import type { Thing } from '@mostrador/domain/revision/operation'
import { sql, type Transaction } from 'kysely'
import { schemaProblems } from '../check/schema-problems.ts'
import { spotsIn } from '../check/spot.ts'
import type { ImportWorld } from '../file/import-world.ts'
import type { StoredPicture } from '../mapping/given.ts'
import { stockOf, type Row } from '../mapping/stock.ts'
import { keepPictures, remembered } from '../picture/pictures.ts'
import { menuSchema, plateSchema } from '../schema/menu-schema.ts'
import { loadPart, type LoadedPart } from './load-part.ts'
import type { Typing } from '../history/typed-before.ts'
import type { OpenPart, ReadPart } from './open-part.ts'
import { documentOfPart, menuIn, placedDocument } from './part-document.ts'
import type { MenuPart } from './part-of.ts'
import { planPart, type MenuWanted } from './plan-part.ts'

/** Loads a menu, or some plates of it; undefined where there is no such menu. */
export async function openMenu(
  transaction: Transaction<Database>,
  companyKey: string,
  part: MenuPart & { readonly typing: Typing },
): Promise<OpenPart | undefined> {
  const loaded = await loadPart(transaction, companyKey, part)
  if (!loaded) return undefined
  const { companyId, branchId, menu, all } = loaded
  return {
    companyId,
    all,
    typed: loaded.typed,
    documentOf: (stock) => documentOfPart(loaded, stock),
    placed: (document) => placedDocument(loaded, document),
    read: (document) => readMenu(loaded, menuIn(document)),
    isMissed: (before, after) => isMissed(loaded, menuIn(before), menuIn(after)),
    raised: () => sql`branch_id = ${branchId} and id in (
      select branch_contact_id from order_modes where branch_id = ${branchId} and menu_id = ${String(menu.id)})`,
  }
}

function readMenu(loaded: LoadedPart, menu: Thing): ReadPart {
  const path = `branches[${loaded.branchAt}].menus[${loaded.menuAt}]`
  if (!loaded.part.plateKeys) {
    const whole = menuSchema.safeParse(menu, { reportInput: true })
    return whole.success
      ? planning(loaded, { menu: whole.data, plates: whole.data.plates })
      : { problems: schemaProblems(whole.error, path) }
  }
  const ats = new Map(loaded.all.rows('plates').map(({ key, at }) => [key, at]))
  const each = thingsOf(menu.plates).map((one) => {
    const read = plateSchema.safeParse(one, { reportInput: true })
    return { read, path: `${path}.plates[${String(ats.get(one.key))}]` }
  })
  const problems = each.flatMap((one) => (one.read.success ? [] : schemaProblems(one.read.error, one.path)))
  if (problems.length > 0) return { problems }
  return planning(loaded, { plates: each.flatMap(({ read }) => (read.success ? [read.data] : [])) })
}

/** Plans a change that removes no overridden thing: with one, the branch contact changes too. */
const planning = (loaded: LoadedPart, wanted: MenuWanted): ReadPart => ({
  plan: async (transaction, world) => {
    const pictures = await picturesFor(transaction, { loaded, wanted, world })
    if (!pictures) return undefined
    const plan = planPart(loaded, wanted, { ...world, pictures })
    return plan.removals().some(({ row }) => loaded.spokenOf.has(row.id)) ? undefined : plan
  },
})

/** Whether a removed plate or category is named outside of the menu, so that it cannot just go. */
function isMissed({ named }: LoadedPart, before: Thing, after: Thing): boolean {
  const goes = (list: 'plates' | 'categories'): boolean => {
    const staying = new Set(spotsIn({ path: '', value: after }, list).map(({ value }) => value.key))
    return thingsOf(before[list]).some((thing) => named[list].has(keyOf(thing)) && !staying.has(keyOf(thing)))
  }
  return goes('plates') || goes('categories')
}

type Picturing = {
  readonly loaded: LoadedPart
  readonly wanted: MenuWanted
  readonly world: ImportWorld
}

/** Finds the pictures that a part names; undefined where one of them is missing. */
async function picturesFor(
  transaction: Transaction<Database>,
  { loaded, wanted, world }: Picturing,
): Promise<ReadonlyMap<string, StoredPicture> | undefined> {
  const present = new Map(
    loaded.all.rows('files').map((row) => [String(row.source_name), remembered(row as StoredPicture)]),
  )
  const named = [...wanted.plates, ...(wanted.menu?.categories ?? [])].flatMap(({ image }) => image ?? [])
  const strange = named.filter((source) => !present.has(source))
  if (strange.length === 0) return present
  const files = await transaction
    .selectFrom('files')
    .selectAll()
    .where('company_id', '=', loaded.companyId)
    .where('source_name', 'in', strange)
    .execute()
  const known: readonly [string, readonly Row[]][] = [
    ['companies', [{ id: loaded.companyId }]],
    ['files', files],
  ]
  const stock = stockOf(new Map(known))
  const sources = strange.map((source) => ({ path: '', source }))
  const kept = await keepPictures(sources, { ...world, db: transaction, stock })
  return kept.problems.length > 0 ? undefined : new Map([...present, ...kept.pictures])
}

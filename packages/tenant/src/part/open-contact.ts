import type { Database } from '@mostrador/database/rows'
import { keyOf } from '@mostrador/domain/revision/keyed-list'
import type { Thing } from '@mostrador/domain/revision/operation'
import { sql, type Transaction } from 'kysely'
import type { z } from 'zod'
import { schemaProblems } from '../check/schema-problems.ts'
import { mantissaOf } from '../write/countries.ts'
import type { ImportWorld } from '../file/import-world.ts'
import { branchContact } from '../mapping/branch-contact-mapping.ts'
import { writeThing } from '../mapping/children.ts'
import { menuOverrides } from '../mapping/override-mapping.ts'
import type { Given, Item, ThingPlace } from '../mapping/aspect.ts'
import { planFrom, type Plan } from '../mapping/plan.ts'
import type { Row } from '../mapping/stock.ts'
import type { TenantTable } from '../mapping/tables.ts'
import { branchContactSchema } from '../schema/branch-contact-schema.ts'
import { menuOverrides as menuOverridesSchema } from '../schema/override-schema.ts'
import { contactsIn, documentOfContacts, placedContacts, placesOf } from './contact-document.ts'
import { loadContacts, type LoadedContacts } from './load-contact.ts'
import type { Typing } from '../history/typed-before.ts'
import type { OpenPart, ReadPart } from './open-part.ts'
import type { ContactPart } from './part-of.ts'

/** Loads a branch contact, or the overrides of some; undefined where one is missing. */
export async function openContact(
  transaction: Transaction<Database>,
  companyKey: string,
  part: ContactPart & { readonly typing: Typing },
): Promise<OpenPart | undefined> {
  const loaded = await loadContacts(transaction, companyKey, part)
  if (!loaded) return undefined
  const { companyId, branchId, all } = loaded
  return {
    companyId,
    all,
    typed: loaded.typed,
    documentOf: (stock) => documentOfContacts(loaded, stock),
    placed: (document) => placedContacts(loaded, document),
    read: (document) => readContacts(loaded, contactsIn(document)),
    // A branch contact is named by its key alone, which stays.
    isMissed: () => false,
    raised: (changes) => {
      const ids = changes.map(({ row, before }) => idOfContact({ ...before, ...row }, loaded))
      return sql`branch_id = ${branchId} and id = any(${[...new Set(ids)]}::uuid[])`
    },
  }
}

/** Returns the branch contact of a changed row: its own column, or the only one. */
const idOfContact = (row: Row, { all }: LoadedContacts): string =>
  String(row.branch_contact_id ?? all.rows('branch_contacts')[0]?.id)

/** State of a branch contact to plan: all of it, or its overrides. */
type Wanted = { readonly key: string; readonly item: Item }

function readContacts(loaded: LoadedContacts, contacts: readonly Thing[]): ReadPart {
  const { part, branchAt } = loaded
  const ats = placesOf(loaded)
  const each = contacts.map((contact) => {
    const path = `branches[${branchAt}].branchContacts[${ats.get(keyOf(contact))}]`
    const read: { readonly path: string; readonly said: z.ZodSafeParseResult<unknown> } = part.isWhole
      ? { path, said: branchContactSchema.safeParse(contact, { reportInput: true }) }
      : { path: `${path}.menus`, said: menuOverridesSchema.safeParse(contact.menus, { reportInput: true }) }
    return { key: keyOf(contact), ...read }
  })
  const problems = each.flatMap(({ path, said }) => (said.success ? [] : schemaProblems(said.error, path)))
  if (problems.length > 0) return { problems }
  const wanted = each.map(({ key, said }) => ({
    key,
    item: (part.isWhole ? said.data : { menus: said.data }) as Item,
  }))
  return { plan: async (_, world) => planContacts(loaded, wanted, world) }
}

/** Plans the wanted state of branch contacts over their stored rows, by the one mapping. */
function planContacts(loaded: LoadedContacts, wanted: readonly Wanted[], world: ImportWorld): Plan {
  const plan = planFrom(loaded.own, world.newId)
  const branch = placeOfBranch(loaded)
  for (const { key, item } of wanted) {
    const row = loaded.all.where('branch_contacts', 'key', key)[0]
    const given = givenFor(row, world)
    if (loaded.part.isWhole) {
      writeThing({ place: branch, plan, given }, branchContact, { item, position: Number(row?.position) })
      continue
    }
    const ids = { ...branch.ids, branch_contact_id: String(row?.id) }
    menuOverrides.rows?.({
      place: { ...branch, item, key, ids, parent: branch, lists: new Map() },
      plan,
      given,
    })
  }
  return plan
}

const givenFor = (row: Row | undefined, { now }: ImportWorld): Given => ({
  now,
  mantissaOf,
  picture: (source) => {
    throw new Error(`a contact has no picture, and none called ${source}`)
  },
  // The code of its riders stays.
  securityCodeHash: () => (row?.rider_security_code_hash ?? null) as string | null,
})

/**
 * Returns the branch as the place in which branch contacts are written: it has the things that
 * they refer to.
 */
function placeOfBranch({ part, companyId, branchId, country, all }: LoadedContacts): ThingPlace {
  type Lists = Readonly<Record<string, (row: Row) => ReadonlyMap<string, ThingPlace>>>
  const place = (ids: ThingPlace['ids'], row: Row, lists: Lists): ThingPlace => ({
    item: {},
    key: String(row.key),
    ids,
    parent: undefined,
    mantissa: mantissaOf(country),
    lists: new Map(Object.entries(lists).map(([list, of]) => [list, new Map(of(row))])),
  })
  const things =
    (table: TenantTable, own: string, { around, lists = {} }: { around: string; lists?: Lists }) =>
    (row: Row): ReadonlyMap<string, ThingPlace> =>
      new Map(
        all
          .where(table, around, row.id)
          .map((one) => [String(one.key), place({ [own]: String(one.id) }, one, lists)]),
      )
  const plates = things('plates', 'plate_id', {
    around: 'menu_id',
    lists: { sizes: things('sizes', 'size_id', { around: 'plate_id' }) },
  })
  const garnishGroups = things('garnish_groups', 'garnish_group_id', {
    around: 'menu_id',
    lists: { garnishes: things('garnishes', 'garnish_id', { around: 'garnish_group_id' }) },
  })
  return place(
    { company_id: companyId, branch_id: branchId },
    { id: branchId, key: part.branchKey },
    {
      menus: things('menus', 'menu_id', { around: 'branch_id', lists: { plates, garnishGroups } }),
      paymentTypes: things('payment_types', 'payment_type_id', { around: 'branch_id' }),
    },
  )
}

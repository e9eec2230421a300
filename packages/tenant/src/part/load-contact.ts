import type { Database } from '@mostrador/database/rows'
import { statement } from '@mostrador/database/statement'
import { sql, type Kysely, type RawBuilder } from 'kysely'
import { typedBefore, type TypedBefore, type Typing } from '../history/typed-before.ts'
import { stockOf, type Row, type Stock } from '../mapping/stock.ts'
import type { TenantTable } from '../mapping/tables.ts'
import type { ContactPart } from './part-of.ts'

const OVERRIDES = ['plate_overrides', 'size_overrides', 'garnish_overrides'] as const

/** Fields of a branch that its branch contacts need. */
type Around = {
  readonly companyId: string
  readonly branchId: string
  readonly branchName: string
  readonly country: string
  /** Position of the branch in its list. */
  readonly branchAt: number
}

/** Contacts as the database has them. */
export type LoadedContacts = Around & {
  readonly part: Omit<ContactPart, 'kind'>
  /** Rows that the part may write. */
  readonly own: Stock
  /** Own rows, with those that they refer to. */
  readonly all: Stock
  readonly typed: TypedBefore | null
}

/** Branch contacts to load; for a change, with the earlier edit that it may continue. */
type Loading = Omit<ContactPart, 'kind'> & { readonly typing?: Typing }

type Read = Around & {
  readonly own: Tables
  readonly others: Tables
  readonly typed: TypedBefore | null
}
type Tables = Readonly<Record<string, readonly Row[] | null>>

/**
 * Loads branch contacts of a company, in one statement; undefined where one of them is missing. It
 * has to run after the lock of the company, since a statement sees the state at its begin. For a
 * change it also reads the author's previous edit.
 */
export async function loadContacts(
  db: Kysely<Database>,
  companyKey: string,
  part: Loading,
): Promise<LoadedContacts | undefined> {
  const { rows } = await reading(companyKey, part).execute(db)
  const [read] = rows
  if (!read || (read.own.branch_contacts ?? []).length < part.contactKeys.length) return undefined
  const { own, others, ...around } = read
  const tables = (some: Tables) => Object.entries(some).map(([table, found]) => [table, found ?? []] as const)
  return {
    ...around,
    part,
    // Of branch contacts read for their overrides alone, nothing else is written.
    own: stockOf(new Map(tables(part.isWhole ? own : onlyOverrides(own)))),
    all: stockOf(new Map([...tables(own), ...tables(others)])),
  }
}

const onlyOverrides = (tables: Tables): Tables =>
  Object.fromEntries(OVERRIDES.map((table) => [table, tables[table] ?? []]))

type Parts = { readonly contacts: RawBuilder<unknown>; readonly branch: RawBuilder<unknown> }

/** Selects the rows of a table that a condition on `t` picks, all of the branch. */
const rowsOf = (table: TenantTable, { branch }: Parts, which: RawBuilder<unknown>): RawBuilder<unknown> =>
  sql`(select json_agg(t) from ${sql.table(table)} t
    where t.branch_id = (select id from ${branch}) and ${which})`

const built = (tables: Readonly<Record<string, RawBuilder<unknown>>>): RawBuilder<unknown> =>
  sql`json_build_object(${sql.join(Object.entries(tables).flatMap(([name, rows]) => [sql.lit(name), rows]))})`

/**
 * Selects a branch contact's own rows; rows that refer to it only where the whole of it is read.
 */
function ownTables(parts: Parts, isWhole: boolean): Record<string, RawBuilder<unknown>> {
  const { contacts } = parts
  const ofContacts = sql`t.branch_contact_id = any(array(select id from ${contacts}))`
  const tables: Record<string, RawBuilder<unknown>> = {
    branch_contacts: sql`(select json_agg(t) from ${contacts} t)`,
  }
  for (const table of OVERRIDES) tables[table] = rowsOf(table, parts, ofContacts)
  if (!isWhole) return tables
  const beside = ['order_modes', 'delivery_zones', 'working_hours', 'schedule_exceptions'] as const
  for (const table of beside) tables[table] = rowsOf(table, parts, ofContacts)
  for (const table of ['aliases', 'hosts'] as const) tables[table] = rowsOf(table, parts, ofContacts)
  const idsOf = (table: TenantTable, which: RawBuilder<unknown>) =>
    sql`array(select t.id from ${sql.table(table)} t where t.branch_id = (select id from ${parts.branch}) and ${which})`
  const modes = idsOf('order_modes', ofContacts)
  const below = (owner: string, ids: RawBuilder<unknown>) => sql`${sql.ref(`t.${owner}`)} = any(${ids})`
  const ofModes = below('order_mode_id', modes)
  tables.order_mode_payment_types = rowsOf('order_mode_payment_types', parts, ofModes)
  for (const kind of ['general_discount', 'general_surcharge'] as const) {
    const table = `${kind}s` as const
    tables[table] = rowsOf(table, parts, ofModes)
    const ids = idsOf(table, ofModes)
    tables[`${kind}_payment_types`] = rowsOf(`${kind}_payment_types`, parts, below(`${kind}_id`, ids))
  }
  tables.schedules = rowsOf('schedules', parts, ofModes)
  const ofSchedules = below('schedule_id', idsOf('schedules', ofModes))
  tables.schedule_configs = rowsOf('schedule_configs', parts, ofSchedules)
  return tables
}

/**
 * Selects the rows that a branch contact refers to: the menus of its branch with the things that
 * are mentioned or that it overrides already, and, where all of it is read, categories and ways to
 * pay.
 */
function otherTables(parts: Parts, { isWhole, mentioned }: Omit<ContactPart, 'kind'>) {
  const { contacts, branch } = parts
  const keys = sql`any(${[...mentioned]}::text[])`
  const branchId = sql`(select id from ${branch})`
  const menus = sql`array(select id from menus where branch_id = ${branchId})`
  const spoken = (table: (typeof OVERRIDES)[number], own: string) => sql`
    select o.${sql.ref(own)} from ${sql.table(table)} o
    where o.branch_id = ${branchId} and o.branch_contact_id = any(array(select id from ${contacts}))`
  const inMenus = sql`t.menu_id = any(${menus}) and t.key = ${keys}`
  const plates = sql`array(
    select t.id from plates t where t.branch_id = ${branchId} and ${inMenus}
    union ${spoken('plate_overrides', 'plate_id')}
    union select z.plate_id from sizes z
      where z.branch_id = ${branchId} and z.id in (${spoken('size_overrides', 'size_id')}))`
  const groups = sql`array(
    select t.id from garnish_groups t where t.branch_id = ${branchId} and ${inMenus}
    union select g.garnish_group_id from garnishes g
      where g.branch_id = ${branchId} and g.id in (${spoken('garnish_overrides', 'garnish_id')}))`
  return {
    menus: rowsOf('menus', parts, sql`true`),
    plates: rowsOf('plates', parts, sql`t.id = any(${plates})`),
    sizes: rowsOf('sizes', parts, sql`t.plate_id = any(${plates})`),
    garnish_groups: rowsOf('garnish_groups', parts, sql`t.id = any(${groups})`),
    garnishes: rowsOf('garnishes', parts, sql`t.garnish_group_id = any(${groups})`),
    ...(isWhole && {
      categories: rowsOf('categories', parts, sql`true`),
      payment_types: rowsOf('payment_types', parts, sql`true`),
    }),
  }
}

const reading = (companyKey: string, { typing, ...part }: Loading) =>
  statement()
    .part(
      'branch',
      () => sql`
        select b.id, b.company_id, b.name, b.country_id, (select count(*)::integer from branches o
          where o.company_id = b.company_id and (o.position, o.id) < (b.position, b.id)) as at
        from companies c join branches b on b.company_id = c.id
        where c.key = ${companyKey} and b.key = ${part.branchKey}`,
      'materialized',
    )
    .part(
      'contacts',
      ({ branch }) => sql`
        select c.*, ranked.at from ${branch} b join branch_contacts c on c.branch_id = b.id
          join (select id, (row_number() over (order by position, id) - 1)::integer as at
            from branch_contacts where branch_id = (select id from ${branch})) ranked on ranked.id = c.id
        where c.key = any(${[...part.contactKeys]}::text[])`,
      'materialized',
    )
    .answer(
      (parts) => sql<Read>`
        select b.company_id as "companyId", b.id as "branchId", b.name as "branchName",
          b.country_id as country, b.at as "branchAt",
          ${built(ownTables(parts, part.isWhole))} as own, ${built(otherTables(parts, part))} as others,
          ${(typing && typedBefore(sql`b.company_id`, typing)) ?? sql`null`} as typed
        from ${parts.branch} b`,
    )

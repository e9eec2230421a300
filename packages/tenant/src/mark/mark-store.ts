import { nextCatalog } from '@mostrador/database/next-catalog'
import type { Database } from '@mostrador/database/rows'
import { statement, type Ctes } from '@mostrador/database/statement'
import { sql, type RawBuilder, type Transaction } from 'kysely'
import { insertOf, type WrittenRevision } from '../history/record-revision.ts'
import { MARK_TABLES } from './mark-tables.ts'
import type { Markable, MarkState } from './mark-state.ts'

type About = { readonly steps: readonly string[]; readonly name: string }

export type FoundMark = {
  readonly companyId: string
  readonly branchId: string
  readonly branchKey: string
  readonly contactKey: string
  readonly contact: string
  readonly timeZone: string
  /** The thing; of an ingredient all that the branch contact sells and makes with it. */
  readonly about: readonly About[]
  /** State in the table, even if it is over. */
  readonly state: MarkState
}

const plateOf = sql`join plates p on p.branch_id = l.branch_id
  join menus m on m.branch_id = p.branch_id and m.id = p.menu_id`
const garnishOf = sql`join garnishes t on t.branch_id = l.branch_id
  join garnish_groups g on g.branch_id = t.branch_id and g.id = t.garnish_group_id
  join menus m on m.branch_id = g.branch_id and m.id = g.menu_id`
const plateSteps = sql`array['menus', m.key, 'plates', p.key]`
const garnishSteps = sql`array['menus', m.key, 'garnishGroups', g.key, 'garnishes', t.key]`
const isSoldHere = sql`exists (
  select from order_modes o where o.branch_contact_id = l.id and o.menu_id = m.id)`

/** Selects the things that a mark is about, by place and name. */
function aboutOf({ kind, id }: Markable, { contact }: Ctes<'contact'>): RawBuilder<unknown> {
  switch (kind) {
    case 'PLATE':
      return sql`select ${plateSteps} as steps, p.show_name as name from ${contact} l ${plateOf} where p.id = ${id}`
    case 'SIZE':
      return sql`select ${plateSteps} || array['sizes', s.key] as steps, p.show_name || ' › ' || s.name as name
        from ${contact} l ${plateOf} join sizes s on s.branch_id = p.branch_id and s.plate_id = p.id where s.id = ${id}`
    case 'GARNISH':
      return sql`select ${garnishSteps} as steps, g.name || ' › ' || t.name as name
        from ${contact} l ${garnishOf} where t.id = ${id}`
    case 'INGREDIENT':
      return sql`select ${plateSteps} as steps, p.show_name as name from ${contact} l ${plateOf}
        where p.ingredients @> array[${id}]::text[] and ${isSoldHere}
        union all select ${garnishSteps}, t.name from ${contact} l ${garnishOf}
        where t.ingredients @> array[${id}]::text[] and ${isSoldHere}`
  }
}

/** Finds the mark of a thing at a branch contact; undefined for an unknown thing. One statement. */
export async function findMark(
  transaction: Transaction<Database>,
  thing: Markable,
): Promise<FoundMark | undefined> {
  const { table, column } = MARK_TABLES[thing.kind]
  const { rows } = await statement()
    .part(
      'contact',
      () => sql`select c.*, b.key as branch_key from branch_contacts c
        join branches b on b.company_id = c.company_id and b.id = c.branch_id where c.id = ${thing.contactId}`,
    )
    .part('about', (parts) => aboutOf(thing, parts))
    .part(
      'mark',
      ({ contact }) => sql`select s.until from ${sql.table(table)} s join ${contact} l
        on l.branch_id = s.branch_id and l.id = s.branch_contact_id where s.${sql.ref(column)} = ${thing.id}`,
    )
    .answer<FoundMark>(
      ({ contact, about, mark }) => sql`
        select company_id as "companyId", branch_id as "branchId", branch_key as "branchKey",
          key as "contactKey", name as contact, time_zone as "timeZone",
          (select coalesce(jsonb_agg(to_jsonb(about) order by about.steps), '[]') from ${about}) as about,
          (select jsonb_build_object('until', until) from ${mark}) as state
        from ${contact}`,
    )
    .execute(transaction)
  const [found] = rows
  if (!found || (found.about.length === 0 && thing.kind !== 'INGREDIENT')) return undefined
  const until = found.state?.until ?? null
  // The database writes instants in its own way.
  return { ...found, state: found.state && { until: until && new Date(until).toISOString() } }
}

/** Mark to write: the wanted state, and its revision. */
type NewMark = {
  readonly thing: Markable
  readonly found: FoundMark
  readonly to: MarkState
  readonly revision: WrittenRevision
}

/**
 * Marks a thing, or takes its mark away, under a new version of the catalogue, and writes the
 * revision. Answers its number. One statement.
 */
export async function writeMark(
  transaction: Transaction<Database>,
  { thing: { contactId, kind, id }, found, to, revision }: NewMark,
): Promise<number | undefined> {
  const { table, column } = MARK_TABLES[kind]
  const { author, now } = revision
  const { catalog_version, catalog_changed_at } = nextCatalog(now)
  const { companyId, branchId } = found
  const marked = () => sql`
    insert into ${sql.table(table)}
      (company_id, branch_id, branch_contact_id, ${sql.ref(column)}, since, until, staff_user_id)
    values (${companyId}, ${branchId}, ${contactId}, ${id}, ${now}, ${to?.until ?? null},
      ${author.staffUserId ?? null})
    on conflict (branch_id, branch_contact_id, ${sql.ref(column)}) do update
      set since = excluded.since, until = excluded.until, staff_user_id = excluded.staff_user_id`
  const unmarked = () => sql`
    delete from ${sql.table(table)} where branch_id = ${branchId} and branch_contact_id = ${contactId}
      and ${sql.ref(column)} = ${id}`
  const { rows } = await statement()
    .write('written', to ? marked : unmarked)
    .write(
      'version',
      () => sql`
        update branch_contacts
        set catalog_version = ${catalog_version}, catalog_changed_at = ${catalog_changed_at}
        where branch_id = ${branchId} and id = ${contactId}`,
    )
    .part('recorded', () => insertOf(revision))
    .answer(({ recorded }) => sql<{ number: number }>`select number from ${recorded}`)
    .execute(transaction)
  return rows[0]?.number
}

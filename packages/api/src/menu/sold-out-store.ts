import { nextCatalog } from '@mostrador/database/next-catalog'
import type { Database } from '@mostrador/database/rows'
import { statement } from '@mostrador/database/statement'
import type { Parts } from '@mostrador/database/statement'
import type { SoldOutMark } from '@mostrador/domain/availability/sold-out-mark'
import { sql } from 'kysely'
import type { Kysely } from 'kysely'
import { MARK_TABLES } from '../catalog/load-marks.ts'

/** Who marks something, where and when. */
export type Marking = { readonly contactId: string; readonly staffUserId: string; readonly now: Date }

type Thing = Pick<SoldOutMark, 'kind' | 'id'>

const THING_TABLES = { PLATE: 'plates', SIZE: 'sizes', GARNISH: 'garnishes' } as const

/** The thing at the branch contact; nothing where an import has just taken it away. */
const thingThere = ({ kind, id }: Thing, { contactId }: Marking) =>
  kind === 'INGREDIENT'
    ? sql`
      select company_id, branch_id, id as branch_contact_id, ${id}::text as thing
      from branch_contacts where id = ${contactId}`
    : sql`
      select c.company_id, c.branch_id, c.id as branch_contact_id, t.id as thing
      from branch_contacts c join ${sql.table(THING_TABLES[kind])} t on t.branch_id = c.branch_id and t.id = ${id}
      where c.id = ${contactId}`

function nextVersion({ now }: Marking, { there }: Parts<'there'>) {
  const { catalog_version, catalog_changed_at } = nextCatalog(now)
  return sql`
    update branch_contacts c set catalog_version = ${catalog_version}, catalog_changed_at = ${catalog_changed_at}
    from ${there} where c.branch_id = there.branch_id and c.id = there.branch_contact_id
    returning c.id`
}

const marked = (mark: SoldOutMark, { staffUserId, now }: Marking, { there }: Parts<'there'>) => {
  const { table, column } = MARK_TABLES[mark.kind]
  return sql`
    insert into ${sql.table(table)}
      (company_id, branch_id, branch_contact_id, ${sql.ref(column)}, since, until, staff_user_id)
    select company_id, branch_id, branch_contact_id, thing, ${now}::timestamptz, ${mark.until}::timestamptz,
      ${staffUserId}::uuid from ${there}
    on conflict (branch_id, branch_contact_id, ${sql.ref(column)}) do update
      set since = excluded.since, until = excluded.until, staff_user_id = excluded.staff_user_id`
}

const unmarked = ({ kind }: Thing, { there }: Parts<'there'>) => {
  const { table, column } = MARK_TABLES[kind]
  return sql`
    delete from ${sql.table(table)} s using ${there} where s.branch_id = there.branch_id
      and s.branch_contact_id = there.branch_contact_id and s.${sql.ref(column)} = there.thing`
}

/**
 * Marks something as sold out until an instant (null: until somebody says otherwise), or takes its
 * mark away (`until` undefined), under a new version of the catalogue. False when it is not there.
 */
export async function saveMark(
  db: Kysely<Database>,
  { until, ...thing }: Thing & { readonly until: Date | null | undefined },
  marking: Marking,
): Promise<boolean> {
  const { rows } = await statement()
    .part('there', () => thingThere(thing, marking))
    .write('written', (parts) =>
      until === undefined ? unmarked(thing, parts) : marked({ ...thing, until }, marking, parts),
    )
    .part('version', (parts) => nextVersion(marking, parts))
    .answer(({ version }) => sql`select id from ${version}`)
    .execute(db)
  return rows.length > 0
}

import type { Database } from '@mostrador/database/rows'
import type { SoldOutMark } from '@mostrador/domain/availability/sold-out-mark'
import { MARK_TABLES } from '@mostrador/tenant/mark/mark-tables'
import { sql, type Kysely } from 'kysely'

/** Returns the sold-out marks of a branch contact at an instant. One query. */
export async function loadMarks(
  db: Kysely<Database>,
  place: { readonly branchId: string; readonly contactId: string; readonly now: Date },
): Promise<readonly SoldOutMark[]> {
  const parts = Object.entries(MARK_TABLES).map(
    ([kind, { table, column }]) => sql`
      select ${sql.lit(kind)} as kind, ${sql.ref(column)}::text as id, until from ${sql.table(table)}
      where branch_id = ${place.branchId} and branch_contact_id = ${place.contactId}
        and (until is null or until > ${place.now})`,
  )
  const { rows } = await sql<SoldOutMark>`${sql.join(parts, sql` union all `)}`.execute(db)
  return rows.map(({ kind, id, until }) => ({ kind, id, until: until && new Date(until) }))
}

/** Deletes the marks of a branch contact that are over, of each kind. A query for each. */
export async function deleteOverMarks(db: Kysely<Database>, contactId: string, now: Date): Promise<void> {
  for (const { table } of Object.values(MARK_TABLES))
    await db.deleteFrom(table).where('branch_contact_id', '=', contactId).where('until', '<=', now).execute()
}

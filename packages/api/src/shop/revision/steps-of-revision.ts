import type { Database } from '@mostrador/database/rows'
import { sql, type Kysely } from 'kysely'

type OfRevision = { readonly companyId: string; readonly number: number }

/**
 * Returns the number of steps that taking a revision back takes; 0 for an unknown one. One query.
 */
export async function stepsOfRevision(
  db: Kysely<Database>,
  { companyId, number }: OfRevision,
): Promise<number> {
  const { rows } = await sql<{ steps: number }>`
    select jsonb_array_length(operations) as steps from revisions
    where company_id = ${companyId} and number = standing_number(${companyId}, ${number})`.execute(db)
  return rows[0]?.steps ?? 0
}

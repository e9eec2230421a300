import { apiKeyNamed } from '@mostrador/copy/api-key'
import type { Database } from '@mostrador/database/rows'
import { sql, type Kysely } from 'kysely'

/** Lists the people and keys of a company that ever changed something of a branch, by name. */
export async function listAuthors(db: Kysely<Database>, of: OfBranch) {
  const [people, keys] = await Promise.all([peopleOf(db, of), keysOf(db, of)])
  return [...people, ...keys.map(({ id, name }) => ({ id, name: apiKeyNamed(name) }))]
}

type OfBranch = { readonly companyId: string; readonly branchKey: string }

const isOfBranch = (branchKey: string) =>
  sql<boolean>`(branch_keys @> array[${branchKey}]::text[] or branch_keys <@ array['']::text[])`

const keysOf = (db: Kysely<Database>, { companyId, branchKey }: OfBranch) =>
  db
    .selectFrom('api_keys')
    .select(['id', 'name'])
    .where('company_id', '=', companyId)
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('revisions')
          .select('number')
          .where('company_id', '=', companyId)
          .whereRef('api_key_id', '=', 'api_keys.id')
          .where(isOfBranch(branchKey)),
      ),
    )
    .orderBy('name')
    .orderBy('id')
    .execute()

const peopleOf = (db: Kysely<Database>, { companyId, branchKey }: OfBranch) =>
  db
    .selectFrom('staff_users')
    .select(['id', 'name'])
    .where('id', 'in', (of) =>
      of.selectFrom('staff_memberships').select('staff_user_id').where('company_id', '=', companyId),
    )
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('revisions')
          .select('number')
          .where('company_id', '=', companyId)
          .whereRef('staff_user_id', '=', 'staff_users.id')
          .where(isOfBranch(branchKey)),
      ),
    )
    .orderBy('name')
    .orderBy('id')
    .execute()

/** Lists the companies with changes before an instant that are not condensed. One query. */
export async function listCompaniesChanged(db: Kysely<Database>, before: Date): Promise<readonly string[]> {
  const { rows } = await sql<{ companyId: string }>`
    select distinct company_id as "companyId" from revisions
    where at < ${before}::timestamptz
      and condenses is null and operations <> '[]' order by company_id`.execute(db)
  return rows.map(({ companyId }) => companyId)
}

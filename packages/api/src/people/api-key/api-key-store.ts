import type { ApiKeysTable, Database } from '@mostrador/database/rows'
import { sql, type Insertable, type Kysely, type Transaction } from 'kysely'

/** Key in force, with its place's name and maker. */
type LivingKey = {
  readonly id: string
  readonly name: string
  readonly prefix: string
  readonly permissions: readonly string[]
  readonly branch: string | null
  readonly branchContact: string | null
  readonly placeName: string
  readonly madeBy: string | null
  /** Person responsible for it instead of its maker; null for the maker. */
  readonly keptBy: string | null
  readonly madeAt: Date
  readonly lastUsedAt: Date | null
}

/** Lists a company's keys in force, by name. One query. */
export async function listLivingKeys(db: Kysely<Database>, companyId: string): Promise<readonly LivingKey[]> {
  const { rows } = await sql<LivingKey>`
    select k.id, k.name, k.prefix, k.permissions, k.branch_id as branch, k.branch_contact_id as "branchContact",
      coalesce(c.name, b.name, co.name) as "placeName", u.name as "madeBy", kept.name as "keptBy", k.created_at as "madeAt",
      k.last_used_at as "lastUsedAt"
    from api_keys k join companies co on co.id = k.company_id
      left join branches b on b.id = k.branch_id left join branch_contacts c on c.id = k.branch_contact_id
      left join staff_users u on u.id = k.created_by left join staff_users kept on kept.id = k.kept_by
    where k.company_id = ${companyId} and k.revoked_at is null order by lower(k.name), k.id`.execute(db)
  return rows
}

type Named = { readonly companyId: string; readonly id: string }

/** Finds a company's key in force. One query. */
export const findLivingKey = (db: Kysely<Database>, { companyId, id }: Named) =>
  db
    .selectFrom('api_keys')
    .select(['name', 'branch_id as branch', 'branch_contact_id as branchContact'])
    .where('company_id', '=', companyId)
    .where('id', '=', id)
    .where('revoked_at', 'is', null)
    .executeTakeFirst()

/** Whether a key in force has the name, in any case. One query. */
export async function isNameTaken(db: Kysely<Database>, companyId: string, name: string): Promise<boolean> {
  const { rows } = await sql<{ isTaken: boolean }>`
    select exists (select from api_keys where company_id = ${companyId} and revoked_at is null
      and lower(name) = lower(${name})) as "isTaken"`.execute(db)
  return rows[0]?.isTaken === true
}

/** Inserts a key. One statement. */
export const insertKey = (transaction: Transaction<Database>, key: Insertable<ApiKeysTable>) =>
  transaction.insertInto('api_keys').values(key).execute()

/** Revokes a key. One statement. */
export const revokeKey = (
  transaction: Transaction<Database>,
  { companyId, id, now }: Named & { readonly now: Date },
) =>
  transaction
    .updateTable('api_keys')
    .set({ revoked_at: now })
    .where('company_id', '=', companyId)
    .where('id', '=', id)
    .execute()

import { inOrderOfKeys, readKeyColumns } from '@mostrador/database/backup/table-order'
import { readBackupTables, type BackupTable } from '@mostrador/database/backup/table-rows'
import type { Database } from '@mostrador/database/rows'
import { sql, type Kysely, type RawBuilder } from 'kysely'
import { isJobThatGoes } from './company-jobs.ts'

/**
 * Tables that are not exported with a company, and why. Every other table has the company's id in
 * each row; a new one without it fails the drill until listed here.
 */
export const STAYS: Readonly<Record<string, string>> = {
  countries: 'of the world: every install has them',
  founding_links: 'of companies that are not there yet',
  operator_companies: 'which company runs an install: only its operator says it',
  sandbox_payments: 'of the built-in bank, which no money passes',
  staff_users: 'people may work for several: names and e-mails go in the head of the archive',
  staff_accounts: 'passwords: each chooses one anew',
  staff_second_factors: 'sealed for one install, and set up anew',
  staff_passkeys: 'bound to the address of the console',
  staff_sessions: 'who is signed in signs in anew',
  staff_verifications: 'sign-ins that are under way',
  staff_invitations: 'their links lead to the address of before',
  staff_policies: 'of the version before: what is asked stands in staff_factor_asks',
  staff_factor_reminders: 'mails that were sent from one install',
  staff_password_links: 'their links lead to the address of before',
  customer_sessions: 'who is signed in signs in anew',
  rider_sessions: 'a shift begins anew',
  sign_in_codes: 'digits that were sent, signed by the secret of before',
  push_keys: 'of one install',
  push_subscriptions: 'of browsers that are signed in to one console',
  push_subscription_contacts: 'of the same browsers',
  push_notes: 'of the same browsers',
  shared_devices: 'tablets that are signed in to one console',
  staff_pins: 'they open an account: each chooses one anew',
  pin_tries: 'of the same tablets',
  downloads: 'files of a day, of an owner who asked for one there',
  drafts: 'previews of an hour',
  payment_authorisations: 'ways to a provider that are under way, back to the console of before',
  host_proofs: 'of the server that names lead to: each is proved anew',
  host_words: 'of one install: what proves a name there proves nothing elsewhere',
  idempotency_keys: 'answers to calls that were made to the server of before',
}

/** Tables that are sealed with the secret of an install. */
export const SEALED_TABLES = ['payment_accounts', 'loyalty_partner_accounts'] as const

/** Table of a company: a query for its rows, and the columns that name staff. */
export type CompanyTable = BackupTable & {
  readonly from: RawBuilder<unknown>
  readonly people: readonly string[]
}

/** Whether the person in a column works for the company. */
const worksThere = (column: string, companyId: string): RawBuilder<boolean> => sql<boolean>`exists (
  select from staff_memberships m where m.company_id = ${sql.lit(companyId)}::uuid and m.staff_user_id = one.${sql.id(column)})`

/** Selects the rows of one company; people who left are not named, and theirs alone left out. */
function rowsOf(table: BackupTable, company: Company, people: readonly PersonColumn[]): RawBuilder<unknown> {
  const named = new Map(people.map((one) => [one.column, one]))
  const columns = table.columns.map(({ name }) => {
    if (table.name === 'jobs' && name === 'claimed_until') return sql`null::timestamptz as claimed_until`
    return named.get(name)?.nullable
      ? sql`case when ${worksThere(name, company.id)} then one.${sql.id(name)} end as ${sql.id(name)}`
      : sql`one.${sql.id(name)}`
  })
  const conditions = [
    sql`one.${sql.id(table.name === 'companies' ? 'id' : 'company_id')} = ${sql.lit(company.id)}::uuid`,
    ...people.filter(({ nullable }) => !nullable).map(({ column }) => worksThere(column, company.id)),
    ...(table.name === 'jobs'
      ? [sql`one.done_at is null and one.failed_at is null`, isJobThatGoes(company.id)]
      : []),
  ]
  return sql`(select ${sql.join(columns)} from ${sql.table(table.name)} one
    where ${sql.join(conditions, sql` and `)}) of_company`
}

type Company = { readonly id: string }
type PersonColumn = { readonly column: string; readonly nullable: boolean }

/**
 * Reads the columns that name people, and whether they are nullable: by foreign key, or by name in
 * a table without one.
 */
async function readPeopleColumns(db: Kysely<Database>): Promise<ReadonlyMap<string, PersonColumn[]>> {
  const keys = (await readKeyColumns(db)).filter(({ of }) => of === 'staff_users')
  const keyed = new Set(keys.map(({ table, column }) => `${table}.${column}`))
  const { rows } = await sql<PersonColumn & { table: string }>`
    select table_name::text as "table", column_name::text as "column", is_nullable = 'YES' as nullable
    from information_schema.columns where table_schema = current_schema()`.execute(db)
  const found = rows.filter(
    ({ table, column }) => keyed.has(`${table}.${column}`) || column.endsWith('staff_user_id'),
  )
  return Map.groupBy(found, ({ table }) => table)
}

/**
 * Order of tables that foreign keys do not decide: brands come first, since rows without a key
 * name them too; and pictures come last, to overwrite the rows that triggers of other tables
 * wrote.
 */
const PLACES: Readonly<Record<string, number>> = { companies: -2, branches: -1, pictures: 1 }

/** Returns every table that is exported with a company, each after those it names. Four queries. */
export async function companyTables(
  db: Kysely<Database>,
  company: Company,
): Promise<readonly CompanyTable[]> {
  const people = await readPeopleColumns(db)
  const tables = (await readBackupTables(db)).filter(({ name }) => STAYS[name] === undefined)
  const placeOf = ({ name }: BackupTable): number => PLACES[name] ?? 0
  const ordered = (await inOrderOfKeys(db, tables)).toSorted((one, other) => placeOf(one) - placeOf(other))
  return ordered.map((table) => {
    const columns = people.get(table.name) ?? []
    return {
      ...table,
      from: rowsOf(table, company, columns),
      people: columns.map(({ column }) => column),
    }
  })
}

import type { Database } from '@mostrador/database/rows'
import { soughtOrderCode } from '@mostrador/domain/order/order-code'
import { sql, type Kysely } from 'kysely'
import { z } from 'zod'
import { findAlias } from './find-alias.ts'
import type { Findable } from '../../ground/hosts.ts'

/** Owner of a thing: a company, and one of its brands where it is not the whole company's. */
export type Tenant = { readonly companyId: string; readonly branchId?: string | undefined }

type Row = { readonly company_id: string; readonly branch_id: string | null }

/** Tables of things with an id, and the columns that name their owner. */
const ROWS = {
  company: [{ table: 'companies', key: 'id', company: 'id', branch: null }],
  branch: [{ table: 'branches', key: 'id', company: 'company_id', branch: 'id' }],
  branchContact: [{ table: 'branch_contacts', key: 'id', company: 'company_id', branch: 'branch_id' }],
  orderMode: [{ table: 'order_modes', key: 'id', company: 'company_id', branch: 'branch_id' }],
  menuEntity: [
    { table: 'plates', key: 'id', company: 'company_id', branch: 'branch_id' },
    { table: 'categories', key: 'id', company: 'company_id', branch: 'branch_id' },
  ],
  menu: [{ table: 'menus', key: 'id', company: 'company_id', branch: 'branch_id' }],
  file: [
    { table: 'files', key: 'id', company: 'company_id', branch: 'branch_id' },
    { table: 'files', key: 'owner_id', company: 'company_id', branch: 'branch_id' },
  ],
  order: [{ table: 'orders', key: 'id', company: 'company_id', branch: 'branch_id' }],
  logisticsOrder: [{ table: 'logistics_orders', key: 'id', company: 'company_id', branch: 'branch_id' }],
  paymentAttempt: [
    { table: 'payment_attempts', key: 'id', company: 'company_id', branch: 'branch_id' },
    { table: 'payment_tests', key: 'id', company: 'company_id', branch: 'branch_id' },
  ],
} as const

const isId = (text: string): boolean => z.uuid().safeParse(text).success

async function findById(
  db: Kysely<Database>,
  thing: keyof typeof ROWS,
  id: string,
): Promise<Row | undefined> {
  const parts = ROWS[thing].map(
    ({ table, key, company, branch }) => sql`
      select ${sql.ref(company)} as company_id, ${branch ? sql.ref(branch) : sql`null::uuid`} as branch_id
      from ${sql.table(table)} where ${sql.ref(key)} = ${id}`,
  )
  const { rows } = await sql<Row>`${sql.join(parts, sql` union all `)} limit 1`.execute(db)
  return rows[0]
}

const findByCode = (db: Kysely<Database>, code: string): Promise<Row | undefined> =>
  db
    .selectFrom('orders')
    .select(['company_id', 'branch_id'])
    .where('code', '=', soughtOrderCode(code))
    .executeTakeFirst()

/** Finds the tenant of a thing by a value; undefined for a malformed or unknown one. One query. */
export async function findTenant(
  db: Kysely<Database>,
  thing: Findable,
  value: string,
): Promise<Tenant | undefined> {
  if (thing === 'alias') {
    const target = await findAlias(db, value)
    return (
      target && { companyId: target.companyId, branchId: 'branchId' in target ? target.branchId : undefined }
    )
  }
  if (thing !== 'orderCode' && !isId(value)) return undefined
  const row = await (thing === 'orderCode' ? findByCode(db, value) : findById(db, thing, value))
  return row && { companyId: row.company_id, branchId: row.branch_id ?? undefined }
}

import type { Database } from '@mostrador/database/rows'
import type { PaymentTestState } from '@mostrador/domain/payment/payment-test'
import type { Cte } from '@mostrador/database/statement'
import { sql, type Kysely, type RawBuilder } from 'kysely'
import { jobFollowing } from '../../ground/job/job-store.ts'

/** The name under which the job that looks after a test stands in its row. */
export const PAYMENT_TEST = 'payment-test'

/** A payment with which a shop tries its account. Amounts are in minor units. */
export type PaymentTest = {
  readonly id: string
  readonly companyId: string
  readonly branchId: string
  readonly providerName: string
  /** The contact from which it was begun. */
  readonly alias: string
  readonly by: string | null
  readonly status: PaymentTestState
  readonly reason: string | null
  readonly amount: number
  readonly currency: string
  readonly mantissa: number
  readonly reference: string | null
  readonly token: string | null
  readonly url: string | null
  readonly refundTries: number
  readonly createdAt: Date
  readonly expiresAt: Date
  readonly approvedAt: Date | null
  readonly refundedAt: Date | null
}

async function readTest(db: Kysely<Database>, where: RawBuilder<unknown>): Promise<PaymentTest | undefined> {
  const { rows } = await sql<PaymentTest>`
    select t.id, t.company_id as "companyId", t.branch_id as "branchId", t.provider_name as "providerName", a.alias,
      s.name as by, t.status, t.reason, t.amount::float8 as amount, k.currency_code as currency, k.mantissa,
      t.provider_reference as reference, t.token, t.url, t.refund_tries as "refundTries",
      t.created_at as "createdAt", t.expires_at as "expiresAt", t.approved_at as "approvedAt",
      t.refunded_at as "refundedAt"
    from payment_tests t
    join branches b on b.id = t.branch_id join countries k on k.id = b.country_id
    join aliases a on a.branch_contact_id = t.branch_contact_id
    left join staff_users s on s.id = t.staff_user_id
    where ${where}`.execute(db)
  return rows[0]
}

/** A test by its id. One query. */
export const findTest = (db: Kysely<Database>, id: string): Promise<PaymentTest | undefined> =>
  readTest(db, sql`t.id = ${id}`)

/** The newest test of a brand's account. One query. */
export const newestTest = (
  db: Kysely<Database>,
  { branchId, providerName }: Pick<PaymentTest, 'branchId' | 'providerName'>,
): Promise<PaymentTest | undefined> =>
  readTest(
    db,
    sql`t.branch_id = ${branchId} and t.provider_name = ${providerName} order by t.created_at desc, t.id desc limit 1`,
  )

type Look = { readonly jobId: string; readonly at: Date; readonly now: Date }

/** Writes the job that looks after the test of a row; a waiting one gets the new time. */
const lookAfter = (test: Cte, id: string, { jobId, at, now }: Look) =>
  jobFollowing(test, {
    id: jobId,
    kind: PAYMENT_TEST,
    uniqueKey: id,
    payload: { testId: id },
    runAt: at,
    createdAt: now,
  })

/** Has a test looked at; who looks already loses it, or that end would take the wish along. */
export const scheduleTestCheck = async (
  db: Kysely<Database>,
  { id, companyId, branchId }: Pick<PaymentTest, 'id' | 'companyId' | 'branchId'>,
  { jobId, at, now }: Look,
): Promise<void> => {
  const test = sql`(values (${companyId}::uuid, ${branchId}::uuid)) as test (company_id, branch_id)`
  await lookAfter(test, id, { jobId, at, now }).execute(db)
}

/** A test that begins. */
export type NewTest = {
  readonly id: string
  readonly branchId: string
  readonly contactId: string
  readonly providerName: string
  readonly staffUserId: string
  readonly amount: number
  readonly expiresAt: Date
  /** The job that looks after it, and when it does first. */
  readonly look: { readonly jobId: string; readonly at: Date }
  readonly now: Date
}

/**
 * Begins a test, with the job that looks after it, so that it ends even if who began it dies:
 * `running` while another one of the account is on its way, `elsewhere` for a contact that is none
 * of the brand's. Of two at once one begins. One statement.
 */
export async function startTest(
  db: Kysely<Database>,
  test: NewTest,
): Promise<'started' | 'running' | 'elsewhere'> {
  const { id, branchId, contactId, providerName, staffUserId, amount, expiresAt, look, now } = test
  const { rows } = await sql<{ began: boolean }>`
    with here as (select company_id, branch_id, id from branch_contacts where id = ${contactId} and branch_id = ${branchId}),
    begun as (
      insert into payment_tests (company_id, branch_id, id, provider_name, branch_contact_id, staff_user_id, status,
        amount, created_at, expires_at, updated_at)
      select company_id, branch_id, ${id}::uuid, ${providerName}, id, ${staffUserId}::uuid, 'PENDING', ${amount},
        ${now}::timestamptz, ${expiresAt}::timestamptz, ${now}::timestamptz
      from here
      where not exists (select from payment_tests t where t.branch_id = here.branch_id
        and t.provider_name = ${providerName} and t.status = 'APPROVED')
      on conflict (branch_id, provider_name) where status = 'PENDING' do nothing
      returning company_id, branch_id, id),
    looked_after as (
      ${lookAfter(sql`begun`, id, { ...look, now })})
    select exists (select from begun) as began from here`.execute(db)
  const [here] = rows
  if (!here) return 'elsewhere'
  return here.began ? 'started' : 'running'
}

/** Keeps the page of a test that was made at its provider. */
export async function keepTestPage(
  db: Kysely<Database>,
  id: string,
  page: { readonly url: string; readonly token: string; readonly reference: string | null },
): Promise<void> {
  await db
    .updateTable('payment_tests')
    .set({ url: page.url, token: page.token, provider_reference: page.reference })
    .where('id', '=', id)
    .execute()
}

/** Columns that change when a test goes on. */
type TestSet = {
  readonly status?: PaymentTestState
  readonly reason?: string | null
  readonly provider_reference?: string
  readonly refund_tries?: number
  readonly approved_at?: Date
  readonly refunded_at?: Date
}

/** Takes a test from one of these states on; false where it is in another by now. One statement. */
export async function moveTest(
  db: Kysely<Database>,
  { id, from, now }: { readonly id: string; readonly from: readonly PaymentTestState[]; readonly now: Date },
  set: TestSet,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('payment_tests')
    .set({ ...set, updated_at: now })
    .where('id', '=', id)
    .where('status', 'in', [...from])
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

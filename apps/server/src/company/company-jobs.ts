import { sql, type RawBuilder } from 'kysely'

/** The table in which a field of a job's payload names a row. */
type Named = Readonly<Record<string, string>>

/**
 * The kinds of jobs that a company takes along while they wait, with what their payload names. The
 * key of a job begins with the first of it, so that no job stands in the way of somebody else's.
 * Source: docs/decisions/133-what-is-a-companys-leaves-with-it.md.
 */
export const JOBS_THAT_GO: Readonly<Record<string, Named>> = {
  'expire-payment': { orderId: 'orders' },
  'refund-payment': { attemptId: 'payment_attempts' },
  'look-after-payment': { attemptId: 'payment_attempts' },
  'payment-account-news': { branchId: 'branches' },
  'payment-test': { testId: 'payment_tests' },
  'tell-diner': { orderId: 'orders' },
  'order-receipt': { orderId: 'orders' },
  'push-order': { orderId: 'orders' },
  'remind-of-cart': { branchContactId: 'branch_contacts', branchId: 'branches' },
  'catalog-turns': { contactId: 'branch_contacts' },
  'send-alert': { alertId: 'alerts' },
  'offer-shipment': { shipmentId: 'shipments' },
}

/** One whose payload is empty: its key names the change, and the company is that of its row. */
export const SCHEDULED_CHANGE = 'scheduled-change'

const UUID = '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$'

/** Whether a text is the id of a row of a company. */
const isOwn = (text: RawBuilder<unknown>, table: string, companyId: string): RawBuilder<boolean> =>
  sql`case when ${text} ~ ${sql.lit(UUID)} then exists (
    select from ${sql.table(table)} own
    where own.company_id = ${sql.lit(companyId)}::uuid and own.id = (${text})::uuid) else false end`

const keyBegins = sql`split_part(one.unique_key, ':', 1)`

function namesItsOwn(named: Named, companyId: string): RawBuilder<boolean> {
  const fields = Object.entries(named)
  const own = fields.map(([field, table]) => isOwn(sql`one.payload ->> ${sql.lit(field)}`, table, companyId))
  const [[first = ''] = []] = fields
  return sql`${sql.join(own, sql` and `)} and ${keyBegins} = one.payload ->> ${sql.lit(first)}`
}

/**
 * Whether the job `one` goes along with its company: one of a known kind that names nothing but
 * rows of the company. The same is asked of what an archive brings, which may be written by
 * anybody: a job that names somebody else's payment would send their money back.
 */
export const isJobThatGoes = (companyId: string): RawBuilder<boolean> => sql`case one.kind
  ${sql.join(
    Object.entries(JOBS_THAT_GO).map(
      ([kind, named]) => sql`when ${sql.lit(kind)} then ${namesItsOwn(named, companyId)}`,
    ),
    sql` `,
  )}
  when ${sql.lit(SCHEDULED_CHANGE)} then ${isOwn(keyBegins, 'scheduled_changes', companyId)}
  else false end`

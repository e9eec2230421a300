import { sql, type RawBuilder } from 'kysely'

/** Tables of the rows that a job's payload names, by field. */
type Named = Readonly<Record<string, string>>

/**
 * Kinds of waiting jobs that are exported with a company, with the rows their payload names. A
 * job's key begins with the first of these, so that it cannot collide with another company's.
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

/** Kind with an empty payload: its key names the change, whose row names the company. */
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
 * Whether the job `one` belongs to the company: of a known kind that names only its rows. Imported
 * jobs are checked too, since an archive is untrusted: a job naming another company's payment
 * would refund it.
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

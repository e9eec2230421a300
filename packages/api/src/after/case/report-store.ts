import type { Database, OrdersTable } from '@mostrador/database/rows'
import { statement, type Ctes } from '@mostrador/database/statement'
import type { OrderErrorType } from '@mostrador/domain/case/order-error-type'
import { sql, type Kysely, type RawBuilder, type Selectable } from 'kysely'

/** Longest kept text of one report, in characters. */
const LONGEST_TOLD = 4000

/** Report of a diner about an order. */
export type Report = {
  readonly id: string
  readonly code: string
  readonly errorType: OrderErrorType
  /** The diner's words; '' for none. */
  readonly details: string
  /** The ids of lines and of photos of the order, each once. */
  readonly items: readonly string[]
  readonly photos: readonly string[]
  readonly now: Date
}

export type ReportedOrder = {
  readonly id: string
  readonly code: string
  readonly status: Selectable<OrdersTable>['status']
  readonly contactId: string
  readonly isNews: boolean
  /** Whether its lines and photos are those of the order; otherwise nothing was written. */
  readonly isOfOrder: boolean
}

/** Selects the order, if all lines and photos that are named are its own. */
const orderReported = ({ code, items, photos }: Report): RawBuilder<unknown> => sql`
  select company_id, branch_id, branch_contact_id, id, code, status,
    (select count(*) from order_lines l where l.branch_id = o.branch_id and l.order_id = o.id
      and l.id = any(${[...items]}::uuid[])) = ${items.length}
    and (select count(*) from case_photos p where p.branch_id = o.branch_id and p.order_id = o.id
      and p.id = any(${[...photos]}::uuid[])) = ${photos.length} as is_of_order
  from orders o where code = ${code} and rehearsal_id is null`

const caseWritten = (report: Report, { reported }: Ctes<'reported'>): RawBuilder<unknown> => sql`
  insert into cases as k (company_id, branch_id, branch_contact_id, id, order_id, kind, error_type, details,
    order_line_ids, created_at, updated_at)
  select company_id, branch_id, branch_contact_id, ${report.id}::uuid, id, 'REPORT', ${report.errorType},
    ${report.details}, ${[...report.items]}::uuid[]::text[], ${report.now}::timestamptz, ${report.now}::timestamptz
  from ${reported} where is_of_order
  on conflict on constraint cases_once do update set
    status = case when k.status = 'CLOSED' then 'OPEN' else k.status end, closed_at = null, closed_by = null,
    created_at = case when k.status = 'CLOSED' then excluded.created_at else k.created_at end,
    updated_at = excluded.updated_at,
    order_line_ids = array(select distinct unnest(k.order_line_ids || excluded.order_line_ids)),
    details = left(case when position(excluded.details in k.details) > 0 then k.details
      else concat_ws(E'\\n', nullif(k.details, ''), excluded.details) end, ${LONGEST_TOLD})
  where k.status = 'CLOSED' or ${report.photos.length > 0} or not excluded.order_line_ids <@ k.order_line_ids
    or (position(excluded.details in k.details) = 0 and length(k.details) < ${LONGEST_TOLD})
  returning k.branch_id, k.order_id, k.id`

/**
 * Saves the report of an order. The same report again is one case; after it was closed, the case
 * is open again and as old as the new report. New words, plates and photos are added to the
 * earlier ones. Undefined for an unknown code. One statement.
 */
export async function saveReport(db: Kysely<Database>, report: Report): Promise<ReportedOrder | undefined> {
  const saving = statement()
    .part('reported', () => orderReported(report))
    .part('written', (parts) => caseWritten(report, parts))
    .write(
      'photographed',
      ({ written }) => sql`
        update case_photos p set case_id = w.id from ${written} w
        where p.branch_id = w.branch_id and p.order_id = w.order_id
          and p.id = any(${[...report.photos]}::uuid[])`,
    )
    .answer(
      ({ reported, written }) => sql<ReportedOrder>`
        select id, code, status, branch_contact_id as "contactId", is_of_order as "isOfOrder",
          exists (select from ${written}) as "isNews"
        from ${reported}`,
    )
  const { rows } = await saving.execute(db)
  return rows[0]
}

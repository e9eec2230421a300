import type { CaseInfo } from '@mostrador/contract/case/case-endpoints'
import type { CasesTable, Database, OrdersTable } from '@mostrador/database/rows'
import { statement } from '@mostrador/database/statement'
import { CASE_EFFECTS, type CaseAction, type CaseStatus } from '@mostrador/domain/case/case-status'
import { sql, type Kysely, type Selectable } from 'kysely'
import { modeNameOf } from '../../order/order/order-info.ts'

const CASES_PAGE = 30

type CaseRow = Pick<
  Selectable<CasesTable>,
  'id' | 'kind' | 'error_type' | 'details' | 'score' | 'status' | 'created_at' | 'closed_at'
> & {
  readonly closed_by_name: string | null
  readonly items: CaseInfo['items']
  readonly photos: CaseInfo['photos']
  readonly order: Selectable<
    Pick<OrdersTable, 'id' | 'code' | 'number' | 'type' | 'status' | 'customer_name' | 'phone'>
  > & { readonly mode_name: string | null } & {
    readonly [At in `${'created' | 'accepted' | 'ready' | 'delivered'}_at`]: string | null
  }
}

const isoOf = (instant: string | null): string | null => instant && new Date(instant).toISOString()

function caseInfo(row: CaseRow): CaseInfo {
  const { order } = row
  return {
    id: row.id,
    kind: row.kind,
    errorType: row.error_type,
    details: row.details,
    items: row.items,
    photos: row.photos,
    score: row.score,
    status: row.status,
    createdAt: row.created_at.toISOString(),
    closedAt: row.closed_at?.toISOString() ?? null,
    closedBy: row.closed_by_name,
    order: {
      id: order.id,
      code: order.code,
      number: order.number,
      type: order.type,
      modeName: order.mode_name,
      status: order.status,
      customerName: order.customer_name,
      phone: order.phone,
      orderedAt: isoOf(order.created_at) ?? '',
      acceptedAt: isoOf(order.accepted_at),
      readyAt: isoOf(order.ready_at),
      deliveredAt: isoOf(order.delivered_at),
    },
  }
}

const columns = sql`
  k.id, k.kind, k.error_type, k.details, k.score, k.status, k.created_at, k.closed_at,
  (select s.name from staff_users s where s.id = k.closed_by) as closed_by_name,
  (select coalesce(jsonb_agg(jsonb_build_object('id', l.id, 'name', l.name, 'sizeName', l.size_name,
      'quantity', l.quantity) order by l.position), '[]')
    from order_lines l where l.branch_id = o.branch_id and l.order_id = o.id and l.id::text = any(k.order_line_ids)) as items,
  (select coalesce(jsonb_agg(jsonb_build_object('id', p.id) order by p.id), '[]')
    from case_photos p where p.branch_id = k.branch_id and p.case_id = k.id) as photos,
  jsonb_build_object('id', o.id, 'code', o.code, 'number', o.number, 'type', o.type,
    'mode_name', ${modeNameOf}, 'status', o.status, 'customer_name', o.customer_name, 'phone', o.phone, 'created_at', o.created_at, 'accepted_at', o.accepted_at,
    'ready_at', o.ready_at, 'delivered_at', o.delivered_at) as "order"`

const withOrder = sql`join orders o on o.branch_id = k.branch_id and o.id = k.order_id`

/** Lists a page of cases in one state, the newest first, and whether there are more. One query. */
export async function findCases(
  db: Kysely<Database>,
  page: { readonly contactId: string; readonly status: CaseStatus; readonly before: string | undefined },
): Promise<{ cases: CaseInfo[]; more: boolean }> {
  const { rows } = await sql<CaseRow>`
    select ${columns} from cases k ${withOrder}
    where k.branch_contact_id = ${page.contactId} and k.status = ${page.status}
      and (${page.before ?? null}::uuid is null or (k.created_at, k.id) <
        (select b.created_at, b.id from cases b
          where b.id = ${page.before ?? null}::uuid and b.branch_contact_id = ${page.contactId}))
    order by k.created_at desc, k.id desc limit ${CASES_PAGE + 1}`.execute(db)
  return { cases: rows.slice(0, CASES_PAGE).map(caseInfo), more: rows.length > CASES_PAGE }
}

/**
 * Changes a case if its state allows it; of two at once one succeeds. Undefined for an unknown,
 * foreign or already changed case. One statement.
 */
export async function advanceCase(
  db: Kysely<Database>,
  change: {
    readonly id: string
    readonly action: CaseAction
    readonly contactIds: readonly string[]
    readonly staffUserId: string
    readonly now: Date
  },
): Promise<(CaseInfo & { readonly contactId: string }) | undefined> {
  const { from, to } = CASE_EFFECTS[change.action]
  const isClosed = to === 'CLOSED'
  const advancing = statement()
    .part(
      'advanced',
      () => sql`
        update cases set status = ${to}, updated_at = ${change.now}::timestamptz,
          closed_at = ${isClosed ? change.now : null}::timestamptz,
          closed_by = ${isClosed ? change.staffUserId : null}::uuid
        where id = ${change.id} and branch_contact_id = any(${[...change.contactIds]}::uuid[]) and status = ${from}
        returning *`,
    )
    .answer(
      ({ advanced }) => sql<CaseRow & { branch_contact_id: string }>`
        select ${columns}, k.branch_contact_id from ${advanced} k ${withOrder}`,
    )
  const { rows } = await advancing.execute(db)
  const [row] = rows
  return row && { ...caseInfo(row), contactId: row.branch_contact_id }
}

/** Whether a case is of one of these branch contacts. One query. */
export async function hasCase(
  db: Kysely<Database>,
  { id, contactIds }: { readonly id: string; readonly contactIds: readonly string[] },
): Promise<boolean> {
  const row = await db
    .selectFrom('cases')
    .select('id')
    .where('id', '=', id)
    .where('branch_contact_id', '=', sql<string>`any(${[...contactIds]}::uuid[])`)
    .executeTakeFirst()
  return row !== undefined
}

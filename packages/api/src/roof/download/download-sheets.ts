import { downloadSheets, downloadTransferStates as states } from '@mostrador/copy/download'
import type { Database } from '@mostrador/database/rows'
import { wholeAddressText } from '@mostrador/domain/delivery/shown-address'
import { amountCell, cellSeparatorOf } from '@mostrador/domain/spreadsheet/csv'
import { timeCell } from '@mostrador/domain/spreadsheet/time-cell'
import { sql, type Kysely, type RawBuilder } from 'kysely'

export type SheetBranch = {
  readonly id: string
  readonly key: string
  readonly country: string
  readonly mantissa: number
  readonly timeZone: string
}

/** Row of a sheet: its key, and its cells as stored. */
export type SheetRow = { readonly key: string; readonly cells: readonly unknown[] }

/** Kinds of cells: text, a number, an amount in minor units, an instant, or an address. */
type Kind = 'text' | 'number' | 'amount' | 'time' | 'address'

type Asked = { readonly branchId: string; readonly after: string }

type Sheet = {
  readonly file: string
  readonly columns: readonly string[]
  /** Rows after one of them, a page at a time. One query. */
  readonly page: (db: Kysely<Database>, asked: Asked) => Promise<readonly SheetRow[]>
  readonly cells: (row: SheetRow, branch: SheetBranch) => (string | number)[]
}

/** Rows in memory at once. */
const ROWS_AT_ONCE = 500

function cellOf(value: unknown, kind: Kind, branch: SheetBranch): string | number {
  if (value === null || value === undefined) return ''
  if (kind === 'number') return Number(value)
  if (kind === 'address') return wholeAddressText(value)
  if (kind === 'time') return timeCell(new Date(String(value)), branch.timeZone)
  if (kind === 'amount') return amountCell(Number(value), branch.mantissa, cellSeparatorOf(branch.country))
  return typeof value === 'string' ? value : JSON.stringify(value)
}

type Source = {
  /** Column that identifies a row. */
  readonly key: RawBuilder<unknown>
  readonly order: RawBuilder<unknown>
  /** Condition of rows after a key, by an index for long lists. */
  readonly behind: (after: string) => RawBuilder<unknown>
  readonly from: RawBuilder<unknown>
  readonly where?: RawBuilder<unknown>
  readonly cells: readonly (readonly [Kind, RawBuilder<unknown>])[]
}

/** Amounts in these columns are never below zero; points can be, and are numbers. */
const sheet = (
  { file, columns }: { readonly file: string; readonly columns: readonly string[] },
  { key, order, behind, from, where = sql`true`, cells }: Source,
): Sheet => ({
  file,
  columns,
  page: async (db, { branchId, after }) => {
    const values = sql.join(cells.map(([, value]) => value))
    const { rows } = await sql<SheetRow>`
      select (${key})::text as key, jsonb_build_array(${values}) as cells from ${from}
      where o.branch_id = ${branchId} and ${where} and ${after === '' ? sql`true` : behind(after)}
      order by ${order} limit ${ROWS_AT_ONCE}`.execute(db)
    return rows
  },
  cells: (row, branch) => cells.map(([kind], at) => cellOf(row.cells[at], kind, branch)),
})

const contactOf = sql`(select c.name from branch_contacts c where c.branch_id = o.branch_id and c.id = o.branch_contact_id)`
const address = (value: RawBuilder<unknown>) => ['address', value] as const
const text = (value: RawBuilder<unknown>) => ['text', value] as const
const time = (value: RawBuilder<unknown>) => ['time', value] as const
const amount = (value: RawBuilder<unknown>) => ['amount', value] as const
const number = (value: RawBuilder<unknown>) => ['number', value] as const

const BY_ID = {
  key: sql`o.id`,
  order: sql`o.id`,
  behind: (after: string) => sql`o.id > ${after}::uuid`,
}

/** Key of an answer to a survey, or of a response without one. */
const ANSWER = sql`(o.order_id::text || coalesce(a.survey_question_id::text, ''))`

/** State of a transfer: money of a canceled order is owed until it is sent back. */
const TRANSFER_STATE = sql`case
  when o.returned_at is not null then ${states.returned}
  when n.status = 'CANCELED' and (o.paid_at is not null or m.id is not null) then ${states.owed}
  when o.paid_at is not null then ${states.paid}
  when n.status = 'CANCELED' then ${states.expired}
  else ${states.awaited} end`

/** Sheets of a brand but for its customers, without rehearsals. */
export const SHEETS: readonly Sheet[] = [
  sheet(downloadSheets.orders, {
    ...BY_ID,
    from: sql`orders o`,
    where: sql`o.rehearsal_id is null`,
    cells: [
      ...[sql`o.code`].map(text),
      number(sql`o.number`),
      text(contactOf),
      time(sql`o.created_at`),
      ...[sql`o.type`, sql`o.status`, sql`o.payment_show_name`, sql`o.payment_status`].map(text),
      ...[sql`o.customer_name`, sql`o.phone`, sql`o.customer_email`].map(text),
      address(sql`o.destination`),
      text(sql`o.notes`),
      ...[sql`o.items_price`, sql`o.surcharges`, sql`o.discounts`, sql`o.loyalty`].map(amount),
      ...[sql`o.user_service_fee`, sql`o.delivery_fee`, sql`o.total`].map(amount),
      text(sql`o.cancel_reason`),
    ],
  }),
  sheet(downloadSheets.lines, {
    key: sql`concat(o.order_id, ':', o.position)`,
    order: sql`o.order_id, o.position`,
    behind: (after) => {
      const [order, position] = after.split(':')
      return sql`(o.order_id, o.position) > (${order}::uuid, ${Number(position)}::int)`
    },
    from: sql`order_lines o join orders n on n.branch_id = o.branch_id and n.id = o.order_id`,
    where: sql`n.rehearsal_id is null`,
    cells: [
      ...[sql`n.code`, sql`o.name`, sql`o.size_name`].map(text),
      number(sql`o.quantity`),
      amount(sql`o.price`),
      text(sql`o.notes`),
    ],
  }),
  sheet(downloadSheets.points, {
    ...BY_ID,
    from: sql`loyalty_points o join customers p on p.branch_id = o.branch_id and p.id = o.customer_id`,
    cells: [
      time(sql`o.created_at`),
      ...[sql`p.phone`, sql`p.name`, sql`o.kind`].map(text),
      ...[sql`o.amount`, sql`o.post_balance`].map(number),
      text(sql`o.order_code`),
    ],
  }),
  sheet(downloadSheets.payments, {
    ...BY_ID,
    from: sql`payment_attempts o join orders n on n.branch_id = o.branch_id and n.id = o.order_id`,
    where: sql`n.rehearsal_id is null`,
    cells: [
      ...[sql`n.code`, sql`o.provider_name`, sql`o.provider_reference`, sql`o.status`].map(text),
      amount(sql`o.amount`),
      ...[sql`o.created_at`, sql`o.approved_at`, sql`o.refunded_at`].map(time),
    ],
  }),
  sheet(downloadSheets.transfers, {
    key: sql`o.order_id`,
    order: sql`o.order_id`,
    behind: (after) => sql`o.order_id > ${after}::uuid`,
    from: sql`transfers o join orders n on n.branch_id = o.branch_id and n.id = o.order_id
      left join bank_movements m on m.branch_id = o.branch_id and m.order_id = o.order_id
      left join staff_users s on s.id = o.staff_user_id`,
    where: sql`n.rehearsal_id is null`,
    cells: [
      text(sql`n.code`),
      number(sql`n.number`),
      text(contactOf),
      time(sql`o.created_at`),
      ...[sql`n.total`, sql`o.amount`].map(amount),
      ...[sql`o.reference`, TRANSFER_STATE].map(text),
      time(sql`o.said_at`),
      text(sql`o.receipt`),
      time(sql`o.paid_at`),
      ...[sql`s.name`, sql`o.reason`].map(text),
      time(sql`o.returned_at`),
      text(sql`to_char(m.day, 'YYYY-MM-DD')`),
      amount(sql`m.amount`),
      text(sql`m.words`),
    ],
  }),
  sheet(downloadSheets.reviews, {
    key: ANSWER,
    order: ANSWER,
    behind: (after) => sql`${ANSWER} > ${after}`,
    from: sql`survey_responses o join orders n on n.branch_id = o.branch_id and n.id = o.order_id
      left join survey_answers a on a.branch_id = o.branch_id and a.order_id = o.order_id`,
    where: sql`n.rehearsal_id is null`,
    cells: [
      time(sql`o.created_at`),
      ...[contactOf, sql`n.code`].map(text),
      number(sql`o.general_nps_answer`),
      ...[sql`a.question_title`, sql`a.answer`, sql`array_to_string(a.reasons, ', ')`].map(text),
    ],
  }),
  sheet(downloadSheets.cases, {
    ...BY_ID,
    from: sql`cases o join orders n on n.branch_id = o.branch_id and n.id = o.order_id`,
    where: sql`n.rehearsal_id is null`,
    cells: [
      time(sql`o.created_at`),
      ...[contactOf, sql`n.code`, sql`o.kind`, sql`o.error_type`, sql`o.details`].map(text),
      number(sql`o.score`),
      text(sql`o.status`),
      time(sql`o.closed_at`),
    ],
  }),
]

import type {
  ClientErrorDetail,
  ClientErrorInfo,
  ClientErrorOrder,
} from '@mostrador/contract/client-error/client-error-endpoints'
import type { ClientErrorsTable, Database } from '@mostrador/database/rows'
import { statement } from '@mostrador/database/statement'
import { MOST_GROUPS, type ClientError } from '@mostrador/domain/client-error/client-error'
import { sql, type Kysely, type Selectable } from 'kysely'

export type KeptReport = {
  readonly id: string
  readonly error: ClientError
  readonly fingerprint: string
  readonly branchContactId: string | null
  readonly branchId: string | null
  /** Alias of the page, which tells its owner where the report does not. */
  readonly alias: string | null
  readonly browser: string
  readonly version: string
  readonly now: Date
}

/**
 * Counts a report in its group, and reopens a resolved one. A new group replaces the company's
 * least recently seen, unless that is being counted. False for an unknown place. One statement.
 */
export async function countReport(db: Kysely<Database>, report: KeptReport): Promise<boolean> {
  const { error, now } = report
  const counting = statement()
    .part(
      'place',
      () => sql`
        select * from (
          select 1 as rank, company_id, branch_id, id as branch_contact_id from branch_contacts
          where id = ${report.branchContactId}::uuid
          union all
          select 2, company_id, id, null from branches where id = ${report.branchId}::uuid
          union all
          select 3, a.company_id, a.branch_id, a.branch_contact_id from aliases a
          where a.alias = ${report.alias} and a.branch_id is not null
        ) claimed order by rank limit 1`,
    )
    .part(
      'too_many',
      ({ place }) => sql`
        select e.branch_id, e.id from client_errors e, ${place}
        where e.company_id = place.company_id and not exists (
          select from client_errors known
          where known.branch_id = place.branch_id and known.fingerprint = ${report.fingerprint})
        order by e.last_seen_at desc, e.id offset ${MOST_GROUPS - 1}`,
    )
    .write(
      'given_way',
      ({ too_many }) => sql`
        delete from client_errors where (branch_id, id) in (
          select e.branch_id, e.id from client_errors e
          where (e.branch_id, e.id) in (select branch_id, id from ${too_many}) for update skip locked)`,
    )
    .answer(
      ({ place }) => sql<{ branch_id: string }>`
        insert into client_errors as e (company_id, branch_id, id, fingerprint, message, component, route, frame,
          first_seen_at, last_seen_at, branch_contact_id, browser, version, stack, payload)
        select company_id, branch_id, ${report.id}::uuid, ${report.fingerprint}, ${error.message}, ${error.component},
          ${error.route}, ${error.frame}, ${now}::timestamptz, ${now}::timestamptz, branch_contact_id,
          ${report.browser}, ${report.version}, ${error.stack}, ${JSON.stringify(error.payload)}::jsonb
        from ${place}
        on conflict on constraint client_errors_once do update set
          count = least(e.count + 1, 2000000000), message = excluded.message,
          last_seen_at = greatest(e.last_seen_at, excluded.last_seen_at),
          branch_contact_id = excluded.branch_contact_id, browser = excluded.browser, version = excluded.version,
          stack = excluded.stack, payload = excluded.payload, resolved_at = null, resolved_by = null
        returning branch_id`,
    )
  const { rows } = await counting.execute(db)
  return rows.length > 0
}

type Row = Selectable<ClientErrorsTable> & {
  readonly resolved_by_name: string | null
  readonly contact_name: string | null
}

const infoOf = (row: Row): ClientErrorInfo => ({
  id: row.id,
  message: row.message,
  component: row.component,
  route: row.route,
  frame: row.frame,
  count: row.count,
  firstSeenAt: row.first_seen_at.toISOString(),
  lastSeenAt: row.last_seen_at.toISOString(),
  browser: row.browser,
  resolvedAt: row.resolved_at?.toISOString() ?? null,
  resolvedBy: row.resolved_by_name,
})

const detailOf = (row: Row): ClientErrorDetail => ({
  ...infoOf(row),
  version: row.version,
  contactName: row.contact_name,
  stack: row.stack,
  payload: row.payload === null ? '' : JSON.stringify(row.payload, null, 2),
})

/** Columns with the names of the person and the branch contact of a group `e`. */
const names = sql`
  (select s.name from staff_users s where s.id = e.resolved_by) as resolved_by_name,
  (select c.name from branch_contacts c where c.branch_id = e.branch_id and c.id = e.branch_contact_id)
    as contact_name`

const branchOf = (contactId: string) =>
  sql`(select branch_id from branch_contacts where id = ${contactId}::uuid)`

/**
 * Lists error groups of a branch contact's brand, open or resolved, the newest or the most
 * frequent first. One query.
 */
export async function findClientErrors(
  db: Kysely<Database>,
  { contactId, isResolved, order }: { contactId: string; isResolved: boolean; order: ClientErrorOrder },
): Promise<ClientErrorInfo[]> {
  const first = order === 'COUNT' ? sql`e.count desc,` : sql``
  const { rows } = await sql<Row>`
    select e.*, ${names} from client_errors e
    where e.branch_id = ${branchOf(contactId)} and (e.resolved_at is not null) = ${isResolved}
    order by ${first} e.last_seen_at desc, e.id desc limit ${MOST_GROUPS}`.execute(db)
  return rows.map(infoOf)
}

/** Finds an error group of a branch contact's brand, with its last example. One query. */
export async function findClientError(
  db: Kysely<Database>,
  { id, contactId }: { readonly id: string; readonly contactId: string },
): Promise<ClientErrorDetail | undefined> {
  const { rows } = await sql<Row>`
    select e.*, ${names} from client_errors e
    where e.branch_id = ${branchOf(contactId)} and e.id = ${id}::uuid`.execute(db)
  return rows[0] && detailOf(rows[0])
}

/** Marks a group as resolved or not. Idempotent. One statement. */
export async function resolveGroup(
  db: Kysely<Database>,
  change: {
    readonly id: string
    readonly contactId: string
    readonly isResolved: boolean
    readonly staffUserId: string
    readonly now: Date
  },
): Promise<ClientErrorDetail | undefined> {
  const { isResolved, now, staffUserId } = change
  const resolving = statement()
    .part(
      'resolved',
      () => sql`
        update client_errors set
          resolved_at = case when ${isResolved} then coalesce(resolved_at, ${now}::timestamptz) end,
          resolved_by = case when ${isResolved} then coalesce(resolved_by, ${staffUserId}::uuid) end
        where branch_id = ${branchOf(change.contactId)} and id = ${change.id}::uuid
        returning *`,
    )
    .answer(({ resolved }) => sql<Row>`select e.*, ${names} from ${resolved} e`)
  const { rows } = await resolving.execute(db)
  return rows[0] && detailOf(rows[0])
}

import type { Database } from '@mostrador/database/rows'
import { statement } from '@mostrador/database/statement'
import { replaceStaffKey } from '@mostrador/database/staff-keys'
import { sql, type Kysely } from 'kysely'
import type { RowChange } from '../mapping/plan.ts'
import type { StaffChange } from './staff.ts'

type Made = { readonly now: Date; readonly newId: () => string }

/** Writes people, before their accesses. */
export async function applyStaff(
  db: Kysely<Database>,
  changes: readonly StaffChange[],
  { now, newId }: Made,
): Promise<void> {
  for (const change of changes) {
    if (change.kind === 'add') {
      const { id, name, email } = change
      await db
        .insertInto('staff_users')
        .values({ id, name, email, created_at: now, updated_at: now })
        .execute()
    } else if (change.kind === 'rename') {
      await db
        .updateTable('staff_users')
        .set({ name: change.name, updated_at: now })
        .where('id', '=', change.id)
        .execute()
    } else {
      const { id: staffUserId, passwordHash } = change
      await replaceStaffKey(db, { staffUserId, passwordHash, proven: false, accountId: newId(), now })
      await db
        .updateTable('staff_users')
        .set({ imported_password: passwordHash })
        .where('id', '=', staffUserId)
        .execute()
    }
  }
}

/** Removes people whom no company lists any more; their sessions end with them. */
export async function removeIdlePeople(db: Kysely<Database>, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return
  await db
    .deleteFrom('staff_users')
    .where('id', 'in', ids)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('staff_memberships')
            .select('staff_memberships.id')
            .whereRef('staff_memberships.staff_user_id', '=', 'staff_users.id'),
        ),
      ),
    )
    .execute()
}

/**
 * Queues links for people whose membership waits for one, unless a sent link is still good or one
 * was handed over, and revokes the links of people whom the company does not list any more. A link
 * goes to the `personId` who was invited just now, or without one to all people of a file: no
 * other invitation is sent again. Two statements.
 */
export async function inviteWaiting(
  db: Kysely<Database>,
  companyId: string,
  made: Made & { readonly personId?: string },
): Promise<void> {
  const { now, newId, personId } = made
  const isMeant = personId ? sql`m.staff_user_id = ${personId}` : sql`m.invited_by is null`
  const inviting = statement()
    .write(
      'gone',
      () => sql`
        delete from staff_invitations i where i.company_id = ${companyId} and not exists (
          select from staff_memberships m where m.company_id = i.company_id
            and m.staff_user_id = i.staff_user_id and m.confirmed_at is null)`,
    )
    .answer(
      () => sql<{ id: string }>`
        select distinct m.staff_user_id as id from staff_memberships m
        where m.company_id = ${companyId} and m.confirmed_at is null and ${isMeant} and not exists (
          select from staff_invitations i where i.company_id = m.company_id
            and i.staff_user_id = m.staff_user_id and (i.expires_at > ${now} or not i.mailed))`,
    )
  const { rows } = await inviting.execute(db)
  for (const { id: staffUserId } of rows) {
    await leaveJob(db, {
      kind: 'staff-invitation',
      uniqueKey: `${companyId}:${staffUserId}`,
      companyId,
      payload: { companyId, staffUserId },
      now,
      id: newId(),
    })
  }
}

/**
 * Records how many accesses and roles changed, for the log and the counters of the server: never
 * whose.
 */
export async function tellRoles(
  db: Kysely<Database>,
  told: Made & { readonly companyId: string; readonly changes: readonly RowChange[] },
): Promise<void> {
  const count = told.changes.filter(
    ({ table }) => table === 'staff_memberships' || table === 'staff_roles',
  ).length
  if (count === 0) return
  await leaveSecurityEvent(db, { ...told, event: 'role-changed', count })
}

/** Leaves word of something that the server's log and counters have to know. */
export async function leaveSecurityEvent(
  db: Kysely<Database>,
  {
    event,
    count,
    companyId,
    now,
    newId,
  }: Made & {
    readonly event: 'role-changed' | 'export' | 'erase' | 'password-link-made'
    readonly count: number
    readonly companyId: string
  },
): Promise<void> {
  const id = newId()
  await leaveJob(db, { kind: 'security-event', uniqueKey: id, companyId, payload: { event, count }, now, id })
}

/**
 * Queues a job for the server in the present transaction; while one of its kind and key waits, it
 * is that one.
 */
async function leaveJob(
  db: Kysely<Database>,
  job: {
    readonly kind: string
    readonly uniqueKey: string
    readonly companyId: string
    readonly payload: object
    readonly now: Date
    readonly id: string
  },
): Promise<void> {
  await db
    .insertInto('jobs')
    .values({
      id: job.id,
      company_id: job.companyId,
      kind: job.kind,
      unique_key: job.uniqueKey,
      payload: JSON.stringify(job.payload),
      run_at: job.now,
      created_at: job.now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

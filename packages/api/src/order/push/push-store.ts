import type { Database } from '@mostrador/database/rows'
import { statement } from '@mostrador/database/statement'
import { isGranted } from '@mostrador/domain/permission/grant'
import type { PushWish } from '@mostrador/domain/push/push-wish'
import type { PushTarget } from '@mostrador/push/push-sender'
import { sql, type Kysely } from 'kysely'
import { permissionsOfStored, type StoredRole } from '../../people/permission/stored-role.ts'
import { staffAccess } from '../../people/staff/staff-access.ts'

/** Device for a branch contact's orders, and its person. */
export type Listener = PushTarget & { readonly id: string; readonly person: string }

type Row = Listener &
  StoredRole & {
    readonly branch: string
    readonly ofBranch: string | null
    readonly ofContact: string | null
  }

/**
 * Lists the devices of people who chose a branch contact and may see its orders now: without those
 * who left, changed role or owe a second factor. One query.
 */
export async function listListeners(
  db: Kysely<Database>,
  {
    contactId,
    wants,
    now,
  }: { readonly contactId: string; readonly wants: readonly PushWish[]; readonly now: Date },
): Promise<readonly Listener[]> {
  const { rows } = await sql<Row>`
    select device.id, device.endpoint, device.p256dh, device.auth, person.name as person, m.role, r.name, r.permissions,
      chosen.branch_id as branch, m.branch_id as "ofBranch", m.branch_contact_id as "ofContact"
    from push_subscription_contacts chosen
    join push_subscriptions device on device.id = chosen.subscription_id
    join staff_users person on person.id = device.staff_user_id
    join staff_sessions s on s.id = device.session_id and (s.shared_device_id is null or s.expires_at > ${now})
    join lateral ${staffAccess({ at: now, sessionId: sql`device.session_id` })} m
      on m.staff_user_id = device.staff_user_id and m.company_id = chosen.company_id
    left join staff_roles r on r.company_id = m.company_id and r.key = m.own_role
    where chosen.branch_contact_id = ${contactId} and device.wants = any(${[...wants]}::text[])
    order by device.created_at, device.id`.execute(db)
  const place = { permission: 'orders.see', branchContact: contactId } as const
  const maySee = rows.filter((row) => {
    const { ofBranch, ofContact } = row
    const grant = {
      permissions: permissionsOfStored(row),
      ...(ofBranch !== null && { branch: ofBranch }),
      ...(ofContact !== null && { branchContact: ofContact }),
    }
    return isGranted([grant], { ...place, branch: row.branch })
  })
  return [...new Map(maySee.map((row) => [row.id, row])).values()]
}

/** Note to be sent, by its key, with the end of its sender's claim. */
type Claim = {
  readonly contactId: string
  readonly key: string
  readonly ids: readonly string[]
  readonly now: Date
  readonly until: Date
}

/**
 * Claims a note for devices that have not got it and are not claimed by another sender. One
 * statement.
 */
export async function claimNotes(
  db: Kysely<Database>,
  { contactId, key, ids, now, until }: Claim,
): Promise<ReadonlySet<string>> {
  const claiming = statement()
    .part(
      'devices',
      () => sql`
        select p.id from push_subscriptions p where p.id = any(${[...ids]}::uuid[]) order by p.id for key share`,
    )
    .answer(
      ({ devices }) => sql<{ id: string }>`
        insert into push_notes as n
          (company_id, branch_id, branch_contact_id, subscription_id, key, created_at, claimed_until)
        select c.company_id, c.branch_id, c.id, d.id, ${key}, ${now}::timestamptz, ${until}::timestamptz
        from ${devices} d, branch_contacts c where c.id = ${contactId}
        on conflict (branch_id, subscription_id, key) do update set claimed_until = excluded.claimed_until
          where n.sent_at is null and n.failed_at is null
            and (n.claimed_until is null or n.claimed_until <= ${now}::timestamptz)
        returning subscription_id as id`,
    )
  const { rows } = await claiming.execute(db)
  return new Set(rows.map(({ id }) => id))
}

/** Ends a claim: sent, failed for good, or to be tried again. */
export async function endNote(
  db: Kysely<Database>,
  {
    id,
    key,
    end,
    now,
  }: {
    readonly id: string
    readonly key: string
    readonly end: 'sent' | 'failed' | 'again'
    readonly now: Date
  },
): Promise<void> {
  await db
    .updateTable('push_notes')
    .set({
      claimed_until: null,
      ...(end === 'sent' && { sent_at: now }),
      ...(end === 'failed' && { failed_at: now }),
    })
    .where('subscription_id', '=', id)
    .where('key', '=', key)
    .execute()
}

/** Returns the names of people whose devices were sent a note of a key, each once. One query. */
export async function peopleTold(
  db: Kysely<Database>,
  { contactId, key }: { readonly contactId: string; readonly key: string },
): Promise<readonly string[]> {
  const rows = await db
    .selectFrom('push_notes as n')
    .innerJoin('push_subscriptions as p', 'p.id', 'n.subscription_id')
    .innerJoin('staff_users as u', 'u.id', 'p.staff_user_id')
    .select('u.name')
    .distinct()
    .where('n.branch_contact_id', '=', contactId)
    .where('n.key', '=', key)
    .where('n.sent_at', 'is not', null)
    .orderBy('u.name')
    .execute()
  return rows.map(({ name }) => name)
}

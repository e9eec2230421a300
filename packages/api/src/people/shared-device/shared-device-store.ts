import type { SharedDeviceWire, TabletWire } from '@mostrador/contract/shared-device/shared-device-endpoints'
import type { Database } from '@mostrador/database/rows'
import { MOST_SHARED_DEVICES } from '@mostrador/domain/staff/pin-rule'
import { sql, type Kysely, type Transaction } from 'kysely'
import { isForTheKitchen } from '../../ground/order-condition/for-the-kitchen.ts'
import { deviceHolds, isLocked } from './device-holds.ts'

export type NewSharedDevice = {
  readonly id: string
  readonly companyId: string
  readonly contactId: string
  readonly name: string
  readonly idleMinutes: number
  readonly staffUserId: string
  /** Whether the sharer had shown a second factor: the device counts as one then. */
  readonly byFactor: boolean
  readonly now: Date
}

/** Lists a company's shared devices, the last used first. One query. */
export async function listDevices(
  db: Kysely<Database>,
  companyId: string,
  now: Date,
): Promise<SharedDeviceWire[]> {
  const { rows } = await sql<
    Omit<SharedDeviceWire, 'createdAt' | 'usedAt'> & { createdAt: Date; usedAt: Date | null }
  >`
    select d.id, d.name, d.idle_minutes as "idleMinutes", u.name as by, d.created_at as "createdAt",
      d.used_at as "usedAt", (select coalesce(jsonb_agg(distinct p.name), '[]') from staff_sessions s
        join staff_users p on p.id = s.staff_user_id
        where s.shared_device_id = d.id and s.expires_at > ${now}::timestamptz and not ${isLocked(now)}) as people
    from shared_devices d join staff_users u on u.id = d.staff_user_id
    where d.company_id = ${companyId} and ${deviceHolds}
    order by coalesce(d.used_at, d.created_at) desc, d.id`.execute(db)
  return rows.map(({ createdAt, usedAt, ...device }) => ({
    ...device,
    createdAt: new Date(createdAt).toISOString(),
    usedAt: usedAt && new Date(usedAt).toISOString(),
  }))
}

/**
 * Inserts a shared device under the company's lock; false at the company's maximum. Three
 * statements.
 */
export async function insertDevice(tx: Transaction<Database>, device: NewSharedDevice): Promise<boolean> {
  const { count } = await tx
    .selectFrom('shared_devices')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('company_id', '=', device.companyId)
    .executeTakeFirstOrThrow()
  if (Number(count) >= MOST_SHARED_DEVICES) return false
  const { branch_id } = await tx
    .selectFrom('branch_contacts')
    .select('branch_id')
    .where('id', '=', device.contactId)
    .executeTakeFirstOrThrow()
  await tx
    .insertInto('shared_devices')
    .values({
      id: device.id,
      company_id: device.companyId,
      branch_id,
      branch_contact_id: device.contactId,
      name: device.name,
      idle_minutes: device.idleMinutes,
      staff_user_id: device.staffUserId,
      by_factor: device.byFactor,
      created_at: device.now,
    })
    .execute()
  return true
}

/** A shared device as it was before somebody shared it again. */
type SharedBefore = Pick<NewSharedDevice, 'name' | 'staffUserId'> & {
  readonly sharer: string
  readonly isSame: boolean
}

/**
 * Shares a device of the company again, under the company's lock: it gets the name, minutes, place,
 * person and factor, and its sessions end. Undefined for a device that is over. Three statements.
 */
export async function shareAgain(
  tx: Transaction<Database>,
  device: NewSharedDevice,
): Promise<SharedBefore | undefined> {
  const { id, companyId, contactId, name, idleMinutes, staffUserId, byFactor } = device
  const { rows } = await sql<SharedBefore>`
    select d.name, d.staff_user_id as "staffUserId", u.name as sharer, d.name = ${name}
      and d.idle_minutes = ${idleMinutes}::int and d.branch_contact_id is not distinct from ${contactId}::uuid
      and d.staff_user_id = ${staffUserId}::uuid and d.by_factor = ${byFactor} as "isSame"
    from shared_devices d join staff_users u on u.id = d.staff_user_id
    where d.id = ${id}::uuid and d.company_id = ${companyId}::uuid and ${deviceHolds}`.execute(tx)
  const [before] = rows
  if (!before) return undefined
  await sql`
    update shared_devices set name = ${name}, idle_minutes = ${idleMinutes}::int,
      staff_user_id = ${staffUserId}::uuid, by_factor = ${byFactor}, branch_contact_id = c.id, branch_id = c.branch_id
    from branch_contacts c where c.id = ${contactId}::uuid and shared_devices.id = ${id}::uuid`.execute(tx)
  await tx.deleteFrom('staff_sessions').where('shared_device_id', '=', id).execute()
  return before
}

/** Deletes a shared device with its sessions; returns its name, undefined for none. */
export async function deleteDevice(
  tx: Transaction<Database>,
  { companyId, id }: { readonly companyId: string; readonly id: string },
): Promise<string | undefined> {
  const ended = await tx
    .deleteFrom('shared_devices')
    .where('company_id', '=', companyId)
    .where('id', '=', id)
    .returning('name')
    .executeTakeFirst()
  return ended?.name
}

/** People without a PIN that the entrance names to a caller without a session. */
const MOST_WITHOUT_PIN = 20

/** Shared device before sign-in, with its branch contact and sharer. */
export type Tablet = TabletWire & { readonly contactId: string | null; readonly sharerId: string }

/**
 * Finds a shared device with the people who can sign in, and those of its branch contact without a
 * PIN; undefined for an unknown one. One query.
 */
export async function findTablet(db: Kysely<Database>, id: string): Promise<Tablet | undefined> {
  const { rows } = await sql<Tablet>`
    select d.name, d.idle_minutes as "idleMinutes", (
      select coalesce(jsonb_agg(jsonb_build_object('id', u.id, 'name', u.name) order by u.name, u.id), '[]')
      from staff_pins p join staff_users u on u.id = p.staff_user_id
      where p.company_id = d.company_id and exists (select from staff_memberships m
        where m.company_id = p.company_id and m.staff_user_id = p.staff_user_id and m.confirmed_at is not null)
    ) as people, (
      select coalesce(jsonb_agg(n.name order by n.name, n.id), '[]') from (select u.name, u.id from staff_users u
      where exists (select from staff_memberships m
          where m.company_id = d.company_id and m.staff_user_id = u.id and m.confirmed_at is not null
            and coalesce(m.branch_id = d.branch_id, m.branch_id is null)
            and coalesce(m.branch_contact_id = d.branch_contact_id, m.branch_contact_id is null))
        and not exists (select from staff_pins p where p.company_id = d.company_id and p.staff_user_id = u.id)
      order by u.name, u.id limit ${MOST_WITHOUT_PIN}) n
    ) as "withoutPin", (
      select count(*)::int from orders o left join order_watches w on w.branch_id = o.branch_id and w.order_id = o.id
      where o.branch_contact_id = d.branch_contact_id and o.status = 'GENERATED' and o.confirmed
        and ${isForTheKitchen} and o.rehearsal_id is null and w.looked_at is null
    ) as "newOrders", d.branch_contact_id as "contactId", d.staff_user_id as "sharerId" from shared_devices d where d.id = ${id}::uuid and ${deviceHolds}`.execute(
    db,
  )
  return rows[0]
}

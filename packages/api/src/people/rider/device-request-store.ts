import type { DeviceRequest } from '@mostrador/contract/dispatch/dispatch-endpoints'
import type { Database } from '@mostrador/database/rows'
import { statement } from '@mostrador/database/statement'
import { sql, type Kysely } from 'kysely'
import { deviceCode } from './rider-device.ts'
import type { ShiftChange } from './rider-store.ts'

/** Time for which the shop sees a request: the rider stands at the counter. */
const ASKED_MS = 30 * 60_000

/** Notes the latest other device that showed the code for a rider. One statement. */
export async function keepRequest(
  db: Kysely<Database>,
  { place, phoneKey, deviceId, now }: ShiftChange,
): Promise<void> {
  await db
    .updateTable('riders')
    .set({ asked_device_id: deviceId, device_asked_at: now })
    .where('branch_id', '=', place.branchId)
    .where('branch_contact_id', '=', place.branchContactId)
    .where('phone_key', '=', phoneKey)
    .execute()
}

/** Lists riders who ask from another device, the newest first. One query. */
export async function listRequests(
  db: Kysely<Database>,
  contactId: string,
  now: Date,
): Promise<DeviceRequest[]> {
  const rows = await db
    .selectFrom('riders')
    .select(['id', 'name', 'phone', 'asked_device_id as deviceId', 'device_asked_at as askedAt'])
    .where('branch_contact_id', '=', contactId)
    .where('device_asked_at', '>', new Date(now.getTime() - ASKED_MS))
    .orderBy('device_asked_at', 'desc')
    .execute()
  return rows.flatMap(({ deviceId, askedAt, ...rider }) =>
    deviceId && askedAt ? [{ ...rider, code: deviceCode(deviceId), askedAt: askedAt.toISOString() }] : [],
  )
}

/**
 * Lets in the asking device alone; the former one loses its tokens. Shipments stay the rider's.
 * Returns the place, or why not.
 */
export async function releaseDevice(
  db: Kysely<Database>,
  asked: {
    readonly riderId: string
    readonly contactIds: readonly string[]
    readonly code: string
    readonly now: Date
  },
): Promise<{ readonly contactId: string } | 'rider-not-found' | 'device-request-changed'> {
  const { riderId, code, now } = asked
  const found = await db
    .selectFrom('riders')
    .select(['branch_contact_id as contactId', 'asked_device_id as deviceId', 'device_asked_at as askedAt'])
    .where('id', '=', riderId)
    .where('branch_contact_id', '=', sql<string>`any(${[...asked.contactIds]}::uuid[])`)
    .executeTakeFirst()
  if (!found) return 'rider-not-found'
  const { deviceId, askedAt } = found
  const isMeant =
    deviceId !== null &&
    deviceCode(deviceId) === code &&
    askedAt &&
    askedAt.getTime() > now.getTime() - ASKED_MS
  if (!isMeant) return 'device-request-changed'
  const releasing = statement()
    .part(
      'released',
      () => sql`
        update riders set device_id = asked_device_id, asked_device_id = null, device_asked_at = null,
          pin_hash = null, pin_tries = 0, updated_at = ${now}
        where id = ${riderId} and asked_device_id = ${deviceId} returning branch_id, id`,
    )
    .write(
      'tokens',
      ({ released }) => sql`
        update rider_sessions t set ended_at = ${now} from ${released}
        where t.branch_id = released.branch_id and t.rider_id = released.id and t.ended_at is null`,
    )
    .answer(({ released }) => sql`select from ${released}`)
  const { rows } = await releasing.execute(db)
  return rows.length > 0 ? { contactId: found.contactId } : 'device-request-changed'
}

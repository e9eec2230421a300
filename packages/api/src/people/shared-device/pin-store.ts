import type { StaffAccount } from '@mostrador/contract/staff/account-endpoints'
import type { Database } from '@mostrador/database/rows'
import { statement } from '@mostrador/database/statement'
import {
  LAST_PIN_TRY,
  LAST_PIN_TRY_OF_ALL,
  MOST_PIN_TRIES,
  PIN_TRIES_FORGOTTEN_A_DAY,
  PIN_TRIES_SECONDS,
} from '@mostrador/domain/staff/pin-rule'
import { sql, type Kysely } from 'kysely'

/** Lists a person's companies, and whether there is a PIN for each. One query. */
export async function listPins(db: Kysely<Database>, personId: string): Promise<StaffAccount['pins']> {
  const { rows } = await sql<StaffAccount['pins'][number]>`
    select distinct c.id, c.name, p.staff_user_id is not null as "isSet"
    from staff_memberships m join companies c on c.id = m.company_id
    left join staff_pins p on p.company_id = m.company_id and p.staff_user_id = m.staff_user_id
    where m.staff_user_id = ${personId}::uuid and m.confirmed_at is not null
    order by c.name, c.id`.execute(db)
  return rows
}

/** PIN hash of a try, and whether it may be compared. */
export type PinTry = { readonly hash: string; readonly state: 'open' | 'wait' | 'over' }

/** Counts of a try: on the device, lately there, and of the person on all devices. */
type Taken = {
  readonly hash: string
  readonly tries: number
  readonly lately: number
  readonly ofAll: number
}

/** Person on a shared device. */
type AtDevice = { readonly deviceId: string; readonly personId: string; readonly now: Date }

/**
 * Takes a try of a PIN on a device, before it is compared: of many at once each counts. It counts
 * on the device and, unless refused, for the person on all devices of the company; an exhausted
 * count stays so. Undefined for a person without a PIN, or a membership, in the device's company.
 * One statement.
 */
export async function takePinTry(
  db: Kysely<Database>,
  { deviceId, personId, now }: AtDevice,
): Promise<PinTry | undefined> {
  const before = new Date(now.getTime() - PIN_TRIES_SECONDS * 1000)
  const days = sql`floor(extract(epoch from ${now}::timestamptz - coalesce(p.tries_since, p.set_at)) / 86400)::int`
  const taking = statement()
    .part(
      'pin',
      // Locks the PIN before its tries, as where it is set and removed.
      () => sql`
        select p.company_id, p.staff_user_id, p.pin_hash, p.tries, d.id as device_id
        from shared_devices d join staff_pins p on p.company_id = d.company_id
        where d.id = ${deviceId}::uuid and p.staff_user_id = ${personId}::uuid and exists (
          select from staff_memberships m where m.company_id = p.company_id
            and m.staff_user_id = p.staff_user_id and m.confirmed_at is not null)
        for no key update of p`,
    )
    .write(
      'taken',
      ({ pin }) => sql`
        insert into pin_tries as t (company_id, shared_device_id, staff_user_id, tries, lately, since)
        select company_id, device_id, staff_user_id, 1, 1, ${now}::timestamptz from ${pin}
        on conflict (shared_device_id, staff_user_id) do update set
          tries = t.tries + case when t.since < ${before}::timestamptz or t.lately < ${MOST_PIN_TRIES}::int then 1 else 0 end,
          lately = case when t.since < ${before}::timestamptz then 1 else t.lately + 1 end,
          since = case when t.since < ${before}::timestamptz then ${now}::timestamptz else t.since end
        returning company_id, staff_user_id, tries, lately`,
    )
    .write(
      'counted',
      ({ taken }) => sql`
        update staff_pins p set
          tries = case when p.tries > ${LAST_PIN_TRY_OF_ALL}::int then p.tries
            else greatest(0, p.tries - ${PIN_TRIES_FORGOTTEN_A_DAY}::int * ${days}) + 1 end,
          tries_since = case when ${days} > 0 then ${now}::timestamptz else coalesce(p.tries_since, p.set_at) end
        from ${taken} t
        where p.company_id = t.company_id and p.staff_user_id = t.staff_user_id
          and t.tries <= ${LAST_PIN_TRY}::int and t.lately <= ${MOST_PIN_TRIES}::int
        returning p.tries`,
    )
    .answer(
      ({ pin, taken, counted }) => sql<Taken>`
        select p.pin_hash as hash, t.tries, t.lately, coalesce(c.tries, p.tries) as "ofAll"
        from ${pin} p cross join ${taken} t left join ${counted} c on true`,
    )
  const { rows } = await taking.execute(db)
  const row = rows[0]
  return row && stateOf(row)
}

function stateOf(row: Taken): PinTry {
  const isOver = row.tries > LAST_PIN_TRY || row.ofAll > LAST_PIN_TRY_OF_ALL
  return { hash: row.hash, state: isOver ? 'over' : row.lately > MOST_PIN_TRIES ? 'wait' : 'open' }
}

/**
 * Notes a right PIN: its try is not counted for the person, wrong ones only on this device are
 * cleared, and the device was used. False where the hash is not the present one. One statement.
 */
export async function notePinUsed(
  db: Kysely<Database>,
  { deviceId, personId, now, hash }: AtDevice & { readonly hash: string },
): Promise<boolean> {
  const noting = statement()
    .write(
      'used',
      () => sql`
        update staff_pins p set tries = case
          when p.tries > ${LAST_PIN_TRY_OF_ALL}::int then p.tries else greatest(0, p.tries - 1) end
        from shared_devices d
        where d.id = ${deviceId}::uuid and p.company_id = d.company_id
          and p.staff_user_id = ${personId}::uuid and p.pin_hash = ${hash}
        returning p.staff_user_id`,
    )
    .write(
      'over',
      ({ used }) => sql`
        delete from pin_tries t using ${used} u
        where t.shared_device_id = ${deviceId}::uuid and t.staff_user_id = u.staff_user_id`,
    )
    .write(
      'device',
      ({ used }) => sql`
        update shared_devices d set used_at = ${now}::timestamptz from ${used} u where d.id = ${deviceId}::uuid`,
    )
    .answer(({ used }) => sql<{ staff_user_id: string }>`select staff_user_id from ${used}`)
  const { rows } = await noting.execute(db)
  return rows.length > 0
}

/** Person whose PIN it is, and its company. */
type WhosePin = { readonly companyId: string; readonly personId: string }

/**
 * Ends a PIN's sessions but one. Runs after the PIN is locked, as a statement of its own: it sees
 * the sessions begun before, and none begins after it.
 */
const endOpened = ({ companyId, personId }: WhosePin, but: string | null) => sql`
  delete from staff_sessions s using shared_devices d
  where d.id = s.shared_device_id and d.company_id = ${companyId}::uuid
    and s.staff_user_id = ${personId}::uuid and s.id is distinct from ${but}::uuid`

/**
 * Sets a person's PIN for a company of theirs: resets the tries, and ends sessions of the former
 * PIN but the caller's. Of two at once the last holds. False for another company. Two statements.
 */
export async function writePin(
  db: Kysely<Database>,
  pin: WhosePin & { readonly hash: string; readonly now: Date; readonly sessionId: string },
): Promise<boolean> {
  const writing = statement()
    .write(
      'over',
      () => sql`
        delete from pin_tries where company_id = ${pin.companyId}::uuid and staff_user_id = ${pin.personId}::uuid`,
    )
    .write(
      'kept',
      () => sql`
        insert into staff_pins (company_id, staff_user_id, pin_hash, set_at, tries_since)
        select m.company_id, m.staff_user_id, ${pin.hash}, ${pin.now}::timestamptz, ${pin.now}::timestamptz from staff_memberships m
        where m.company_id = ${pin.companyId}::uuid and m.staff_user_id = ${pin.personId}::uuid
          and m.confirmed_at is not null limit 1
        on conflict (company_id, staff_user_id) do update set pin_hash = excluded.pin_hash,
          set_at = excluded.set_at, tries = 0, tries_since = excluded.tries_since
        returning company_id`,
    )
    .answer(({ kept }) => sql<{ company_id: string }>`select company_id from ${kept}`)
  return db.transaction().execute(async (tx) => {
    const { rows } = await writing.execute(tx)
    if (rows.length > 0) await endOpened(pin, pin.sessionId).execute(tx)
    return rows.length > 0
  })
}

/** Removes a person's PIN for a company, with its sessions on shared devices. Two statements. */
export async function deletePin(db: Kysely<Database>, whose: WhosePin): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await tx
      .deleteFrom('staff_pins')
      .where('company_id', '=', whose.companyId)
      .where('staff_user_id', '=', whose.personId)
      .execute()
    await endOpened(whose, null).execute(tx)
  })
}

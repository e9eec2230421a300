import type { StaffAccount } from '@mostrador/contract/staff/account-endpoints'
import type { Database } from '@mostrador/database/rows'
import { statement } from '@mostrador/database/statement'
import { LAST_PIN_TRY, MOST_PIN_TRIES, PIN_TRIES_SECONDS } from '@mostrador/domain/staff/pin-rule'
import { sql } from 'kysely'
import type { Kysely } from 'kysely'

/** The companies that somebody works for, and whether he or she has a PIN there. One query. */
export async function listPins(db: Kysely<Database>, personId: string): Promise<StaffAccount['pins']> {
  const { rows } = await sql<StaffAccount['pins'][number]>`
    select distinct c.id, c.name, p.staff_user_id is not null as "isSet"
    from staff_memberships m join companies c on c.id = m.company_id
    left join staff_pins p on p.company_id = m.company_id and p.staff_user_id = m.staff_user_id
    where m.staff_user_id = ${personId}::uuid and m.confirmed_at is not null
    order by c.name, c.id`.execute(db)
  return rows
}

/** What a try is made against: the hash, and how often it was tried; undefined for no PIN. */
export type PinTry = { readonly hash: string; readonly state: 'open' | 'wait' | 'over' }

/** Somebody on a shared device. */
type AtDevice = { readonly deviceId: string; readonly personId: string; readonly now: Date }

/**
 * Takes a try of somebody's PIN on a device, before it is looked at: of many at once each is one.
 * Undefined where that person has no PIN in the device's company, or works there no more. One
 * statement.
 */
export async function takePinTry(
  db: Kysely<Database>,
  { deviceId, personId, now }: AtDevice,
): Promise<PinTry | undefined> {
  const before = new Date(now.getTime() - PIN_TRIES_SECONDS * 1000)
  const taking = statement()
    .part(
      'pin',
      () => sql`
        select p.company_id, p.staff_user_id, p.pin_hash, d.id as device_id
        from shared_devices d join staff_pins p on p.company_id = d.company_id
        where d.id = ${deviceId}::uuid and p.staff_user_id = ${personId}::uuid and exists (
          select from staff_memberships m where m.company_id = p.company_id
            and m.staff_user_id = p.staff_user_id and m.confirmed_at is not null)`,
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
        returning tries, lately`,
    )
    .answer(
      ({ pin, taken }) => sql<{ hash: string; tries: number; lately: number }>`
        select p.pin_hash as hash, t.tries, t.lately from ${pin} p cross join ${taken} t`,
    )
  const { rows } = await taking.execute(db)
  const [row] = rows
  if (!row) return undefined
  const isOver = row.tries > LAST_PIN_TRY
  return { hash: row.hash, state: isOver ? 'over' : row.lately > MOST_PIN_TRIES ? 'wait' : 'open' }
}

/** The PIN was right: what was wrong before counts no more, and the device was used. */
export async function notePinUsed(
  db: Kysely<Database>,
  { deviceId, personId, now }: AtDevice,
): Promise<void> {
  await db
    .with('over', (with_) =>
      with_
        .deleteFrom('pin_tries')
        .where('shared_device_id', '=', deviceId)
        .where('staff_user_id', '=', personId),
    )
    .updateTable('shared_devices')
    .set({ used_at: now })
    .where('id', '=', deviceId)
    .execute()
}

/**
 * Writes somebody's PIN for a company, where he or she works for it; with it begin the tries anew.
 * Of two at once the last one holds. False where there is no such company of theirs.
 */
export async function writePin(
  db: Kysely<Database>,
  pin: { readonly companyId: string; readonly personId: string; readonly hash: string; readonly now: Date },
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
        insert into staff_pins (company_id, staff_user_id, pin_hash, set_at)
        select m.company_id, m.staff_user_id, ${pin.hash}, ${pin.now}::timestamptz from staff_memberships m
        where m.company_id = ${pin.companyId}::uuid and m.staff_user_id = ${pin.personId}::uuid
          and m.confirmed_at is not null limit 1
        on conflict (company_id, staff_user_id) do update set pin_hash = excluded.pin_hash, set_at = excluded.set_at
        returning company_id`,
    )
    .answer(({ kept }) => sql<{ company_id: string }>`select company_id from ${kept}`)
  const { rows } = await writing.execute(db)
  return rows.length > 0
}

/** Takes somebody's PIN for a company back; what it opened on shared devices ends. */
export async function deletePin(
  db: Kysely<Database>,
  { companyId, personId }: { readonly companyId: string; readonly personId: string },
): Promise<void> {
  await db
    .deleteFrom('staff_pins')
    .where('company_id', '=', companyId)
    .where('staff_user_id', '=', personId)
    .execute()
}

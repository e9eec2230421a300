import type { Database } from '@mostrador/database/rows'
import { statement, type Ctes, type Statement } from '@mostrador/database/statement'
import { sql, type Kysely, type RawBuilder, type Transaction } from 'kysely'
import { inHand } from '../../ground/order-condition/in-hand.ts'

export type ShiftPlace = {
  readonly companyId: string
  readonly branchId: string
  readonly branchContactId: string
  readonly country: string
  readonly codeHash: string | null
}

/** Finds a branch contact with its code's hash. One query. */
export const findShiftPlace = (db: Kysely<Database>, contactId: string): Promise<ShiftPlace | undefined> =>
  db
    .selectFrom('branch_contacts as c')
    .innerJoin('branches as b', 'b.id', 'c.branch_id')
    .select([
      'c.company_id as companyId',
      'c.branch_id as branchId',
      'c.id as branchContactId',
      'b.country_id as country',
      'c.rider_security_code_hash as codeHash',
    ])
    .where('c.id', '=', contactId)
    .executeTakeFirst()

/** Rider as the shift's page may see one. */
export type KnownRider = { readonly id: string; readonly name: string; readonly active: boolean }

/**
 * Finds a rider by the phone's key. On shift means a valid token: a shift left open ends with it.
 * One query.
 */
export async function findRiderByPhone(
  db: Kysely<Database>,
  { branchId, branchContactId }: Pick<ShiftPlace, 'branchId' | 'branchContactId'>,
  { phoneKey, now }: { readonly phoneKey: string; readonly now: Date },
): Promise<KnownRider | undefined> {
  const { rows } = await sql<KnownRider>`
    select r.id, r.name, r.active and exists (
      select from rider_sessions s where s.branch_id = r.branch_id and s.rider_id = r.id
        and s.ended_at is null and s.expires_at > ${now}) as active
    from riders r
    where r.branch_id = ${branchId} and r.branch_contact_id = ${branchContactId} and r.phone_key = ${phoneKey}`.execute(
    db,
  )
  return rows[0]
}

export type ShiftChange = {
  readonly place: ShiftPlace
  readonly riderId: string
  readonly sessionId: string
  readonly tokenHash: string
  readonly name: string
  readonly phone: string
  readonly phoneKey: string
  readonly active: boolean
  readonly deviceId: string
  /** The rider's PIN was shown on it, which makes it theirs. */
  readonly isLetIn?: boolean
  readonly now: Date
  readonly expiresAt: Date
}

export type SavedRider = KnownRider & { readonly phone: string }

/** Saved rider, or why not: `carries`, `other-device`, `blocked`; undefined if unknown. */
export type ShiftSaved = SavedRider | 'carries' | 'other-device' | 'blocked' | undefined

/** Whether the rider `r` has nothing to deliver or bring back. */
export const handsEmpty: RawBuilder<boolean> = sql`
  not exists (select from shipments s where s.branch_id = r.branch_id and s.branch_contact_id = r.branch_contact_id
    and s.rider_id = r.id and ${inHand})`

/**
 * Locks the riders `r` under a condition until the transaction ends; returns whether there is one.
 * The next statement sees what they took before; later takes wait, and find the shift over.
 */
export async function holdRider(tx: Transaction<Database>, isMeant: RawBuilder<unknown>): Promise<boolean> {
  const { rows } = await sql`select from riders r where ${isMeant} for no key update of r`.execute(tx)
  return rows.length > 0
}

/**
 * Whether the rider `r` may begin shifts on this device: it is theirs, let in, or they have none.
 * Source: docs/decisions/054, 150.
 */
const isTheirDevice = ({ deviceId, isLetIn = false }: ShiftChange): RawBuilder<boolean> =>
  sql`(r.device_id is null or r.device_id = ${deviceId} or ${isLetIn}::boolean)`

/** A device that was let in asks the shop no more. */
const askedNoMore = ({ isLetIn = false }: ShiftChange): RawBuilder<unknown> => sql`
  asked_device_id = case when ${isLetIn}::boolean then null else r.asked_device_id end,
  device_asked_at = case when ${isLetIn}::boolean then null else r.device_asked_at end`

/** Whether the rider `r` may change the shift: a blocked one only ends it. */
const mayNow = ({ active }: ShiftChange): RawBuilder<boolean> => sql`(r.blocked_at is null or not ${active})`

type Kept = { readonly other: boolean; readonly blocked: boolean }

/** Returns what keeps the rider from the change; undefined for an unknown rider. One query. */
async function whatKeeps(
  db: Kysely<Database>,
  change: ShiftChange,
  isMeant: RawBuilder<unknown>,
): Promise<Kept | undefined> {
  const { rows } = await sql<Kept>`
    select not ${isTheirDevice(change)} as other, not ${mayNow(change)} as blocked
    from riders r where ${isMeant}`.execute(db)
  return rows[0]
}

/** Begins a shift at once; ends one with its rider locked. */
async function saveHeld(
  db: Kysely<Database>,
  { change, isMeant }: { readonly change: ShiftChange; readonly isMeant: RawBuilder<unknown> },
  save: (db: Kysely<Database>) => Promise<SavedRider | undefined>,
): Promise<ShiftSaved> {
  const saveOrSay = async (own: Kysely<Database>): Promise<ShiftSaved> => {
    const saved = await save(own)
    if (saved) return saved
    const kept = await whatKeeps(own, change, isMeant)
    if (!kept) return undefined
    if (kept.blocked) return 'blocked'
    return kept.other ? 'other-device' : 'carries'
  }
  if (change.active) return saveOrSay(db)
  return db.transaction().execute(async (tx) => {
    await holdRider(tx, isMeant)
    return saveOrSay(tx)
  })
}

const thePhone = ({ place, phoneKey }: ShiftChange): RawBuilder<unknown> => sql`
  r.branch_id = ${place.branchId} and r.branch_contact_id = ${place.branchContactId} and r.phone_key = ${phoneKey}`

/** Ends all tokens of the rider, and begins the new one with the shift. */
const itsTokens =
  ({ sessionId, tokenHash, active, now, expiresAt }: ShiftChange) =>
  (all: Statement<'rider'>): Statement<'rider'> =>
    all
      .write(
        'ended',
        ({ rider }) => sql`
          update rider_sessions s set ended_at = ${now}::timestamptz from ${rider}
          where s.branch_id = rider.branch_id and s.rider_id = rider.id and s.ended_at is null`,
      )
      .write(
        'begun',
        ({ rider }) => sql`
          insert into rider_sessions (company_id, branch_id, rider_id, id, token_hash, created_at, expires_at)
          select company_id, branch_id, id, ${sessionId}::uuid, ${tokenHash}, ${now}::timestamptz, ${expiresAt}::timestamptz
          from ${rider} where ${active}`,
      )

const saved = ({ rider }: Ctes<'rider'>) => sql<SavedRider>`select id, name, phone, active from ${rider}`

/**
 * Registers a rider, or begins the shift of the one with this phone; two at once are the same
 * rider. A known name stays. One statement, and one before it where a shift ends.
 */
export function saveNewRider(db: Kysely<Database>, change: ShiftChange): Promise<ShiftSaved> {
  const { place, riderId, name, phone, phoneKey, active, now } = change
  const saving = statement()
    .part(
      'rider',
      () => sql`
        insert into riders as r
          (company_id, branch_id, branch_contact_id, id, name, phone, phone_key, active, device_id, created_at, updated_at)
        values (${place.companyId}, ${place.branchId}, ${place.branchContactId}, ${riderId}, ${name}, ${phone},
          ${phoneKey}, ${active}, ${change.deviceId}, ${now}, ${now})
        on conflict (branch_id, branch_contact_id, phone_key) do update
          set active = excluded.active, device_id = excluded.device_id, updated_at = excluded.updated_at, ${askedNoMore(change)}
          where ${isTheirDevice(change)} and ${mayNow(change)} and (excluded.active or ${handsEmpty})
        returning company_id, branch_id, id, name, phone, active`,
    )
    .with(itsTokens(change))
    .answer(saved)
  const save = async (own: Kysely<Database>) => (await saving.execute(own)).rows[0]
  return saveHeld(db, { change, isMeant: thePhone(change) }, save)
}

/** Begins or ends a rider's shift by id and phone. One statement, and one before an end. */
export function saveShift(db: Kysely<Database>, change: ShiftChange): Promise<ShiftSaved> {
  const { riderId, name, active, now } = change
  const isMeant = sql`${thePhone(change)} and r.id = ${riderId}`
  const saving = statement()
    .part(
      'rider',
      () => sql`
        update riders r set active = ${active}, name = coalesce(nullif(${name}, ''), name),
          device_id = ${change.deviceId}, updated_at = ${now}, ${askedNoMore(change)}
        where ${isMeant} and ${isTheirDevice(change)} and ${mayNow(change)} and (${active} or ${handsEmpty})
        returning company_id, branch_id, id, name, phone, active`,
    )
    .with(itsTokens(change))
    .answer(saved)
  const save = async (own: Kysely<Database>) => (await saving.execute(own)).rows[0]
  return saveHeld(db, { change, isMeant }, save)
}

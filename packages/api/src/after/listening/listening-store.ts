import type { ListeningBeat } from '@mostrador/contract/listening/listening-endpoints'
import type { Database } from '@mostrador/database/rows'
import { statement } from '@mostrador/database/statement'
import { HEARD_MS, STALE_MS } from '@mostrador/domain/listening/hearing'
import { sql, type Kysely } from 'kysely'

type Beat = {
  readonly contactId: string
  readonly staffUserId: string
  readonly told: ListeningBeat
  readonly now: Date
}

/** Windows kept for one person at a branch contact; the oldest makes room. */
const MOST_WINDOWS = 20

const before = (now: Date, ms: number): Date => new Date(now.getTime() - ms)

/**
 * Returns when a listening console was last there, null for none, and since when silence counts.
 * One query.
 */
export async function silenceOf(
  db: Kysely<Database>,
  contactId: string,
): Promise<Pick<WatchedContact, 'soundedAt' | 'silenceFrom'> | undefined> {
  const { rows } = await sql<Pick<WatchedContact, 'soundedAt' | 'silenceFrom'>>`
    select bc.silence_from as "silenceFrom",
      (select max(d.seen_at) from listening_devices d where d.branch_contact_id = bc.id and d.sounds) as "soundedAt"
    from branch_contacts bc where bc.id = ${contactId}`.execute(db)
  return rows[0]
}

type Heard = {
  /** Last beat of another listening console; null for none. */
  readonly othersAt: Date | null
  /** Pause that began by itself. */
  readonly pauseId: string | null
}

/**
 * Writes the beat of a console, unless the same one is there and fresh: then nothing is written or
 * locked. A closed console was listening until now. The oldest windows of a person make room. One
 * statement; undefined for an unknown branch contact.
 */
export async function noteBeat(
  db: Kysely<Database>,
  { contactId, staffUserId, told, now }: Beat,
): Promise<Heard | undefined> {
  const { device, leaving } = told
  const [live, sounds, visible] = [told.live, told.sounds, told.visible].map((one) => one && !leaving)
  const noting = statement()
    .part('place', () => sql`select company_id, branch_id, id from branch_contacts where id = ${contactId}`)
    .part(
      'known',
      () => sql`
        select from listening_devices d where d.branch_contact_id = ${contactId} and d.device = ${device}
          and d.staff_user_id = ${staffUserId} and d.live = ${live} and d.sounds = ${sounds} and d.visible = ${visible}
          and d.seen_at > ${before(now, STALE_MS)}`,
    )
    .write(
      'noted',
      ({ place, known }) => sql`
        insert into listening_devices as d (company_id, branch_id, branch_contact_id, device, staff_user_id, live,
          sounds, visible, seen_at, heard_at)
        select company_id, branch_id, id, ${device}, ${staffUserId}::uuid, ${live}::boolean, ${sounds}::boolean,
          ${visible}::boolean, ${now}::timestamptz, case when ${sounds}::boolean then ${now}::timestamptz end
        from ${place} where not exists (select from ${known})
        on conflict (branch_id, branch_contact_id, device) do update set staff_user_id = excluded.staff_user_id,
          live = excluded.live, sounds = excluded.sounds, visible = excluded.visible,
          seen_at = greatest(d.seen_at, excluded.seen_at),
          heard_at = case when excluded.sounds or (d.sounds and d.seen_at > ${before(now, HEARD_MS)}) then excluded.seen_at else d.heard_at end`,
    )
    .write(
      'forgotten',
      () => sql`
        delete from listening_devices d using (
          select branch_id, device from listening_devices
          where branch_contact_id = ${contactId} and staff_user_id = ${staffUserId} and device <> ${device}
          order by seen_at desc, device offset ${MOST_WINDOWS - 1}) old
        where d.branch_id = old.branch_id and d.branch_contact_id = ${contactId} and d.device = old.device`,
    )
    .answer(
      ({ place }) => sql<Heard>`
        select (select max(d.seen_at) from listening_devices d where d.branch_contact_id = ${contactId}
            and d.device <> ${device} and d.sounds) as "othersAt",
          (select i.id from interruptions i where i.branch_contact_id = ${contactId} and i.by_itself
            and i.until > ${now} limit 1) as "pauseId"
        from ${place}`,
    )
  const { rows } = await noting.execute(db)
  return rows[0]
}

/** Branch contact that acts when no console listens. */
export type WatchedContact = {
  readonly contactId: string
  readonly alerts: ContactAlerts
  /** Last beat of a listening console; null for none. */
  readonly soundedAt: Date | null
  /** When a console last listened; null for none lately. */
  readonly heardAt: Date | null
  /** Since when silence counts; null where it causes no pause. */
  readonly silenceFrom: Date | null
}

/** Alert settings in a branch contact's document, as far as they are set. */
export type ContactAlerts = {
  readonly pushAfterSeconds?: number
  readonly messageAfterSeconds?: number
  readonly callAfterSeconds?: number
  readonly warnsBeforeOpening?: boolean
  readonly pausesAfterMinutes?: number
  readonly people?: readonly {
    readonly key: string
    readonly name: string
    readonly phone: string
    readonly mail?: string
    readonly messages?: boolean
    readonly calls?: boolean
  }[]
}

/** Whether a branch contact pauses when no console listens. */
const pauses = sql`bc.alerts ->> 'pausesAfterMinutes' is not null and bc.order_channel = 'CONSOLE'
  and bc.order_enabled and not bc.blocked`

/**
 * Starts the silence of branch contacts that pause when unheard, and clears it for those that no
 * longer do. A value in the future, by a clock that jumped, counts from now. Skips rows that are
 * locked; they have their turn the next time.
 */
export async function countSilence(db: Kysely<Database>, now: Date): Promise<void> {
  await sql`
    update branch_contacts bc set silence_from = case when ${pauses} then ${now}::timestamptz end
    where bc.id in (select bc.id from branch_contacts bc where (bc.silence_from is null) = (${pauses})
        or bc.silence_from > ${now}::timestamptz + interval '1 minute'
      for no key update skip locked)`.execute(db)
}

/**
 * Lists the branch contacts that want warnings or pauses, and take orders in the console, since
 * those by message have no listener. One query.
 */
export async function listWatched(db: Kysely<Database>): Promise<readonly WatchedContact[]> {
  const { rows } = await sql<WatchedContact>`
    select bc.id as "contactId", bc.alerts, bc.silence_from as "silenceFrom",
      (select max(d.seen_at) from listening_devices d where d.branch_contact_id = bc.id and d.sounds) as "soundedAt",
      (select max(d.heard_at) from listening_devices d where d.branch_contact_id = bc.id) as "heardAt"
    from branch_contacts bc
    where (bc.alerts ->> 'warnsBeforeOpening' = 'true' or bc.alerts ->> 'pausesAfterMinutes' is not null)
      and bc.order_channel = 'CONSOLE' and bc.order_enabled and not bc.blocked`.execute(db)
  return rows
}

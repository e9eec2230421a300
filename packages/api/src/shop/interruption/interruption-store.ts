import { interruptionNews } from '@mostrador/copy/interruption'
import { interruptionEndText } from '@mostrador/copy/interruption-end'
import { ORDER_MODE_NAMES } from '@mostrador/copy/order-mode'
import { nextCatalog } from '@mostrador/database/next-catalog'
import type { Database } from '@mostrador/database/rows'
import { endMoment } from '@mostrador/domain/interruption/interruption-end'
import type { InterruptionKind } from '@mostrador/domain/interruption/interruption'
import type { OrderModeType } from '@mostrador/domain/order-mode/order-mode-type'
import { lockCompany } from '@mostrador/tenant/file/reconcile-tenant'
import { noteChange } from '../../ground/history/note-change.ts'
import { sql, type Kysely, type RawBuilder, type Transaction } from 'kysely'

/** Branch contact, as its interruptions are written and announced. */
export type InterruptedPlace = {
  readonly companyId: string
  readonly companyKey: string
  readonly branchId: string
  readonly branchKey: string
  readonly contactId: string
  readonly contact: string
  readonly timeZone: string
}

/** Interruption of a branch contact, with the name of its mode or zone. */
export type StoredInterruption = {
  readonly id: string
  readonly kind: InterruptionKind
  readonly orderModeId: string | null
  readonly deliveryZoneId: string | null
  readonly extraMinutes: number | null
  readonly since: Date
  readonly until: Date
  readonly message: string
  /** Whether it began by itself, for want of a listener. */
  readonly byItself: boolean
  readonly staffUserId: string | null
  /** Name of the person who began it; null when they are gone. */
  readonly by: string | null
  readonly modeType: OrderModeType | null
  /** Name that the shop gives the mode or the zone. */
  readonly name: string | null
}

/** Finds the branch contact of a call; undefined for an unknown one. One query. */
export async function placeOfInterruptions(
  db: Kysely<Database>,
  contactId: string,
): Promise<InterruptedPlace | undefined> {
  const { rows } = await sql<InterruptedPlace>`
    select co.id as "companyId", co.key as "companyKey", b.id as "branchId", b.key as "branchKey",
      bc.id as "contactId", bc.name as contact, bc.time_zone as "timeZone"
    from branch_contacts bc join branches b on b.id = bc.branch_id join companies co on co.id = b.company_id
    where bc.id = ${contactId}`.execute(db)
  return rows[0]
}

/** Returns the rows of `interruptions i` under a condition, by their end. One query. */
export async function readInterruptions(
  db: Kysely<Database>,
  where: RawBuilder<unknown>,
): Promise<readonly StoredInterruption[]> {
  const { rows } = await sql<StoredInterruption>`
    select i.id, i.kind, i.order_mode_id as "orderModeId", i.delivery_zone_id as "deliveryZoneId",
      i.extra_minutes as "extraMinutes", i.since, i.until, i.message, i.by_itself as "byItself", i.staff_user_id as "staffUserId",
      s.name as by, m.type as "modeType", coalesce(m.show_name, z.name) as name
    from interruptions i
      left join order_modes m on m.branch_id = i.branch_id and m.id = i.order_mode_id
      left join delivery_zones z on z.branch_id = i.branch_id and z.id = i.delivery_zone_id
      left join staff_users s on s.id = i.staff_user_id
    where ${where} order by i.until, i.id`.execute(db)
  return rows.map((row) => ({ ...row, since: new Date(row.since), until: new Date(row.until) }))
}

function thingText({ orderModeId, modeType, name }: StoredInterruption): string {
  if (orderModeId !== null) return name?.trim() || (modeType ? ORDER_MODE_NAMES[modeType] : '')
  return name === null ? interruptionNews.all : interruptionNews.zone(name)
}

const toldOf = ({ contact, timeZone }: InterruptedPlace, one: StoredInterruption, now: Date) => ({
  kind: one.kind,
  thing: thingText(one),
  contact,
  extraMinutes: one.extraMinutes ?? 0,
  end: interruptionEndText(endMoment(one.until, { now, timeZone })),
})

/** Event of an interruption, by a person or by the clock. */
type News = {
  readonly what: 'started' | 'extended' | 'ended' | 'over' | 'unheard' | 'heard'
  readonly one: StoredInterruption
  readonly staffUserId: string | null
}

/** A person may end an interruption that began by itself. */
const doorOf = ({ one, staffUserId }: News) => (one.byItself && staffUserId === null ? 'SYSTEM' : 'CONSOLE')

/**
 * Writes an interruption's event into the history, as a revision without operations, since only
 * the interruption itself can be undone. Returns its number.
 */
async function note(
  transaction: Transaction<Database>,
  place: InterruptedPlace,
  { news, now }: { readonly news: News; readonly now: Date },
): Promise<number | undefined> {
  const sentences = [interruptionNews[news.what](toldOf(place, news.one, now))]
  const { staffUserId } = news
  return noteChange(transaction, { ...place, staffUserId, sentences, now, door: doorOf(news) })
}

/** Transaction, place and instant of a change of interruptions. */
export type InterruptionWork = {
  readonly transaction: Transaction<Database>
  readonly place: InterruptedPlace
  readonly now: Date
}

/** Writes the event and gives the catalog a new version, so that orders are judged anew. */
async function written(work: InterruptionWork, news: News): Promise<number | undefined> {
  const { transaction, place, now } = work
  await transaction
    .updateTable('branch_contacts')
    .set(nextCatalog(now))
    .where('id', '=', place.contactId)
    .execute()
  return note(transaction, place, { news, now })
}

/** Deletes a branch contact's interruptions that are over, each with a line in the history. */
export async function clearOver({ transaction, place, now }: InterruptionWork): Promise<number | undefined> {
  let number: number | undefined
  const over = await readInterruptions(
    transaction,
    sql`i.branch_contact_id = ${place.contactId} and i.until <= ${now}`,
  )
  for (const one of over) {
    await sql`delete from interruptions where id = ${one.id}`.execute(transaction)
    const news = { what: 'over', one, staffUserId: one.staffUserId } as const
    number = await note(transaction, place, { news, now })
  }
  return number
}

/** Runs a change of interruptions under the company's lock. */
export const underLock = <Value>(
  { database, now }: { readonly database: Kysely<Database>; readonly now: () => Date },
  place: InterruptedPlace,
  work: (work: InterruptionWork) => Promise<Value>,
): Promise<Value> =>
  database.transaction().execute(async (transaction) => {
    await lockCompany(transaction, place.companyKey)
    // The lock was waited for: interruptions may have ended since.
    return work({ transaction, place, now: now() })
  })

export type NewInterruption = Pick<
  StoredInterruption,
  | 'id'
  | 'kind'
  | 'orderModeId'
  | 'deliveryZoneId'
  | 'extraMinutes'
  | 'until'
  | 'message'
  | 'byItself'
  | 'staffUserId'
>

/** Inserts an interruption; undefined where the thing has one of its kind. */
export async function insertInterruption(
  work: InterruptionWork,
  one: NewInterruption,
): Promise<{ readonly revision: number | undefined } | undefined> {
  const { transaction, place, now } = work
  await clearOver(work)
  const { rows } = await sql`
    insert into interruptions (company_id, branch_id, branch_contact_id, id, kind, order_mode_id, delivery_zone_id,
      extra_minutes, since, until, message, by_itself, staff_user_id)
    values (${place.companyId}, ${place.branchId}, ${place.contactId}, ${one.id}, ${one.kind},
      ${one.orderModeId}::uuid, ${one.deliveryZoneId}::uuid, ${one.extraMinutes}::int, ${now}, ${one.until},
      ${one.message}, ${one.byItself}, ${one.staffUserId}::uuid)
    on conflict do nothing returning id`.execute(transaction)
  if (rows.length === 0) return undefined
  const [stored] = await readInterruptions(transaction, sql`i.id = ${one.id}`)
  if (!stored) return { revision: undefined }
  const what = one.byItself ? 'unheard' : 'started'
  return { revision: await written(work, { what, one: stored, staffUserId: one.staffUserId }) }
}

type Named = { readonly id: string; readonly staffUserId: string | null }

/** Returns the interruption of an id while it holds at the branch contact. */
const standing = ({ transaction, place, now }: InterruptionWork, id: string) =>
  readInterruptions(
    transaction,
    sql`i.id = ${id} and i.branch_contact_id = ${place.contactId} and i.until > ${now}`,
  )

/**
 * Moves an interruption's end from the seen one; `changed` where it was moved before, `over` where
 * it is gone.
 */
export async function moveEnd(
  work: InterruptionWork,
  { id, staffUserId, seen, until }: Named & { readonly seen: Date; readonly until: Date },
): Promise<{ readonly revision: number | undefined } | 'changed' | 'over'> {
  const [before] = await standing(work, id)
  if (!before) return 'over'
  if (before.until.getTime() !== seen.getTime()) return 'changed'
  await sql`update interruptions set until = ${until} where id = ${id}`.execute(work.transaction)
  const news = { what: 'extended', one: { ...before, until }, staffUserId } as const
  return { revision: await written(work, news) }
}

/**
 * Ends an interruption; undefined where it is over. One that began by itself ends when a console
 * listens again; ended by hand, its silence counts anew, so that it does not pause again at once.
 */
export async function removeInterruption(
  work: InterruptionWork,
  { id, staffUserId }: Named,
): Promise<{ readonly revision: number | undefined } | undefined> {
  const [one] = await standing(work, id)
  if (!one) return undefined
  const { transaction, place, now } = work
  await sql`delete from interruptions where id = ${id}`.execute(transaction)
  if (one.byItself && staffUserId !== null)
    await sql`update branch_contacts set silence_from = ${now} where id = ${place.contactId}`.execute(
      transaction,
    )
  return { revision: await written(work, { what: staffUserId ? 'ended' : 'heard', one, staffUserId }) }
}

import type { Database } from '@mostrador/database/rows'
import { statement } from '@mostrador/database/statement'
import type { RiderOfShop } from '@mostrador/contract/rider/rider-team-endpoints'
import { sql, type Kysely, type RawBuilder } from 'kysely'
import { handsEmpty, holdRider } from './rider-store.ts'

type Team = { readonly riders: RiderOfShop[]; readonly hasCode: boolean }

const isOnShift = (now: Date): RawBuilder<boolean> => sql`
  (r.active and exists (select from rider_sessions t where t.branch_id = r.branch_id and t.rider_id = r.id
    and t.ended_at is null and t.expires_at > ${now}))`

/** Lists a branch contact's riders, and whether there is a code. One query. */
export async function findTeam(db: Kysely<Database>, contactId: string, now: Date): Promise<Team> {
  const { rows } = await sql<Team>`
    select c.rider_security_code_hash is not null as "hasCode", (
      select coalesce(jsonb_agg(jsonb_build_object('id', r.id, 'name', r.name, 'phone', r.phone,
        'onShift', ${isOnShift(now)}, 'blocked', r.blocked_at is not null) order by r.name, r.id), '[]')
      from riders r where r.branch_id = c.branch_id and r.branch_contact_id = c.id) as riders
    from branch_contacts c where c.id = ${contactId}`.execute(db)
  return rows[0] ?? { riders: [], hasCode: false }
}

/** Condition of the riders `r`, and the change to them. */
type Ending = {
  readonly isMeant: RawBuilder<unknown>
  readonly now: Date
  /** Whether riders whose shift ends are blocked, too. */
  readonly blocks?: boolean
}

/** Ended riders, with the branch contact of the first, and the number of those who carry. */
type Ended = {
  readonly endedIds: readonly string[]
  readonly contactId: string | null
  readonly carrying: number
}

/** Condition of all riders on shift at a branch contact. */
export const onShiftAt = (contactId: string): RawBuilder<unknown> =>
  sql`r.branch_contact_id = ${contactId} and r.active`

/** Condition of a rider at one of these branch contacts. */
export const riderOf = (id: string, contactIds: readonly string[]): RawBuilder<unknown> =>
  sql`r.id = ${id} and r.branch_contact_id = any(${[...contactIds]}::uuid[])`

/**
 * Ends the shifts and tokens of riders with empty hands under a condition. A shipment taken at
 * this moment keeps the shift, or is not taken. Two queries; undefined for no rider.
 */
export const endShifts = (
  db: Kysely<Database>,
  { isMeant, now, blocks = false }: Ending,
): Promise<Ended | undefined> =>
  db.transaction().execute(async (tx) => {
    if (!(await holdRider(tx, isMeant))) return undefined
    const ending = statement()
      .part(
        'ended',
        () => sql`
          update riders r set active = false, updated_at = ${now},
            blocked_at = case when ${blocks} then coalesce(r.blocked_at, ${now}) else r.blocked_at end
          where ${isMeant} and ${handsEmpty}
          returning r.branch_id, r.id, r.branch_contact_id`,
      )
      .write(
        'tokens',
        ({ ended }) => sql`
          update rider_sessions t set ended_at = ${now} from ${ended}
          where t.branch_id = ended.branch_id and t.rider_id = ended.id and t.ended_at is null`,
      )
      .answer(
        ({ ended }) => sql<Ended>`
          select coalesce((select jsonb_agg(id) from ${ended}), '[]') as "endedIds",
            (select branch_contact_id from ${ended} limit 1) as "contactId",
            (select count(*)::int from riders r where ${isMeant} and not ${handsEmpty}) as carrying`,
      )
    return (await ending.execute(tx)).rows[0]
  })

/** Unblocks riders; returns whether there is one. One query. */
export async function unblock(db: Kysely<Database>, isMeant: RawBuilder<unknown>, now: Date) {
  const { rows } = await sql`
    update riders r set blocked_at = null, updated_at = ${now} where ${isMeant} returning r.id`.execute(db)
  return rows.length > 0
}

/** Sets the code of a branch contact for its riders. One query. */
export async function setRiderCode(db: Kysely<Database>, contactId: string, hash: string): Promise<void> {
  await sql`update branch_contacts set rider_security_code_hash = ${hash} where id = ${contactId}`.execute(db)
}

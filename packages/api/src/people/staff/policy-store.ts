import type { StaffPolicy } from '@mostrador/contract/staff/policy-endpoints'
import type { Database } from '@mostrador/database/rows'
import type { FactorAsk } from '@mostrador/domain/staff/factor-ask'
import { openingInstant } from '@mostrador/domain/scheduling/slots'
import { wallClock } from '@mostrador/domain/scheduling/wall-clock'
import { sql, type Kysely, type Transaction } from 'kysely'
import { listWithoutFactor } from '../shared-device/device-factor.ts'
import { asksOf } from './staff-access.ts'

/** Whether a company of the person asks for a second factor, or will. One query. */
export async function isAskedForFactor(db: Kysely<Database>, staffUserId: string): Promise<boolean> {
  const { rows } = await sql`
    select from staff_memberships m join staff_factor_asks f on ${asksOf}
    where m.staff_user_id = ${staffUserId} and m.confirmed_at is not null limit 1`.execute(db)
  return rows.length > 0
}

/** Returns a company's time zone: that of its first branch contact. One query. */
export async function zoneOfCompany(db: Kysely<Database>, companyId: string): Promise<string> {
  const { rows } = await sql<{ zone: string }>`
    select c.time_zone as zone from branch_contacts c join branches b on b.id = c.branch_id
    where b.company_id = ${companyId} order by b.position, b.id, c.position, c.id limit 1`.execute(db)
  return rows[0]?.zone ?? 'UTC'
}

/** Lists the roles asked for a second factor by a company, and since when. One query. */
export async function listAsks(db: Kysely<Database>, companyId: string): Promise<readonly FactorAsk[]> {
  const { rows } = await sql<FactorAsk>`
    select role, starts_on::text as from from staff_factor_asks
    where company_id = ${companyId} order by role`.execute(db)
  return rows
}

/**
 * Replaces a company's asks; later ones begin with their day in the company's time zone. Two
 * statements at most.
 */
export async function writeAsks(
  transaction: Transaction<Database>,
  asked: {
    readonly companyId: string
    readonly before: readonly FactorAsk[]
    readonly asks: readonly FactorAsk[]
    readonly timeZone: string
    readonly now: Date
  },
): Promise<void> {
  const { companyId, before, asks, timeZone, now } = asked
  // An unchanged ask keeps the instant at which it began.
  const isKept = (ask: FactorAsk): boolean =>
    before.some(({ role, from }) => role === ask.role && from === ask.from)
  const kept = asks.filter(isKept).map(({ role }) => role)
  await sql`
    delete from staff_factor_asks
    where company_id = ${companyId} and role <> all(${kept}::text[])`.execute(transaction)
  const rows = asks.filter((ask) => !isKept(ask))
  if (rows.length === 0) return
  await transaction
    .insertInto('staff_factor_asks')
    .values(
      rows.map(({ role, from }) => ({
        company_id: companyId,
        role,
        starts_on: from,
        starts_at: openingInstant({ date: from, time: '00:00' }, { now, timeZone }) ?? now,
      })),
    )
    .execute()
}

type PersonRow = Omit<StaffPolicy['people'][number], 'isSelf' | 'remindedAt' | 'holds'> & {
  readonly remindedAt: Date | null
}

/** Lists the people of whom a second factor is asked, now or later, by name. One query. */
async function listAsked(db: Kysely<Database>, companyId: string): Promise<readonly PersonRow[]> {
  const { rows } = await sql<PersonRow>`
    select u.id, u.name, u.email, min(f.starts_on)::text as from,
      jsonb_agg(distinct jsonb_build_object('role', m.role, 'roleName', r.name)) as roles,
      (u.two_factor_enabled or exists (select from staff_passkeys k where k.staff_user_id = u.id)) as "hasFactor",
      (select n.reminded_at from staff_factor_reminders n
        where n.company_id = ${companyId} and n.staff_user_id = u.id) as "remindedAt"
    from staff_memberships m join staff_users u on u.id = m.staff_user_id
      join staff_factor_asks f on ${asksOf}
      left join staff_roles r on r.company_id = m.company_id and r.key = m.own_role
    where m.company_id = ${companyId} and m.confirmed_at is not null
    group by u.id order by u.name, u.id`.execute(db)
  return rows
}

/** Returns the policy of a company as its owner sees it. Five queries. */
export async function findPolicy(
  db: Kysely<Database>,
  asked: { readonly companyId: string; readonly personId: string; readonly now: Date },
): Promise<Pick<StaffPolicy, 'today' | 'asks' | 'people' | 'tablets'>> {
  const { companyId, personId, now } = asked
  const today = wallClock(now, await zoneOfCompany(db, companyId)).date
  const [asks, people] = [await listAsks(db, companyId), await listAsked(db, companyId)]
  return {
    today,
    asks: asks.map((ask) => ({ ...ask, holds: ask.from <= today })),
    people: people.map(({ remindedAt, ...person }) => ({
      ...person,
      isSelf: person.id === personId,
      holds: person.from <= today,
      remindedAt: remindedAt && remindedAt.toISOString(),
    })),
    tablets: [...(await listWithoutFactor(db, companyId))],
  }
}

/** Whether a company asks a second factor of any role at an instant. One query. */
export async function asksAnyFactor(db: Kysely<Database>, companyId: string, at: Date): Promise<boolean> {
  const { rows } = await sql`
    select from staff_factor_asks
    where company_id = ${companyId} and starts_at <= ${at}::timestamptz limit 1`.execute(db)
  return rows.length > 0
}

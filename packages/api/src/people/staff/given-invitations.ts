import type { Database } from '@mostrador/database/rows'
import type { Grant } from '@mostrador/domain/permission/grant'
import { refusesTeamChange } from '@mostrador/domain/permission/team-rule'
import type { Kysely } from 'kysely'
import { permissionsOfStored } from '../permission/stored-role.ts'
import { grantsOfAbsent, listWaiting, placeOf, type WaitingRow } from '../team/team-store.ts'

export const INVITATION_DAYS = 7

/** Returns the end of an invitation, and of a link, made now. */
export const invitationEnd = (now: Date): Date => new Date(now.getTime() + INVITATION_DAYS * 86_400_000)

/**
 * Whether the days of a waiting membership itself are over: the link of a later invitation makes
 * them no longer. Memberships of a file have no end.
 */
const isOver = ({ invitedAt }: Pick<WaitingRow, 'invitedAt'>, now: Date): boolean =>
  invitedAt !== null && invitationEnd(invitedAt) <= now

/** Picks the waiting memberships of a person that a link still opens; all where none is open. */
export function openOf(waiting: readonly WaitingRow[], now: Date): readonly WaitingRow[] {
  const open = waiting.filter((row) => !isOver(row, now))
  return open.length > 0 ? open : waiting
}

/** Person whose memberships of a company wait. */
export type Person = { readonly companyId: string; readonly staffUserId: string }

type Asked = Person & { readonly now: Date }

/** Whether these grants may give a waiting membership. */
const mayGive = (grants: readonly Grant[], companyId: string, row: WaitingRow): boolean =>
  !refusesTeamChange(grants, {
    scope: placeOf(companyId, row),
    before: [],
    after: permissionsOfStored(row),
  })

/**
 * Picks the waiting memberships that their maker may no longer give: an inviter may have fewer
 * permissions by now, or be gone. Memberships of a file stay, since the operator gave them.
 */
export const ungivenOf = (
  waiting: readonly WaitingRow[],
  companyId: string,
  grantsOf: (maker: string) => readonly Grant[],
): readonly WaitingRow[] =>
  waiting.filter((row) => row.invitedBy !== null && !mayGive(grantsOf(row.invitedBy), companyId, row))

/** Lists those of a company, by the grants that their makers have now. */
async function listUngiven(db: Kysely<Database>, companyId: string): Promise<readonly WaitingRow[]> {
  const waiting = await listWaiting(db, companyId)
  const makers = new Set(waiting.flatMap(({ invitedBy }) => invitedBy ?? []))
  const grants = new Map<string, readonly Grant[]>()
  for (const maker of makers) grants.set(maker, await grantsOfAbsent(db, maker, companyId))
  return ungivenOf(waiting, companyId, (maker) => grants.get(maker) ?? [])
}

/** Parts a person's waiting memberships into those that may be given now and those that may not. */
async function waitingOf(db: Kysely<Database>, { companyId, staffUserId, now }: Asked) {
  const theirs = ({ id }: WaitingRow): boolean => id === staffUserId
  const ungiven = (await listUngiven(db, companyId)).filter(theirs)
  const stale = new Set(ungiven.map(({ membershipId }) => membershipId))
  const all = (await listWaiting(db, companyId)).filter(theirs)
  for (const row of all) if (isOver(row, now)) stale.add(row.membershipId)
  return { stale, given: all.filter(({ membershipId }) => !stale.has(membershipId)) }
}

/**
 * Drops a person's waiting memberships that may no longer be given, or whose days are over; returns
 * the others. Under the company's lock.
 */
export async function dropUngiven(db: Kysely<Database>, person: Asked): Promise<readonly WaitingRow[]> {
  const { stale, given } = await waitingOf(db, person)
  if (stale.size === 0) return given
  await db
    .deleteFrom('staff_memberships')
    .where('company_id', '=', person.companyId)
    .where('id', 'in', [...stale])
    .where('confirmed_at', 'is', null)
    .execute()
  return given
}

/**
 * Whether any waiting membership of a person may be given now: by its inviter and, for a link that
 * was handed over, by the link's maker. One inviter without permission stops no other invitation.
 */
export async function mayBeGiven(
  db: Kysely<Database>,
  { companyId, staffUserId, now, madeBy = null }: Asked & { readonly madeBy?: string | null },
): Promise<boolean> {
  const { given } = await waitingOf(db, { companyId, staffUserId, now })
  if (given.length === 0 || madeBy === null) return given.length > 0
  const grants = await grantsOfAbsent(db, madeBy, companyId)
  return given.every((row) => mayGive(grants, companyId, row))
}

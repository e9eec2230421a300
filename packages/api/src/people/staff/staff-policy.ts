import type { StaffPolicy } from '@mostrador/contract/staff/policy-endpoints'
import { factorNews } from '@mostrador/copy/factor-policy'
import { isGranted } from '@mostrador/domain/permission/grant'
import { BUILT_IN_ROLES } from '@mostrador/domain/permission/permission'
import { wallClock } from '@mostrador/domain/scheduling/wall-clock'
import { EVERYBODY, planAsks, type FactorAsk } from '@mostrador/domain/staff/factor-ask'
import type { Database } from '@mostrador/database/rows'
import type { Kysely } from 'kysely'
import { no, yes, type Handler } from '../../ground/http/handler.ts'
import type { StaffMember } from '../../ground/ports.ts'
import { changeTeam } from '../team/team-change.ts'
import { calledRole, listOwnRoles, recordTeam, type OwnRoleRow } from '../team/team-store.ts'
import { findPolicy, listAsks, writeAsks, zoneOfCompany } from './policy-store.ts'
import { findAccount } from './session-store.ts'

type Asked = { readonly staff: StaffMember; readonly companyId: string }

async function policyFor(db: Kysely<Database>, { staff, companyId }: Asked): Promise<StaffPolicy> {
  const own = await listOwnRoles(db, companyId)
  const { hasSecondFactor } = await findAccount(db, staff.id)
  const roles = [
    ...BUILT_IN_ROLES.map((role) => ({ role, roleName: null })),
    ...own.map(({ key: role, name: roleName }) => ({ role, roleName })),
  ]
  const policy = await findPolicy(db, { companyId, personId: staff.id, now: staff.at })
  return { hasFactor: hasSecondFactor || staff.byPasskey, roles, ...policy }
}

/** Returns the roles asked for a second factor, and the people without one. Nine queries. */
export const getStaffPolicy: Handler<'getStaffPolicy'> = async ({ database }, { params, staff }) =>
  yes(await policyFor(database, { staff, companyId: params.id }))

const isSame = (one: readonly FactorAsk[], other: readonly FactorAsk[]): boolean =>
  one.length === other.length &&
  one.every(({ role, from }) => other.some((ask) => ask.role === role && ask.from === from))

/** Returns the sentences of a change of the policy; none where it is unchanged. */
function newsOf(
  before: readonly FactorAsk[],
  asks: readonly FactorAsk[],
  own: readonly OwnRoleRow[],
): readonly string[] {
  const called = (role: string): string | null =>
    role === EVERYBODY
      ? null
      : calledRole({ role, name: own.find(({ key }) => key === role)?.name ?? null, permissions: null })
  const isIn = (list: readonly FactorAsk[], { role, from }: FactorAsk): boolean =>
    list.some((ask) => ask.role === role && ask.from === from)
  const begun = Map.groupBy(
    asks.filter((ask) => !isIn(before, ask)),
    ({ from }) => from,
  )
  const gone = before.filter(({ role }) => !asks.some((ask) => ask.role === role))
  return [
    ...[...begun].map(([from, of]) =>
      factorNews.asked(
        of.map(({ role }) => called(role)),
        from,
      ),
    ),
    ...(asks.length === 0 && gone.length > 0
      ? [factorNews.askedOfNobody]
      : gone.length > 0
        ? [factorNews.askedNoMore(gone.map(({ role }) => called(role)))]
        : []),
  ]
}

/**
 * Sets the roles of which a company asks a second factor from a day on. An owner without one is
 * refused, since they would lock themselves out, and so is a PIN that colleagues may have seen.
 * Runs under the lock of the company, as changes of its roles do.
 */
export const setStaffPolicy: Handler<'setStaffPolicy'> = async (api, { params, body, staff }) => {
  const companyId = params.id
  const event = 'policy-changed' as const
  const changed = await changeTeam(api, { staff, companyId, event }, async ({ transaction, grants }) => {
    // An owner who lost the role meanwhile, or owes a factor by now, finds no such company.
    if (!isGranted(grants, { company: companyId, permission: 'company' })) return no('company-not-found')
    const { hasSecondFactor } = await findAccount(transaction, staff.id)
    if (!hasSecondFactor && !staff.byPasskey) return no('second-factor-missing')
    const before = await listAsks(transaction, companyId)
    if (!isSame(before, body.seen)) return no('team-changed-meanwhile')
    const own = await listOwnRoles(transaction, companyId)
    const known = new Set<string>([EVERYBODY, ...BUILT_IN_ROLES, ...own.map(({ key }) => key)])
    if (body.roles.some((role) => !known.has(role))) return no('role-not-found')
    const timeZone = await zoneOfCompany(transaction, companyId)
    const asks = planAsks(before, body, wallClock(staff.at, timeZone).date)
    if (asks === 'day') return no('factor-day-invalid')
    await writeAsks(transaction, { companyId, before, asks, timeZone, now: staff.at })
    const sentences = newsOf(before, asks, own)
    const news = { companyId, staffUserId: staff.id, now: staff.at, sentences, branchId: null }
    if (sentences.length > 0) await recordTeam(transaction, { ...news, toldTo: 'company' })
    return yes(null)
  })
  return changed.ok ? yes(await policyFor(api.database, { staff, companyId })) : changed
}

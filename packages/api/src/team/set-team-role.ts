import { teamNews } from '@mostrador/copy/permission'
import { refusesTeamChange } from '@mostrador/domain/permission/team-rule'
import { removeIdlePeople } from '@mostrador/tenant/staff-rows'
import type { Database } from '@mostrador/database/rows'
import type { Transaction } from 'kysely'
import { no, yes } from '../http/handler.ts'
import type { Handler } from '../http/handler.ts'
import { deniedReason } from '../permission/denied-response.ts'
import { placeOfContact } from '../permission/may.ts'
import { permissionsOfStored } from '../permission/stored-role.ts'
import { endWhatWaits } from './end-what-waits.ts'
import { changeTeam } from './team-change.ts'
import { calledRole, countOwners, findRole, listPlaces, listTeam, placeOf, recordTeam } from './team-store.ts'

type Move = {
  readonly companyId: string
  readonly place: { readonly branch: string | null; readonly branchContact: string | null }
  readonly personId: string
  readonly id: string
  readonly now: Date
}

/** Writes the role of somebody at a place, or takes it away. One statement. */
async function writeRole(
  transaction: Transaction<Database>,
  { companyId, place, personId, id, now }: Move,
  role: string | null,
): Promise<void> {
  const row = { company_id: companyId, branch_id: place.branch, branch_contact_id: place.branchContact }
  if (role !== null) {
    await transaction
      .insertInto('staff_memberships')
      .values({ ...row, id, staff_user_id: personId, role, confirmed_at: now })
      .onConflict((conflict) =>
        conflict
          .columns(['company_id', 'staff_user_id', 'branch_id', 'branch_contact_id'])
          .doUpdateSet({ role }),
      )
      .execute()
    return
  }
  await transaction
    .deleteFrom('staff_memberships')
    .where('company_id', '=', companyId)
    .where('staff_user_id', '=', personId)
    .where('branch_id', 'is not distinct from', place.branch)
    .where('branch_contact_id', 'is not distinct from', place.branchContact)
    .execute()
}

/**
 * Gives somebody of the company a role at a place, another one, or none. Nobody gives or takes more
 * than he or she may do there, and the company keeps an owner. Invitations that the person made and
 * may not make any more end with it.
 */
export const setTeamRole: Handler<'setTeamRole'> = async (api, { params, body, staff }) => {
  const companyId = placeOfContact(staff, params.id)?.company
  if (companyId === undefined) return no('branch-contact-not-found')
  const { personId } = params
  const scope = placeOf(companyId, body)
  return changeTeam(api, { staff, companyId }, async ({ transaction, grants }) => {
    const place = (await listPlaces(transaction, companyId)).find(
      ({ branch, branchContact }) => branch === body.branch && branchContact === body.branchContact,
    )
    const rows = (await listTeam(transaction, companyId)).filter(({ id }) => id === personId)
    const [person] = rows
    if (!person || !place) return no('person-not-found')
    const before = rows.find((row) => row.branch === body.branch && row.branchContact === body.branchContact)
    if ((before?.role ?? null) !== body.seen) return no('team-changed-meanwhile')
    const after = body.role === null ? null : await findRole(transaction, companyId, body.role)
    if (after === undefined) return no('role-not-found')
    const refused = refusesTeamChange(grants, {
      scope,
      before: before ? permissionsOfStored(before) : [],
      after: after ? permissionsOfStored(after) : [],
    })
    if (refused === 'permission-missing')
      return no(refused, [await deniedReason(transaction, { permission: 'staff', place: scope })])
    if (refused) return no(refused)
    const isOwner = before?.role === 'OWNER' && body.branch === null
    if (isOwner && body.role !== 'OWNER' && (await countOwners(transaction, companyId)) <= 1)
      return no('last-owner')
    const now = api.now()
    await writeRole(transaction, { companyId, place, personId, id: api.newId(), now }, body.role)
    const ended = await endWhatWaits(transaction, companyId)
    await removeIdlePeople(transaction, [personId])
    const told = { person: person.person, place: place.name }
    const [from, to] = [before ? calledRole(before) : null, after ? calledRole(after) : null]
    const sentences = [teamNews.role({ ...told, from, to }), ...ended]
    await recordTeam(transaction, {
      companyId,
      staffUserId: staff.id,
      now,
      sentences,
      branchId: body.branch,
    })
    return yes({ role: body.role })
  })
}

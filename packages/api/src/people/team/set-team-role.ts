import { teamNews } from '@mostrador/copy/permission'
import { removeIdlePeople } from '@mostrador/tenant/staff/staff-rows'
import { no, yes, type Handler } from '../../ground/http/handler.ts'
import { placeOfContact } from '../permission/may.ts'
import { endWhatWaits } from './end-what-waits.ts'
import { roleMove } from './role-move.ts'
import { changeTeam } from './team-change.ts'
import { calledRole, countOwners, recordTold } from './team-store.ts'
import { writeRole } from './role-store.ts'

/**
 * Gives a person of the company a role at a place, another one, or none. Staff cannot give or take
 * more than they may there, and the company keeps an owner. Waiting things that the person may no
 * longer make end with it; the caller decides on the person's keys.
 */
export const setTeamRole: Handler<'setTeamRole'> = async (api, { params, body, staff }) => {
  const companyId = placeOfContact(staff, params.id)?.company
  if (companyId === undefined) return no('branch-contact-not-found')
  const { personId } = params
  return changeTeam(api, { staff, companyId }, async ({ transaction, grants }) => {
    const move = await roleMove(transaction, { ...body, companyId, grants, personId })
    if (!move.ok) return move
    const { person, place, from, to, before, isGift } = move
    if (isGift && staff.owesPasskey) return no('passkey-first')
    const isOwner = from?.role === 'OWNER' && body.branch === null
    if (isOwner && body.role !== 'OWNER' && (await countOwners(transaction, companyId)) <= 1)
      return no('last-owner')
    const now = api.now()
    await writeRole(transaction, { companyId, place, personId, id: api.newId(), now }, body.role)
    const ended = await endWhatWaits(transaction, { before, keys: body.keys, staff, now })
    if ('refused' in ended) return no(ended.refused)
    await removeIdlePeople(transaction, [personId])
    const told = { person: person.person, place: place.name }
    const roles = { from: from ? calledRole(from) : null, to: to ? calledRole(to) : null }
    const sentence = teamNews.role({ ...told, ...roles })
    await recordTold(transaction, { companyId, staffUserId: staff.id, now }, [
      { sentence, branchId: body.branch, toldTo: 'staff' },
      ...ended.told,
    ])
    return yes({ role: body.role })
  })
}

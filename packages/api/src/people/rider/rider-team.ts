import { dispatchChannel, liveEvents } from '@mostrador/domain/realtime/channel-names'
import { no, yes, type Handler } from '../../ground/http/handler.ts'
import type { Api } from '../../ground/ports.ts'
import { announce, announceToRiders } from '../../ground/realtime/announce.ts'
import { staffPasswords } from '../staff/staff-passwords.ts'
import { endShifts, findTeam, onShiftAt, riderOf, setRiderCode, unblock } from './rider-team-store.ts'

const listRiders: Handler<'listRiders'> = async ({ database, now }, { params }) =>
  yes(await findTeam(database, params.id, now()))

/** Letters and digits that are not confused when read out. */
const LETTERS = 'abcdefghjkmnpqrstuvwxyz23456789'

/** Returns a code of three groups, too long to be guessed online. */
const codeOf = (bytes: Uint8Array): string =>
  [...bytes]
    .map((byte) => LETTERS[byte % LETTERS.length])
    .join('')
    .replaceAll(/(.{4})(?=.)/g, '$1-')

const CODE_LENGTH = 12

/** Sets a new code for riders; of two at once the last one holds. One query. */
const renewRiderCode: Handler<'renewRiderCode'> = async (api, { params }) => {
  const code = codeOf(api.randomBytes(CODE_LENGTH))
  await setRiderCode(api.database, params.id, await staffPasswords.hash(code))
  api.tellSecurity('rider-code-renewed')
  return yes({ code })
}

/** Tells the board of a branch contact and its riders whose shift ended. */
export function tellEnded(api: Api, contactId: string, riderIds: readonly string[]): void {
  announce(api, {
    channel: dispatchChannel(contactId),
    event: liveEvents.dispatchUpdated,
    data: { riderIds },
  })
  announceToRiders(api, contactId)
}

/** Ends the shifts of all riders with empty hands, as at the end of a night. Two queries. */
const endRiderShifts: Handler<'endRiderShifts'> = async (api, { params }) => {
  const done = await endShifts(api.database, { isMeant: onShiftAt(params.id), now: api.now() })
  if (!done) return yes({ ended: 0, carrying: 0 })
  tellEnded(api, params.id, done.endedIds)
  return yes({ ended: done.endedIds.length, carrying: done.carrying })
}

/**
 * Blocks a rider with empty hands, or unblocks one: the code alone keeps no one out who knows it.
 * Two queries.
 */
const blockRider: Handler<'blockRider'> = async (api, { params, body, staff }) => {
  const now = api.now()
  const isMeant = riderOf(params.id, staff.branchContactIds)
  if (!body.blocked)
    return (await unblock(api.database, isMeant, now)) ? yes({ done: true as const }) : no('rider-not-found')
  const done = await endShifts(api.database, { isMeant, now, blocks: true })
  if (!done) return no('rider-not-found')
  if (done.contactId === null) return no('rider-carries')
  tellEnded(api, done.contactId, done.endedIds)
  return yes({ done: true as const })
}

/** Handlers of a shop's riders. */
export const riderTeamHandlers = { listRiders, renewRiderCode, endRiderShifts, blockRider }

import { dispatchChannel, liveEvents } from '@mostrador/domain/realtime/channel-names'
import { sql } from 'kysely'
import { no, yes, type Handler } from '../../ground/http/handler.ts'
import type { Api } from '../../ground/ports.ts'
import { announce, announceToRiders } from '../../ground/realtime/announce.ts'
import { staffPasswords } from '../staff/staff-passwords.ts'
import { endShifts, findTeam, unblock } from './rider-team-store.ts'

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
  await api.database
    .updateTable('branch_contacts')
    .set({ rider_security_code_hash: await staffPasswords.hash(code) })
    .where('id', '=', params.id)
    .execute()
  api.tellSecurity('rider-code-renewed')
  return yes({ code })
}

function tellEnded(api: Api, contactId: string, riderIds: readonly string[]): void {
  announce(api, {
    channel: dispatchChannel(contactId),
    event: liveEvents.dispatchUpdated,
    data: { riderIds },
  })
  announceToRiders(api, contactId)
}

/** Ends the shifts of all riders with empty hands, as at the end of a night. Two queries. */
const endRiderShifts: Handler<'endRiderShifts'> = async (api, { params }) => {
  const isMeant = sql`r.branch_contact_id = ${params.id} and r.active`
  const done = await endShifts(api.database, { isMeant, now: api.now() })
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
  const isMeant = sql`r.id = ${params.id} and r.branch_contact_id = any(${[...staff.branchContactIds]}::uuid[])`
  if (!body.blocked)
    return (await unblock(api.database, isMeant, now)) ? yes({ done: true as const }) : no('rider-not-found')
  const done = await endShifts(api.database, { isMeant, now, blocks: true })
  if (!done) return no('rider-not-found')
  if (done.endedIds.length === 0) return no('rider-carries')
  const { branch_contact_id: contactId } = await api.database
    .selectFrom('riders')
    .select('branch_contact_id')
    .where('id', '=', params.id)
    .executeTakeFirstOrThrow()
  tellEnded(api, contactId, done.endedIds)
  return yes({ done: true as const })
}

/** Handlers of a shop's riders. */
export const riderTeamHandlers = { listRiders, renewRiderCode, endRiderShifts, blockRider }

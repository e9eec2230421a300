import { dispatchChannel, liveEvents } from '@mostrador/domain/realtime/channel-names'
import { statement } from '@mostrador/database/statement'
import { sql } from 'kysely'
import { no, yes, type Handler } from '../../ground/http/handler.ts'
import { announce, announceToRiders } from '../../ground/realtime/announce.ts'
import { handsEmpty, holdRider } from '../../people/rider/rider-store.ts'

/**
 * Ends the shift and all tokens of a rider with empty hands, who left without a word. A shipment
 * taken at this moment keeps the shift, or is not taken. Two queries.
 */
export const endRiderShift: Handler<'endRiderShift'> = async (api, { params, staff }) => {
  const now = api.now()
  const isTheirs = sql`r.id = ${params.id} and r.branch_contact_id = any(${[...staff.branchContactIds]}::uuid[])`
  const ended = await api.database.transaction().execute(async (tx) => {
    if (!(await holdRider(tx, isTheirs))) return 'rider-not-found'
    const ending = statement()
      .part(
        'ended',
        () => sql`
          update riders r set active = false, updated_at = ${now} where ${isTheirs} and ${handsEmpty}
          returning r.branch_id, r.id, r.branch_contact_id`,
      )
      .write(
        'tokens',
        ({ ended }) => sql`
          update rider_sessions t set ended_at = ${now} from ${ended}
          where t.branch_id = ended.branch_id and t.rider_id = ended.id and t.ended_at is null`,
      )
      .answer(
        ({ ended }) => sql<{ contactId: string }>`
          select branch_contact_id as "contactId" from ${ended}`,
      )
    const { rows } = await ending.execute(tx)
    return rows[0] ?? 'rider-carries'
  })
  if (typeof ended === 'string') return no(ended)
  const channel = dispatchChannel(ended.contactId)
  announce(api, { channel, event: liveEvents.dispatchUpdated, data: { riderIds: [params.id] } })
  announceToRiders(api, ended.contactId)
  return yes({ done: true })
}

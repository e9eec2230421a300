import { boardChannel, liveEvents } from '@mostrador/domain/realtime/channel-names'
import { statusesThat } from '@mostrador/domain/shipment/shipment-states'
import { sql } from 'kysely'
import { type Handler, no, yes } from '../http/handler.ts'
import { announce } from '../realtime/announce.ts'
import { isTheirs } from './dispatch-store.ts'

/** Ends the shift of a rider whose hands are empty, and every token that he or she has: of a rider who left without a word. */
export const endRiderShift: Handler<'endRiderShift'> = async (api, { params, staff }) => {
  const theirs = { id: params.id, contactIds: staff.branchContactIds }
  const now = api.now()
  const { rows } = await sql<{ contactId: string }>`
    with ended as (
      update riders r set active = false, updated_at = ${now}
      where r.id = ${theirs.id} and r.branch_contact_id = any(${[...theirs.contactIds]}::uuid[])
        and not exists (select from shipments s where s.branch_id = r.branch_id and s.rider_id = r.id
          and s.status = any(${[...statusesThat('carried')]}::text[]))
      returning r.branch_id, r.id, r.branch_contact_id
    ), tokens as (
      update rider_sessions t set ended_at = ${now} from ended
      where t.branch_id = ended.branch_id and t.rider_id = ended.id and t.ended_at is null
    )
    select branch_contact_id as "contactId" from ended`.execute(api.database)
  const [ended] = rows
  if (!ended)
    return no((await isTheirs(api.database, 'riders', theirs)) ? 'rider-carries' : 'rider-not-found')
  const channel = boardChannel(ended.contactId)
  announce(api, { channel, event: liveEvents.dispatchUpdated, data: { riderIds: [params.id] } })
  return yes({ done: true })
}

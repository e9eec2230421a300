import { staffChannelOf } from '@mostrador/domain/realtime/staff-channel'
import { branchContactOfRiders } from '@mostrador/domain/realtime/channel-names'
import { no, yes, type Handler } from '../../ground/http/handler.ts'
import { may, placeOfContact } from '../permission/may.ts'
import { listenerOfStaff, listenerOfRider } from './still-listening.ts'
import { tokenHash } from '../rider/rider-session.ts'
import { riderTokenOf } from '../rider/rider-token.ts'

/**
 * Lets staff listen to channels of their branch contacts with the permission, and to no other
 * private channel.
 */
const authorizeChannel: Handler<'authorizeChannel'> = async ({ realtime }, { body, staff }) => {
  const asked = staffChannelOf(body.channel_name)
  const place = asked && placeOfContact(staff, asked.branchContactId)
  if (!place || (asked.permission !== null && !may(staff, asked.permission, place)))
    return no('channel-forbidden')
  const wish = { socketId: body.socket_id, channel: body.channel_name }
  return yes(realtime.sign({ ...wish, who: listenerOfStaff(staff.sessionId) }))
}

/**
 * Lets a rider on shift listen to the offers of the branch contact, and to no other private
 * channel.
 */
const authorizeRiderChannel: Handler<'authorizeRiderChannel'> = async (
  { realtime },
  { body, rider, call },
) => {
  if (branchContactOfRiders(body.channel_name) !== rider.branchContactId) return no('channel-forbidden')
  const wish = { socketId: body.socket_id, channel: body.channel_name }
  const hash = tokenHash(riderTokenOf(call.headers)?.token ?? '')
  return yes(realtime.sign({ ...wish, who: listenerOfRider(hash) }))
}

/** Handlers of the noun's endpoints, by their names in the contract. */
export const channelHandlers = {
  authorizeChannel,
  authorizeRiderChannel,
}

import { staffChannelOf } from '@mostrador/domain/realtime/staff-channel'
import { no, yes, type Handler } from '../../ground/http/handler.ts'
import { may, placeOfContact } from '../permission/may.ts'
import { listenerOfStaff } from './still-listening.ts'

/**
 * Lets staff listen to channels of their branch contacts with the permission, and to no other
 * private channel.
 */
export const authorizeChannel: Handler<'authorizeChannel'> = async ({ realtime }, { body, staff }) => {
  const asked = staffChannelOf(body.channel_name)
  const place = asked && placeOfContact(staff, asked.branchContactId)
  if (!place || (asked.permission !== null && !may(staff, asked.permission, place)))
    return no('channel-forbidden')
  const wish = { socketId: body.socket_id, channel: body.channel_name }
  return yes(realtime.sign({ ...wish, who: listenerOfStaff(staff.sessionId) }))
}

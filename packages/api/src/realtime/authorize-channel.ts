import { branchContactOfBoard } from '@mostrador/domain/realtime/channel-names'
import { no, yes } from '../http/handler.ts'
import type { Handler } from '../http/handler.ts'

/**
 * Lets a member of staff listen to the boards of his or her branch contacts, and to no other
 * private channel.
 */
export const authorizeChannel: Handler<'authorizeChannel'> = async ({ realtime }, { body, staff }) => {
  const contactId = branchContactOfBoard(body.channel_name)
  if (contactId === undefined || !staff.branchContactIds.includes(contactId)) return no('channel-forbidden')
  return yes({ auth: realtime.sign(body.socket_id, body.channel_name) })
}

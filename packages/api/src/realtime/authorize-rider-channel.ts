import { branchContactOfRiders } from '@mostrador/domain/realtime/channel-names'
import { no, yes } from '../http/handler.ts'
import type { Handler } from '../http/handler.ts'

/**
 * Lets a rider on shift listen to the offers of his or her branch contact, and to no other private
 * channel.
 */
export const authorizeRiderChannel: Handler<'authorizeRiderChannel'> = async (
  { realtime },
  { body, rider },
) => {
  if (branchContactOfRiders(body.channel_name) !== rider.branchContactId) return no('channel-forbidden')
  return yes({ auth: realtime.sign(body.socket_id, body.channel_name) })
}

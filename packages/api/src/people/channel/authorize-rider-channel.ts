import { branchContactOfRiders } from '@mostrador/domain/realtime/channel-names'
import { no, yes, type Handler } from '../../ground/http/handler.ts'
import { tokenHash } from '../rider/rider-session.ts'
import { riderTokenOf } from '../rider/rider-token.ts'
import { listenerOfRider } from './still-listening.ts'

/**
 * Lets a rider on shift listen to the offers of the branch contact, and to no other private
 * channel.
 */
export const authorizeRiderChannel: Handler<'authorizeRiderChannel'> = async (
  { realtime },
  { body, rider, call },
) => {
  if (branchContactOfRiders(body.channel_name) !== rider.branchContactId) return no('channel-forbidden')
  const wish = { socketId: body.socket_id, channel: body.channel_name }
  const hash = tokenHash(riderTokenOf(call.headers)?.token ?? '')
  return yes(realtime.sign({ ...wish, who: listenerOfRider(hash) }))
}

import { authorizeChannel } from './authorize-channel.ts'
import { authorizeRiderChannel } from './authorize-rider-channel.ts'

/** Handlers of the noun's endpoints, by their names in the contract. */
export const channelHandlers = {
  authorizeChannel,
  authorizeRiderChannel,
}

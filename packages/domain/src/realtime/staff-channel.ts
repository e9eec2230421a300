import type { Permission } from '../permission/permission.ts'
import { boardChannel, dispatchChannel, shopChannel } from './channel-names.ts'

/**
 * Permission that lets staff of a branch contact listen to each of its channels; null where
 * working there is enough.
 */
const STAFF_CHANNELS: readonly (readonly [prefix: string, permission: Permission | null])[] = [
  [boardChannel(''), 'orders.see'],
  [dispatchChannel(''), 'riders'],
  [shopChannel(''), null],
]

/**
 * Returns the branch contact and the permission of a staff channel; undefined for any other
 * channel.
 */
export function staffChannelOf(
  channel: string,
): { readonly branchContactId: string; readonly permission: Permission | null } | undefined {
  const found = STAFF_CHANNELS.find(([prefix]) => channel.startsWith(prefix) && channel !== prefix)
  return found && { branchContactId: channel.slice(found[0].length), permission: found[1] }
}

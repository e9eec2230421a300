import type { BranchContactInfo } from '@mostrador/contract/branch-contact/branch-contact-schema'
import type { GroupOrder } from '@mostrador/contract/group-order/group-order-endpoints'
import type { OrderModeInfo } from '@mostrador/contract/order-mode/order-mode-schema'
import type { Cart } from '@mostrador/domain/cart/cart'
import { orderModeSlug } from '@mostrador/domain/order-mode/order-mode-type'
import { href } from 'react-router'

type OfMode = Pick<GroupOrder, 'orderModeId'>

/** Returns the mode of a group; undefined where the branch contact no longer offers it. */
export const modeOfGroup = (
  { deliveryConfig }: BranchContactInfo,
  { orderModeId }: OfMode,
): OrderModeInfo | undefined =>
  deliveryConfig.orderModes.find(({ id, active }) => active && id === orderModeId)

/** Returns the address of the group's menu; of the branch contact, where the mode is gone. */
export function menuOfGroup(contact: BranchContactInfo, group: OfMode): string {
  const { alias } = contact
  const mode = modeOfGroup(contact, group)
  return mode
    ? href('/menu/:alias/:mode', { alias, mode: orderModeSlug(mode.type) })
    : href('/menu/:alias', { alias })
}

/** Whether a cart holds plates that its group can take. */
export const isForGroup = (cart: Cart | undefined, { orderModeId }: OfMode): cart is Cart =>
  cart !== undefined && cart.lines.length > 0 && cart.orderModeId === orderModeId

/** Whether the diner is at another mode than the group; an empty cart has one too. */
export const isElsewhere = (cart: Cart | undefined, { orderModeId }: OfMode): boolean =>
  cart !== undefined && cart.orderModeId !== orderModeId

/** Whether a closed group only lacks the host's order. */
export const isToOrder = ({ end, people }: Pick<GroupOrder, 'end' | 'people'>): boolean =>
  (end === 'EXPIRED' || end === 'CLOSED') && people.some(({ items }) => items.length > 0)

/** Whether this browser still has plates in the group. */
export const hasPart = ({ people }: Pick<GroupOrder, 'people'>): boolean =>
  people.some(({ isMe, items }) => isMe && items.length > 0)

/** Returns the name of the host. */
export const hostOf = ({ people }: Pick<GroupOrder, 'people'>): string =>
  people.find(({ isHost }) => isHost)?.name ?? ''

import type { BranchContactInfo } from '@mostrador/contract/branch-contact/branch-contact-schema'
import type { OrderModeInfo } from '@mostrador/contract/order-mode/order-mode-schema'
import { parseOrderModeType } from '@mostrador/domain/order-mode/order-mode-type'

/** The order modes that a branch contact offers, in the shop's order. */
export const activeOrderModes = (contact: BranchContactInfo): readonly OrderModeInfo[] =>
  contact.deliveryConfig.orderModes.filter(({ active }) => active)

/** The active mode that a path's segment or a hash names, in any of its spellings. */
export function findOrderMode(contact: BranchContactInfo, text: string): OrderModeInfo | undefined {
  const type = parseOrderModeType(text)
  return activeOrderModes(contact).find((mode) => mode.type === type)
}

import type { BranchContactInfo } from '@mostrador/contract/branch-contact/branch-contact-schema'
import type { OrderModeInfo } from '@mostrador/contract/order-mode/order-mode-schema'
import { parseOrderModeType } from '@mostrador/domain/order-mode/order-mode-type'

/** A branch contact, as itself or in a list. */
type WithModes = { readonly deliveryConfig: Pick<BranchContactInfo['deliveryConfig'], 'orderModes'> }

/** The order modes that a branch contact offers, in the shop's order. */
export const activeOrderModes = (contact: WithModes): readonly OrderModeInfo[] =>
  contact.deliveryConfig.orderModes.filter(({ active }) => active)

/**
 * The active modes that a link's `menu` parameters let choose from: each names a mode by its type,
 * in any of its spellings, or by its id. Where none of them names any, it is as if there were none:
 * an old link leads to a shop, not to nothing. It narrows the choice and forbids nothing: the
 * address of a mode is open to anyone who has it. Source: 000 §2, Query parameters read and kept
 * ("menu (may repeat)").
 */
export function offeredOrderModes(contact: WithModes, search: string): readonly OrderModeInfo[] {
  const modes = activeOrderModes(contact)
  const wanted = new URLSearchParams(search).getAll('menu')
  const named = modes.filter(({ id, type }) =>
    wanted.some((text) => text === id || parseOrderModeType(text) === type),
  )
  return named.length > 0 ? named : modes
}

/** The active mode that a path's segment or a hash names, in any of its spellings. */
export function findOrderMode(contact: WithModes, text: string): OrderModeInfo | undefined {
  const type = parseOrderModeType(text)
  return activeOrderModes(contact).find((mode) => mode.type === type)
}

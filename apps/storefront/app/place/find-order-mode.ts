import type { BranchContactInfo } from '@mostrador/contract/branch-contact/branch-contact-schema'
import type { OrderModeInfo } from '@mostrador/contract/order-mode/order-mode-schema'
import { parseOrderModeType } from '@mostrador/domain/order-mode/order-mode-type'

type WithModes = { readonly deliveryConfig: Pick<BranchContactInfo['deliveryConfig'], 'orderModes'> }

/** Returns the active order modes of a branch contact, in the shop's order. */
export const activeOrderModes = (contact: WithModes): readonly OrderModeInfo[] =>
  contact.deliveryConfig.orderModes.filter(({ active }) => active)

/**
 * Returns the active modes that a link's `menu` parameters leave: each names a mode by its type,
 * in any spelling, or by its id. Where none matches, all are left, so that an old link leads to a
 * shop. It narrows the choice only: the address of a mode is open to every caller. Source: 000 §2,
 * Query parameters read and kept ("menu (may repeat)").
 */
export function offeredOrderModes(contact: WithModes, search: string): readonly OrderModeInfo[] {
  const modes = activeOrderModes(contact)
  const wanted = new URLSearchParams(search).getAll('menu')
  const named = modes.filter(({ id, type }) =>
    wanted.some((text) => text === id || parseOrderModeType(text) === type),
  )
  return named.length > 0 ? named : modes
}

/** Finds the active mode of a path's segment or a hash, in any spelling. */
export function findOrderMode(contact: WithModes, text: string): OrderModeInfo | undefined {
  const type = parseOrderModeType(text)
  return activeOrderModes(contact).find((mode) => mode.type === type)
}

import type { BranchContactItem } from '@mostrador/contract/branch-contact/branch-contact-schema'
import type { OrderModeType } from '@mostrador/domain/order-mode/order-mode-type'
import { ORDER_MODES } from '@mostrador/domain/order-mode/order-modes'
import { offeredOrderModes } from '../place/find-order-mode.ts'

/** Choice of the diner: the mode, if any, and the query of the journey, which may exclude modes. */
export type Choice = { readonly mode: OrderModeType | undefined; readonly search: string }

/**
 * Returns the mode in which a branch contact opens: the chosen one. Without one it is the first in
 * the shop's order that sells now and reaches the diner, who is not asked again; the others are
 * tabs of the menu. Undefined for a branch contact without modes. Source: docs/decisions/029.
 */
export function modeOfChoice(
  contact: BranchContactItem,
  { mode, search }: Choice,
): OrderModeType | undefined {
  if (mode) return mode
  const modes = offeredOrderModes(contact, search)
  const reaching = modes.filter(({ type }) => !ORDER_MODES[type].address || contact.reachableByDelivery)
  const first = reaching.find(({ open, orderEnabled }) => open && orderEnabled) ?? reaching[0] ?? modes[0]
  return first?.type
}

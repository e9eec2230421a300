import type { BranchContactItem } from '@mostrador/contract/branch-contact/branch-contact-schema'
import type { OrderModeType } from '@mostrador/domain/order-mode/order-mode-type'
import { plainText, searchWords } from '@mostrador/domain/search/plain-text'
import { ORDER_MODES } from '@mostrador/domain/order-mode/order-modes'

export type ContactFilter = { readonly mode: OrderModeType | undefined; readonly search: string }

/** Returns the branch contacts with the mode and every word. Source: 000 §2 Branch page. */
export function findContacts(
  contacts: readonly BranchContactItem[],
  { mode, search }: ContactFilter,
): readonly BranchContactItem[] {
  const words = searchWords(search)
  return contacts.filter(({ name, address, deliveryConfig }) => {
    const text = plainText(
      [name, address.street, address.number, address.zone, address.locality, address.city].join(' '),
    )
    const isOffered = !mode || deliveryConfig.orderModes.some((one) => one.active && one.type === mode)
    return isOffered && words.every((word) => text.includes(word))
  })
}

/** Returns the branch contacts that are not blocked. Source: 000 §2, commercialTermsInfo. */
export const unblocked = (contacts: readonly BranchContactItem[]): readonly BranchContactItem[] =>
  contacts.filter(({ commercialTermsInfo }) => !commercialTermsInfo.blocked)

/** Whether the order may be a delivery: it is the chosen mode, or none is chosen. */
export const mayBeDelivery = (mode: OrderModeType | undefined): boolean =>
  mode === undefined || ORDER_MODES[mode].address === true

/**
 * Whether no branch contact with delivery reaches the diner. Known as soon as the address is, in
 * any mode. Source: 000 §2 Branch page.
 */
export function isOutOfReach(
  contacts: readonly BranchContactItem[],
  mode: OrderModeType | undefined,
): boolean {
  if (!mayBeDelivery(mode)) return false
  const bringing = contacts.filter(({ deliveryConfig }) =>
    deliveryConfig.orderModes.some(({ active, type }) => active && ORDER_MODES[type].address),
  )
  return bringing.length > 0 && bringing.every(({ reachableByDelivery }) => !reachableByDelivery)
}

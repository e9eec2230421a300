import type { BranchContactItem } from '@mostrador/contract/branch-contact/branch-contact-schema'
import { ORDER_MODES } from '@mostrador/domain/order-mode/order-modes'

const reaches = ({
  reachableByDelivery,
  orderEnabled,
  commercialTermsInfo,
  deliveryConfig,
}: BranchContactItem) =>
  reachableByDelivery &&
  orderEnabled &&
  !commercialTermsInfo.blocked &&
  deliveryConfig.orderModes.some(
    ({ type, active, orderEnabled: isOn }) => ORDER_MODES[type].address && active && isOn,
  )

/**
 * Returns the nearest branch contact that delivers to the diner, open ones first. `except` is the
 * id of the one that does not. The list is the server's, nearest first. Source: 000 §2 Branch
 * page, Confirm modals.
 */
export function nearestReaching(
  contacts: readonly BranchContactItem[],
  except?: string,
): BranchContactItem | undefined {
  const able = contacts.filter((contact) => contact.id !== except && reaches(contact))
  return able.find(({ open }) => open) ?? able[0]
}

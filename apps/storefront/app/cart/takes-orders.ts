import type { Shop } from './load-shop.ts'

type Selling = Pick<Shop, 'contact' | 'mode'>

/** Whether the branch contact takes orders in this mode. Source: 000 §6. */
export const takesOrders = ({ contact, mode }: Selling): boolean =>
  contact.orderEnabled && mode.orderEnabled && !contact.commercialTermsInfo.blocked

/**
 * Whether an order can be placed in this mode, for now or for later; without that no link leads to
 * the checkout. Source: 000 §2 Cart page; §4 Scheduling.
 */
export const canBeOrdered = (shop: Selling): boolean =>
  takesOrders(shop) && (shop.mode.open || shop.contact.slotsLeftFor.includes(shop.mode.id))

import type { Shop } from './load-shop.ts'

/** Whether the local takes orders in this mode. Source: 000 §6. */
export const takesOrders = ({ contact, mode }: Pick<Shop, 'contact' | 'mode'>): boolean =>
  contact.orderEnabled && mode.orderEnabled && !contact.commercialTermsInfo.blocked

/**
 * Kinds of events of a diner's way through the shop, in the documents' spelling. Source: 000 §7
 * Analytics.
 */
export const DINER_EVENT_TYPES = [
  'PAY_ORDER',
  'CREATE_ORDER',
  'CONTINUE_TO_CHECKOUT',
  'DELETE_ITEM',
  'VIEW_ORDER_SUMMARY',
  'ADD_ITEM',
  'ITEM_VIEW',
  'ORDER_MODE_SELECT',
  'BRANCH_CONTACT_SELECT',
  'LINK_CLICK',
] as const

export type DinerEventType = (typeof DINER_EVENT_TYPES)[number]

/**
 * Time after a link's click in which events are sent, in seconds: the session cookie's ten
 * minutes. Source: 000 §9.
 */
export const SESSION_SECONDS = 600

/**
 * The steps of a campaign, from its link to the payment, in the order in which a diner takes them.
 */
export const FUNNEL_STEPS = [
  'LINK_CLICK',
  'ORDER_MODE_SELECT',
  'ITEM_VIEW',
  'ADD_ITEM',
  'CONTINUE_TO_CHECKOUT',
  'CREATE_ORDER',
  'PAY_ORDER',
] as const satisfies readonly DinerEventType[]

export type FunnelStep = (typeof FUNNEL_STEPS)[number]

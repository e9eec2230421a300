/** Every state of a shipment. Source: 001 §4 Shipment statuses; decisions.md, Enumerations. */
export const SHIPMENT_STATUSES = [
  'PENDING',
  'LOOKING_FOR_DRIVER',
  'ON_ROUTE_TO_PICK_UP',
  'IN_STORE',
  'ON_ROUTE_TO_DROP_OFF',
  'ON_ROUTE_TO_DROP_OFFS',
  'DELIVERED',
  'STACKING',
  'RETURNED',
  'DRIVER_CANCELED',
  'CANCELED',
  'CUSTOMER_CANCELED',
  'STORE_CANCELED',
] as const

export type ShipmentStatus = (typeof SHIPMENT_STATUSES)[number]

/** The provider whose riders are the branch's own. Source: 001 §9. */
export const OWN_FLEET = 'OWN_FLEET'

/** Parties that can bring a shipment into another state. */
export const SHIPMENT_ACTORS = ['DINER', 'STAFF', 'RIDER', 'SYSTEM'] as const

export type ShipmentActor = (typeof SHIPMENT_ACTORS)[number]

/**
 * Actions of a slide, by the state that it starts from; copy has the labels. Source: 001 §4, the
 * slide button.
 */
export const SLIDE_ACTIONS = ['accept', 'arrive', 'leave', 'deliver', 'return'] as const

export type SlideAction = (typeof SLIDE_ACTIONS)[number]

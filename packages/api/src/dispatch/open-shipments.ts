/** The states of a shipment before its food goes to the door. */
export const BEFORE_THE_WAY = [
  'PENDING',
  'STACKING',
  'LOOKING_FOR_DRIVER',
  'ON_ROUTE_TO_PICK_UP',
  'IN_STORE',
] as const

/** The states in which its food goes to the door. */
export const ON_THE_WAY = ['ON_ROUTE_TO_DROP_OFF', 'ON_ROUTE_TO_DROP_OFFS'] as const

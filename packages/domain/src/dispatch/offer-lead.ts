/**
 * Least time before its hour at which a scheduled delivery is offered to riders, in minutes: time
 * to come to the shop and to go to the door. A shop whose deliveries take longer offers them that
 * much earlier.
 */
export const OFFER_LEAD_MINUTES = 45

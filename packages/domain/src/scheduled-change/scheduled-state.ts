/**
 * How a change stands that is to be made at a time: it waits, was made, could not be made, or was
 * called off.
 */
export const SCHEDULED_STATES = ['WAITING', 'APPLIED', 'FAILED', 'CANCELED'] as const

export type ScheduledState = (typeof SCHEDULED_STATES)[number]

/** How far ahead a change may be put, in days. */
export const FARTHEST_DAYS = 366

/** How many changes of a branch may wait. */
export const MOST_WAITING = 200

/** States of a scheduled change: it waits, was made, could not be made, or was cancelled. */
export const SCHEDULED_STATES = ['WAITING', 'APPLIED', 'FAILED', 'CANCELED'] as const

export type ScheduledState = (typeof SCHEDULED_STATES)[number]

/** Furthest time of a change, in days. */
export const FARTHEST_DAYS = 366

/** Most waiting changes of a branch. */
export const MOST_WAITING = 200

/** Most steps of all waiting changes of a branch: they are read and judged together. */
export const MOST_WAITING_STEPS = 40_000

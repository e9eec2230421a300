/**
 * The kinds of a case: a problem that a diner reported, a low score of the survey, or a payment
 * that was given back or contested at its provider although the shop had canceled nothing.
 */
export const CASE_KINDS = ['REPORT', 'LOW_SCORE', 'PAYMENT_TAKEN_BACK'] as const

/** States of a case. */
export const CASE_STATUSES = ['OPEN', 'IN_PROGRESS', 'CLOSED'] as const

export type CaseStatus = (typeof CASE_STATUSES)[number]

export const CASE_ACTIONS = ['take', 'close'] as const

export type CaseAction = (typeof CASE_ACTIONS)[number]

/**
 * Result of each action, and the only state that it starts from: the console's button and the
 * conditional update read the same row.
 */
export const CASE_EFFECTS = {
  take: { from: 'OPEN', to: 'IN_PROGRESS' },
  close: { from: 'IN_PROGRESS', to: 'CLOSED' },
} as const satisfies Record<CaseAction, { from: CaseStatus; to: CaseStatus }>

/** Returns the next action of a case in a state; undefined once it is closed. */
export const nextCaseAction = (status: CaseStatus): CaseAction | undefined =>
  CASE_ACTIONS.find((action) => CASE_EFFECTS[action].from === status)

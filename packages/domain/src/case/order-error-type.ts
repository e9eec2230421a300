/**
 * What a diner can report of an order, in the order in which it is offered. Source: decisions.md,
 * Enumerations.
 */
export const ORDER_ERROR_TYPES = [
  'WITH_PROBLEMS',
  'NOT_RECEIVED',
  'DELAYED',
  'WRONG_CHARGE',
  'OTHER',
] as const

/** One thing to report. */
export type OrderErrorType = (typeof ORDER_ERROR_TYPES)[number]

/** The longest text that a report may carry, in UTF-16 units as a field of a page counts them. */
export const LONGEST_REPORT = 500

/** Whether a type says so little that the diner is asked for words. */
export const asksForWords = (type: OrderErrorType | null): boolean => type === 'OTHER'

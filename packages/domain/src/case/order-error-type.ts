/** What a diner can report of an order, in the order in which it is offered. Source: decisions.md, Enumerations. */
export const ORDER_ERROR_TYPES = [
  'WITH_PROBLEMS',
  'NOT_RECEIVED',
  'DELAYED',
  'WRONG_CHARGE',
  'OTHER',
] as const

/** One thing to report. */
export type OrderErrorType = (typeof ORDER_ERROR_TYPES)[number]

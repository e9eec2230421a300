/**
 * Errors of an order that a diner can report, in the order in which they are offered. Source:
 * decisions.md, Enumerations.
 */
export const ORDER_ERROR_TYPES = [
  'WITH_PROBLEMS',
  'NOT_RECEIVED',
  'DELAYED',
  'WRONG_CHARGE',
  'OTHER',
] as const

export type OrderErrorType = (typeof ORDER_ERROR_TYPES)[number]

/** The longest text that a report may carry, in UTF-16 units as a field of a page counts them. */
export const LONGEST_REPORT = 500

export const MOST_REPORT_PHOTOS = 3

export type ReportAsks = {
  /** Whether it asks for the plates concerned. */
  readonly plates: boolean
  readonly words: boolean
  readonly photos: boolean
}

const NOTHING: ReportAsks = { plates: false, words: false, photos: false }

const ASKS: Readonly<Record<OrderErrorType, ReportAsks>> = {
  WITH_PROBLEMS: { plates: true, words: true, photos: true },
  NOT_RECEIVED: NOTHING,
  DELAYED: NOTHING,
  WRONG_CHARGE: { plates: false, words: true, photos: true },
  OTHER: { plates: false, words: true, photos: true },
}

/** Returns the fields that a type asks for: none where the type says it all, and for null. */
export const reportAsks = (type: OrderErrorType | null): ReportAsks => (type ? ASKS[type] : NOTHING)

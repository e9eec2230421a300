import { LONGEST_REASON } from '@mostrador/domain/scheduling/differing-days'
import { DAYS_OF_WEEK } from '@mostrador/domain/scheduling/day-of-week'
import { z } from 'zod'
import { day, text } from './values.ts'

/**
 * Intervals of one day, "12:00-15:30"; an end at or before the start lies on the next day, "24:00"
 * is its end.
 */
const intervals = z
  .array(z.string().regex(/^([01]\d|2[0-3]):[0-5]\d-(([01]\d|2[0-3]):[0-5]\d|24:00)$/, 'hours-malformed'))
  .max(12)

/** The week at the branch contact's wall clock; a day that is missing is closed. */
export const weekSchema = z.partialRecord(z.enum(DAYS_OF_WEEK), intervals).default({})

/** Days that differ from the week; no hours: closed. */
export const exceptionsSchema = z
  .array(z.strictObject({ day, hours: intervals.default([]), reason: text(LONGEST_REASON) }))
  .max(400)
  .default([])

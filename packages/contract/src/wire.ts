import { tidyDegrees } from '@mostrador/domain/delivery/tidy-degrees'
import { LARGEST_SENT } from '@mostrador/domain/money/major'
import { z } from 'zod'

/** A UUIDv7 as text. */
export const id = z.uuid()

/** A slug in the place of `{alias}`; whether it exists is the endpoint's business. */
export const alias = z.string().min(1).max(80)

/** An amount in major units, with at most the country's mantissa of decimals. */
export const amount = z.number().min(0).max(LARGEST_SENT)

/** A wall time in the branch contact's own time zone, `HH:MM`. */
export const wallTime = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/)

/** Any instant in UTC, where it is only compared. */
export const anyInstant = z.iso.datetime()

const EARLIEST = Date.UTC(1900, 0)
const LATEST = Date.UTC(3000, 0)

/**
 * An instant in UTC that a wall in any time zone can show with a year of four digits, and all of
 * its week with it.
 */
export const instant = z.iso
  .datetime()
  .refine((text) => Date.parse(text) >= EARLIEST && Date.parse(text) < LATEST, 'instant-out-of-range')

/** A day of the week in the documents' spelling. */
export const dayOfWeek = z.enum([
  'MONDAY',
  'TUESDAY',
  'WEDNESDAY',
  'THURSDAY',
  'FRIDAY',
  'SATURDAY',
  'SUNDAY',
])

/**
 * Opening hours of one day; `endAt` at or before `startAt` means that it closes past midnight.
 * Source: 000 §3 Branch contact.
 */
export const workingDaySchema = z.object({
  dayOfWeek,
  workingHours: z.array(z.object({ startAt: wallTime, endAt: wallTime })),
})

/**
 * Degrees in a query string, at most so many to either side; an empty text is not zero but
 * refused.
 */
const degrees = (most: number) =>
  z
    .union([z.number(), z.string().regex(/\S/)])
    .pipe(z.coerce.number<number | string>().min(-most).max(most).overwrite(tidyDegrees))

/** Latitude in a query string. */
export const latitude = degrees(90)
export const longitude = degrees(180)

/** Latitude in a body. */
export const bodyLatitude = z.number().min(-90).max(90).overwrite(tidyDegrees)
export const bodyLongitude = z.number().min(-180).max(180).overwrite(tidyDegrees)

/** Point in an answer. */
export const point = z.object({ lat: z.number(), lng: z.number() })

/** `offset` and `limit` of a paged list. */
export const paging = (limit: number) => ({
  offset: z.coerce.number().int().min(0).max(1_000_000).default(0),
  limit: z.coerce.number().int().min(1).max(100).default(limit),
})

/**
 * The `authorization` of an external loyalty user: the token after "Bearer ". Whether it is one,
 * the handler says.
 */
export const bearer = z.string().max(4100).optional()

/** Parameters that many paths share. */
export const idParams = z.object({ id })
export const aliasParams = z.object({ alias })

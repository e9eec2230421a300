import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { noContact, noPermission, notSignedIn } from '../refusals.ts'
import * as routes from '../routes.ts'
import { id, idParams } from '../wire.ts'

/** Branch contact that has not decided yet about a holiday. */
const contact = z.object({
  id,
  /** Key of the branch in its document. */
  key: z.string(),
  name: z.string(),
})

/**
 * A holiday that comes, by its name and the branch contact's own date, with the branch contacts
 * that are asked.
 */
export const holidaySchema = z.object({
  day: z.iso.date(),
  name: z.string(),
  /** A holiday by law; else a day on which banks or offices close. */
  isPublic: z.boolean(),
  locals: z.array(contact),
})

export type HolidayWire = z.output<typeof holidaySchema>

const answer = z.object({
  holidays: z.array(holidaySchema),
  /** All of the year that comes, answered or not: a calendar marks them. */
  ofYear: z.array(holidaySchema.omit({ locals: true })),
})

const MOST_CONTACTS = 1000

export const holidayEndpoints = {
  listHolidays: endpoint({
    route: routes.listHolidays,
    summary:
      "The holidays of the next two weeks in the branch contact's country, with the branch contacts of its branch that have not said yet what they do; and those of the year that comes, by name",
    access: 'staff',
    permission: 'locals.hours',
    params: idParams,
    answer,
    refusals: [notSignedIn, noPermission, noContact],
  }),
  openAsAlways: endpoint({
    route: routes.openAsAlways,
    summary:
      'Says that branch contacts open as always on a holiday, so that it is not asked for again; a second time changes nothing',
    access: 'staff',
    permission: 'locals.hours',
    params: idParams.extend({ day: z.iso.date() }),
    body: z.object({ locals: z.array(id).min(1).max(MOST_CONTACTS) }),
    answer,
    refusals: [notSignedIn, noPermission, noContact, { status: 422, code: 'day-too-far' }],
  }),
}

import { CONSOLE_DOORS } from '@mostrador/domain/revision/revision-door'
import { SCHEDULED_STATES } from '@mostrador/domain/scheduled-change/scheduled-state'
import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { priceRuleSchema } from '../price-rule/price-rule-schema.ts'
import { noPermission, notSignedIn, workShareSpent } from '../refusals.ts'
import { LARGEST_CHANGE, operationsSchema, operationSchema } from '../revision/document-schema.ts'
import * as routes from '../routes.ts'
import { id, idParams, instant, wallTime } from '../wire.ts'

const OURS = [notSignedIn, noPermission, { status: 404, code: 'branch-not-found' }] as const

/** Moment on the wall clock of a branch contact, which is read from it. */
const momentSchema = z.object({
  branchContactId: id,
  date: z.iso.date(),
  time: wallTime,
  /** The second of two, where the clock goes back and the time comes twice. */
  second: z.boolean().default(false),
})

export type ScheduledMoment = z.input<typeof momentSchema>

const MOMENT = [
  { status: 404, code: 'branch-contact-not-found' },
  { status: 422, code: 'no-such-hour' },
  { status: 422, code: 'moment-passed' },
  { status: 422, code: 'moment-too-far' },
] as const

/** Places with the present value, the value that was seen, its author and time. */
const STALE = { status: 409, code: 'changed-meanwhile' } as const
const REFUSED = { status: 422, code: 'change-refused' } as const

const TOO_MANY = { status: 422, code: 'too-many-scheduled' } as const

const MEETS = { status: 409, code: 'meets-scheduled' } as const

const GONE = [
  { status: 404, code: 'scheduled-not-found' },
  { status: 409, code: 'scheduled-ended' },
  { status: 409, code: 'scheduled-changed' },
] as const

/** Operations of a change, and its door. */
const changeSchema = {
  operations: operationsSchema,
  door: z.enum(CONSOLE_DOORS).default('CONSOLE'),
  /** Rule of the door `RULE`, by which the operations were computed. */
  rule: priceRuleSchema.optional(),
  /** Makes the fitting part where the rest does not fit; else the change is all or nothing. */
  partly: z.boolean().default(false),
}

/** Operation of a change that does not fit, or that the check refuses. */
const problemSchema = z.object({
  code: z.string(),
  /** Its place in the branch; '' for the whole. */
  path: z.string(),
  /** Name of the thing, and the fault. */
  message: z.string(),
  /** Value that is there now, as far as people can read it. */
  found: z.union([z.string(), z.number()]).nullable(),
  /** The change that waits before it and makes it so. */
  because: id.nullable(),
})

export type ScheduledProblem = z.input<typeof problemSchema>

/** Scheduled change, and its outcome. */
export const scheduledSchema = z.object({
  id,
  version: z.int(),
  state: z.enum(SCHEDULED_STATES),
  runAt: instant,
  /** Wall-clock time that was chosen, as it was written: `2026-11-30T06:00`. */
  wall: z.string(),
  timeZone: z.string(),
  door: z.enum(CONSOLE_DOORS),
  /** Member of staff who scheduled it; null for a person who left. */
  by: z.string().nullable(),
  createdAt: instant,
  /** Summary of the whole, where one sentence tells it. */
  summary: z.string().nullable(),
  sentences: z.array(z.string()),
  count: z.int(),
  partly: z.boolean(),
  endedAt: instant.nullable(),
  /** The revision that it became, and whether that was taken back. */
  revision: z.int().nullable(),
  undone: z.boolean(),
  /** Problems: those foreseen for a waiting change, else those at its time. */
  problems: z.array(problemSchema),
  /** Whether staff have to look at it. */
  open: z.boolean(),
})

export type ScheduledWire = z.input<typeof scheduledSchema>

const scheduledParams = z.object({ id, changeId: id })
const version = z.int().min(1)

/** Time of the change, and its id. */
const kept = z.object({ id, version, runAt: instant })

export const scheduledChangeEndpoints = {
  scheduleChange: endpoint({
    route: routes.scheduleChange,
    summary:
      'Keeps a change of the branch’s document for a moment of a contact’s wall; judged over the shop as it will be then',
    access: 'staff',
    permission: 'by-content',
    params: idParams,
    body: z.object({
      ...changeSchema,
      when: momentSchema,
      /** Whether to go on although a later one will not fit any more. */
      despite: z.boolean().default(false),
    }),
    largestBody: LARGEST_CHANGE,
    answer: kept,
    refusals: [...OURS, ...MOMENT, STALE, REFUSED, MEETS, TOO_MANY, workShareSpent],
  }),
  listScheduled: endpoint({
    route: routes.listScheduled,
    summary:
      'The changes of a branch that wait, those that need a look, and those that ended within some days, in the order of their times; of ended ones the newest 100, or those of 40,000 steps',
    access: 'staff',
    permission: 'by-content',
    params: idParams,
    query: z.object({ from: instant.optional(), until: instant.optional() }),
    answer: z.object({ changes: z.array(scheduledSchema) }),
    refusals: [...OURS, workShareSpent],
  }),
  getScheduled: endpoint({
    route: routes.getScheduled,
    summary: 'All steps of a change that is to be made at a time, with their sentences',
    access: 'staff',
    permission: 'by-content',
    params: scheduledParams,
    answer: scheduledSchema.extend({
      operations: z.array(operationSchema),
      rule: priceRuleSchema.nullable(),
    }),
    refusals: [...OURS, { status: 404, code: 'scheduled-not-found' }, workShareSpent],
  }),
  changeScheduled: endpoint({
    route: routes.changeScheduled,
    summary: 'Moves a change that waits, or gives it other steps; one that could not be made waits anew',
    access: 'staff',
    permission: 'by-content',
    params: scheduledParams,
    body: z.object({
      version,
      when: momentSchema.optional(),
      operations: operationsSchema.optional(),
      /** Rule by which new operations were computed; absent for none. */
      rule: priceRuleSchema.optional(),
      partly: z.boolean().optional(),
      despite: z.boolean().default(false),
    }),
    largestBody: LARGEST_CHANGE,
    answer: kept,
    refusals: [...OURS, ...MOMENT, ...GONE, STALE, REFUSED, MEETS, TOO_MANY, workShareSpent],
  }),
  cancelScheduled: endpoint({
    route: routes.cancelScheduled,
    summary: 'Calls off a change that waits, or puts away one that was not made as it was meant',
    access: 'staff',
    permission: 'by-content',
    params: scheduledParams,
    body: z.object({ version }),
    answer: z.object({ version }),
    refusals: [...OURS, ...GONE, workShareSpent],
  }),
  applyScheduled: endpoint({
    route: routes.applyScheduled,
    summary: 'Makes a change now that waits, or that could not be made; with `partly`, what fits of it',
    access: 'staff',
    permission: 'by-content',
    params: scheduledParams,
    body: z.object({ version, partly: z.boolean().default(false) }),
    answer: z.object({ revision: z.int().nullable(), leftOut: z.int() }),
    refusals: [...OURS, ...GONE, STALE, REFUSED, workShareSpent],
  }),
}

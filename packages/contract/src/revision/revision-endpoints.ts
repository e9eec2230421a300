import { REVISION_DOORS } from '@mostrador/domain/revision/revision-door'
import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { notSignedIn } from '../refusals.ts'
import * as routes from '../routes.ts'
import { id, idParams, instant } from '../wire.ts'

/** For those who run the branch. */
const OURS = [
  notSignedIn,
  { status: 403, code: 'role-forbidden' },
  { status: 404, code: 'branch-not-found' },
] as const

/** The largest number that a row can have. */
const LARGEST = 2_147_483_647

const number = z.int().min(1)

/** One change of the shop that was applied. */
const revisionSchema = z.object({
  number,
  at: instant,
  door: z.enum(REVISION_DOORS),
  /** Of the staff who made it; null for a command, and for somebody who is not there any more. */
  by: z.string().nullable(),
  /** The revision that it took back. */
  undoes: number.nullable(),
  /** Whether it was taken back since. */
  undone: z.boolean(),
  /** Whether it can be tried: it is of this branch alone. */
  undoable: z.boolean(),
  /** What it did, the first sentences of `count`. */
  sentences: z.array(z.string()),
  count: z.int(),
})

/** A revision on the wire. */
export type RevisionWire = z.input<typeof revisionSchema>

/** What of a plate can be changed at its place, as it is now. Amounts in major units. */
const plateSheetSchema = z.object({
  name: z.string(),
  description: z.string(),
  price: z.number(),
})

/** A plate's sheet on the wire. */
export type PlateSheet = z.input<typeof plateSheetSchema>

/** A field of a sheet: what was seen, and what it becomes. */
const change = <Value extends z.ZodType>(value: Value) => z.object({ from: value, to: value }).optional()

const plateChangeSchema = z.object({
  name: change(z.string().max(400)),
  description: change(z.string().max(2000)),
  price: change(z.number().min(0)),
})

/** The changed fields of a plate on the wire. */
export type PlateChange = z.input<typeof plateChangeSchema>

/** Each field, or place, with why it is refused in `message`; `expected` is what stands there. */
const STALE = { status: 409, code: 'changed-meanwhile' } as const
const REFUSED = { status: 422, code: 'change-refused' } as const
const noPlate = { status: 404, code: 'plate-not-found' } as const

/** Of the revision that was made; null where nothing changed. */
const made = z.object({ revision: number.nullable() })

export const revisionEndpoints = {
  listRevisions: endpoint({
    route: routes.listRevisions,
    summary: 'The changes of a branch, newest first, twenty at a time',
    access: 'staff',
    params: idParams,
    query: z.object({ before: z.coerce.number().int().min(1).max(LARGEST).optional() }),
    answer: z.object({ revisions: z.array(revisionSchema), more: z.boolean() }),
    refusals: OURS,
  }),
  undoRevision: endpoint({
    route: routes.undoRevision,
    summary: 'Takes a change back, whole or not at all; what was changed since is a conflict',
    access: 'staff',
    params: z.object({ id, number: z.coerce.number().int().min(1).max(LARGEST) }),
    answer: made,
    refusals: [...OURS, { status: 404, code: 'revision-not-found' }, STALE, REFUSED],
  }),
  getPlateSheet: endpoint({
    route: routes.getPlateSheet,
    summary: 'What of a plate can be changed, as it is now',
    access: 'staff',
    params: z.object({ id, plateId: id }),
    answer: plateSheetSchema,
    refusals: [...OURS, noPlate],
  }),
  changePlate: endpoint({
    route: routes.changePlate,
    summary: 'Changes fields of a plate over what was seen of them; diners see it at once',
    access: 'staff',
    params: z.object({ id, plateId: id }),
    body: plateChangeSchema,
    answer: made,
    refusals: [...OURS, noPlate, STALE, REFUSED],
  }),
}

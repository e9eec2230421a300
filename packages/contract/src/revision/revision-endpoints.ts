import { CONSOLE_DOORS, REVISION_DOORS } from '@mostrador/domain/revision/revision-door'
import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { priceRuleSchema } from '../price-rule/price-rule-schema.ts'
import { noPermission, notSignedIn, ofKeys, tooManySince, workShareSpent } from '../refusals.ts'
import * as routes from '../routes.ts'
import {
  documentAnswerSchema,
  documentPlace,
  documentPlaces,
  LARGEST_CHANGE,
  operationSchema,
  operationsSchema,
  MOST_OPERATIONS,
} from './document-schema.ts'
import { id, idParams, instant } from '../wire.ts'

const OURS = [notSignedIn, noPermission, { status: 404, code: 'branch-not-found' }] as const

/** Largest number of a row. */
const LARGEST = 2_147_483_647

const number = z.int().min(1)

/** One change of the shop that was applied. */
export const revisionSchema = z.object({
  number,
  at: instant,
  door: z.enum(REVISION_DOORS),
  /**
   * Member of staff who made it, or the key of a program; null for a command, and for a person who
   * left.
   */
  by: z.string().nullable(),
  /** The revision that it took back. */
  undoes: number.nullable(),
  undone: z.boolean(),
  /** Whether an undo can be tried: it is of this branch alone, and no mark that ended by itself. */
  undoable: z.boolean(),
  /** Whether it only marked a thing as sold out or as back. */
  isMark: z.boolean(),
  /** Summary of the whole, where one sentence tells it. */
  summary: z.string().nullable(),
  /** Time at which it was scheduled for `at`; null for an immediate one. */
  scheduledAt: instant.nullable(),
  /** Number of changes of a month that it condenses; null for one change. */
  condenses: z.int().nullable(),
  /** Its changes, the first sentences of `count`. */
  sentences: z.array(z.string()),
  count: z.int(),
})

export type RevisionWire = z.input<typeof revisionSchema>

/** Fields or places, each with the reason in `message`; `expected` is the present value. */
const STALE = { status: 409, code: 'changed-meanwhile' } as const
const NO_REVISION = { status: 404, code: 'revision-not-found' } as const
/** Only the month of it is left. */
const CONDENSED = { status: 410, code: 'revision-condensed' } as const
const NOWHERE = { status: 404, code: 'place-not-found' } as const
const REFUSED = { status: 422, code: 'change-refused' } as const

const ofRevision = z.object({ id, number: z.coerce.number().int().min(1).max(LARGEST) })

/** Revision that was made; null where nothing changed. */
const made = z.object({ revision: number.nullable() })

export const revisionEndpoints = {
  listRevisions: endpoint({
    route: routes.listRevisions,
    summary:
      'The changes of a branch, newest first, twenty at a time; of one door, person, time, place of the document or text. Who only marks what is sold out reads what he or she marked',
    access: 'staff',
    permission: 'by-content',
    keys: true,
    params: idParams,
    query: z.object({
      before: z.coerce.number().int().min(1).max(LARGEST).optional(),
      door: z.enum(REVISION_DOORS).optional(),
      /** The id of who, or of the key that, made them. */
      by: id.optional(),
      from: instant.optional(),
      until: instant.optional(),
      place: documentPlace.optional(),
      text: z.string().trim().min(1).max(120).optional(),
    }),
    answer: z.object({
      revisions: z.array(revisionSchema),
      /** Whether there are older ones; a page of a search, or of large changes, may be short. */
      more: z.boolean(),
      /** The `before` of the next page; null on the last one. */
      before: number.nullable(),
      /** All authors, people and keys, by name; none where one person made them all. */
      authors: z.array(z.object({ id, name: z.string() })),
    }),
    refusals: [...OURS, ...ofKeys, workShareSpent],
  }),
  undoRevision: endpoint({
    route: routes.undoRevision,
    summary:
      'Takes a change back, whole or not at all; what was changed since is a conflict. Who only marks what is sold out takes back what he or she marked',
    access: 'staff',
    permission: 'by-content',
    params: ofRevision,
    answer: made,
    refusals: [...OURS, NO_REVISION, CONDENSED, STALE, REFUSED, workShareSpent],
  }),
  getPastState: endpoint({
    route: routes.getPastState,
    summary:
      'What would bring a place of the document back to how it was after a revision; without a place the whole branch',
    access: 'staff',
    permission: 'activity',
    params: ofRevision,
    query: z.object({ place: documentPlace.optional() }),
    answer: z.object({
      name: z.string(),
      /** Coming changes, the first sentences of `count`; none where nothing differs. */
      sentences: z.array(z.string()),
      count: z.int(),
      /** Hash of exactly these changes: a confirmation names the ones that were seen. */
      difference: z.string(),
    }),
    refusals: [...OURS, NO_REVISION, CONDENSED, NOWHERE, tooManySince, workShareSpent],
  }),
  restoreState: endpoint({
    route: routes.restoreState,
    summary:
      'Brings a place of the document back to how it was after a revision, as one change, if it still comes to the difference that was seen',
    access: 'staff',
    permission: 'activity',
    params: ofRevision,
    body: z.object({ place: documentPlace.optional(), difference: z.string().max(100) }),
    answer: made,
    refusals: [...OURS, NO_REVISION, CONDENSED, NOWHERE, STALE, REFUSED, tooManySince, workShareSpent],
  }),
  getDocument: endpoint({
    route: routes.getDocument,
    summary:
      'A part of the tenant’s document as it is now, by its place in the branch: `menus/carta`; without one the whole branch, with `fields=own` what of it stands in no list and no programme; `company` is the company itself',
    access: 'staff',
    permission: 'by-content',
    keys: true,
    params: idParams,
    query: z.object({ place: documentPlace.optional(), fields: z.literal('own').optional() }),
    answer: documentAnswerSchema,
    refusals: [...OURS, ...ofKeys, NOWHERE],
  }),
  draftDocument: endpoint({
    route: routes.draftDocument,
    summary:
      'Keeps operations that are not applied, or a moment to look at the shop, for a preview by the storefront; `token` changes the draft of before',
    access: 'staff',
    permission: 'by-content',
    params: idParams,
    body: z.object({
      operations: z.array(operationSchema).max(MOST_OPERATIONS).default([]),
      moment: instant.optional(),
      token: z.string().max(100).optional(),
    }),
    largestBody: LARGEST_CHANGE,
    answer: z.object({ token: z.string() }),
    refusals: [...OURS, STALE, REFUSED, workShareSpent],
  }),
  getLastChange: endpoint({
    route: routes.getLastChange,
    summary: 'Who changed a place of the document last, and when; nobody where nobody remembers',
    access: 'staff',
    permission: 'by-content',
    params: idParams,
    query: z.object({ place: documentPlace }),
    answer: z.object({
      /** Member of staff, or a key; null for a command, and for a person who left. */
      by: z.string().nullable(),
      at: instant.nullable(),
    }),
    refusals: OURS,
  }),
  getTouched: endpoint({
    route: routes.getTouched,
    summary: 'How many carts and orders a change of some places would meet',
    access: 'staff',
    permission: ['menu.edit', 'menu.prices'],
    params: idParams,
    query: z.object({ place: documentPlaces }),
    answer: z.object({
      /** Carts of the last day; each person in an open group counts. */
      carts: z.int(),
      /** In progress, those for later among them. */
      orders: z.int(),
      scheduled: z.int(),
    }),
    refusals: OURS,
  }),
  changeDocument: endpoint({
    route: routes.changeDocument,
    summary:
      'Applies operations to the branch’s document, all or none, each over what was seen; diners see it at once',
    access: 'staff',
    permission: 'by-content',
    keys: true,
    params: idParams,
    body: z.object({
      operations: operationsSchema,
      /** Door of a person; a program's changes come by its key. */
      door: z.enum(CONSOLE_DOORS).default('CONSOLE'),
      /** Rule of the door `RULE`, by which the operations were computed, for its sentence. */
      rule: priceRuleSchema.optional(),
    }),
    largestBody: LARGEST_CHANGE,
    answer: made,
    // People send as many as fit; a program sends them in parts.
    refusals: [...OURS, ...ofKeys, STALE, REFUSED, { status: 413, code: 'change-too-large' }],
  }),
}

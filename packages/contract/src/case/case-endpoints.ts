import { CASE_ACTIONS, CASE_KINDS, CASE_STATUSES } from '@mostrador/domain/case/case-status'
import { ORDER_ERROR_TYPES } from '@mostrador/domain/case/order-error-type'
import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { orderSchema } from '../order/order-schema.ts'
import { id, idParams, instant } from '../wire.ts'
import {
  fileTurnLater,
  noContact,
  noOrder,
  notSignedIn,
  ofPicture,
  tooMany,
  workShareSpent,
} from '../refusals.ts'
import * as routes from '../routes.ts'
import { seen } from '../seen.ts'

/**
 * A problem that a diner reported, a low score, or a payment that was taken back, beside the order
 * that it is about.
 */
export const caseSchema = z.object({
  id,
  kind: z.enum(CASE_KINDS),
  /** Type of a report; null for a low score. */
  errorType: z.enum(ORDER_ERROR_TYPES).nullable(),
  details: z.string(),
  /** The lines of the order that it is about, in the order's own sequence. */
  items: z.array(z.object({ id, name: z.string(), sizeName: z.string().nullable(), quantity: z.int() })),
  /** Photos that the diner sent; each is fetched by its id. */
  photos: z.array(z.object({ id })),
  /** Low score, 1 to 5; null for a report. */
  score: z.int().nullable(),
  status: z.enum(CASE_STATUSES),
  createdAt: instant,
  closedAt: instant.nullable(),
  /** Name of the person who closed it. */
  closedBy: z.string().nullable(),
  order: orderSchema
    .pick({
      id: true,
      code: true,
      number: true,
      type: true,
      modeName: true,
      status: true,
      customerName: true,
      orderedAt: true,
    })
    .extend({
      /** '' where the person was erased. */
      phone: z.string(),
      acceptedAt: instant.nullable(),
      readyAt: instant.nullable(),
      deliveredAt: instant.nullable(),
    }),
})

export type CaseInfo = z.infer<typeof caseSchema>

export const caseEndpoints = {
  uploadReportPhoto: endpoint({
    route: routes.uploadReportPhoto,
    summary:
      'Keeps a photo (png, jpeg, webp, avif or gif, at most 10 MB) of an order, which a report may then name within a day',
    access: 'public',
    params: z.object({ code: seen(40) }),
    body: z.file(),
    answer: z.object({ id }),
    status: 201,
    refusals: [noOrder, tooMany, fileTurnLater, workShareSpent, ...ofPicture],
    limit: 'report-order-address',
  }),
  getCasePhoto: endpoint({
    route: routes.getCasePhoto,
    summary: 'A photo of a case as webp, for the staff of its branch contact',
    access: 'staff',
    permission: 'cases',
    params: idParams.extend({ photoId: id }),
    answer: z.null(),
    answerTypes: ['image/webp'],
    refusals: [notSignedIn, { status: 404, code: 'file-not-found' }],
  }),
  listCases: endpoint({
    route: routes.listCases,
    summary: 'The cases of a branch contact in one state, the newest first, thirty on a page',
    access: 'staff',
    permission: 'cases',
    params: idParams,
    query: z.object({
      status: z.enum(CASE_STATUSES).default('OPEN'),
      /** Keyset paging: the id of the last case of the page before. */
      before: id.optional(),
    }),
    answer: z.object({ cases: z.array(caseSchema), more: z.boolean() }),
    refusals: [notSignedIn, noContact],
  }),
  changeCaseStatus: endpoint({
    route: routes.changeCaseStatus,
    summary: 'Takes or closes a case; of two members of staff at once exactly one does it',
    access: 'staff',
    permission: 'cases',
    params: idParams,
    body: z.object({ action: z.enum(CASE_ACTIONS) }),
    answer: caseSchema,
    refusals: [
      notSignedIn,
      { status: 404, code: 'case-not-found' },
      { status: 409, code: 'case-already-changed' },
    ],
  }),
}

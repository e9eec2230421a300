import { CASE_ACTIONS, CASE_KINDS, CASE_STATUSES } from '@mostrador/domain/case/case-status'
import { ORDER_ERROR_TYPES } from '@mostrador/domain/case/order-error-type'
import { ORDER_STATUSES } from '@mostrador/domain/order/order-status'
import { ORDER_MODE_TYPES } from '@mostrador/domain/order-mode/order-mode-type'
import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { id, idParams, instant } from '../wire.ts'
import * as routes from '../routes.ts'

const signedIn = { status: 401, code: 'not-signed-in' } as const

/** A problem that a diner reported, a low score, or a payment that was taken back, beside the order that it is about. */
const caseSchema = z.object({
  id,
  kind: z.enum(CASE_KINDS),
  /** Of a report; null otherwise. */
  errorType: z.enum(ORDER_ERROR_TYPES).nullable(),
  details: z.string(),
  /** Of a low score, 1 to 5; null otherwise. */
  score: z.int().nullable(),
  status: z.enum(CASE_STATUSES),
  createdAt: instant,
  closedAt: instant.nullable(),
  /** The name of who closed it. */
  closedBy: z.string().nullable(),
  order: z.object({
    id,
    code: z.string(),
    number: z.int(),
    type: z.enum(ORDER_MODE_TYPES),
    status: z.enum(ORDER_STATUSES),
    customerName: z.string(),
    orderedAt: instant,
    acceptedAt: instant.nullable(),
    readyAt: instant.nullable(),
    deliveredAt: instant.nullable(),
  }),
})

/** A case on the wire. */
export type CaseInfo = z.infer<typeof caseSchema>

export const caseEndpoints = {
  listCases: endpoint({
    route: routes.listCases,
    summary: 'The cases of a branch contact in one state, the newest first, thirty on a page',
    access: 'staff',
    params: idParams,
    query: z.object({
      status: z.enum(CASE_STATUSES).default('OPEN'),
      /** Keyset paging: the id of the last case of the page before. */
      before: id.optional(),
    }),
    answer: z.object({ cases: z.array(caseSchema), more: z.boolean() }),
    refusals: [signedIn, { status: 404, code: 'branch-contact-not-found' }],
  }),
  changeCaseStatus: endpoint({
    route: routes.changeCaseStatus,
    summary: 'Takes or closes a case; of two members of staff at once exactly one does it',
    access: 'staff',
    params: idParams,
    body: z.object({ action: z.enum(CASE_ACTIONS) }),
    answer: caseSchema,
    refusals: [
      signedIn,
      { status: 404, code: 'case-not-found' },
      { status: 409, code: 'case-already-changed' },
    ],
  }),
}

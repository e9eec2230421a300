import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { id, idParams, instant } from '../wire.ts'
import { noContact, notSignedIn } from '../refusals.ts'
import * as routes from '../routes.ts'

const CLIENT_ERROR_ORDERS = ['LAST_SEEN', 'COUNT'] as const

export type ClientErrorOrder = (typeof CLIENT_ERROR_ORDERS)[number]

/** The same error of many browsers. Nothing of it is a person's. */
export const clientErrorSchema = z.object({
  id,
  message: z.string(),
  /** The part of the page that reported it. */
  component: z.string(),
  /** The page: `/menu/{alias}/{mode}`; '' where it is not known. */
  route: z.string(),
  /** Place in our own code; '' where it is unknown. */
  frame: z.string(),
  count: z.int(),
  firstSeenAt: instant,
  lastSeenAt: instant,
  /** Browser of the last report: "Chrome 141, Android". */
  browser: z.string(),
  resolvedAt: instant.nullable(),
  resolvedBy: z.string().nullable(),
})

/** A group with its last report. */
const clientErrorDetailSchema = clientErrorSchema.extend({
  /** The storefront's build that the browser had; '' where it does not say. */
  version: z.string(),
  contactName: z.string().nullable(),
  stack: z.string(),
  /** JSON, as text to be read. */
  payload: z.string(),
})

/** A group on the wire, and one with its last report. */
export type ClientErrorInfo = z.infer<typeof clientErrorSchema>
export type ClientErrorDetail = z.infer<typeof clientErrorDetailSchema>

const refusals = [notSignedIn, noContact] as const

const errorParams = idParams.extend({ errorId: id })

export const clientErrorEndpoints = {
  listClientErrors: endpoint({
    route: routes.listClientErrors,
    summary:
      'What went wrong in the browsers of a brand’s diners, the same error once; for owners and managers',
    access: 'staff',
    permission: 'errors',
    params: idParams,
    query: z.object({
      status: z.enum(['OPEN', 'RESOLVED']).default('OPEN'),
      order: z.enum(CLIENT_ERROR_ORDERS).default('LAST_SEEN'),
    }),
    answer: z.object({ errors: z.array(clientErrorSchema) }),
    refusals: [...refusals],
  }),
  getClientError: endpoint({
    route: routes.getClientError,
    summary: 'One of them with its last report',
    access: 'staff',
    permission: 'errors',
    params: errorParams,
    answer: clientErrorDetailSchema,
    refusals: [...refusals, { status: 404, code: 'client-error-not-found' }],
  }),
  resolveClientError: endpoint({
    route: routes.resolveClientError,
    summary: 'Says that an error was looked after, or that it was not; seen again, it is open again',
    access: 'staff',
    permission: 'errors',
    params: errorParams,
    body: z.object({ resolved: z.boolean() }),
    answer: clientErrorDetailSchema,
    refusals: [...refusals, { status: 404, code: 'client-error-not-found' }],
  }),
}

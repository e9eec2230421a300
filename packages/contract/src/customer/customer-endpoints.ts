import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { destinationSchema } from '../order/place-order-schema.ts'
import { id } from '../wire.ts'
import { tooMany } from '../refusals.ts'
import * as routes from '../routes.ts'
import { seen } from '../seen.ts'

/**
 * Branch contact whose rule of signing in holds; without one the strictest of the branch does
 * (docs/decisions/031).
 */
const branchContactId = id.optional()

/** 000 §3 Ordering customer; addresses only for a verified number (decisions.md, Who sees what). */
export const orderingCustomerSchema = z.object({
  name: z.string(),
  phone: z.string(),
  optIn: z.boolean(),
  addressesRegistered: z.array(destinationSchema),
  /** Null while they are not to be read in this browser. */
  loyaltyPointsBalance: z.int().nullable(),
  /**
   * Condition that unlocks their points: six digits, or the first order that is paid; null for
   * none.
   */
  pointsLock: z.enum(['VERIFY', 'FIRST_ORDER']).nullable(),
})

export type OrderingCustomerInfo = z.input<typeof orderingCustomerSchema>

export const customerEndpoints = {
  getOrderingCustomer: endpoint({
    route: routes.getOrderingCustomer,
    summary: 'The customer of a branch by phone; null for nobody, and for whom it is not to be shown',
    access: 'public',
    params: z.object({ phone: seen(40) }),
    query: z.object({ branchId: id, branchContactId }),
    // Most phones that are typed are new: that is an answer, not an error in every console.
    answer: orderingCustomerSchema.nullable(),
    refusals: [tooMany],
  }),
  startDinerSession: endpoint({
    route: routes.startDinerSession,
    summary: 'Signs a diner in by phone, with a code where the branch contact asks for one',
    access: 'public',
    body: z.object({
      phone: seen(40),
      branchId: id,
      branchContactId,
      code: seen(12).optional(),
      /**
       * Asks for six digits where the phone alone signs in, for the sake of points that are
       * protected.
       */
      verify: z.boolean().optional(),
    }),
    answer: orderingCustomerSchema,
    refusals: [
      { status: 401, code: 'code-required' },
      { status: 401, code: 'wrong-code' },
      { status: 404, code: 'customer-not-found' },
      { status: 422, code: 'phone-invalid' },
      { status: 503, code: 'message-failed' },
      tooMany,
    ],
  }),
  endDinerSession: endpoint({
    route: routes.endDinerSession,
    summary: 'Signs the diner out',
    access: 'public',
    answer: z.null(),
    status: 204,
    refusals: [],
  }),
}

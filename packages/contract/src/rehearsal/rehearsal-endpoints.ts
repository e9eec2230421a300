import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { id, idParams, instant } from '../wire.ts'
import { noContact, noOrder, notSignedIn } from '../refusals.ts'
import * as routes from '../routes.ts'

/** Progress of an order of a rehearsal: each moment null until it happened. */
const rehearsedOrderSchema = z.object({
  id,
  number: z.int(),
  placedAt: instant,
  acceptedAt: instant.nullable(),
  printedAt: instant.nullable(),
  canceledAt: instant.nullable(),
  /** State of its payment at the built-in bank; `CASH` where it is paid at the counter. */
  payment: z.enum(['CASH', 'PENDING', 'APPROVED', 'REFUNDED', 'FAILED']),
})

const rehearsalSchema = z.object({
  /** The link of the rehearsal that is open, and when it ends; null where none is. */
  open: z.object({ url: z.string(), endsAt: instant }).nullable(),
  orders: z.array(rehearsedOrderSchema),
})

export type Rehearsal = z.input<typeof rehearsalSchema>

export const rehearsalEndpoints = {
  getOwnRehearsal: endpoint({
    route: routes.getOwnRehearsal,
    summary: 'Until when the rehearsal is open whose token the caller says; null where none is',
    access: 'public',
    answer: z.object({ endsAt: instant.nullable() }),
    refusals: [],
  }),
  getRehearsal: endpoint({
    route: routes.getRehearsal,
    summary: 'The rehearsal of a branch contact, and how far its orders came',
    access: 'staff',
    permission: 'orders.accept',
    params: idParams,
    answer: rehearsalSchema,
    refusals: [notSignedIn, noContact],
  }),
  startRehearsal: endpoint({
    route: routes.startRehearsal,
    summary: 'Opens a rehearsal for an hour; one that is open stays as it is',
    access: 'staff',
    permission: 'orders.accept',
    params: idParams,
    answer: rehearsalSchema,
    refusals: [notSignedIn, noContact],
  }),
  endRehearsal: endpoint({
    route: routes.endRehearsal,
    summary: 'Ends the rehearsal that is open',
    access: 'staff',
    permission: 'orders.accept',
    params: idParams,
    answer: rehearsalSchema,
    refusals: [notSignedIn, noContact],
  }),
  tellPrinted: endpoint({
    route: routes.tellPrinted,
    summary: 'Says that the ticket of a rehearsed order was printed',
    access: 'staff',
    permission: 'orders.see',
    params: idParams,
    answer: z.null(),
    status: 204,
    refusals: [notSignedIn, noOrder],
  }),
}

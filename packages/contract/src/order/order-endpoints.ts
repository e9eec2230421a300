import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { alias, bearer, id, paging } from '../wire.ts'
import { orderRoutes } from './order-routes.ts'
import { followUpOrderSchema, historyOrderSchema } from './order-schema.ts'
import { placeOrderSchema } from './place-order-schema.ts'

export const orderEndpoints = {
  placeOrder: endpoint({
    route: orderRoutes.placeOrder,
    summary: 'Places an order; the server computes every amount again and refuses what does not hold',
    access: 'public',
    headers: z.object({ 'idempotency-key': z.string().min(8).max(200), authorization: bearer }),
    body: placeOrderSchema,
    answer: z.object({ id, code: z.string(), number: z.int() }),
    status: 201,
    refusals: [
      { status: 404, code: 'branch-contact-not-found' },
      { status: 409, code: 'idempotency-key-reused' },
      { status: 413, code: 'body-too-large' },
      { status: 422, code: 'order-refused' },
      { status: 429, code: 'too-many-requests' },
      { status: 429, code: 'too-many-orders' },
      { status: 429, code: 'unpaid-orders-open' },
      { status: 429, code: 'unpaid-orders-crowd' },
    ],
  }),
  getOrder: endpoint({
    route: orderRoutes.getOrder,
    summary: 'An order by its code, for whoever has the link',
    access: 'public',
    params: z.object({ alias, code: z.string().max(40) }),
    answer: followUpOrderSchema,
    refusals: [
      { status: 404, code: 'order-not-found' },
      { status: 429, code: 'too-many-requests' },
    ],
  }),
  listOrders: endpoint({
    route: orderRoutes.listOrders,
    summary: 'The orders of a phone that this browser placed, newest first, ten on a page',
    access: 'public',
    query: z.object({ phone: z.string().min(1).max(40), branchContactId: id, ...paging(10) }),
    answer: z.object({ dinerOrders: z.object({ orders: z.array(historyOrderSchema), more: z.boolean() }) }),
    refusals: [{ status: 429, code: 'too-many-requests' }],
  }),
}

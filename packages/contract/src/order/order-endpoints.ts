import { CANCEL_WISHES } from '@mostrador/domain/dispatch/follow-order'
import { ORDER_ACTIONS } from '@mostrador/domain/order/order-status'
import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { alias, bearer, id, idParams, instant, paging } from '../wire.ts'
import { noContact, noOrder, noPermission, notSignedIn, tooMany } from '../refusals.ts'
import * as routes from '../routes.ts'
import { salesDays } from '../sales/sales-wire.ts'
import { consoleOrderSchema, followUpOrderSchema, historyOrderSchema } from './order-schema.ts'
import { placeOrderSchema } from './place-order-schema.ts'
import { seen } from '../seen.ts'

export const orderEndpoints = {
  placeOrder: endpoint({
    route: routes.placeOrder,
    summary: 'Places an order; the server computes every amount again and refuses what does not hold',
    access: 'public',
    headers: z.object({ 'idempotency-key': z.string().min(8).max(200), authorization: bearer }),
    body: placeOrderSchema,
    answer: z.object({ id, code: z.string(), number: z.int() }),
    status: 201,
    refusals: [
      noContact,
      { status: 409, code: 'idempotency-key-reused' },
      { status: 410, code: 'rehearsal-over' },
      { status: 413, code: 'body-too-large' },
      { status: 422, code: 'order-refused' },
      tooMany,
      { status: 429, code: 'too-many-orders' },
      { status: 429, code: 'unpaid-orders-open' },
      { status: 429, code: 'unpaid-orders-crowd' },
    ],
  }),
  getOrder: endpoint({
    route: routes.getOrder,
    summary: 'An order by its code, for whoever has the link',
    access: 'public',
    params: z.object({ alias, code: seen(40) }),
    answer: followUpOrderSchema,
    refusals: [noOrder, tooMany],
  }),
  cancelOrder: endpoint({
    route: routes.cancelOrder,
    summary:
      'Cancels an order by its diner, where the contact lets diners do so, until it has accepted; done already, it is answered again',
    access: 'public',
    params: z.object({ alias, code: seen(40) }),
    answer: followUpOrderSchema,
    refusals: [
      noOrder,
      { status: 403, code: 'order-not-yours' },
      { status: 409, code: 'order-already-accepted' },
      { status: 409, code: 'cancel-by-shop-only' },
      tooMany,
    ],
  }),
  listOrders: endpoint({
    route: routes.listOrders,
    summary: 'The orders of a phone that this browser placed, newest first, ten on a page',
    access: 'public',
    query: z.object({ phone: seen(40).min(1), branchContactId: id, ...paging(10) }),
    answer: z.object({
      dinerOrders: z.object({
        orders: z.array(historyOrderSchema),
        more: z.boolean(),
        ofThisBrowser: z
          .boolean()
          .describe(
            'Whether these are only those that the asking browser placed: its phone is not verified.',
          ),
      }),
    }),
    refusals: [tooMany],
  }),
  listBoard: endpoint({
    route: routes.listBoard,
    summary:
      'The orders of a branch contact: those in progress (`scope=open`, the newest 500), or the finished ones, newest first',
    access: 'staff',
    permission: 'orders.see',
    params: idParams,
    query: z.object({
      scope: z.enum(['open', 'finished']).default('open'),
      /** Keyset paging: `next` of the page before. */
      before: id.optional(),
      /** Finished orders of so many days of sales, today among them. */
      days: salesDays.optional(),
      /** Finished orders alone: words, each a number, or of a name, a table, a phone or a plate. */
      search: z.string().max(100).default(''),
    }),
    answer: z.object({
      orders: z.array(consoleOrderSchema),
      /**
       * Beside the open orders: those that the kitchen had in hand when they were canceled, for
       * half an hour.
       */
      stopped: z.array(consoleOrderSchema),
      more: z.boolean(),
      /** Begin of the next page of finished orders; null at the end. */
      next: id.nullable(),
      /** Numbers of open cases, and of those in progress; null beside the finished orders. */
      cases: z.object({ open: z.int(), inProgress: z.int() }).nullable(),
      /**
       * Number of transfers of canceled orders to send back; 0 beside the finished orders, and
       * without permission to see transfers. Ours.
       */
      owedTransfers: z.int(),
    }),
    refusals: [notSignedIn, noContact],
  }),
  getConsoleOrder: endpoint({
    route: routes.getConsoleOrder,
    summary: 'Everything that the kitchen needs of one order',
    access: 'staff',
    permission: 'orders.see',
    params: idParams,
    answer: consoleOrderSchema,
    refusals: [notSignedIn, noOrder],
  }),
  changeOrderStatus: endpoint({
    route: routes.changeOrderStatus,
    summary: 'Accepts, readies, delivers or cancels an order; of two at once exactly one does it',
    access: 'staff',
    permission: ['orders.accept', 'orders.cancel'],
    params: idParams,
    body: z.object({
      action: z.enum(ORDER_ACTIONS),
      reason: z.string().trim().max(300).optional(),
      /** Side that wishes to cancel: the shop, or the diner; ignored for another action. */
      wish: z.enum(CANCEL_WISHES).default('SHOP'),
    }),
    answer: consoleOrderSchema,
    refusals: [
      notSignedIn,
      noOrder,
      noPermission,
      { status: 403, code: 'refund-forbidden' },
      { status: 409, code: 'order-already-changed' },
      { status: 422, code: 'cancel-reason-missing' },
    ],
  }),
  delayOrder: endpoint({
    route: routes.delayOrder,
    summary: 'Promises an order ten minutes later; the same press, sent twice, does it once',
    access: 'staff',
    permission: 'orders.edit',
    params: idParams,
    body: z.object({
      /** The press: it is made anew for each one, and sent again with a retry. */
      key: z.uuid(),
      /** Later promise on the screen: of two changes at once, one is refused. */
      seen: instant.nullable(),
    }),
    answer: consoleOrderSchema,
    refusals: [
      notSignedIn,
      noOrder,
      { status: 409, code: 'order-already-changed' },
      { status: 409, code: 'order-delayed-enough' },
    ],
  }),
}

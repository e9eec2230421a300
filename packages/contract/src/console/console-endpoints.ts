import { CANCEL_WISHES } from '@mostrador/domain/dispatch/follow-order'
import { ORDER_ACTIONS } from '@mostrador/domain/order/order-status'
import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { imageSchema } from '../menu/menu-schema.ts'
import { consoleOrderSchema } from '../order/order-schema.ts'
import { amount, id, idParams } from '../wire.ts'
import { consoleRoutes } from './console-routes.ts'

const signedIn = { status: 401, code: 'not-signed-in' } as const
const noOrder = { status: 404, code: 'order-not-found' } as const
const noContact = { status: 404, code: 'branch-contact-not-found' } as const

/** The menu as the console lists it, to mark plates sold out and back. */
export const consoleMenuSchema = z.object({
  categories: z.array(
    z.object({
      id,
      showName: z.string(),
      plates: z.array(
        z.object({
          id,
          showName: z.string(),
          price: amount,
          image: imageSchema.nullable(),
          soldOut: z.boolean(),
        }),
      ),
    }),
  ),
})

/** The console's menu on the wire. */
export type ConsoleMenu = z.infer<typeof consoleMenuSchema>

export const consoleEndpoints = {
  listBoard: endpoint({
    route: consoleRoutes.listBoard,
    summary:
      'The orders of a branch contact: those in progress (`scope=open`, the newest 500), or the finished ones, newest first',
    access: 'staff',
    params: idParams,
    query: z.object({
      scope: z.enum(['open', 'finished']).default('open'),
      /** Keyset paging: the id of the last order of the page before. */
      before: id.optional(),
    }),
    answer: z.object({
      orders: z.array(consoleOrderSchema),
      more: z.boolean(),
      /** How many cases wait, and how many somebody is looking after; null beside the finished orders. */
      cases: z.object({ open: z.int(), inProgress: z.int() }).nullable(),
    }),
    refusals: [signedIn, noContact],
  }),
  getConsoleOrder: endpoint({
    route: consoleRoutes.getConsoleOrder,
    summary: 'Everything that the kitchen needs of one order',
    access: 'staff',
    params: idParams,
    answer: consoleOrderSchema,
    refusals: [signedIn, noOrder],
  }),
  changeOrderStatus: endpoint({
    route: consoleRoutes.changeOrderStatus,
    summary: 'Accepts, readies, delivers or cancels an order; of two at once exactly one does it',
    access: 'staff',
    params: idParams,
    body: z.object({
      action: z.enum(ORDER_ACTIONS),
      reason: z.string().trim().max(300).optional(),
      /** By whose wish an order is canceled: the shop's, or the diner's; of no meaning beside another action. */
      wish: z.enum(CANCEL_WISHES).default('SHOP'),
    }),
    answer: consoleOrderSchema,
    refusals: [
      signedIn,
      noOrder,
      { status: 403, code: 'refund-forbidden' },
      { status: 409, code: 'order-already-changed' },
      { status: 422, code: 'cancel-reason-missing' },
    ],
  }),
  getConsoleMenu: endpoint({
    route: consoleRoutes.getConsoleMenu,
    summary: 'Every plate of a branch contact and whether it is sold out',
    access: 'staff',
    params: idParams,
    answer: consoleMenuSchema,
    refusals: [signedIn, noContact],
  }),
  setSoldOut: endpoint({
    route: consoleRoutes.setSoldOut,
    summary: 'Marks a plate sold out at this branch contact, or back',
    access: 'staff',
    params: z.object({ id, plateId: id }),
    body: z.object({ soldOut: z.boolean() }),
    answer: z.object({ soldOut: z.boolean() }),
    refusals: [signedIn, { status: 404, code: 'plate-not-found' }],
  }),
}

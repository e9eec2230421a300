import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { orderItemSchema } from '../order/order-item-schema.ts'
import { id } from '../wire.ts'
import { noContact, tooMany } from '../refusals.ts'
import * as routes from '../routes.ts'
import { mail, seen } from '../seen.ts'

const who = {
  branchContactId: id,
  branchId: id,
  phone: seen(40),
  email: mail(200).nullish(),
  /**
   * Grows with every event of a browser, as its clock does in milliseconds: the newest event wins,
   * in any order of arrival. Without one an event counts as made when it arrives.
   */
  sequence: z.int().min(0).optional(),
}

export const abandonedCartEndpoints = {
  noticeAbandonedCart: endpoint({
    route: routes.noticeAbandonedCart,
    summary: 'The page was hidden with a cart that is not empty',
    access: 'public',
    body: z.object({
      ...who,
      items: z.array(orderItemSchema).min(1).max(300),
      orderModeId: id,
      navigationEvent: z.literal('PAGE_HIDDEN'),
    }),
    answer: z.null(),
    status: 204,
    refusals: [noContact, tooMany],
  }),
  cancelAbandonedCart: endpoint({
    route: routes.cancelAbandonedCart,
    summary: 'The diner came back, ordered or emptied the cart',
    access: 'public',
    body: z.object({ ...who, navigationEvent: z.enum(['PAGE_VISIBLE', 'ORDER_CREATED', 'CART_EMPTIED']) }),
    answer: z.null(),
    status: 204,
    refusals: [noContact, tooMany],
  }),
  recoverCart: endpoint({
    route: routes.recoverCart,
    summary: 'The cart that a campaign link brings back, for a day',
    access: 'public',
    params: z.object({ phone: seen(40), branchContactId: id }),
    /** The token of the reminder's link, without which nothing is found. */
    query: z.object({ token: z.string().max(100).optional() }),
    answer: z.object({ orderModeId: id, items: z.array(orderItemSchema) }),
    refusals: [{ status: 404, code: 'cart-not-found' }, tooMany],
  }),
}

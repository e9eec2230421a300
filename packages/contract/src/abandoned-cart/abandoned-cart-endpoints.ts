import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { orderItemSchema } from '../order/order-item-schema.ts'
import { id } from '../wire.ts'
import { abandonedCartRoutes } from './abandoned-cart-routes.ts'

const navigationEvent = z.enum(['PAGE_HIDDEN', 'PAGE_VISIBLE', 'ORDER_CREATED', 'CART_EMPTIED'])
const who = {
  branchContactId: id,
  branchId: id,
  phone: z.string().max(40),
  email: z.string().max(200).default(''),
  navigationEvent,
  /** Grows with every event of a browser: the newest wins, whatever order they arrive in. */
  sequence: z.int().min(0).default(0),
}
const tooMany = { status: 429, code: 'too-many-requests' } as const

export const abandonedCartEndpoints = {
  noticeAbandonedCart: endpoint({
    route: abandonedCartRoutes.noticeAbandonedCart,
    summary: 'The page was hidden with a cart that is not empty',
    access: 'public',
    body: z.object({ ...who, items: z.array(orderItemSchema).max(300), orderModeId: id }),
    answer: z.null(),
    status: 204,
    refusals: [tooMany],
    open: true,
  }),
  cancelAbandonedCart: endpoint({
    route: abandonedCartRoutes.cancelAbandonedCart,
    summary: 'The diner came back, ordered or emptied the cart',
    access: 'public',
    body: z.object(who),
    answer: z.null(),
    status: 204,
    refusals: [tooMany],
    open: true,
  }),
  recoverCart: endpoint({
    route: abandonedCartRoutes.recoverCart,
    summary: 'The cart that a campaign link brings back',
    access: 'public',
    params: z.object({ phone: z.string().max(40), branchContactId: id }),
    answer: z.object({ orderModeId: id, items: z.array(orderItemSchema) }),
    refusals: [{ status: 404, code: 'cart-not-found' }, tooMany],
    open: true,
  }),
}

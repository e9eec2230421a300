import { fromJson, type StoredValue } from '@mostrador/live/stored-value'
import type { Client } from '@mostrador/contract/client'
import { orderItems } from '@mostrador/contract/order/order-items'
import type { Cart } from '@mostrador/domain/cart/cart'
import { isEmail } from '@mostrador/domain/checkout/email'
import type { KnownDiner } from '../diner/known-diner.ts'
import type { TypedDiner } from '../checkout/kept-draft.ts'

/** Cart that the shop was notified of; `isLeft`: the shop still believes it left. */
export type ToldCart = { readonly phone: string; readonly isLeft: boolean }

/** Reads the stored cart; undefined for none and for a malformed one. */
export function parseToldCart(json: string | null): ToldCart | undefined {
  const value = fromJson(json)
  if (typeof value !== 'object' || value === null) return undefined
  const phone: unknown = Reflect.get(value, 'phone')
  return typeof phone === 'string' ? { phone, isLeft: Reflect.get(value, 'isLeft') === true } : undefined
}

/** Reads the number of the last event; 0 where malformed. */
export const parseSequence = (json: string | null): number => {
  const value = Number(json ?? 0)
  return Number.isSafeInteger(value) && value >= 0 ? value : 0
}

/** Phone of the cart's diner, with the e-mail typed beside it; null for none or an invalid one. */
export type NoticedDiner = { readonly phone: string; readonly email: string | null }

/**
 * Returns the ordering diner: the one typed at checkout, else the one the browser knows, else the
 * one of the link. Source: 000 §4 Abandoned-cart notification.
 */
export function dinerHere(found: {
  readonly typed: TypedDiner | null
  readonly known: Pick<KnownDiner, 'phone'> | null
  readonly link: string | null
}): NoticedDiner | null {
  const { typed, known, link } = found
  if (typed) return { phone: typed.phone, email: isEmail(typed.email) ? typed.email : null }
  const phone = known?.phone ?? (link || null)
  return phone === null ? null : { phone, email: null }
}

export type CartNoticesPorts = {
  readonly client: Pick<Client, 'noticeAbandonedCart' | 'cancelAbandonedCart'>
  readonly place: { readonly branchId: string; readonly branchContactId: string; readonly mantissa: number }
  readonly diner: () => NoticedDiner | null
  readonly cart: () => Cart | undefined
  readonly told: Pick<StoredValue<ToldCart | undefined>, 'latest' | 'write'>
  readonly sequence: Pick<StoredValue<number>, 'latest' | 'write'>
  readonly now: () => number
}

/** Longest `keepalive` body in characters; browsers stop at 64 KiB for all of them together. */
const LONGEST_KEPT_ALIVE = 20_000

/** Returns a number larger than any before in this browser; it follows the clock. */
function nextSequence({ sequence, now }: Pick<CartNoticesPorts, 'sequence' | 'now'>): number {
  const next = Math.max(sequence.latest() + 1, now())
  sequence.write(next)
  return next
}

type Return = 'PAGE_VISIBLE' | 'ORDER_CREATED' | 'CART_EMPTIED'

async function cancel(ports: CartNoticesPorts, phone: string, navigationEvent: Return): Promise<void> {
  const { branchId, branchContactId } = ports.place
  const diner = ports.diner()
  const email = diner?.phone === phone ? diner.email : null
  const body = { branchId, branchContactId, phone, email, navigationEvent, sequence: nextSequence(ports) }
  await ports.client.cancelAbandonedCart({ body }, { keepalive: true })
}

async function notice(ports: CartNoticesPorts, diner: NoticedDiner, cart: Cart): Promise<void> {
  const { branchId, branchContactId, mantissa } = ports.place
  const { orderModeId, lines } = cart
  const items = orderItems(lines, mantissa)
  const what = { items, orderModeId, navigationEvent: 'PAGE_HIDDEN' as const }
  const body = { branchId, branchContactId, ...diner, ...what, sequence: nextSequence(ports) }
  const keepalive = JSON.stringify(body).length <= LONGEST_KEPT_ALIVE
  await ports.client.noticeAbandonedCart({ body }, { keepalive })
}

/** Notifies the shop of the cart, without waiting; failures are not shown. */
export function createCartNotices(ports: CartNoticesPorts) {
  const { told } = ports
  return {
    async left(): Promise<void> {
      const diner = ports.diner()
      const cart = ports.cart()
      if (!diner || !cart || cart.lines.length === 0) return
      told.write({ phone: diner.phone, isLeft: true })
      await notice(ports, diner, cart)
    },
    /** The page is seen again, maybe in another tab or as a new document. */
    async returned(): Promise<void> {
      const known = told.latest()
      if (!known?.isLeft) return
      told.write({ ...known, isLeft: false })
      await cancel(ports, known.phone, 'PAGE_VISIBLE')
    },
    /** The cart is empty: ordered, or emptied. */
    async ended(why: 'ORDER_CREATED' | 'CART_EMPTIED'): Promise<void> {
      const known = told.latest()
      if (!known) return
      told.write(undefined)
      await cancel(ports, known.phone, why)
    },
  }
}

import { cartReminder } from '@mostrador/copy/cart-reminder'
import { originAt } from '@mostrador/domain/company/host-name'
import { phoneDigits } from '@mostrador/domain/phone/whatsapp-link'
import { z } from 'zod'
import { done, type Job, type JobHandler, type JobOutcome, type JobPorts } from '../../ground/job/job.ts'
import { CART_LIFE_MS } from '@mostrador/domain/cart/cart-life'
import { findCartToRemind, markReminded, type CartToRemind } from './abandoned-cart-store.ts'

const payloadSchema = z.object({ branchId: z.uuid(), branchContactId: z.uuid(), phoneKey: z.string() })
type Place = z.infer<typeof payloadSchema>

/** Campaign id in the link of a branch without campaigns. */
const NO_CAMPAIGN = 'carrito-abandonado'

function textOf(cart: CartToRemind, publicUrl: string): string {
  const query = new URLSearchParams({
    phone: cart.phone,
    abandoned: 'true',
    campaignId: cart.campaignId ?? NO_CAMPAIGN,
    cartToken: cart.token,
  })
  const words = cart.campaignMessage ?? cartReminder(cart.branchContactName, cart.voice)
  return `${words}\n${originAt(publicUrl, cart.host)}/menu/${cart.alias}?${query.toString()}`
}

/** Key of a cart's reminder: a second try is the same message. */
const dedupeKeyOf = ({ branchContactId, phoneKey }: Place, { startedAt }: CartToRemind): string =>
  `abandoned-cart:${branchContactId}:${phoneKey}:${startedAt.getTime()}`

async function send(ports: JobPorts, place: Place, cart: CartToRemind): Promise<JobOutcome> {
  const sent = await ports.messages.send({
    branchId: place.branchId,
    to: phoneDigits(cart.phone),
    text: textOf(cart, ports.publicUrl),
    kind: 'abandoned-cart',
    dedupeKey: dedupeKeyOf(place, cart),
  })
  const now = ports.now()
  if (!sent.ok) {
    const rest = sent.retryAfterMs && { notBefore: new Date(now.getTime() + sent.retryAfterMs) }
    const reason = `${sent.reason}: ${sent.detail}`
    return { kind: 'failed', reason, final: sent.reason === 'rejected', ...rest }
  }
  await markReminded(ports.database, place, { ...cart, now })
  return done
}

/**
 * Reminds of an abandoned cart by a text with the link that restores it, whose token only that
 * text has: once, only while the diner has not come back, and only a customer who opted in. Sends
 * before it notes so; the key makes a second sending nothing. Source: 000 §4 Abandoned-cart
 * restore.
 */
export const remindOfCart: JobHandler = async (ports: JobPorts, job: Job) => {
  const place = payloadSchema.parse(job.payload)
  const cart = await findCartToRemind(ports.database, place, ports.now())
  if (!cart || cart.isOver || !cart.optIn || !cart.canOrder) return done
  const age = ports.now().getTime() - cart.leftAt.getTime()
  // A reminder a day late, after an outage, would surprise more than help.
  if (age >= CART_LIFE_MS) return done
  const due = new Date(cart.leftAt.getTime() + ports.abandonedCartMinutes * 60_000)
  return due > ports.now() ? { kind: 'again', at: due } : send(ports, place, cart)
}

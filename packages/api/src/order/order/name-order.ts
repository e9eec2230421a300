import { orderCode } from '@mostrador/domain/order/order-code'
import { isKnownPoint } from '../../ground/geocoding/point-key.ts'
import type { Api } from '../../ground/ports.ts'
import { originAt } from '@mostrador/domain/company/host-name'
import { drawReferences } from '../transfer/new-transfer.ts'
import type { AcceptedOrder } from './judge-order.ts'
import type { OrderNames } from './order-customer.ts'
import { orderMessage } from './order-message.ts'
import type { OrderSender } from './order-sender.ts'

/** Whether the delivery's point is the diner's word alone. */
function isPointOfCustomer(api: Pick<Api, 'cookieSecret'>, { scene }: AcceptedOrder): boolean {
  const { destination } = scene.request
  if (!destination || typeof destination.lat !== 'number') return false
  // Stryker disable next-line StringLiteral: no key is as good as one that this server never made
  return !isKnownPoint(api, { ...destination, pointKey: destination.pointKey ?? '' })
}

/** Draws an order's code and ids. A taken code is noticed when saved, and drawn anew. */
export function nameOrder(
  {
    newId,
    randomBytes,
    publicUrl,
    cookieSecret,
  }: Pick<Api, 'newId' | 'randomBytes' | 'publicUrl' | 'cookieSecret'>,
  order: AcceptedOrder,
  { idempotencyKey, bodyHash, browserId, cookies }: OrderSender,
): OrderNames {
  const code = orderCode(randomBytes(10))
  return {
    id: newId(),
    code,
    customerId: newId(),
    eventId: newId(),
    pointsEntryId: newId(),
    expiryJobId: newId(),
    pushJobId: newId(),
    transferReferences: order.payment.transfer ? drawReferences(randomBytes) : [],
    consentId: newId(),
    browserId,
    isKnownBrowser: cookies.length === 0,
    idempotencyKey,
    bodyHash,
    pointByCustomer: isPointOfCustomer({ cookieSecret }, order),
    orderText: orderMessage(order, { code, origin: originAt(publicUrl, order.scene.contact.host) }),
  }
}

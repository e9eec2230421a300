import { orderCode } from '@mostrador/domain/order/order-code'
import type { Api } from '../ports.ts'
import { originAt } from '@mostrador/domain/company/host-name'
import type { AcceptedOrder } from './judge-order.ts'
import type { OrderNames } from './new-order.ts'
import { orderMessage } from './order-message.ts'
import type { OrderSender } from './order-sender.ts'

/** Draws the code and the ids of an order. A code that another order has is noticed when it is saved, and drawn anew. */
export function nameOrder(
  { newId, randomBytes, publicUrl }: Pick<Api, 'newId' | 'randomBytes' | 'publicUrl'>,
  order: AcceptedOrder,
  { idempotencyKey, bodyHash, browserId }: OrderSender,
): OrderNames {
  const code = orderCode(randomBytes(10))
  return {
    id: newId(),
    code,
    customerId: newId(),
    eventId: newId(),
    pointsEntryId: newId(),
    expiryJobId: newId(),
    consentId: newId(),
    browserId,
    idempotencyKey,
    bodyHash,
    orderText: orderMessage(order, { code, origin: originAt(publicUrl, order.scene.contact.host) }),
  }
}

import { statusesThat } from '@mostrador/domain/shipment/shipment-states'
import { sql, type RawBuilder } from 'kysely'
import { inStates } from './in-states.ts'

/**
 * Whether the shipment `s` is in its rider's hands, as the domain's `isInHand`. Two conditions
 * with an index each, neither of which holds finished deliveries.
 */
export const inHand: RawBuilder<boolean> = sql`
  (s.status ${inStates(statusesThat('carried'))} or (s.status = 'DELIVERED' and s.return_shipment))`

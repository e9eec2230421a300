import { isInHand, SHIPMENT_STATES } from '@mostrador/domain/shipment/shipment-states'
import { useFetched } from '@mostrador/live/use-fetched'
import { browserApi } from '../api.ts'
import { serverNow } from '../frame/server-clock.ts'
import { loseRider } from '../rider/forget-rider.ts'
import { riderSession, type RiderSession } from '../rider/rider-session.ts'
import type { Delivery } from '../rider/delivery.ts'
import { keepHands, useKeptDeliveries } from '../rider/kept-deliveries.ts'
import { loadHands } from './load-delivery.ts'
import { usePendingSteps, withPending } from '../rider/pending-steps.ts'
import { useWhenBack } from './use-when-back.ts'

/**
 * Whether something of it is on its way with the rider: what has only to come back is nobody's who
 * waits.
 */
export const isOnTheWay = ({ shipments }: Delivery): boolean =>
  shipments.some(({ status }) => SHIPMENT_STATES[status].carried)

/**
 * Returns the deliveries in the rider's hands as this device knows them, with the pending steps
 * applied.
 */
export function useHands(alias: string): readonly Delivery[] {
  const hands = useKeptDeliveries(alias)?.hands?.value ?? []
  const pending = usePendingSteps(alias)
  return hands
    .map((delivery) => withPending(delivery, pending))
    .filter(({ shipments }) => shipments.some(isInHand))
}

/**
 * Asks what is in a rider's hands and keeps the answer. A shift that is over leaves nothing on the
 * device; an answer for an earlier shift is ignored: it says nothing of the rider who is on shift
 * now.
 */
export async function askForHands(
  client: Parameters<typeof loadHands>[0],
  alias: string,
  session: RiderSession,
): Promise<void> {
  const at = serverNow().toISOString()
  const loaded = await loadHands(client, session)
  if (riderSession(alias).latest()?.since !== session.since) return
  if (loaded.ok) keepHands(alias, { at, value: loaded.value.inHand })
  else if (loaded.problem.status === 401) loseRider(alias)
}

/**
 * Asks what is in the rider's hands, on a page that does not hear of it otherwise: at once, when
 * the page is looked at again, and now and then.
 */
export function useAskForHands(alias: string, session: RiderSession | undefined): void {
  const { again } = useFetched(session && `${alias}/${session.since}`, {
    ask: () => askForHands(browserApi.client, alias, session as RiderSession),
    take: () => undefined,
  })
  useWhenBack(again, 'live')
}

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

/** Whether a shipment of it is on its way to a diner, and not only to be brought back. */
export const isOnTheWay = ({ shipments }: Delivery): boolean =>
  shipments.some(({ status }) => SHIPMENT_STATES[status].carried)

/** Returns the deliveries in the rider's hands, with the pending steps applied. */
export function useHands(alias: string): readonly Delivery[] {
  const hands = useKeptDeliveries(alias)?.hands?.value ?? []
  const pending = usePendingSteps(alias)
  return hands
    .map((delivery) => withPending(delivery, pending))
    .filter(({ shipments }) => shipments.some(isInHand))
}

/**
 * Asks for the deliveries in a rider's hands and stores them. A shift that is over is deleted from
 * the device; an answer for an earlier shift is ignored, as it says nothing of the current rider.
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
 * Asks for the deliveries in the rider's hands, on a page without other news of them: at once,
 * when the page is shown, and now and then.
 */
export function useAskForHands(alias: string, session: RiderSession | undefined): void {
  const { again } = useFetched(session && `${alias}/${session.since}`, {
    ask: () => askForHands(browserApi.client, alias, session as RiderSession),
    take: () => undefined,
  })
  useWhenBack(again, 'live')
}

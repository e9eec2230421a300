import type { BranchContactInfo } from '@mostrador/contract/branch-contact/branch-contact-schema'
import { liveEvents, ridersChannel } from '@mostrador/domain/realtime/channel-names'
import { useFetched } from '@mostrador/live/use-fetched'
import { useToast } from '@mostrador/ui/use-toast'
import { useCallback } from 'react'
import { browserApi } from '../api.ts'
import { serverNow, serverNowOrLater } from '../frame/server-clock.ts'
import { useChannel } from '../frame/use-channel.ts'
import { asRider, type RiderSession } from '../rider/rider-session.ts'
import type { Rider } from '../rider/use-rider.ts'
import { joinedList } from '../rider/joined-list.ts'
import { keepList, useKeptDeliveries } from '../rider/kept-deliveries.ts'
import { usePendingSteps } from '../rider/pending-steps.ts'
import { reportListFailure } from './load-failures.ts'
import { loadDeliveryList } from './load-delivery.ts'
import { useWhenBack } from './use-when-back.ts'

/** Listens for changes of the offers, as the rider of this device. */
function useOffers(contactId: string, session: RiderSession | undefined, ask: () => Promise<unknown>) {
  const authorize = useCallback(
    async (socket_id: string, channel_name: string) => {
      if (!session) return undefined
      const body = { socket_id, channel_name }
      const signed = await browserApi.client.authorizeRiderChannel({ body }, asRider(session))
      return signed.ok ? signed.data : undefined
    },
    [session],
  )
  const channel = session && ridersChannel(contactId)
  return useChannel({ channel, event: liveEvents.offersUpdated, onChange: ask, authorize })
}

/**
 * Returns the list as this device knows it, with the state of the page, and a function to reload.
 * Source: 001 §2 Rider shipment list, §8.
 */
export function useDeliveryList({ alias, id }: BranchContactInfo, { session, deny }: Rider) {
  const toast = useToast()
  const kept = useKeptDeliveries(alias)
  const pending = usePendingSteps(alias)
  const { answer, again, anew } = useFetched(session && `${id}/${session.since}`, {
    ask: async () => {
      const at = serverNow().toISOString()
      const window = { branchContactId: id, now: serverNowOrLater() }
      return { at, loaded: await loadDeliveryList(browserApi.client, session as RiderSession, window) }
    },
    take: ({ at, loaded }) => {
      if (loaded.ok) {
        keepList(alias, { at, value: loaded.value })
        return 'fresh' as const
      }
      return reportListFailure(loaded.problem, { toast, deny }) === 'kept' ? ('kept' as const) : undefined
    },
  })
  useWhenBack(again, useOffers(id, session, again))
  const list = kept && joinedList(kept, pending)
  return { state: answer ?? 'loading', list, heldAt: kept?.list?.at, ask: again, refresh: anew }
}

import type { BranchContactInfo } from '@mostrador/contract/branch-contact/branch-contact-schema'
import { liveEvents, ridersChannel } from '@mostrador/domain/realtime/channel-names'
import { useToast } from '@mostrador/ui/use-toast'
import { useCallback, useEffect, useRef, useState } from 'react'
import { browserApi } from '../api.ts'
import { serverNow, serverNowOrLater } from '../frame/server-clock.ts'
import { useChannel } from '../frame/use-channel.ts'
import { asRider } from '../rider/rider-session.ts'
import type { RiderSession } from '../rider/rider-session.ts'
import type { Rider } from '../rider/use-rider.ts'
import { keepList, useKeptDeliveries } from '../rider/kept-deliveries.ts'
import { hearListFailure } from './load-failures.ts'
import { loadDeliveryList } from './load-delivery.ts'
import { useWhenBack } from './use-when-back.ts'

/** Hears of what changes on offer, as the rider of this device. */
function useOffers(contactId: string, session: RiderSession | undefined, ask: () => Promise<void>) {
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

/** The list as the server told it last, how the page stands with it, and how to ask again. Source: 001 §2 Rider shipment list, §8. */
export function useDeliveryList({ alias, id }: BranchContactInfo, { session, deny }: Rider) {
  const toast = useToast()
  const kept = useKeptDeliveries(alias)?.list
  const [state, setState] = useState<'loading' | 'fresh' | 'kept'>('loading')
  const turn = useRef(0)

  const ask = useCallback(async (): Promise<void> => {
    if (!session) return
    turn.current += 1
    const mine = turn.current
    const at = serverNow().toISOString()
    const window = { branchContactId: id, now: serverNowOrLater() }
    const loaded = await loadDeliveryList(browserApi.client, session, window)
    if (mine !== turn.current) return
    if (loaded.ok) {
      keepList(alias, { at, value: loaded.value })
      return setState('fresh')
    }
    if (hearListFailure(loaded.problem, { toast, deny }) === 'kept') setState('kept')
  }, [alias, id, session, deny, toast])

  const refresh = useCallback(() => {
    setState('loading')
    return ask()
  }, [ask])

  useEffect(() => void ask(), [ask])
  useWhenBack(ask, useOffers(id, session, ask))
  return { state, list: kept?.value, heldAt: kept?.at, ask, refresh }
}

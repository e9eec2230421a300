import { liveEvents, shipmentChannel } from '@mostrador/domain/realtime/channel-names'
import { useToast } from '@mostrador/ui/use-toast'
import { useCallback, useEffect, useRef, useState } from 'react'
import { browserApi } from '../api.ts'
import { serverNow } from '../frame/server-clock.ts'
import { useChannel } from '../frame/use-channel.ts'
import type { Rider } from '../rider/use-rider.ts'
import type { Delivery } from '../rider/delivery.ts'
import { dropDelivery, keepDelivery, keptDelivery, useKeptDeliveries } from '../rider/kept-deliveries.ts'
import { loadDelivery } from './load-delivery.ts'
import { hearDeliveryFailure, meaningOf } from './load-failures.ts'
import type { DeliveryState } from './load-failures.ts'
import { usePendingSteps, withPending } from '../rider/pending-steps.ts'
import { useWhenBack } from './use-when-back.ts'

/** Which delivery a page is about. */
export type DeliveryKey = Pick<Delivery, 'kind' | 'id'> & { readonly alias: string }

/** Asks for the delivery, keeps what comes, and says how the page stands; answers whether the rider may still see it. */
function useLoad({ alias, kind, id }: DeliveryKey, { session, deny }: Rider) {
  const toast = useToast()
  const [state, setState] = useState<DeliveryState>('loading')
  const [stack, setStack] = useState<Delivery>()
  const turn = useRef(0)

  const refresh = useCallback(async (): Promise<boolean> => {
    if (!session) return false
    turn.current += 1
    const mine = turn.current
    const at = serverNow().toISOString()
    const loaded = await loadDelivery(browserApi.client, session, { kind, id })
    // What was overtaken says nothing on the page, and all the same whose the delivery is.
    if (mine !== turn.current) return loaded.ok || meaningOf(loaded.problem) === 'kept'
    if (loaded.ok) {
      keepDelivery(alias, { at, value: loaded.value })
      if (loaded.value.id !== id) setStack(loaded.value)
      setState('fresh')
      return true
    }
    const next = hearDeliveryFailure(loaded.problem, { toast, deny })
    if (next !== 'denied') setState(next)
    if (next === 'lost' || next === 'gone') dropDelivery(alias, id, at)
    return next === 'kept'
  }, [alias, kind, id, session, deny, toast])

  useEffect(() => void refresh(), [refresh])
  return { state, setState, stack, refresh }
}

/** A delivery as its rider sees it: what the server said last, and what was done since. Source: 001 §2 Rider shipment detail. */
export function useDelivery(key: DeliveryKey, rider: Rider) {
  const { alias, id } = key
  const { state, setState, stack, refresh } = useLoad(key, rider)
  const kept = keptDelivery(useKeptDeliveries(alias), id)
  const pending = usePendingSteps(alias).filter(({ deliveryId }) => deliveryId === id)
  const channel = rider.session ? shipmentChannel(id) : undefined
  const live = useChannel({ channel, event: liveEvents.shipmentUpdated, onChange: refresh })
  useWhenBack(refresh, live)
  const delivery = kept && withPending(kept.value, pending)
  const isToldAtAll = state !== 'lost' && state !== 'gone'
  return {
    state: state === 'kept' && !kept ? ('failed' as const) : state,
    delivery: isToldAtAll ? delivery : undefined,
    /** When the server said what is shown. */
    heldAt: kept?.at,
    /** The stack that the shipment of this address travels in: the page is its. */
    stack,
    hasPending: pending.length > 0,
    refresh,
    lose: () => setState('lost'),
  }
}

/** The delivery of a page. */
export type DeliveryView = ReturnType<typeof useDelivery>

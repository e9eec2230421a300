import { liveEvents, shipmentChannel } from '@mostrador/domain/realtime/channel-names'
import { useFetched } from '@mostrador/live/use-fetched'
import { useToast } from '@mostrador/ui/use-toast'
import { useCallback } from 'react'
import { browserApi } from '../api.ts'
import { serverNow } from '../frame/server-clock.ts'
import { useChannel } from '../frame/use-channel.ts'
import type { RiderSession } from '../rider/rider-session.ts'
import type { Rider } from '../rider/use-rider.ts'
import type { Delivery } from '../rider/delivery.ts'
import { dropDelivery, keepDelivery, keptDelivery, useKeptDeliveries } from '../rider/kept-deliveries.ts'
import { loadDelivery } from './load-delivery.ts'
import { reportDeliveryFailure, meaningOf, type DeliveryState } from './load-failures.ts'
import { isKeyUnchecked, usePendingSteps, withPending } from '../rider/pending-steps.ts'
import { useWhenBack } from './use-when-back.ts'

export type DeliveryKey = Pick<Delivery, 'kind' | 'id'> & { readonly alias: string }

/** State of a delivery's page, and the stack of its shipment. */
type Standing = { readonly state: DeliveryState; readonly stack?: Delivery | undefined }

/** Loads and stores the delivery; returns whether the rider may still see it. */
function useLoad({ alias, kind, id }: DeliveryKey, { session, deny }: Rider) {
  const toast = useToast()
  const { answer, again, setAnswer } = useFetched(session && `${kind}/${id}/${session.since}`, {
    ask: async () => {
      const at = serverNow().toISOString()
      return { at, loaded: await loadDelivery(browserApi.client, session as RiderSession, { kind, id }) }
    },
    take: ({ at, loaded }, known: Standing | undefined): Standing | undefined => {
      if (loaded.ok) {
        keepDelivery(alias, { at, value: loaded.value })
        return { state: 'fresh', stack: loaded.value.id === id ? known?.stack : loaded.value }
      }
      const state = reportDeliveryFailure(loaded.problem, { toast, deny })
      if (state === 'lost' || state === 'gone') dropDelivery(alias, id, at)
      return state === 'denied' ? undefined : { ...known, state }
    },
  })
  const refresh = useCallback(async (): Promise<boolean> => {
    const told = await again()
    return told !== undefined && (told.loaded.ok || meaningOf(told.loaded.problem) === 'kept')
  }, [again])
  const { state, stack }: Standing = answer ?? { state: 'loading' }
  return { state, stack, refresh, lose: () => setAnswer({ stack, state: 'lost' }) }
}

/** Returns a delivery with the pending steps applied. Source: 001 §2 Rider shipment detail. */
export function useDelivery(key: DeliveryKey, rider: Rider) {
  const { alias, id } = key
  const { state, stack, refresh, lose } = useLoad(key, rider)
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
    heldAt: kept?.at,
    /** Stack of the shipment, which the page is replaced by. */
    stack,
    /** Whether a step waits to be sent; one whose key is unchecked is not done yet. */
    hasPending: pending.some((step) => !isKeyUnchecked(step)),
    refresh,
    lose,
  }
}

export type DeliveryView = ReturnType<typeof useDelivery>

import type { FollowUpOrder } from '@mostrador/contract/order/order-schema'
import { ORDER_STATES } from '@mostrador/domain/order/order-status'
import { liveEvents, orderChannel } from '@mostrador/domain/realtime/channel-names'
import { after } from '@mostrador/live/timers'
import { useFetched } from '@mostrador/live/use-fetched'
import { usePolling } from '@mostrador/live/use-polling'
import { useCallback, useEffect } from 'react'
import { useSearchParams } from 'react-router'
import { browserApi } from '../api.ts'
import { useChannel } from '../frame/use-channel.ts'

/** Interval of polling while the channel is down, in milliseconds. */
const FALLBACK_MS = 15_000

/** Delay after the flag `refreshAfterUpdate` appears, in milliseconds. Source: 001 §9. */
const AFTER_UPDATE_MS = 5_000

/** Refreshes once, in five seconds; returns a cancel. Source: 001 §4 Refreshing the follow-up. */
export const refreshAfterUpdate = (refresh: () => unknown): (() => void) => after(AFTER_UPDATE_MS, refresh)

/** Keeps the latest answer about the order; it outlives a lost connection. */
function useOrderNow(loaded: FollowUpOrder, alias: string) {
  const { code } = loaded
  const { answer, again } = useFetched(code, {
    first: loaded,
    ask: () => browserApi.client.getOrder({ params: { alias, code } }),
    take: (told) => (told.ok ? told.data : undefined),
  })
  const refresh = useCallback(async () => {
    const told = await again()
    return told?.ok ? told.data : undefined
  }, [again])
  return { order: answer ?? loaded, refresh }
}

/**
 * Follows an order: by the real-time channel, by polling while that is down, when the page becomes
 * visible, and 5 s after `refreshAfterUpdate` appears. Source: 001 §4 Refreshing the follow-up.
 */
export function useLiveOrder(loaded: FollowUpOrder, alias: string) {
  const { order, refresh } = useOrderNow(loaded, alias)
  const [query] = useSearchParams()
  const isUpdating = query.has('refreshAfterUpdate')
  const isOpen = ORDER_STATES[order.status].inProgress
  // A canceled order is followed until its money is refunded.
  const isAwaited = isOpen || order.refund === 'UNDER_WAY' || order.refund === 'OWED'
  const channel = isAwaited ? orderChannel(order.code) : undefined
  const live = useChannel({ channel, event: liveEvents.orderUpdated, onChange: refresh })
  usePolling(refresh, { everyMs: isAwaited && live !== 'live' ? FALLBACK_MS : undefined })
  useEffect(() => (isUpdating ? refreshAfterUpdate(refresh) : undefined), [isUpdating, refresh])
  return { order, refresh, live, isOpen }
}

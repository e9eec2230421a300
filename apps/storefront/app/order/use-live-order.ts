import type { FollowUpOrder } from '@mostrador/contract/order/order-schema'
import { ORDER_STATES } from '@mostrador/domain/order/order-status'
import { liveEvents, orderChannel } from '@mostrador/domain/realtime/channel-names'
import { useCallback, useEffect, useRef, useState } from 'react'
import { useSearchParams } from 'react-router'
import { browserApi } from '../api.ts'
import { useChannel } from '../frame/use-channel.ts'
import { refreshAfterUpdate, refreshNowAndThen, refreshWhenVisible } from './refresh-moments.ts'

/** The order as it was last heard of, and how to ask again. An answer that was overtaken by a later one is dropped. */
function useOrderNow(loaded: FollowUpOrder, alias: string) {
  const [heard, setHeard] = useState({ loaded, order: loaded })
  const asked = useRef(0)
  const { code } = loaded
  if (heard.loaded !== loaded) setHeard({ loaded, order: loaded })
  const refresh = useCallback(async () => {
    asked.current += 1
    const turn = asked.current
    const result = await browserApi.client.getOrder({ params: { alias, code } })
    // What is known stays on the screen when the connection breaks.
    if (result.ok && turn === asked.current) setHeard((before) => ({ ...before, order: result.data }))
    return result.ok ? result.data : undefined
  }, [alias, code])
  return { order: heard.order, refresh }
}

/** Asks by a timer while nothing arrives by itself, and whenever the page comes back into view. */
function useFallback(isNeeded: boolean, refresh: () => Promise<unknown>): void {
  useEffect(() => {
    if (isNeeded) return refreshNowAndThen(refresh, document)
    return undefined
  }, [isNeeded, refresh])

  useEffect(() => refreshWhenVisible(refresh, document), [refresh])
}

/**
 * An order that moves by itself: by the real-time channel, by a timer while that is down, when the page
 * becomes visible, and 5 s after `refreshAfterUpdate` appears. Source: 001 §4 Refreshing the follow-up.
 */
export function useLiveOrder(loaded: FollowUpOrder, alias: string) {
  const { order, refresh } = useOrderNow(loaded, alias)
  const [query] = useSearchParams()
  const isUpdating = query.has('refreshAfterUpdate')
  const isOpen = ORDER_STATES[order.status].inProgress
  // A canceled order has still to say that its money came back.
  const isAwaited = isOpen || order.refund === 'UNDER_WAY'
  const channel = isAwaited ? orderChannel(order.code) : undefined
  const live = useChannel({ channel, event: liveEvents.orderUpdated, onChange: refresh })
  useFallback(isAwaited && live !== 'live', refresh)
  useEffect(() => {
    if (isUpdating) return refreshAfterUpdate(refresh)
    return undefined
  }, [isUpdating, refresh])
  return { order, refresh, live, isOpen }
}

import type { FollowUpOrder } from '@mostrador/contract/order/order-schema'
import { ORDER_STATES } from '@mostrador/domain/order/order-status'
import { useCallback, useEffect, useRef, useState } from 'react'
import { useSearchParams } from 'react-router'
import { browserApi } from '../api.ts'
import { reportQuietly } from '../layout/quiet.ts'
import { refreshAfterUpdate, refreshNowAndThen, refreshWhenVisible } from './refresh-moments.ts'
import { watchOrder } from './watch-order.ts'

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

/** Keeps the channel of the order open while it is worth it; answers whether it is, undefined while that is being found out. */
function useChannel(code: string, isWorthIt: boolean, refresh: () => Promise<unknown>): boolean | undefined {
  const [isLive, setIsLive] = useState<boolean>()
  useEffect(() => {
    if (!isWorthIt) return undefined
    let stop: (() => void) | undefined
    let isOver = false
    async function connect(): Promise<void> {
      const settings = await browserApi.client.getRealtime()
      if (isOver) return
      if (!settings.ok || !settings.data.enabled) return setIsLive(false)
      const stopWatching = await watchOrder(code, settings.data, {
        onChange: () => void refresh(),
        onLive: (next) => isOver || setIsLive(next),
      })
      if (isOver) stopWatching()
      else stop = stopWatching
    }
    connect().catch((error: unknown) => {
      if (!isOver) setIsLive(false)
      reportQuietly(browserApi.client, 'realtime', { payload: String(error) })
    })
    return () => {
      isOver = true
      stop?.()
      setIsLive(undefined)
    }
  }, [code, isWorthIt, refresh])
  return isLive
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
  const isLive = useChannel(order.code, isAwaited, refresh)
  useFallback(isAwaited && !isLive, refresh)
  useEffect(() => {
    if (isUpdating) return refreshAfterUpdate(refresh)
    return undefined
  }, [isUpdating, refresh])
  return { order, refresh, isLive, isOpen }
}

import { boardChannel, liveEvents } from '@mostrador/domain/realtime/channel-names'
import type { LiveEvent } from '@mostrador/domain/realtime/channel-names'
import type { AskAuthorization } from '@mostrador/live/push-connection'
import type { LiveState } from '@mostrador/live/listen'
import { useListening } from '@mostrador/live/use-listening'
import { useCallback } from 'react'
import { useApi } from '../api/api.ts'

/**
 * Calls `refresh` whenever the board of a branch contact tells an event, or one of several (a list
 * that stays the same from drawing to drawing), and says by which way it
 * hears of it.
 */
export function useLive(
  contactId: string,
  refresh: () => unknown,
  event: LiveEvent | readonly LiveEvent[] = liveEvents.boardUpdated,
): LiveState {
  const api = useApi()
  const settings = useCallback(async () => {
    const told = await api.getRealtime()
    return told.ok ? told.data : undefined
  }, [api])
  const authorize = useCallback<AskAuthorization>(
    async (socket_id, channel_name) => {
      const signed = await api.authorizeChannel({ body: { socket_id, channel_name } })
      return signed.ok ? signed.data : undefined
    },
    [api],
  )
  return useListening({ settings, authorize, channel: boardChannel(contactId), event, onChange: refresh })
}

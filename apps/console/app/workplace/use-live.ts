import {
  boardChannel,
  dispatchChannel,
  liveEvents,
  shopChannel,
  type LiveEvent,
} from '@mostrador/domain/realtime/channel-names'
import type { AskAuthorization } from '@mostrador/live/push-connection'
import type { LiveState } from '@mostrador/live/listen'
import { useListening } from '@mostrador/live/use-listening'
import { useCallback } from 'react'
import { useApi } from '../api/api.ts'

/** Channels of a branch contact, by the permission to listen. */
const CHANNELS = { board: boardChannel, dispatch: dispatchChannel, shop: shopChannel } as const

/** Subscription: channel, events (a stable list), and least milliseconds between refreshes. */
export type Heard = {
  readonly of: keyof typeof CHANNELS
  readonly event: LiveEvent | readonly LiveEvent[]
  readonly everyMs?: number
}

/** Events of the branch document. */
export const OF_DOCUMENT: Heard = { of: 'shop', event: liveEvents.documentUpdated }

const OF_BOARD: Heard = { of: 'board', event: liveEvents.boardUpdated }

/** Calls `refresh` for events, those of the board by default; returns the connection's state. */
export function useLive(
  contactId: string,
  refresh: () => unknown,
  { of, event, everyMs }: Heard = OF_BOARD,
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
  return useListening({
    settings,
    authorize,
    channel: CHANNELS[of](contactId),
    event,
    changeEveryMs: everyMs,
    onChange: refresh,
  })
}

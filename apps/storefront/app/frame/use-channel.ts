import type { AskAuthorization } from '@mostrador/live/push-connection'
import type { LiveEvent } from '@mostrador/domain/realtime/channel-names'
import { useEffect, useState } from 'react'
import { browserApi } from '../api.ts'
import { openChannel } from './open-channel.ts'
import { watchChannel } from './watch-channel.ts'

/** What a page wants to hear of; nothing is listened to while `channel` is undefined. */
export type HeardChannel = {
  readonly channel: string | undefined
  readonly event: LiveEvent
  readonly onChange: () => unknown
  /** How a private channel is asked for. */
  readonly authorize?: AskAuthorization
}

/** Keeps a channel open while the page wants it; answers whether changes arrive by themselves, undefined while that is being found out. */
export function useChannel({ channel, event, onChange, authorize }: HeardChannel): boolean | undefined {
  const [isLive, setIsLive] = useState<boolean>()
  useEffect(() => {
    if (channel === undefined) return undefined
    const leave = openChannel({
      client: browserApi.client,
      onLive: setIsLive,
      watch: (settings, onLive) =>
        watchChannel(settings, { channel, event, onLive, authorize, onChange: () => void onChange() }),
    })
    return () => {
      leave()
      setIsLive(undefined)
    }
  }, [channel, event, onChange, authorize])
  return isLive
}

import type { Client } from '@mostrador/contract/client'
import type { RealtimeSettings } from '@mostrador/live/push-connection'
import { reportQuietly } from './quiet.ts'

/** What a page listens to, and who is told whether that works. */
export type Channel = {
  readonly client: Pick<Client, 'getRealtime' | 'logDinerError'>
  /** Connects as the server says; answers how to stop. It tells whether changes arrive by themselves. */
  readonly watch: (
    settings: RealtimeSettings,
    onLive: (isLive: boolean | undefined) => void,
  ) => Promise<() => void>
  /** True while changes arrive by themselves, false once they do not, undefined while that is being found out. */
  readonly onLive: (isLive: boolean | undefined) => void
}

/**
 * Asks the server how to listen, and listens where real time is enabled; answers how to leave, after which nothing is
 * told any more. A connection that cannot be made is logged, and nothing arrives by itself then. Source: 001 §4
 * Tracking load, §8.
 */
export function openChannel({ client, watch, onLive }: Channel): () => void {
  let stop: (() => void) | undefined
  let isOver = false
  const tellLive: Channel['onLive'] = (isLive) => {
    if (!isOver) onLive(isLive)
  }
  const connect = async (): Promise<void> => {
    const settings = await client.getRealtime()
    if (isOver) return
    if (!settings.ok || !settings.data.enabled) return tellLive(false)
    const stopWatching = await watch(settings.data, tellLive)
    if (isOver) stopWatching()
    else stop = stopWatching
  }
  connect().catch((error: unknown) => {
    tellLive(false)
    reportQuietly(client, 'realtime', { payload: String(error) })
  })
  return () => {
    isOver = true
    stop?.()
  }
}

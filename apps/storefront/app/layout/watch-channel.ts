import type { LiveEvent } from '@mostrador/domain/realtime/channel-names'
import { realtimeOptions } from './realtime-options.ts'
import type { AskAuthorization, RealtimeSettings } from './realtime-options.ts'

/** Which channel is listened to for what, and who is told. */
export type WatchedChannel = {
  readonly channel: string
  readonly event: LiveEvent
  readonly onChange: () => void
  /** True while changes arrive by themselves, false once they do not, undefined while that is being found out. */
  readonly onLive: (isLive: boolean | undefined) => void
  /** How a private channel is asked for. */
  readonly authorize?: AskAuthorization | undefined
}

/** Connects to the push service. The library is fetched here, in the browser only. */
export async function connectPush(settings: RealtimeSettings, authorize?: AskAuthorization) {
  const { default: Pusher } = await import('pusher-js')
  return new Pusher(settings.key, realtimeOptions(settings, authorize))
}

/** As much of a connection as is used. */
export type PushConnection = {
  readonly connection: {
    readonly state: string
    readonly bind: (event: string, hear: (change: { readonly current: string }) => void) => unknown
  }
  readonly subscribe: (channel: string) => {
    readonly bind: (event: string, hear: (told: never) => void) => unknown
  }
  readonly disconnect: () => void
}

/** Ends a connection; one that is still being made is ended as soon as it is there, for a browser warns of what was cut before. */
export function endPush(push: PushConnection): void {
  if (push.connection.state === 'connecting') push.connection.bind('state_change', () => push.disconnect())
  else push.disconnect()
}

/** Connects and listens to one channel; answers how to stop. */
export const watchChannel = async (
  settings: RealtimeSettings,
  watched: WatchedChannel,
): Promise<() => void> => hearChannel(await connectPush(settings, watched.authorize), watched)

/**
 * Listens to one channel. Every subscription counts as a change, the first one too: what happened before it, or during
 * a gap, was not sent. Answers how to stop.
 */
export function hearChannel(
  push: PushConnection,
  { channel: name, event, onChange, onLive }: WatchedChannel,
): () => void {
  push.connection.bind('state_change', ({ current }) => {
    onLive(current === 'connecting' || current === 'initialized' ? undefined : current === 'connected')
  })
  const channel = push.subscribe(name)
  channel.bind('pusher:subscription_succeeded', onChange)
  channel.bind('pusher:subscription_error', () => onLive(false))
  channel.bind(event, onChange)
  return () => endPush(push)
}

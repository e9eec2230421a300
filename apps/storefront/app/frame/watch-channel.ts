import { connectPush, endPush } from '@mostrador/live/push-connection'
import type { AskAuthorization, PushConnection, RealtimeSettings } from '@mostrador/live/push-connection'
import { atMostEach } from '@mostrador/domain/realtime/at-most-each'
import { isPrivateChannel } from '@mostrador/domain/realtime/channel-names'
import type { LiveEvent } from '@mostrador/domain/realtime/channel-names'

/** A page that loads anew at each change does so at most so often, in milliseconds. */
export const CHANGE_EVERY_MS = 1000

/** How long after a subscription that failed it is tried again, in milliseconds. */
export const AGAIN_MS = 15_000

/** Which channel is listened to for what, and who is told. */
export type WatchedChannel = {
  readonly channel: string
  readonly event: LiveEvent
  /** At once, and then at most each second: of many changes together the first and the last. */
  readonly onChange: () => void
  /** True while changes arrive by themselves, false once they do not, undefined while that is being found out. */
  readonly onLive: (isLive: boolean | undefined) => void
  /** How a private channel is asked for. */
  readonly authorize?: AskAuthorization | undefined
}

/** Connects and listens to one channel; answers how to stop. */
export const watchChannel = async (
  settings: RealtimeSettings,
  watched: WatchedChannel,
): Promise<() => void> => hearChannel(await connectPush(settings, watched.authorize), watched)

/** What a state of the connection says of a channel: of a private one, which is signed for after it, nothing yet when it is there. */
function liveness(state: string, channel: string): boolean | undefined {
  if (state === 'connecting' || state === 'initialized') return undefined
  return state === 'connected' ? !isPrivateChannel(channel) || undefined : false
}

/**
 * Listens to one channel. Every subscription counts as a change, the first one too: what happened before it, or during
 * a gap, was not sent. One that fails is tried again after a pause: a signature that got lost costs no more than that.
 * Answers how to stop.
 */
export function hearChannel(
  push: PushConnection,
  { channel: name, event, onChange, onLive }: WatchedChannel,
): () => void {
  let resting: ReturnType<typeof setTimeout> | undefined
  let again: ReturnType<typeof setTimeout> | undefined
  const tell = atMostEach((wake) => {
    resting = setTimeout(wake, CHANGE_EVERY_MS)
  }, onChange)
  const change = (): void => tell(name)

  push.connection.bind('state_change', ({ current }) => onLive(liveness(current, name)))
  const channel = push.subscribe(name)
  channel.bind('pusher:subscription_succeeded', () => {
    onLive(true)
    change()
  })
  channel.bind('pusher:subscription_error', () => {
    onLive(false)
    clearTimeout(again)
    again = setTimeout(() => push.subscribe(name), AGAIN_MS)
  })
  channel.bind(event, change)
  return () => {
    clearTimeout(resting)
    clearTimeout(again)
    endPush(push)
  }
}

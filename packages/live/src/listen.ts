import { throttle } from './polling.ts'
import { after } from './timers.ts'
import {
  connectPush,
  endPush,
  type AskAuthorization,
  type PushConnection,
  type RealtimeSettings,
} from './push-connection.ts'

/** How changes come: by themselves, or not; `connecting` until that is known. */
export type LiveState = 'connecting' | 'live' | 'down'

/** How long after a connection or a subscription that failed it is tried again, in milliseconds. */
const AGAIN_MS = 15_000

/** Between two questions whether the server wants connections by now. */
const OFF_AGAIN_MS = 300_000

/** How far apart changes are told at least where a page says nothing, in milliseconds. */
const CHANGE_EVERY_MS = 1000

/** Channel to listen to, and its callbacks. */
export type Listening<Told> = {
  /** Asks the server how to connect; undefined where it cannot be reached. */
  readonly settings: () => Promise<(RealtimeSettings & { readonly enabled: boolean }) | undefined>
  readonly channel: string
  /** One event of the channel, or several that come to the same. */
  readonly event: string | readonly string[]
  /**
   * How a private channel is asked for: it is live when it may be listened to, not when the socket
   * is there.
   */
  readonly authorize?: AskAuthorization | undefined
  readonly onState: (state: LiveState) => void
  /**
   * Hears the event's data; undefined once a subscription stands, since events before it, or
   * during a gap, were not sent and have to be fetched. Of many changes together the first and the
   * last are told.
   */
  readonly onChange: (told: Told | undefined) => unknown
  /** The least time between two changes that are told, in milliseconds. */
  readonly changeEveryMs?: number | undefined
  /** How long after the subscription the event is listened to, in milliseconds. */
  readonly bindAfterMs?: number | undefined
  /** A connection could not be made: told once, while it is tried again. */
  readonly onFailure?: ((error: unknown) => unknown) | undefined
}

/** How a connection is made: by pusher-js, but in tests. */
type Connect = (settings: RealtimeSettings, authorize?: AskAuthorization) => Promise<PushConnection>

/**
 * Returns the state of a channel by its connection's; undefined while it connects or reconnects,
 * and for a connected private channel, which has to be authorised first. Source: 001 §4 Tracking
 * load.
 */
function stateOf(connection: string, isPrivate: boolean): LiveState | undefined {
  if (connection === 'connected') return isPrivate ? undefined : 'live'
  return connection === 'connecting' || connection === 'initialized' ? undefined : 'down'
}

/**
 * Subscribes on a connection that is there, again after a pause where that fails; answers how to
 * stop.
 */
function hear<Told>(push: PushConnection, listening: Listening<Told>): () => void {
  const { channel: name, event, authorize, onState, onChange, bindAfterMs } = listening
  const { changeEveryMs = CHANGE_EVERY_MS } = listening
  const change = throttle(changeEveryMs, onChange)
  let stopTrying: (() => void) | undefined

  push.connection.bind('state_change', ({ current }) => {
    const state = stateOf(current, authorize !== undefined)
    if (state) onState(state)
  })
  const channel = push.subscribe(name)
  channel.bind('pusher:subscription_error', () => {
    onState('down')
    stopTrying?.()
    stopTrying = after(AGAIN_MS, () => push.subscribe(name))
  })
  const bind = (): void => {
    for (const one of [event].flat()) channel.bind(one, change)
    channel.bind('pusher:subscription_succeeded', () => {
      onState('live')
      change(undefined)
    })
  }
  const bindLate = (): void => {
    bind()
    change(undefined)
  }
  const stopWaiting = bindAfterMs === undefined ? bind() : after(bindAfterMs, bindLate)
  return () => {
    stopWaiting?.()
    stopTrying?.()
    endPush(push)
  }
}

/**
 * A connection as the server says; `off` where it wants none, undefined where it could not be made.
 */
async function connectionFor<Told>(
  { settings, authorize, onFailure }: Listening<Told>,
  connect: Connect,
): Promise<PushConnection | 'off' | undefined> {
  try {
    const told = await settings()
    if (told?.enabled === false) return 'off'
    return told && (await connect(told, authorize))
  } catch (error) {
    onFailure?.(error)
    return undefined
  }
}

/**
 * Asks the server how to connect, connects, and listens to one channel; answers how to leave, after
 * which nothing is told any more. What cannot be made is tried again after a pause, a connection
 * like a subscription; where the server wants none it is asked
 * again after five minutes, for the page of a shop stays open for days.
 */
export function listen<Told>(listening: Listening<Told>, connect: Connect = connectPush): () => void {
  let leave: (() => void) | undefined
  let isOver = false
  let hasFailed = false
  const guarded: Listening<Told> = {
    ...listening,
    settings: async () => {
      const told = await listening.settings()
      return isOver ? undefined : told
    },
    onState: (state) => isOver || listening.onState(state),
    onChange: (told) => isOver || listening.onChange(told),
    onFailure: (error) => {
      if (!isOver && !hasFailed) listening.onFailure?.(error)
      hasFailed = true
    },
  }
  const begin = async (): Promise<void> => {
    const push = await connectionFor(guarded, connect)
    if (push && push !== 'off') {
      if (isOver) endPush(push)
      else leave = hear(push, guarded)
      return
    }
    guarded.onState('down')
    if (!isOver) leave = after(push === 'off' ? OFF_AGAIN_MS : AGAIN_MS, begin)
  }
  void begin()
  return () => {
    isOver = true
    leave?.()
  }
}

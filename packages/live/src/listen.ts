import { throttle } from './polling.ts'
import { after } from './timers.ts'
import {
  connectPush,
  endPush,
  type AskAuthorization,
  type PushConnection,
  type RealtimeSettings,
} from './push-connection.ts'

/** State of real-time changes; `connecting` until known. */
export type LiveState = 'connecting' | 'live' | 'down'

/** Wait before a failed connection or subscription is retried, in milliseconds. */
const AGAIN_MS = 15_000

/** Wait before the server is asked again whether it has connections enabled, in milliseconds. */
const OFF_AGAIN_MS = 300_000

/** Least time between two changes told, by default, in milliseconds. */
const CHANGE_EVERY_MS = 1000

/** Channel to listen to, and its callbacks. */
export type Listening<Told> = {
  /** Asks the server how to connect; undefined where it cannot be reached. */
  readonly settings: () => Promise<(RealtimeSettings & { readonly enabled: boolean }) | undefined>
  readonly channel: string
  /** Event of the channel, or several with the same meaning. */
  readonly event: string | readonly string[]
  /** Authorises a private channel, which is live once subscribed, and not with the socket. */
  readonly authorize?: AskAuthorization | undefined
  readonly onState: (state: LiveState) => void
  /**
   * Hears the event's data; undefined once a subscription stands, since events before it, or
   * during a gap, were not sent and have to be fetched. Of many changes together the first and the
   * last are told.
   */
  readonly onChange: (told: Told | undefined) => unknown
  /** Least time between two changes told, in milliseconds. */
  readonly changeEveryMs?: number | undefined
  /** Delay between subscription and binding, in milliseconds. */
  readonly bindAfterMs?: number | undefined
  /** Hears a failed connection, once, while it is retried. */
  readonly onFailure?: ((error: unknown) => unknown) | undefined
}

/** Connects by pusher-js; tests inject their own. */
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

/** Subscribes on a connection, and again after a failure; returns a function that stops. */
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

/** Connects as the server says; `off` where it wants no connection, undefined after a failure. */
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
 * Asks the server how to connect, connects, and listens to one channel; returns a function that
 * leaves, after which nothing is told. Failures are retried after a pause; a server that wants no
 * connections is asked again after five minutes, since the page of a shop stays open for days.
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

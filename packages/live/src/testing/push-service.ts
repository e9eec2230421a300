import type { PushConnection } from '../push-connection.ts'

/** Hears what is told. */
type Hear = (told: never) => void

/** A push service of a test: who listens to what, and how the connection stands. */
export function pushService() {
  const heard = new Map<string, Hear>()
  const channels: string[] = []
  let disconnections = 0
  let state = 'connected'
  const bind = (event: string, hear: Hear) => heard.set(event, hear)
  const connection: PushConnection = {
    connection: {
      bind,
      get state() {
        return state
      },
    },
    subscribe: (channel) => {
      channels.push(channel)
      return { bind }
    },
    disconnect: () => {
      disconnections += 1
    },
  }
  return {
    connection,
    channels,
    events: () => [...heard.keys()],
    tell: (event: string, told: unknown) => heard.get(event)?.(told as never),
    disconnections: () => disconnections,
    /** How the connection stands; a test begins with one that is there. */
    stands: (now: string) => {
      state = now
    },
  }
}

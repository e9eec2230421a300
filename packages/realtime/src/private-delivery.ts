import type { BusMessage } from './bus.ts'
import { isPrivate } from './channel-name.ts'
import type { PusherConnection } from './pusher-connection.ts'
import { closeCodes, serverFrame } from './pusher-frames.ts'

type Listens = { channel: string; who: string }

export type AskStillMay = (listens: readonly Listens[]) => Promise<readonly boolean[]>

const keyOf = ({ channel, who }: Listens): string => `${channel} ${who}`

const leave = (connection: PusherConnection): void =>
  connection.close(closeCodes.reconnect, 'What you may hear has changed, reconnect')

/**
 * Delivers messages to listeners. Before one of a private channel is delivered, each listener's
 * access is checked once more; messages that come during a check are checked together, and
 * delivered in order. If a check fails, nothing is delivered, and listeners are disconnected, so
 * that they authenticate again.
 */
export function createPrivateDelivery(stillMay: AskStillMay | undefined) {
  let waiting: { message: BusMessage; to: PusherConnection[] }[] = []
  let isAsking = false

  /** Returns the subscriptions that may go on, by their keys. */
  async function allowed(listens: Listens[]): Promise<Set<string>> {
    const each = [...new Map(listens.map((one) => [keyOf(one), one])).values()]
    const answers = stillMay && each.length > 0 ? await stillMay(each).catch(() => []) : []
    return new Set(each.filter((_, at) => answers[at]).map(keyOf))
  }

  async function handOut(): Promise<void> {
    isAsking = true
    while (waiting.length > 0) {
      const now = waiting
      waiting = []
      const keys = await allowed(
        now.flatMap(({ message: { channel }, to }) =>
          to.map((one) => ({ channel, who: one.listenerAt(channel) ?? '' })),
        ),
      )
      for (const { message, to } of now) {
        const may = (one: PusherConnection): boolean =>
          keys.has(keyOf({ channel: message.channel, who: one.listenerAt(message.channel) ?? '' }))
        send(message, to.filter(may))
        for (const connection of to) if (!may(connection)) leave(connection)
      }
    }
    isAsking = false
  }

  return {
    deliver(message: BusMessage, to: PusherConnection[]): void {
      if (to.length === 0) return
      if (!stillMay || !isPrivate(message.channel)) return send(message, to)
      waiting.push({ message, to })
      if (!isAsking) void handOut()
    },
    /** Disconnects subscribers that lost access, so that they reconnect. */
    async endForbidden(members: PusherConnection[]): Promise<void> {
      if (!stillMay) return
      const keys = await allowed(members.flatMap((member) => member.listens()))
      for (const member of members) if (member.listens().some((one) => !keys.has(keyOf(one)))) leave(member)
    },
  }
}

function send(message: BusMessage, to: PusherConnection[]): void {
  // One encoding for all listeners.
  const frame = Buffer.from(serverFrame(message.event, message.data, message.channel))
  for (const connection of to) connection.send(frame)
}

import { decodeBusMessage, encodeBusMessage } from './bus-message.ts'
import { createListeners, type Bus } from './bus.ts'
import type { RedisConnection } from './redis-connection.ts'

export type RedisBusOptions = {
  /** Stays open when the bus is closed: others may ask through it. */
  connection: RedisConnection
  channel?: string
}

/**
 * Creates a bus between processes over Redis PUBLISH. This process hears its own messages through
 * Redis as well. After a lost connection listeners are told to resync. Rejects when the channel
 * cannot be listened to.
 */
export async function createRedisBus({
  connection,
  channel = 'mostrador:realtime',
}: RedisBusOptions): Promise<Bus> {
  const listeners = createListeners()
  let closed = false
  await connection.listen(channel, {
    onPayload(payload) {
      const message = decodeBusMessage(payload)
      if (message && !closed) listeners.tell({ kind: 'message', message })
    },
    onReturn: () => closed || listeners.tell({ kind: 'resync' }),
  })
  return {
    async publish(message) {
      if (closed) throw new Error('The bus is closed')
      await connection.send(['PUBLISH', channel, encodeBusMessage(message)])
    },
    subscribe: listeners.add,
    async close() {
      closed = true
    },
  }
}

import { setImmediate as nextTurn } from 'node:timers/promises'
import { decodeBusMessage, encodeBusMessage } from './bus-message.ts'
import { createListeners, type Bus } from './bus.ts'

/**
 * Creates a bus inside one process, for the embedded database, which only one process may open.
 * Messages pass through the same encoding as between processes, so listeners get copies, never
 * references.
 */
export function createLocalBus(): Bus {
  const listeners = createListeners()
  let closed = false
  return {
    async publish(message) {
      if (closed) throw new Error('The bus is closed')
      const copy = decodeBusMessage(encodeBusMessage(message))
      // The publisher's own work goes first; fanning out to a thousand sockets can wait a turn.
      await nextTurn()
      if (copy) listeners.tell({ kind: 'message', message: copy })
    },
    subscribe: listeners.add,
    async close() {
      closed = true
    },
  }
}

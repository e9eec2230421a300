import type { IncomingMessage } from 'node:http'
import type { WebSocket } from 'ws'
import type { EndpointLimits } from './endpoint-limits.ts'
import type { PusherConnection } from './pusher-connection.ts'
import { closeCodes } from './pusher-frames.ts'

/** Open connections, and their number from each network. */
export type ConnectionRegistry = {
  /** Whether one more from this network fits. */
  hasRoom(request: IncomingMessage): boolean
  /** Counts a connection until its socket closes. */
  add(socket: WebSocket, connection: PusherConnection, request: IncomingMessage): void
  members(): PusherConnection[]
  /** Asks all to reconnect; resolves when their sockets are closed. */
  sendHome(): Promise<void>
}

export function createConnectionRegistry(
  limits: Pick<EndpointLimits, 'connections' | 'connectionsPerNetwork'>,
  clientNetwork: (request: IncomingMessage) => string,
): ConnectionRegistry {
  const members = new Map<WebSocket, PusherConnection>()
  const perNetwork = new Map<string, number>()
  const count = (name: string, change: 1 | -1): void => {
    const left = (perNetwork.get(name) ?? 0) + change
    if (left > 0) perNetwork.set(name, left)
    else perNetwork.delete(name)
  }

  return {
    hasRoom(request) {
      const near = perNetwork.get(clientNetwork(request)) ?? 0
      return members.size < limits.connections && near < limits.connectionsPerNetwork
    },
    add(socket, connection, request) {
      const name = clientNetwork(request)
      members.set(socket, connection)
      count(name, 1)
      socket.once('close', () => {
        members.delete(socket)
        count(name, -1)
      })
    },
    members: () => [...members.values()],
    async sendHome() {
      const gone = [...members].map(([socket, connection]) => {
        const closed = new Promise((resolve) => socket.once('close', resolve))
        connection.close(closeCodes.reconnect, 'The server is restarting, reconnect')
        return closed
      })
      await Promise.all(gone)
    },
  }
}

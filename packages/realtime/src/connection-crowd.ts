import type { IncomingMessage } from 'node:http'
import type { WebSocket } from 'ws'
import type { EndpointLimits } from './endpoint-limits.ts'
import type { PusherConnection } from './pusher-connection.ts'
import { closeCodes } from './pusher-frames.ts'

/** Everyone who is connected, and how many of them come from one address. */
export type ConnectionCrowd = {
  /** Whether one more from this address fits. */
  hasRoom(request: IncomingMessage): boolean
  /** Counts a connection until its socket closes. */
  add(socket: WebSocket, connection: PusherConnection, request: IncomingMessage): void
  members(): PusherConnection[]
  /** Asks all to reconnect; resolves when their sockets are closed. */
  sendHome(): Promise<void>
}

export function createConnectionCrowd(
  limits: Pick<EndpointLimits, 'connections' | 'connectionsPerAddress'>,
  clientAddress: (request: IncomingMessage) => string,
): ConnectionCrowd {
  const members = new Map<WebSocket, PusherConnection>()
  const perNeighbourhood = new Map<string, number>()
  const neighbourhood = (request: IncomingMessage): string => networkOf(clientAddress(request))
  const count = (name: string, change: 1 | -1): void => {
    const left = (perNeighbourhood.get(name) ?? 0) + change
    if (left > 0) perNeighbourhood.set(name, left)
    else perNeighbourhood.delete(name)
  }

  return {
    hasRoom(request) {
      const near = perNeighbourhood.get(neighbourhood(request)) ?? 0
      return members.size < limits.connections && near < limits.connectionsPerAddress
    },
    add(socket, connection, request) {
      const name = neighbourhood(request)
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

/** One IPv4 address, or the /64 of an IPv6 address: a household has all addresses of the latter. */
function networkOf(address: string): string {
  if (!address.includes(':') || address.includes('.')) return address
  const [head = '', tail] = address.split('::')
  const first = head.split(':')
  const last = tail ? tail.split(':') : []
  const zeros = Array.from({ length: Math.max(0, 8 - first.length - last.length) }, () => '0')
  return [...first, ...zeros, ...last].slice(0, 4).join(':')
}

import { createServer, type IncomingMessage, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Duplex } from 'node:stream'

export type Listening = { readonly url: string; readonly close: () => Promise<void> }

/** Time for open connections to finish when the server stops, in milliseconds. */
const GRACE_MS = 5_000

/**
 * Longest time for a whole request to arrive, in milliseconds: ten megabytes over a weak line. Its
 * header has a minute of its own. A slower request gets 408.
 */
const REQUEST_MS = 120_000

/**
 * Time that an idle connection is kept, in milliseconds: longer than the two minutes of Caddy,
 * since the proxy has to close it; a request on a connection that we close at that moment is lost.
 */
const IDLE_MS = 130_000

/** Interval of the check for slow requests, in milliseconds. */
const CHECK_MS = 5_000

/** Listens on a port; rejects when it is taken. Unwanted upgrades are closed. */
export async function listen(options: {
  readonly port: number
  readonly host: string
  readonly onRequest: RequestListener
  readonly onUpgrade: (request: IncomingMessage, socket: Duplex, head: Buffer) => boolean
  /** In milliseconds; by default the usual time. */
  readonly requestMs?: number
}): Promise<Listening> {
  const { requestMs = REQUEST_MS } = options
  const times = {
    requestTimeout: requestMs,
    keepAliveTimeout: IDLE_MS,
    connectionsCheckingInterval: Math.min(CHECK_MS, requestMs),
  }
  const server = createServer(times, options.onRequest)
  server.on('upgrade', (request, socket, head) => {
    // Node leaves an upgraded socket to us: without a listener the error of a vanished caller would
    // end the process.
    socket.on('error', () => socket.destroy())
    if (options.onUpgrade(request, socket, head)) return
    socket.end('HTTP/1.1 404 Not Found\r\nconnection: close\r\n\r\n', () => socket.destroy())
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(options.port, options.host, resolve)
  })
  const { port } = server.address() as AddressInfo
  const shown = ['0.0.0.0', '127.0.0.1', '::'].includes(options.host) ? 'localhost' : options.host
  return {
    url: `http://${shown}:${port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeIdleConnections()
        setTimeout(() => server.closeAllConnections(), GRACE_MS).unref()
      }),
  }
}

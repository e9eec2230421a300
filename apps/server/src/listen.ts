import { createServer, type IncomingMessage, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Duplex } from 'node:stream'

/** A server that listens. */
export type Listening = { readonly url: string; readonly close: () => Promise<void> }

/** How long open connections may finish when the server stops, in milliseconds. */
const GRACE_MS = 5_000

/**
 * How long a whole request may take to come, in milliseconds: ten megabytes over a weak line. Its
 * header has a minute of its own. A slower request is answered 408.
 */
const REQUEST_MS = 120_000

/**
 * How long a connection is kept for its next request, in milliseconds: longer than the two minutes
 * of Caddy. The proxy has to be the one who closes it; a request that meets a connection as we
 * close it is lost.
 */
const IDLE_MS = 130_000

/** How often it is looked who takes too long. */
const CHECK_MS = 5_000

/** Listens on a port; rejects when it is taken. Upgrades that nobody wants are ended. */
export async function listen(options: {
  readonly port: number
  readonly host: string
  readonly onRequest: RequestListener
  readonly onUpgrade: (request: IncomingMessage, socket: Duplex, head: Buffer) => boolean
  /** In milliseconds, where it is not the usual time. */
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
    // Node leaves an upgraded socket to us: a caller who is gone by now is an error that would end
    // the process.
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

import { once } from 'node:events'
import { connect, createServer, type AddressInfo, type Socket } from 'node:net'

/** Stands between a client and a server. */
export type TestProxy = {
  /** The server's address, by way of the proxy. */
  url: string
  /** Stops passing bytes on over what is open now, without closing anything. */
  freeze(): void
  stop(): void
}

/**
 * Starts a proxy on a free port before the server of a URL, which is at `port` when the URL names
 * none.
 */
export async function startTestProxy(url: string, port: number): Promise<TestProxy> {
  const direct = new URL(url)
  const open: Socket[] = []
  const server = createServer((near) => {
    const far = connect(Number(direct.port || port), direct.hostname)
    for (const socket of [near, far]) socket.on('error', () => undefined)
    near.pipe(far)
    far.pipe(near)
    open.push(near, far)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const through = new URL(direct)
  through.host = `127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    url: through.href,
    freeze() {
      for (const socket of open) socket.unpipe().pause()
    },
    stop() {
      for (const socket of open) socket.destroy()
      server.close()
    },
  }
}

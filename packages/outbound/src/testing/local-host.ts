import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { onTestFinished } from 'vitest'

/** A server of somebody else's. */
export type Host = {
  readonly url: string
  readonly port: number
  /** The paths that were asked for. */
  readonly asked: string[]
  readonly close: () => void
}

/** Starts a server on this machine that ends with the test. */
export async function startHost(
  answer: RequestListener,
  { host = '127.0.0.1', port = 0 } = {},
): Promise<Host> {
  const asked: string[] = []
  const server = createServer((request, response) => {
    asked.push(request.url ?? '')
    answer(request, response)
  })
  await new Promise<void>((listening, failed) => {
    server.once('error', failed).listen(port, host, listening)
  })
  const close = () => {
    server.close()
    server.closeAllConnections()
  }
  onTestFinished(close)
  const { port: open } = server.address() as AddressInfo
  return { url: `http://127.0.0.1:${open}`, port: open, asked, close }
}

import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A gateway of messages on this machine. */
export type LocalGateway = {
  readonly url: string
  /** The idempotency keys of all requests, in their order. */
  readonly keys: readonly string[]
  /** Whether it answers; while it does not, callers wait. */
  answers: boolean
  readonly stop: () => Promise<void>
}

/** Starts a gateway that writes down what it is asked. */
export async function startLocalGateway(): Promise<LocalGateway> {
  const keys: string[] = []
  const server = createServer((request, response) => {
    keys.push(String(request.headers['idempotency-key']))
    request.resume()
    if (gateway.answers) response.writeHead(202).end()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const gateway: LocalGateway = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    keys,
    answers: true,
    stop: () =>
      new Promise((resolve) => {
        server.closeAllConnections()
        server.close(() => resolve())
      }),
  }
  return gateway
}

import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/**
 * How a provider goes wrong. `lost` and `slow` do what they were asked and do not get to say so.
 */
type Fault = 'down' | 'slow' | 'nonsense' | 'lost' | 'endless'

/** A provider's server on a port of this machine, that goes wrong when a test wants it. */
export type LocalServer = {
  readonly url: string
  fault: Fault | undefined
  readonly close: () => Promise<void>
}

async function requestOf(incoming: IncomingMessage, base: string): Promise<Request> {
  const chunks: Uint8Array[] = []
  for await (const chunk of incoming) chunks.push(chunk as Uint8Array)
  const body = Buffer.concat(chunks)
  const headers = Object.entries(incoming.headers).map(([name, value]): [string, string] => [
    name,
    String(value),
  ])
  return new Request(base + incoming.url, {
    method: incoming.method ?? 'GET',
    headers,
    ...(body.length > 0 && { body }),
  })
}

async function send(answer: Response, response: ServerResponse): Promise<void> {
  response.writeHead(answer.status, Object.fromEntries(answer.headers))
  response.end(Buffer.from(await answer.arrayBuffer()))
}

/** Lets a fault happen to an answer that is ready. */
async function goWrong(fault: Fault, response: ServerResponse): Promise<void> {
  if (fault === 'lost') response.destroy()
  else if (fault === 'nonsense') await send(new Response('<html>¡Hola!</html>'), response)
  else if (fault === 'down') await send(new Response('Service Unavailable', { status: 503 }), response)
  else if (fault === 'endless') {
    response.writeHead(200, { 'content-type': 'application/json' })
    response.write(Buffer.alloc(512 * 1024, '['))
  }
}

/** Starts a server that answers with a function, on a free port. */
export async function startLocalServer(
  answer: (request: Request) => Promise<Response | undefined>,
): Promise<LocalServer> {
  const server = createServer((incoming, response) => {
    const run = async (): Promise<void> => {
      const request = await requestOf(incoming, local.url)
      const { fault } = local
      const ready = fault === 'down' ? undefined : await answer(request)
      if (fault) await goWrong(fault, response)
      else await send(ready ?? new Response('Not Found', { status: 404 }), response)
    }
    run().catch((error: unknown) => response.destroy(error as Error))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const local: LocalServer = {
    url: `http://127.0.0.1:${port}`,
    fault: undefined,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
  return local
}

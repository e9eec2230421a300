import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { onTestFinished } from 'vitest'

/** Requests to a provider: enough to see that nothing but the documented calls is sent. */
export type Asked = {
  readonly method: string
  readonly path: string
  readonly query: URLSearchParams
  readonly headers: Headers
  readonly body: string
}

type Answer = (asked: Asked, request: Request) => Response | Promise<Response>

async function readAll(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks).toString('utf8')
}

async function serve(
  [request, response]: [IncomingMessage, ServerResponse],
  asked: Asked[],
  answer: Answer,
): Promise<void> {
  const gone = new AbortController()
  response.once('close', () => gone.abort())
  const url = new URL(request.url ?? '/', 'http://localhost')
  const headers = new Headers(request.headers as Record<string, string>)
  const body = await readAll(request)
  const call = {
    method: request.method ?? 'GET',
    path: url.pathname,
    query: url.searchParams,
    headers,
    body,
  }
  asked.push(call)
  const given = await answer(call, new Request(url, { signal: gone.signal }))
  response.writeHead(given.status, Object.fromEntries(given.headers))
  response.flushHeaders()
  for await (const chunk of given.body ?? []) response.write(chunk)
  response.end()
}

/** A provider on a port of this machine that answers as the test says. It ends with the test. */
export async function startTestProvider(
  answer: Answer,
): Promise<{ readonly url: string; readonly asked: Asked[] }> {
  const asked: Asked[] = []
  const server = createServer((request, response) => {
    // A caller that no longer waits gets no answer.
    serve([request, response], asked, answer).catch(() => response.destroy())
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  const { port } = server.address() as AddressInfo
  return { url: `http://127.0.0.1:${port}`, asked }
}

import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { sandboxOutcome, type SandboxTexts } from '../sandbox/sandbox-users.ts'

/** A request that the partner received. */
type Received = { readonly headers: IncomingMessage['headers']; readonly body: unknown }

/**
 * A partner of another house, on a port of this machine, that speaks the protocol of the README.
 */
export type PartnerServer = {
  readonly url: string
  /** Secret by which the partner knows the shop. */
  readonly secret: string
  readonly received: readonly Received[]
  /** Answers instead of the protocol, while it is set. */
  instead: ((response: ServerResponse) => void) | undefined
  readonly close: () => Promise<void>
}

const SECRET = 'the key of the shop'

function answer(response: ServerResponse, status: number, json: unknown): void {
  response.writeHead(status, { 'content-type': 'application/json' })
  response.end(JSON.stringify(json))
}

/** Answers by the protocol, for the users of the built-in partner. */
function serve(response: ServerResponse, { headers, body }: Received, texts: SandboxTexts): void {
  if (headers['x-partner-key'] !== SECRET) return answer(response, 403, { error: 'key' })
  const { externalUserId = '' } = body as { externalUserId?: string }
  const userToken = headers.authorization?.replace(/^Bearer /, '') ?? ''
  const outcome = sandboxOutcome(texts, { externalUserId, userToken })
  if (outcome.kind === 'discounts') answer(response, 200, { generalDiscounts: outcome.discounts })
  if (outcome.kind === 'refused') answer(response, 401, { error: 'user' })
  if (outcome.kind === 'down') response.writeHead(503).end('Service Unavailable')
  if (outcome.kind === 'nonsense') answer(response, 200, { generalDiscounts: 'todos' })
}

async function receive(request: IncomingMessage): Promise<Received> {
  const chunks: Uint8Array[] = []
  for await (const chunk of request) chunks.push(chunk as Uint8Array)
  const body: unknown = JSON.parse(Buffer.concat(chunks).toString('utf8') || 'null')
  return { headers: request.headers, body }
}

/** Starts a partner; it never answers a call for one of its slow users. */
export async function startPartnerServer(texts: SandboxTexts): Promise<PartnerServer> {
  const received: Received[] = []
  const server = createServer((request, response) => {
    const run = async (): Promise<void> => {
      const one = await receive(request)
      received.push(one)
      if (partner.instead) partner.instead(response)
      else if (request.url === '/loyalty/benefits') serve(response, one, texts)
      else answer(response, 404, {})
    }
    run().catch((error: unknown) => response.destroy(error as Error))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const partner: PartnerServer = {
    url: `http://127.0.0.1:${port}/loyalty`,
    secret: SECRET,
    received,
    instead: undefined,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
  return partner
}

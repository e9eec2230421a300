import { createServer, type IncomingHttpHeaders, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import { gatewaySender } from './gateway-sender.ts'
import type { Message } from './message-sender.ts'

const endings: (() => void)[] = []

afterEach(() => {
  for (const end of endings.splice(0)) end()
})

async function startGateway(answer: RequestListener): Promise<string> {
  const server = createServer(answer)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  endings.push(() => {
    server.closeAllConnections()
    server.close()
  })
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/messages`
}

const answering = (status: number, headers: Record<string, string> = {}, body = '') =>
  startGateway((_request, response) => void response.writeHead(status, headers).end(body))

const message: Message = {
  branchId: '0197f000-0000-7000-8000-000000000001',
  to: '5491123456789',
  text: 'Tu pedido te está esperando ñ 🍕',
  kind: 'abandoned-cart',
  dedupeKey: 'abandoned-cart:1',
}

test('a message is one request with its key and the token', async () => {
  const seen: { headers: IncomingHttpHeaders; body: string; method: string | undefined }[] = []
  const url = await startGateway(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk as Buffer)
    const { headers, method } = request
    seen.push({ headers, method, body: Buffer.concat(chunks).toString('utf8') })
    response.writeHead(202).end('{}')
  })

  expect(await gatewaySender({ url, token: 'a-token' }).send(message)).toEqual({ ok: true })
  expect(seen).toHaveLength(1)
  expect(seen[0]?.method).toBe('POST')
  expect(seen[0]?.headers).toMatchObject({
    'content-type': 'application/json',
    'idempotency-key': 'abandoned-cart:1',
    authorization: 'Bearer a-token',
  })
  expect(JSON.parse(seen[0]?.body ?? '')).toEqual(message)
})

test('a gateway spells numbers its own way where it writes, and dials them as they are', async () => {
  const bodies: Message[] = []
  const url = await startGateway(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk as Buffer)
    bodies.push(JSON.parse(Buffer.concat(chunks).toString('utf8')) as Message)
    response.end()
  })
  const ofWhatsApp = gatewaySender({ url, writtenTo: (to) => to.replace(/^54(?!9)/, '549') })
  const landline = { ...message, to: '541148623344' }
  await ofWhatsApp.send(landline)
  await ofWhatsApp.send({ ...landline, channel: 'CALL' })
  await gatewaySender({ url }).send(landline)
  expect(bodies.map(({ to }) => to)).toEqual(['5491148623344', '541148623344', '541148623344'])
})

test.each([408, 425, 429, 500, 503])('after %i the message may yet pass', async (status) => {
  const sent = await gatewaySender({ url: await answering(status) }).send(message)
  expect(sent).toMatchObject({ ok: false, reason: expect.not.stringContaining('rejected') })
})

test.each([400, 401, 404, 409, 422])('%i refuses it for good', async (status) => {
  const sent = await gatewaySender({ url: await answering(status, {}, 'no such number') }).send(message)
  expect(sent).toEqual({ ok: false, reason: 'rejected', detail: `${status} no such number` })
})

test('a redirect is not followed, for the token would travel on', async () => {
  let visits = 0
  const elsewhere = await startGateway((_request, response) => {
    visits += 1
    response.end()
  })
  const sent = await gatewaySender({ url: await answering(307, { location: elsewhere }), token: 't' }).send(
    message,
  )
  expect(sent).toMatchObject({ ok: false, reason: 'rejected' })
  expect(visits).toBe(0)
})

test('a gateway says when it wants to be asked again, and not in a week', async () => {
  const soon = await gatewaySender({ url: await answering(429, { 'retry-after': '90' }) }).send(message)
  expect(soon).toMatchObject({ reason: 'throttled', retryAfterMs: 90_000 })
  const never = await gatewaySender({ url: await answering(503, { 'retry-after': '604800' }) }).send(message)
  expect(never).toMatchObject({ retryAfterMs: 3_600_000 })
})

test('one that does not answer, hangs up or is not there may pass later', async () => {
  const silent = await startGateway(() => undefined)
  expect(await gatewaySender({ url: silent, timeoutMs: 50 }).send(message)).toMatchObject({
    reason: 'timeout',
  })
  const rude = await startGateway((request) => request.socket.destroy())
  expect(await gatewaySender({ url: rude }).send(message)).toMatchObject({ reason: 'unreachable' })
  const gone = await gatewaySender({ url: 'http://127.0.0.1:9/' }).send(message)
  expect(gone).toMatchObject({ reason: 'unreachable' })
})

import { request, type IncomingHttpHeaders, type IncomingMessage } from 'node:http'
import { connect } from 'node:net'
import { Duplex } from 'node:stream'
import { answerReady, compressBody } from '@mostrador/api/ground/http/compressed-body'
import { Hono } from 'hono'
import { afterEach, expect, test } from 'vitest'
import { createFrontDoor } from './front-door.ts'
import { listen } from './listen.ts'
import { createMetrics } from './metrics.ts'
import { namesOfOwnMachine, upgradesHere } from './own-machine.ts'

type Answer = { readonly status: number; readonly headers: IncomingHttpHeaders; readonly body: Buffer }

const endings: (() => Promise<void>)[] = []

afterEach(async () => {
  for (const end of endings.splice(0)) await end()
})

const ask = (url: string, init: { headers: Record<string, string>; method: string }): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const asked = request(url, { ...init, agent: false }, (answer) => {
      const chunks: Buffer[] = []
      answer.on('data', (chunk: Buffer) => chunks.push(chunk))
      answer.on('end', () =>
        resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body: Buffer.concat(chunks) }),
      )
    })
    asked.on('error', reject)
    asked.end()
  })

/** A site of one page, which holds as long as the test wants, behind the door on a port. */
async function startDoor({
  trustProxy = 0,
  names,
}: { readonly trustProxy?: number; readonly names?: ReadonlySet<string> } = {}) {
  const bytes = await compressBody(new TextEncoder().encode('milanesa '.repeat(200)))
  const state = {
    holds: true,
    asked: 0,
    cookie: '',
    callers: [] as (string | undefined)[],
    unbelieved: [] as string[],
  }
  const site = new Hono()
  site.all('*', (c) => {
    state.asked += 1
    state.callers.push(c.req.header('x-caller-ip'))
    const answer = answerReady(c.req.raw.headers, {
      bytes,
      headers: { 'content-type': 'text/plain', 'x-request-id': String(state.asked) },
      holds: () => state.holds,
    })
    if (state.cookie) answer.headers.set('set-cookie', state.cookie)
    return answer
  })
  const metrics = createMetrics()
  const door = createFrontDoor({
    site,
    metrics,
    trustProxy,
    names,
    onUnbelieved: (header) => state.unbelieved.push(header),
    middleware: (_in, _out, next) => next(),
  })
  const server = await listen({ port: 0, host: '127.0.0.1', onRequest: door, onUpgrade: () => false })
  endings.push(server.close)
  const get = (headers: Record<string, string> = {}, method = 'GET', query = ''): Promise<Answer> =>
    ask(`${server.url.replace('localhost', '127.0.0.1')}/menu${query}`, { headers, method })
  /** Sends bytes that no client would send; returns the answer until the connection closes. */
  const say = async (text: string): Promise<string> => {
    const socket = connect({ port: Number(new URL(server.url).port), host: '127.0.0.1' })
    socket.on('error', () => undefined)
    socket.write(text)
    let answer = ''
    for await (const piece of socket) answer += String(piece)
    return answer
  }
  return { state, bytes, metrics, get, say }
}

test('the site is asked once for what is ready; afterwards every encoding is sent without it', async () => {
  const { state, bytes, get } = await startDoor()
  const first = await get({ 'accept-encoding': 'br' })
  expect(first.body).toEqual(Buffer.from(bytes.br))
  for (const encoding of ['br', 'gzip', 'identity'] as const) {
    const { status, headers, body } = await get({ 'accept-encoding': encoding })
    expect(status).toBe(200)
    expect(body).toEqual(Buffer.from(bytes[encoding]))
    expect(headers['content-encoding']).toBe(encoding === 'identity' ? undefined : encoding)
    expect(headers).toMatchObject({ etag: bytes.etag, vary: 'accept-encoding', 'content-type': 'text/plain' })
    // It names one request, and this was another.
    expect(headers['x-request-id']).toBeUndefined()
  }
  expect(state.asked).toBe(1)
})

test('a caller that has the page already gets 304', async () => {
  const { state, bytes, get } = await startDoor()
  await get()
  const again = await get({ 'if-none-match': bytes.etag })
  expect([again.status, again.body.length, again.headers.etag]).toEqual([304, 0, bytes.etag])
  expect(state.asked).toBe(1)
})

test('an answer that no longer holds is asked for anew', async () => {
  const { state, get } = await startDoor()
  await get()
  state.holds = false
  await get()
  await get()
  expect(state.asked).toBe(3)
  state.holds = true
  await get()
  expect(state.asked).toBe(3)
})

test('another name of the house, another method and a personal answer go to the site', async () => {
  const { state, get } = await startDoor()
  await get()
  await get({ host: 'pedidos.example.com' })
  await get({}, 'POST')
  expect(state.asked).toBe(3)
  state.cookie = 'diner=1'
  await get({ host: 'otra.example.com' })
  await get({ host: 'otra.example.com' })
  expect(state.asked).toBe(5)
})

test('where it is tried out, only who calls it by its own names is answered', async () => {
  const names = namesOfOwnMachine({ isTryout: true, host: '127.0.0.1', consoleUrl: undefined })
  const { state, get } = await startDoor({ names, trustProxy: 1 })
  const statusFor = async (host: string) => (await get({ host })).status
  for (const host of ['localhost', 'localhost:3000', 'LOCALHOST', '127.0.0.1', '127.0.0.1:4310'])
    expect([host, await statusFor(host)]).toEqual([host, 200])
  const { asked } = state
  for (const host of [
    'rebound.example',
    'localhost.rebound.example',
    '127.0.0.1.rebound.example:3000',
    'xlocalhost',
    'localhost:3000.rebound.example',
    '192.168.1.5',
    '0.0.0.0',
    '[::1]:3000',
  ])
    expect([host, await statusFor(host)]).toEqual([host, 421])
  // A header that a page of the same origin may write changes nothing.
  const forged = await get({ host: 'rebound.example', 'x-forwarded-host': 'localhost' })
  expect([forged.status, String(forged.body)]).toEqual([
    421,
    'Esta instalación está en modo de prueba y solo responde en localhost y 127.0.0.1. En otra dirección responde cuando tiene PUBLIC_URL.',
  ])
  expect((await get({ host: 'localhost', 'x-forwarded-host': 'rebound.example' })).status).toBe(421)
  expect(state.asked).toBe(asked)
})

test('an installation with an address of its own is called by any name that leads to it', async () => {
  const names = namesOfOwnMachine({ isTryout: false, host: '127.0.0.1', consoleUrl: undefined })
  const { get } = await startDoor({ ...(names && { names }) })
  expect((await get({ host: 'pedidos.example.com' })).status).toBe(200)
})

test('a connection that listens is refused by another name as well', () => {
  const names = namesOfOwnMachine({
    isTryout: true,
    host: '::1',
    consoleUrl: 'http://consola.test:4000',
  })
  const upgrade = upgradesHere({ names, trustProxy: 0 }, () => true)
  const isStrange = (host?: string): boolean => {
    const asked = { headers: host === undefined ? {} : { host }, rawHeaders: [] }
    return !upgrade(asked as unknown as IncomingMessage, new Duplex(), Buffer.alloc(0))
  }
  expect([isStrange('[::1]:3000'), isStrange('consola.test:4000'), isStrange('localhost')]).toEqual([
    false,
    false,
    false,
  ])
  expect([isStrange('rebound.example'), isStrange(''), isStrange()]).toEqual([true, true, true])
})

test('a browser cannot say where it calls from', async () => {
  const { state, get } = await startDoor()
  await get({ 'x-caller-ip': '203.0.113.9' })
  expect(state.callers).toEqual(['127.0.0.1'])
})

/** spec('decisions beyond-the-documents.32') */
test('a proxy that says for whom it asks, and is not believed, is told of once', async () => {
  const alone = await startDoor()
  await alone.get()
  expect(alone.state.unbelieved).toEqual([])
  for (const _ of [1, 2]) await alone.get({ 'x-forwarded-for': '203.0.113.9', 'x-forwarded-proto': 'https' })
  expect(alone.state.unbelieved).toEqual(['x-forwarded-for'])
  const behind = await startDoor({ trustProxy: 1 })
  await behind.get({ 'x-forwarded-for': '203.0.113.9' })
  expect([behind.state.unbelieved, behind.state.callers]).toEqual([[], ['203.0.113.9']])
})

/** spec('decisions paths-that-are-not-shown.7') */
test('every answer is counted, whoever gave it', async () => {
  const { metrics, get } = await startDoor()
  await get()
  await get()
  // The site counts its own; this one does not, so what is counted came from the door.
  expect(await metrics.text()).toContain('mostrador_requests_total{area="pages",status="2xx"} 1')
})

test.each(['TRACE', 'PROPFIND', 'SUBSCRIBE'])(
  '%s is no method here: what the caller sent does not come back',
  async (method) => {
    const { state, say } = await startDoor()
    const answer = await say(
      `${method} /menu HTTP/1.1\r\nhost: shop\r\ncookie: diner=secret\r\nconnection: close\r\n\r\n`,
    )
    expect(answer).toMatch(/^HTTP\/1\.1 405 /)
    expect(answer).toMatch(/^allow: GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS\r$/im)
    expect(answer).not.toContain('secret')
    expect(state.asked).toBe(0)
  },
)

test.each([
  ['two hosts', 'GET /menu HTTP/1.1\r\nhost: shop\r\nhost: other\r\nconnection: close\r\n\r\n'],
  [
    'two lengths',
    'POST /menu HTTP/1.1\r\nhost: shop\r\nconnection: close\r\ncontent-length: 1\r\ncontent-length: 2\r\n\r\nab',
  ],
  [
    'a length and pieces',
    'POST /menu HTTP/1.1\r\nhost: shop\r\ncontent-length: 4\r\ntransfer-encoding: chunked\r\n\r\n0\r\n\r\nGET /menu HTTP/1.1\r\nhost: shop\r\n\r\n',
  ],
  ['lines that end in another way', 'GET /menu HTTP/1.1\nhost: shop\nconnection: close\n\n'],
])('a request with %s is read in no way at all', async (_, text) => {
  const { state, say } = await startDoor()
  expect(await say(text)).toMatch(/^HTTP\/1\.1 400 /)
  expect(state.asked).toBe(0)
})

test('unknown parameters behind the address of a page are not learnt as one more', async () => {
  const { state, get } = await startDoor()
  for (const query of ['?a=1', '?a=2', '?a=1']) await get({}, 'GET', query)
  expect(state.asked).toBe(3)
  await get()
  await get()
  expect(state.asked).toBe(4)
})

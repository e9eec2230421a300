import { connect, type Socket } from 'node:net'
import { createApi } from '@mostrador/api/roof/create-api'
import { startTestApi } from '@mostrador/api/testing/start-test-api'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createFrontDoor } from './front-door.ts'
import { listen, type Listening } from './listen.ts'
import { createMetrics } from './metrics.ts'

// Bodies over a real socket: cut off, never ending, or unreadable.

let server: Listening
let port: number
let logged: unknown[]

/** How long a request may take to come here, in milliseconds. */
const REQUEST_MS = 600

beforeEach(async () => {
  logged = []
  const { ports } = await startTestApi()
  const log = {
    info: () => undefined,
    warn: (...what: unknown[]) => void logged.push(what),
    error: (...what: unknown[]) => void logged.push(what),
  }
  const site = createApi({ ...ports, log })
  const parts = { site, metrics: createMetrics(), trustProxy: 0 }
  const onRequest = createFrontDoor({ ...parts, middleware: (_in, _out, next) => next() })
  const where = { port: 0, host: '127.0.0.1', onUpgrade: () => false }
  server = await listen({ ...where, onRequest, requestMs: REQUEST_MS })
  port = Number(new URL(server.url).port)
})

afterEach(() => server.close())

const head = (path: string, fields: Readonly<Record<string, string | number>>): string =>
  [
    `POST ${path} HTTP/1.1`,
    'host: shop',
    'content-type: application/json',
    ...Object.entries(fields).map(([name, value]) => `${name}: ${value}`),
    '\r\n',
  ].join('\r\n')

/**
 * Sends a piece again and again, until the server says something; what it says until it ends the
 * connection.
 */
async function drip(socket: Socket, piece: string): Promise<string> {
  const dripping = setInterval(() => socket.write(piece), 50)
  const ended = new Promise((resolve) => socket.on('close', resolve))
  let answer = ''
  socket.on('data', (said) => {
    clearInterval(dripping)
    answer += String(said)
  })
  socket.on('error', () => clearInterval(dripping))
  await ended
  clearInterval(dripping)
  return answer
}

const call = (): Socket => connect({ port, host: '127.0.0.1' })

test('a body that comes byte by byte ends as a header does: 408, and the connection is closed', async () => {
  const socket = call()
  socket.write(head('/api/diner/log', { 'content-length': 5_000 }))
  const begun = performance.now()
  const answer = await drip(socket, '{')
  expect(answer).toMatch(/^HTTP\/1\.1 408 /)
  expect(performance.now() - begun).toBeLessThan(10 * REQUEST_MS)
  expect(logged).toEqual([])
})

test.each([
  ['of a declared length', { 'content-length': 200_000 }, 'x'.repeat(1_000)],
  ['in pieces', { 'transfer-encoding': 'chunked' }, `3e8\r\n${'x'.repeat(1_000)}\r\n`],
])('a caller who gives up an upload %s in the middle is no error of ours', async (_, fields, piece) => {
  const paths = ['/api/diner/log', '/api/order', '/api/payments/sandbox/notifications']
  for (const path of paths) {
    const socket = call()
    socket.write(head(path, fields))
    await new Promise((resolve) => socket.write(piece, resolve))
    await new Promise((resolve) => setTimeout(resolve, 50))
    socket.resetAndDestroy()
  }
  await new Promise((resolve) => setTimeout(resolve, 150))
  expect((await fetch(`http://127.0.0.1:${port}/api/country/ar`)).status).toBe(200)
  expect(logged).toEqual([])
})

test.each(['gzip', 'br', 'GZIP', 'deflate, gzip', 'zstd', 'x-unheard-of'])(
  'a body encoded as %s is not unpacked: 415, and what can be read is said',
  async (encoding) => {
    const answer = await fetch(`http://127.0.0.1:${port}/api/diner/log`, {
      method: 'POST',
      headers: { 'content-encoding': encoding, 'content-type': 'application/json' },
      body: '{"message":"Broken"}',
    })
    expect([answer.status, answer.headers.get('accept-encoding')]).toEqual([415, 'identity'])
    expect(await answer.json()).toMatchObject({ code: 'encoding-unsupported', status: 415 })
  },
)

test('a body that says that it is not encoded is read', async () => {
  const answer = await fetch(`http://127.0.0.1:${port}/api/order`, {
    method: 'POST',
    headers: { 'content-encoding': 'identity', 'content-type': 'application/json' },
    body: '{',
  })
  expect(await answer.json()).toMatchObject({ code: 'malformed-body' })
})

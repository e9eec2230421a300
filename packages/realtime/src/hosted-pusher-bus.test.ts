import { createHash, createHmac } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterEach, expect, test } from 'vitest'
import { createHostedPusherBus, type HostedPusherOptions } from './hosted-pusher-bus.ts'

const app = { appId: '3', key: '278d425bdf160c739803', secret: '7ad3773142a6692b25b8' }

type Trigger = { path: string; query: URLSearchParams; body: string }

let stop: (() => void) | undefined

afterEach(() => stop?.())

/** A server that accepts what hosted Pusher would accept: right key, fresh, and signed. */
async function startHostedPusher(
  options: Partial<HostedPusherOptions> & { beforeAnswer?: () => Promise<void> } = {},
) {
  const triggers: Trigger[] = []
  const server = createServer(async (request, response) => {
    const trigger = await readTrigger(request)
    const problem = problemOf(trigger)
    if (!problem) triggers.push(trigger)
    await options.beforeAnswer?.()
    response.writeHead(problem ? 401 : 200).end(problem ?? '{}')
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  stop = () => {
    server.close()
    server.closeAllConnections()
  }
  const baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return { triggers, bus: createHostedPusherBus({ ...app, baseUrl, ...options }) }
}

async function readTrigger(request: IncomingMessage): Promise<Trigger> {
  const { pathname, searchParams } = new URL(request.url ?? '', 'http://localhost')
  return { path: pathname, query: searchParams, body: await text(request) }
}

/** Written from the documentation of the HTTP API, not from the code under test. */
function problemOf({ path, query, body }: Trigger): string | undefined {
  const signed = new URLSearchParams(query)
  signed.delete('auth_signature')
  signed.sort()
  const expected = createHmac('sha256', app.secret)
    .update(['POST', path, decodeURIComponent(signed.toString())].join('\n'))
    .digest('hex')
  if (query.get('auth_key') !== app.key) return 'unknown auth_key'
  if (query.get('auth_version') !== '1.0') return 'unknown auth_version'
  if (Math.abs(Date.now() / 1000 - Number(query.get('auth_timestamp'))) > 600) return 'Timestamp expired'
  if (query.get('body_md5') !== createHash('md5').update(body).digest('hex')) return 'Invalid body_md5'
  return query.get('auth_signature') === expected ? undefined : 'Invalid signature'
}

test('one message is triggered, signed, with its data as a JSON text', async () => {
  const { bus, triggers } = await startHostedPusher()
  await bus.publish({ channel: 'order-A', event: 'order-updated', data: { note: 'ñandú' } })
  expect(triggers.map(({ path, body }) => [path, JSON.parse(body)])).toEqual([
    ['/apps/3/events', { name: 'order-updated', channels: ['order-A'], data: '{"note":"ñandú"}' }],
  ])
})

test('a trigger is the one of the documentation, to the last digit', async () => {
  const sent: string[] = []
  const bus = createHostedPusherBus({
    ...app,
    baseUrl: 'https://api-mt1.example/',
    now: () => 1_353_088_179_000,
    fetch: async (url, init) => {
      sent.push(`${String(url)} ${String(init?.body)}`)
      return new Response('{}')
    },
  })
  await bus.publish({ channel: 'project-3', event: 'foo', data: { some: 'data' } })
  expect(sent).toEqual([
    'https://api-mt1.example/apps/3/events?auth_key=278d425bdf160c739803&auth_timestamp=1353088179' +
      '&auth_version=1.0&body_md5=ec365a775a4cd0599faeb73354201b6f' +
      '&auth_signature=da454824c97ba181a32ccc17a72625ba02771f50b50e1e7430e47a1f3f457e6c' +
      ' {"name":"foo","channels":["project-3"],"data":"{\\"some\\":\\"data\\"}"}',
  ])
})

test('messages published together travel in batches of ten, in order', async () => {
  const { bus, triggers } = await startHostedPusher()
  const numbers = Array.from({ length: 23 }, (_, index) => index)
  await Promise.all(
    numbers.map((data) => bus.publish({ channel: `order-${data}`, event: 'order-updated', data })),
  )
  expect(triggers.map(({ path }) => path)).toEqual(Array(3).fill('/apps/3/batch_events'))
  const events = triggers.flatMap(({ body }) => (JSON.parse(body) as { batch: object[] }).batch)
  expect(events).toEqual(
    numbers.map((data) => ({ name: 'order-updated', channel: `order-${data}`, data: String(data) })),
  )
})

test('a message too long for the service goes without its data', async () => {
  const { bus, triggers } = await startHostedPusher()
  await bus.publish({ channel: 'order-A', event: 'order-updated', data: 'x'.repeat(20_000) })
  expect(triggers.map(({ body }) => JSON.parse(body) as object)).toMatchObject([{ data: 'null' }])
})

/** spec('001 §7.34') */
test.each([
  ['a wrong secret', { secret: 'guessed' }, 'Invalid signature'],
  ['a wrong key', { key: 'other' }, 'unknown auth_key'],
  ['a wrong clock', { now: () => Date.now() - 3_600_000 }, 'Timestamp expired'],
])('%s rejects with the status and the reason', async (_case, wrong, reason) => {
  const { bus } = await startHostedPusher(wrong)
  const published = bus.publish({ channel: 'order-A', event: 'order-updated', data: null })
  await expect(published).rejects.toThrow(`401 to a trigger: ${reason}`)
})

test('a service that does not answer rejects, and the next message is tried', async () => {
  let silent = true
  const { bus } = await startHostedPusher({
    timeoutMs: 200,
    beforeAnswer: () => (silent ? new Promise(() => undefined) : Promise.resolve()),
  })
  const message = { channel: 'order-A', event: 'order-updated', data: null }
  await expect(bus.publish(message)).rejects.toThrow(/timeout/i)
  silent = false
  await expect(bus.publish(message)).resolves.toBeUndefined()
})

test('closing hands over what waits, then refuses more', async () => {
  const { bus, triggers } = await startHostedPusher()
  const message = { channel: 'order-A', event: 'order-updated', data: null }
  const last = bus.publish(message)
  await bus.close()
  await last
  expect(triggers).toHaveLength(1)
  await expect(bus.publish(message)).rejects.toThrow('closed')
})

test('a redirect is not followed: what was signed goes to nobody else', async () => {
  const asked: string[] = []
  const server = createServer((request, response) => {
    asked.push(request.url?.split('?')[0] ?? '')
    response.writeHead(307, { location: '/elsewhere' }).end()
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  stop = () => server.close()
  const baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const bus = createHostedPusherBus({ ...app, baseUrl })
  await expect(bus.publish({ channel: 'order-A', event: 'order-updated', data: {} })).rejects.toThrow('307')
  expect(asked).toEqual(['/apps/3/events'])
})

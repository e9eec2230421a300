import { afterEach, beforeEach, expect, test } from 'vitest'
import { startPushService, type PushService } from './testing/push-service.ts'
import { newPushKeys, subjectOf, webPushSender, type WebPushOptions } from './web-push-sender.ts'

const HERE = '127.0.0.0/8'
const SUBJECT = 'https://pedidos.example.com'
const keys = newPushKeys()

let service: PushService

beforeEach(async () => {
  service = await startPushService()
})

afterEach(() => service.close())

const senderOf = (options: Partial<WebPushOptions> = {}) =>
  webPushSender({ keys: async () => keys, subject: SUBJECT, privateNetworks: [HERE], ...options })

const note = { body: JSON.stringify({ title: 'Pedido nuevo #12 ñ' }), topic: 'a-topic', seconds: 1800 }

test('the browser reads the note, and the push service who sends it, and nothing else', async () => {
  const to = service.browser()
  expect(await senderOf().send({ to, ...note })).toEqual({ ok: true })
  const [one] = service.delivered
  expect(one?.text).toBe(note.body)
  expect(one?.senderKey).toBe(keys.publicKey)
  expect(one?.claims).toMatchObject({ aud: service.url, sub: SUBJECT })
  expect(one?.headers).toMatchObject({ ttl: '1800', topic: 'a-topic', urgency: 'high' })
  expect(JSON.stringify(one?.headers)).not.toContain('Pedido')
})

test('two notes of one text look different on the way', async () => {
  const seen: string[] = []
  const to = service.browser()
  for (const _ of [1, 2]) await senderOf().send({ to, ...note })
  for (const { headers } of service.delivered) seen.push(String(headers.authorization))
  expect(service.delivered.map(({ text }) => text)).toEqual([note.body, note.body])
  expect(new Set(seen).size).toBe(2)
})

/** spec('decisions push.3') */
test.each([
  [404, {}, { reason: 'gone' }],
  [410, {}, { reason: 'gone' }],
  [400, {}, { reason: 'rejected' }],
  [403, {}, { reason: 'rejected' }],
  [413, {}, { reason: 'rejected' }],
  [429, { 'retry-after': '20' }, { reason: 'throttled', retryAfterMs: 20_000 }],
  [500, {}, { reason: 'unreachable' }],
  [503, { 'retry-after': '99999' }, { reason: 'unreachable', retryAfterMs: 900_000 }],
  [302, { location: 'https://example.com/' }, { reason: 'rejected' }],
])('%i of a push service', async (status, headers, no) => {
  const to = service.browser({ status, headers })
  expect(await senderOf().send({ to, ...note })).toMatchObject({ ok: false, ...no })
  expect(service.asked()).toBe(1)
})

test('a push service that is away may be asked again', async () => {
  const to = service.browser()
  service.close()
  expect(await senderOf().send({ to, ...note })).toMatchObject({ reason: 'unreachable' })
})

/** spec('decisions push.4') */
test.each([
  ['no address', 'no address'],
  ['in clear', 'http://push.example.com/x'],
  ['this machine', 'https://127.0.0.1/x'],
  ['this machine in clear', 'http://127.0.0.1/x'],
  ['a private network', 'https://192.168.0.10/x'],
  ['what a cloud tells its machines', 'http://169.254.169.254/latest/meta-data'],
  ['this machine by IPv6', 'https://[::1]/x'],
  ['an address of IPv4 in one of IPv6', 'https://[::ffff:127.0.0.1]/x'],
  ['a name without a dot', 'https://localhost/x'],
  ['with a password', 'https://user:word@push.example.com/x'],
  ['another scheme', 'file:///etc/passwd'],
  ['huge', `https://push.example.com/${'x'.repeat(1000)}`],
])('an address that is no push service is not called: %s', async (_, endpoint) => {
  const sender = senderOf({ privateNetworks: [] })
  expect(sender.mayCall(endpoint)).toBe(false)
  const to = { ...service.browser(), endpoint }
  expect(await sender.send({ to, ...note })).toEqual({ ok: false, reason: 'rejected', detail: 'not-public' })
})

test('a name that leads to this machine is not called either', async () => {
  const sender = senderOf({ privateNetworks: [] })
  const endpoint = service.url.replace('http://127.0.0.1', 'https://localhost.localdomain')
  expect(sender.mayCall(endpoint)).toBe(true)
  expect(await sender.send({ to: { ...service.browser(), endpoint }, ...note })).toMatchObject({ ok: false })
  expect(service.asked()).toBe(0)
})

test('public push services may be called', () => {
  const { mayCall } = senderOf({ privateNetworks: [] })
  for (const endpoint of [
    'https://fcm.googleapis.com/fcm/send/abc:def',
    'https://updates.push.services.mozilla.com/wpush/v2/abc',
    'https://web.push.apple.com/abc',
    'https://wns2-by3p.notify.windows.com/w/?token=abc',
  ])
    expect(mayCall(endpoint)).toBe(true)
})

test('keys that are none are refused, and nobody is asked', async () => {
  const to = { ...service.browser(), p256dh: Buffer.alloc(65, 4).toString('base64url') }
  expect(await senderOf().send({ to, ...note })).toMatchObject({ reason: 'rejected' })
  expect(service.asked()).toBe(0)
})

test('the keys are asked for once, and again where nobody had them', async () => {
  let times = 0
  const sender = senderOf({
    keys: async () => {
      times += 1
      if (times === 1) throw new Error('The database is away')
      return keys
    },
  })
  await expect(sender.publicKey()).rejects.toThrow('away')
  expect(await sender.publicKey()).toBe(keys.publicKey)
  expect(await sender.publicKey()).toBe(keys.publicKey)
  expect(times).toBe(2)
})

test('a push service is told of an address that it takes', () => {
  expect(subjectOf('https://caja.example.com')).toBe('https://caja.example.com')
  expect(subjectOf('http://caja.example.com:3000')).toBe('mailto:mostrador@caja.example.com')
  expect(subjectOf('https://localhost:3000')).toBe('mailto:mostrador@localhost')
})

import { pushService } from '@mostrador/live/testing/push-service'
import { beforeEach, expect, test, vi } from 'vitest'
import { openPage, refusal } from '../testing/browser-page.ts'
import { pageAround } from '../testing/page-around.tsx'
import { doing, pass, renderHook } from '../testing/render-hook.tsx'
import { RITA, sampleShipment } from '../testing/sample-delivery.ts'
import { useDelivery } from './use-delivery.ts'
import { useDeliveryList } from './use-delivery-list.ts'

type Authorize = (
  asked: { readonly socketId: string; readonly channelName: string },
  answer: (error: Error | null, signed: { auth: string } | null) => void,
) => void

const push = vi.hoisted(() => ({
  connection: undefined as object | undefined,
  options: undefined as { channelAuthorization?: { customHandler: Authorize } } | undefined,
}))

// The push service's own library, which opens a socket.
vi.mock('pusher-js', () => ({
  default: function Pusher(_key: string, options: object) {
    push.options = options
    return push.connection
  },
}))

let service: ReturnType<typeof pushService>
beforeEach(() => {
  service = pushService()
  push.connection = service.connection
})

const REALTIME = { enabled: true, key: 'k', cluster: 'c', host: null, path: '/rt' }
const LIST = { shipments: [], stacks: [] }

/** The page of a rider while the push service is there. */
async function listenTo(hook: () => unknown, answers: Record<string, () => unknown>) {
  const { asked } = openPage({
    clock: '2026-11-20T15:00:00.000Z',
    answer: ({ url }) => {
      if (url === '/api/rt') return REALTIME
      return (answers[url.replace(/\?.*/, '')] ?? (() => LIST))()
    },
  })
  await renderHook(hook, { props: undefined, wrap: pageAround().wrap })
  await doing(() => vi.dynamicImportSettled())
  const count = (path: string) => asked.filter(({ url }) => url.startsWith(path)).length
  return { asked, count, tell: (event: string) => doing(() => service.tell(event, undefined)) }
}

const deny = () => undefined
const deliveries = { '/api/shipments/s1': () => sampleShipment('s1') }

test('the page of a delivery hears of its changes at once, and asks by itself once a minute then', async () => {
  const rider = { session: RITA, deny }
  const { count, tell } = await listenTo(
    () => useDelivery({ alias: 'live', kind: 'simple', id: 's1' }, rider),
    deliveries,
  )
  expect(service.channels).toEqual(['shipment-s1'])
  await tell('pusher:subscription_succeeded')
  await pass(1000)
  const before = count('/api/shipments/s1')
  await tell('shipment-updated')
  expect(count('/api/shipments/s1')).toBe(before + 1)
  await pass(58_000)
  expect(count('/api/shipments/s1')).toBe(before + 1)
  await pass(2000)
  expect(count('/api/shipments/s1')).toBe(before + 2)
})

test('a page of nobody listens to nothing', async () => {
  const rider = { session: undefined, deny }
  await listenTo(() => useDelivery({ alias: 'live', kind: 'simple', id: 's1' }, rider), deliveries)
  await doing(() => undefined)
  expect(service.channels).toEqual([])
})

const contact = { alias: 'live-list', id: 'bc1' } as Parameters<typeof useDeliveryList>[0]

/** Answers the push service whether this device may listen. */
const authorize = () =>
  doing(
    () =>
      new Promise((resolve) => {
        const asked = { socketId: '1.2', channelName: 'private-riders-bc1' }
        push.options?.channelAuthorization?.customHandler(asked, (error, signed) =>
          resolve(signed ?? error?.message),
        )
      }),
  )

test('the list hears of what is on offer, by the private channel of the riders of its contact', async () => {
  const rider = { session: RITA, deny }
  const answers = { '/api/rt/rider-auth': () => ({ auth: 'signed' }) }
  const { asked, count, tell } = await listenTo(() => useDeliveryList(contact, rider), answers)
  expect(service.channels).toEqual(['private-riders-bc1'])
  expect(await authorize()).toEqual({ auth: 'signed' })
  const sent = asked.find(({ url }) => url === '/api/rt/rider-auth')
  expect(sent?.method).toBe('POST')
  expect(sent?.body).toEqual({ socket_id: '1.2', channel_name: 'private-riders-bc1' })
  expect(sent?.headers.get('x-rider-at')).toBe('bc1')
  await tell('pusher:subscription_succeeded')
  await pass(1000)
  const before = count('/api/shipmentstacks')
  await tell('offers-updated')
  expect(count('/api/shipmentstacks')).toBe(before + 1)
})

test('a device that may not listen is told so, and asks by itself', async () => {
  const rider = { session: RITA, deny }
  const answers = { '/api/rt/rider-auth': () => refusal(403, 'no') }
  await listenTo(() => useDeliveryList(contact, rider), answers)
  expect(await authorize()).toBe('not authorized')
})

test('a list of nobody listens to nothing', async () => {
  await listenTo(() => useDeliveryList(contact, { session: undefined, deny }), {})
  expect(service.channels).toEqual([])
})

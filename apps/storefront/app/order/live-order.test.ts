import type { FollowUpOrder } from '@mostrador/contract/order/order-schema'
import { pushService } from '@mostrador/live/testing/push-service'
import { beforeEach, expect, test, vi } from 'vitest'
import { openPage, refusal } from '../testing/browser-page.ts'
import { pageAround } from '../testing/page-around.tsx'
import { doing, pass, renderHook } from '../testing/render-hook.tsx'
import { useLiveOrder } from './use-live-order.ts'
import { useShipments, type OrderShipment } from './use-shipments.ts'

const push = vi.hoisted(() => ({ connection: undefined as object | undefined }))

// The push service's own library, which opens a socket.
vi.mock('pusher-js', () => ({
  default: function Pusher() {
    return push.connection
  },
}))

let service: ReturnType<typeof pushService>
beforeEach(() => {
  service = pushService()
  push.connection = service.connection
})

const REALTIME = { enabled: true, key: 'k', cluster: 'c', host: null, path: '/rt' }

const orderIn = (status: FollowUpOrder['status'], more: object = {}) =>
  ({ code: 'ABCDE12345', status, refund: null, ...more }) as FollowUpOrder

/** The follow-up of an order as it was loaded, while the server tells another state of it. */
async function followed(
  loaded: FollowUpOrder,
  { told = orderIn('READY') as unknown, address = '/', isReal = false } = {},
) {
  const server = { told }
  const page = openPage({
    clock: '2026-11-20T15:00:00.000Z',
    answer: ({ url }) => {
      if (url === '/api/rt') return isReal ? REALTIME : { enabled: false }
      return typeof server.told === 'function' ? server.told() : server.told
    },
  })
  const { wrap } = pageAround({ address })
  const hook = await renderHook(() => useLiveOrder(loaded, 'palermo'), { props: undefined, wrap })
  await doing(() => vi.dynamicImportSettled())
  const asked = () => page.asked.filter(({ url }) => url !== '/api/rt').length
  return { ...hook, page, server, asked }
}

test('an order is shown as it came, and asked for four times a minute while it is in course', async () => {
  const { now, asked, page } = await followed(orderIn('ACCEPTED'))
  expect(now()).toMatchObject({ order: { status: 'ACCEPTED' }, isOpen: true, live: 'down' })
  expect(asked()).toBe(0)
  await pass(14_999)
  expect(asked()).toBe(0)
  await pass(1)
  expect(page.asked.at(-1)?.url).toContain('palermo')
  expect(page.asked.at(-1)?.url).toContain('ABCDE12345')
  expect(now().order.status).toBe('READY')
})

for (const status of ['DELIVERED', 'CANCELED'] as const)
  test(`an order that is over (${status}) is asked for when somebody looks at it, and not by itself`, async () => {
    const { now, asked, page } = await followed(orderIn(status), { isReal: true })
    expect(now().isOpen).toBe(false)
    expect(service.channels).toEqual([])
    await pass(60_000)
    expect(asked()).toBe(0)
    await doing(() => page.show('visible'))
    expect(asked()).toBe(1)
  })

test('a canceled order has still to say that its money came back', async () => {
  const { now, asked } = await followed(orderIn('CANCELED', { refund: 'UNDER_WAY' }), {
    told: orderIn('CANCELED', { refund: 'FAILED' }),
  })
  expect(now().isOpen).toBe(false)
  await pass(15_000)
  expect(asked()).toBe(1)
  await pass(60_000)
  expect(asked()).toBe(1)
})

test('the order stays while the connection is broken, and a refresh hears that nothing came', async () => {
  const { now, server } = await followed(orderIn('ACCEPTED'), { told: refusal(500, 'broken') })
  expect(await doing(() => now().refresh())).toBeUndefined()
  expect(now().order.status).toBe('ACCEPTED')
  server.told = orderIn('READY')
  expect(await doing(() => now().refresh())).toMatchObject({ status: 'READY' })
})

test('while changes arrive by themselves the page does not poll', async () => {
  const { now, asked } = await followed(orderIn('ACCEPTED'), { isReal: true })
  expect(service.channels).toEqual(['order-ABCDE12345'])
  await doing(() => service.tell('pusher:subscription_succeeded', undefined))
  expect(now().live).toBe('live')
  await pass(3000)
  const before = asked()
  await pass(60_000)
  expect(asked()).toBe(before)
  await doing(() => service.tell('order-updated', undefined))
  expect(asked()).toBe(before + 1)
  expect(now().order.status).toBe('READY')
})

test('five seconds after a change that the address tells of the order is asked for, once', async () => {
  const { asked } = await followed(orderIn('DELIVERED'), {
    told: orderIn('DELIVERED'),
    address: '/?refreshAfterUpdate=true',
  })
  await pass(4999)
  expect(asked()).toBe(0)
  await pass(1)
  expect(asked()).toBe(1)
  await pass(60_000)
  expect(asked()).toBe(1)
})

const shipment = (id: string) => ({ id }) as OrderShipment
const LOADED = [shipment('loaded')]

type Shipped = { readonly logisticsOrderId: string | null }

/** The shipments of an order that the page came with. */
async function shipmentsOf(order: Shipped) {
  const page = openPage({ answer: () => ({ shipments: [shipment('asked')] }) })
  const hook = await renderHook((given: Shipped) => useShipments(given, LOADED).map(({ id }) => id), {
    props: order,
  })
  return { ...hook, asked: () => page.asked.map(({ url }) => url) }
}

test('the shipments that came with an order stand, and are asked for with each news of it', async () => {
  const { now, asked, renderAgain } = await shipmentsOf({ logisticsOrderId: 'l1' })
  expect(now()).toEqual(['loaded'])
  expect(asked()).toEqual([])
  await renderAgain({ logisticsOrderId: 'l1' })
  expect(asked()).toEqual(['/api/shipments/order/l1'])
  expect(now()).toEqual(['asked'])
})

test('an order without a shipment asks for none, until it has one', async () => {
  const { now, asked, renderAgain } = await shipmentsOf({ logisticsOrderId: null })
  await renderAgain({ logisticsOrderId: null })
  expect([now(), asked()]).toEqual([['loaded'], []])
  await renderAgain({ logisticsOrderId: 'l1' })
  expect([now(), asked()]).toEqual([['asked'], ['/api/shipments/order/l1']])
})

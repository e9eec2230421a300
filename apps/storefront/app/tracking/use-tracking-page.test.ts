import { pushService } from '@mostrador/live/testing/push-service'
import { beforeEach, expect, test, vi } from 'vitest'
import { openPage, refusal } from '../testing/browser-page.ts'
import { doing, pass, renderHook } from '../testing/render-hook.tsx'
import { useTracking } from './use-tracking.ts'

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

type OpenPage = ReturnType<typeof openPage>

const TRACKING = '/api/logisticsorder/tracking/palermo/ABCDE12345'
const REALTIME = { enabled: true, key: 'k', cluster: 'c', host: null, path: '/rt' }

/** The tracking page of an order; what the server answers may change meanwhile. */
async function followed({
  isReal = false,
  answer = () => ({ id: 't1', status: 'IN_STORE' }) as unknown,
} = {}) {
  const server = { answer }
  const page = openPage({
    clock: '2026-11-20T15:00:00.000Z',
    answer: ({ url }) => {
      if (url === '/api/rt') return isReal ? REALTIME : { enabled: false }
      return url === TRACKING ? server.answer() : undefined
    },
  })
  const hook = await renderHook((orderCode: string) => useTracking('palermo', orderCode), {
    props: 'ABCDE12345',
  })
  await doing(() => vi.dynamicImportSettled())
  const asked = (url = TRACKING) => page.asked.filter((one) => one.url === url)
  return { ...hook, server, asked, page }
}

test('a delivery is asked for, shown as it is told, and asked for every ten seconds', async () => {
  const { now, asked, server } = await followed()
  expect(asked()).toHaveLength(1)
  expect(now()).toMatchObject({ status: 'loaded', info: { id: 't1', status: 'IN_STORE' }, isLive: false })
  server.answer = () => ({ id: 't1', status: 'DELIVERED' })
  await pass(9999)
  expect(asked()).toHaveLength(1)
  await pass(1)
  expect(asked()).toHaveLength(2)
  expect(now()).toMatchObject({ status: 'loaded', info: { status: 'DELIVERED' } })
})

test('a delivery that does not come leaves the page waiting, until it comes', async () => {
  const { now, server, asked } = await followed({ answer: () => refusal(500, 'broken') })
  expect(now()).toMatchObject({ status: 'initial', info: undefined })
  expect(service.channels).toEqual([])
  expect(asked('/api/diner/log').map(({ body }) => body)).toMatchObject([{ component: 'tracking' }])
  expect(JSON.stringify(asked('/api/diner/log')[0]?.body)).not.toContain('refrescar')
  server.answer = () => ({ id: 't1' })
  await pass(10_000)
  expect(now()).toMatchObject({ status: 'loaded', info: { id: 't1' } })
})

test('a refresh that fails starts over, keeps what is known, and is logged', async () => {
  const { now, server, asked } = await followed()
  server.answer = () => refusal(500, 'broken')
  await doing(() => now().refresh())
  expect(now()).toMatchObject({ status: 'initial', info: { id: 't1' } })
  expect(JSON.stringify(asked('/api/diner/log')[0]?.body)).toContain('Error al refrescar los datos:')
  server.answer = () => ({ id: 't1', status: 'DELIVERED' })
  await pass(10_000)
  expect(now()).toMatchObject({ status: 'loaded', info: { status: 'DELIVERED' } })
})

test('another order is asked for by itself', async () => {
  const { renderAgain, page } = await followed()
  await renderAgain('ZZZZZ99999')
  expect(page.asked.map(({ url }) => url)).toContain('/api/logisticsorder/tracking/palermo/ZZZZZ99999')
})

test('news of the channel replace the loaded info, and no request is sent meanwhile', async () => {
  const { now, asked } = await followed({ isReal: true })
  expect(service.channels).toEqual(['tracking-t1'])
  await pass(1000)
  await doing(() => service.tell('pusher:subscription_succeeded', undefined))
  expect(now().isLive).toBe(true)
  await pass(3000)
  const before = asked().length
  await doing(() => service.tell('logistics-tracking-update', { id: 't1', status: 'DELIVERED' }))
  expect(now()).toMatchObject({ status: 'loaded', info: { status: 'DELIVERED' } })
  await pass(60_000)
  expect(asked()).toHaveLength(before)
})

test('a failed refresh is tried again while events could arrive, too', async () => {
  const { now, asked, server } = await followed({ isReal: true })
  await pass(1000)
  await doing(() => service.tell('pusher:subscription_succeeded', undefined))
  await pass(1000)
  server.answer = () => refusal(500, 'broken')
  await doing(() => now().refresh())
  const before = asked().length
  await pass(10_000)
  expect(asked()).toHaveLength(before + 1)
})

test('a link that leads to no delivery stops searching: nothing is asked or listened to any more', async () => {
  const { now, asked, server } = await followed({
    isReal: true,
    answer: () => refusal(404, 'order-not-found'),
  })
  expect(now()).toMatchObject({ status: 'loaded', info: undefined, isMissing: true })
  await pass(120_000)
  expect(asked()).toHaveLength(1)
  expect(service.channels).toEqual([])
  // Asking by hand brings the state of that moment.
  server.answer = () => ({ id: 't1', status: 'IN_STORE' })
  await doing(() => now().refresh())
  expect(now()).toMatchObject({ status: 'loaded', info: { id: 't1' }, isMissing: false })
})

test.each([
  ['it is looked at again', (page: OpenPage) => page.show('visible')],
  ['the connection is back', () => window.dispatchEvent(new Event('online'))],
])('a link that led to no delivery is tried again when %s', async (_, happen) => {
  const { now, asked, server, page } = await followed({ answer: () => refusal(404, 'order-not-found') })
  await doing(() => void happen(page))
  expect([asked().length, now().isMissing]).toEqual([2, true])
  server.answer = () => ({ id: 't1', status: 'IN_STORE' })
  await doing(() => void happen(page))
  expect(now()).toMatchObject({ status: 'loaded', info: { id: 't1' }, isMissing: false })
})

test('a link that is tried again says so until the answer came', async () => {
  const { now, server } = await followed({ answer: () => refusal(404, 'order-not-found') })
  expect(now().isAsking).toBe(false)
  let answer: (told: Response) => void = () => undefined
  server.answer = () => new Promise<Response>((resolve) => (answer = resolve))
  await doing(() => void now().refresh())
  expect(now()).toMatchObject({ isAsking: true, isMissing: true })
  await doing(() => answer(refusal(404, 'order-not-found')))
  expect(now()).toMatchObject({ isAsking: false, isMissing: true })
})

test('a delivery that was there once is not missing for an answer that says so', async () => {
  const { now, server, asked } = await followed()
  server.answer = () => refusal(404, 'order-not-found')
  await pass(10_000)
  expect(now()).toMatchObject({ info: { id: 't1' }, isMissing: false })
  await pass(10_000)
  expect(asked()).toHaveLength(3)
})

test('without a connection the page knows since when what it shows is true, until there is news', async () => {
  const { now, server } = await followed()
  expect(now().oldSince).toBeUndefined()
  server.answer = () => {
    throw new TypeError('offline')
  }
  await pass(10_000)
  expect(now()).toMatchObject({ info: { id: 't1' }, oldSince: '2026-11-20T15:00:00.000Z' })
  server.answer = () => ({ id: 't1', status: 'DELIVERED' })
  await pass(10_000)
  expect(now().oldSince).toBeUndefined()
})

test('a connection that is lost is noticed at once, though the channel has not heard of it', async () => {
  const { now, server, page } = await followed({ isReal: true })
  await pass(1000)
  await doing(() => service.tell('pusher:subscription_succeeded', undefined))
  await pass(1000)
  expect(now()).toMatchObject({ isLive: true, oldSince: undefined })
  server.answer = () => {
    throw new TypeError('offline')
  }
  await doing(() => page.window.dispatchEvent(new Event('offline')))
  expect(now().oldSince).toMatch(/^2026-11-20T15:00:0/)
})

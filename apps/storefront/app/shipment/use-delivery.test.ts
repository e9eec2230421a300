import { expect, test, vi } from 'vitest'
import { keepDelivery, parseKeptDeliveries } from '../rider/kept-deliveries.ts'
import { addPendingStep } from '../rider/pending-steps.ts'
import type { RiderSession } from '../rider/rider-session.ts'
import { deliveryOfShipment } from '../rider/delivery.ts'
import { openPage, refusal } from '../testing/browser-page.ts'
import { pageAround } from '../testing/page-around.tsx'
import { doing, pass, renderHook } from '../testing/render-hook.tsx'
import { RITA, sampleShipment, sampleStack } from '../testing/sample-delivery.ts'
import { useDelivery, type DeliveryKey } from './use-delivery.ts'

const AT = '2026-11-20T15:00:00.000Z'
const EARLIER = '2026-11-20T14:59:00.000Z'
const FAILED = {
  text: 'Hubo un error buscando el envío, vuelva a intentarlo en unos minutos',
  tone: 'danger',
}

type Answers = Record<string, () => unknown>

/** The page of a delivery; `answers` by path, and real time is off. */
async function pageOf(key: DeliveryKey, answers: Answers, session: RiderSession | undefined = RITA) {
  const page = openPage({
    clock: AT,
    answer: ({ url }) =>
      url === '/api/rt' ? { enabled: false } : (answers[url] ?? (() => refusal(404, '')))(),
  })
  const deny = vi.fn<() => void>()
  const { wrap, toasts } = pageAround()
  const rider = { session, deny }
  const hook = await renderHook(() => useDelivery(key, rider), { props: undefined, wrap })
  const asked = () => page.asked.filter(({ url }) => url !== '/api/rt')
  const kept = () => parseKeptDeliveries(page.local.get(`mostrador.deliveries.${key.alias}`) ?? null)
  return { ...hook, page, asked, deny, toasts, kept }
}

const offline = () => {
  throw new TypeError('offline')
}

test('a delivery is asked for at its contact, shown as the server tells it, and kept on the device', async () => {
  const shipment = sampleShipment('s1')
  const { now, asked, kept, toasts } = await pageOf(
    { alias: 'fresh', kind: 'simple', id: 's1' },
    { '/api/shipments/s1': () => shipment },
  )
  expect(asked().map(({ method, url }) => `${method} ${url}`)).toEqual(['GET /api/shipments/s1'])
  expect(asked()[0]?.headers.get('x-rider-at')).toBe('bc1')
  expect(now()).toMatchObject({
    state: 'fresh',
    delivery: { kind: 'simple', id: 's1', code: 'AB12', status: 'IN_STORE', shipments: [shipment] },
    heldAt: AT,
    stack: undefined,
    hasPending: false,
  })
  expect(kept().details.s1?.value).toEqual(deliveryOfShipment(shipment))
  expect(toasts).toEqual([])
})

test('nothing is asked for nobody', async () => {
  const key: DeliveryKey = { alias: 'nobody', kind: 'simple', id: 's1' }
  const page = openPage({ clock: AT })
  const { wrap } = pageAround()
  const rider = { session: undefined, deny: () => undefined }
  const { now } = await renderHook(() => useDelivery(key, rider), { props: undefined, wrap })
  expect(page.asked).toEqual([])
  expect(now()).toMatchObject({ state: 'loading', delivery: undefined })
  expect(await doing(() => now().refresh())).toBe(false)
})

test('the page of a shipment that travels in a stack is the stack’s, and stays so', async () => {
  const shipment = sampleShipment('s1', { stackId: 'm1' })
  const stack = sampleStack('m1', [shipment, sampleShipment('s2', { stackId: 'm1' })])
  const { now, asked, kept } = await pageOf(
    { alias: 'stacked', kind: 'simple', id: 's1' },
    { '/api/shipments/s1': () => shipment, '/api/stacking/m1': () => stack },
  )
  expect(asked().map(({ url }) => url)).toEqual(['/api/shipments/s1', '/api/stacking/m1'])
  expect(asked()[1]?.headers.get('x-rider-at')).toBe('bc1')
  expect(now().stack).toMatchObject({ kind: 'stack', id: 'm1', code: 'M-7' })
  expect(now()).toMatchObject({ state: 'fresh', delivery: undefined })
  expect(Object.keys(kept().details)).toEqual(['m1'])
  await doing(() => now().lose())
  expect(now()).toMatchObject({ state: 'lost', stack: { id: 'm1' } })
})

test('a failure of the asked stack is the page’s failure', async () => {
  const { now, toasts } = await pageOf(
    { alias: 'stack-fails', kind: 'stack', id: 'm1' },
    { '/api/stacking/m1': () => refusal(500, 'broken') },
  )
  expect(now().state).toBe('failed')
  expect(toasts).toEqual([FAILED])
})

test('a server in trouble is told, a lost connection is not; the page has what was kept', async () => {
  const answers: Answers = { '/api/shipments/s1': () => refusal(500, 'broken') }
  const { now, toasts } = await pageOf({ alias: 'trouble', kind: 'simple', id: 's1' }, answers)
  expect(now()).toMatchObject({ state: 'failed', delivery: undefined, heldAt: undefined })
  expect(toasts).toEqual([FAILED])
  answers['/api/shipments/s1'] = offline
  expect(await doing(() => now().refresh())).toBe(true)
  expect(toasts).toEqual([FAILED])

  await doing(() => keepDelivery('trouble', { at: EARLIER, value: deliveryOfShipment(sampleShipment('s1')) }))
  expect(now()).toMatchObject({ state: 'kept', delivery: { id: 's1' }, heldAt: EARLIER })
  answers['/api/shipments/s1'] = () => sampleShipment('s1', { status: 'ON_ROUTE_TO_DROP_OFF' })
  await pass(1000)
  expect(await doing(() => now().refresh())).toBe(true)
  expect(now()).toMatchObject({ state: 'fresh', delivery: { status: 'ON_ROUTE_TO_DROP_OFF' } })
})

for (const [status, state] of [
  [409, 'lost'],
  [404, 'gone'],
] as const)
  test(`a delivery that is answered with ${status} is ${state}, and nothing of it stays on the device`, async () => {
    const answers: Answers = { '/api/shipments/s1': () => sampleShipment('s1') }
    const alias = `not-mine-${status}`
    const { now, kept, toasts, deny } = await pageOf({ alias, kind: 'simple', id: 's1' }, answers)
    expect(Object.keys(kept().details)).toEqual(['s1'])
    answers['/api/shipments/s1'] = () => refusal(status, 'not-yours')
    await pass(1000)
    expect(await doing(() => now().refresh())).toBe(false)
    expect(now()).toMatchObject({ state, delivery: undefined })
    expect(kept().details).toEqual({})
    expect(kept().hands?.value).toEqual([])
    expect(toasts).toEqual([])
    expect(deny).not.toHaveBeenCalled()
  })

for (const status of [401, 403])
  test(`whose token is no good (${status}) is turned away, and the page says nothing of the delivery`, async () => {
    const { now, deny, toasts } = await pageOf(
      { alias: `denied-${status}`, kind: 'simple', id: 's1' },
      { '/api/shipments/s1': () => refusal(status, 'no') },
    )
    expect(now()).toMatchObject({ state: 'loading', delivery: undefined })
    expect(deny).toHaveBeenCalledTimes(1)
    expect(await doing(() => now().refresh())).toBe(false)
    expect(deny).toHaveBeenCalledTimes(2)
    expect(toasts).toEqual([])
  })

test('a delivery of another rider is shown as lost, until the server says otherwise', async () => {
  const { now } = await pageOf(
    { alias: 'taken', kind: 'simple', id: 's1' },
    { '/api/shipments/s1': () => sampleShipment('s1') },
  )
  await doing(() => now().lose())
  expect(now()).toMatchObject({ state: 'lost', delivery: undefined })
  await doing(() => now().refresh())
  expect(now()).toMatchObject({ state: 'fresh', delivery: { id: 's1' } })
})

test('a pending step of this delivery is shown as done, one of another is not', async () => {
  const alias = 'pending'
  const { now } = await pageOf(
    { alias, kind: 'simple', id: 's1' },
    { '/api/shipments/s1': () => sampleShipment('s1') },
  )
  const step = { kind: 'simple', to: 'ON_ROUTE_TO_DROP_OFF', at: AT, label: '' } as const
  await doing(() => addPendingStep(alias, { ...step, id: 's2', deliveryId: 's2' }))
  expect(now()).toMatchObject({ hasPending: false, delivery: { status: 'IN_STORE' } })
  await doing(() => addPendingStep(alias, { ...step, id: 's1', deliveryId: 's1' }))
  expect(now()).toMatchObject({ hasPending: true, delivery: { status: 'ON_ROUTE_TO_DROP_OFF' } })
})

test('the page asks again four times a minute and when the connection is back, where no news come by themselves', async () => {
  const { asked, page } = await pageOf(
    { alias: 'polling', kind: 'simple', id: 's1' },
    { '/api/shipments/s1': () => sampleShipment('s1') },
  )
  await pass(14_999)
  expect(asked()).toHaveLength(1)
  await pass(1)
  expect(asked()).toHaveLength(2)
  await doing(() => page.window.dispatchEvent(new Event('online')))
  expect(asked()).toHaveLength(3)
})

test('another shift asks anew', async () => {
  const page = openPage({ clock: AT, answer: () => sampleShipment('s1') })
  const { wrap } = pageAround()
  const deny = () => undefined
  const key: DeliveryKey = { alias: 'shifts', kind: 'simple', id: 's1' }
  const asked = () => page.asked.filter(({ url }) => url.startsWith('/api/shipments')).length
  const { renderAgain } = await renderHook((session: RiderSession) => useDelivery(key, { session, deny }), {
    props: RITA,
    wrap,
  })
  expect(asked()).toBe(1)
  await renderAgain({ ...RITA })
  expect(asked()).toBe(1)
  await renderAgain({ ...RITA, since: AT })
  expect(asked()).toBe(2)
})

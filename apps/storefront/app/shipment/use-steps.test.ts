import { nextStep } from '@mostrador/domain/shipment/next-step'
import { expect, test, vi } from 'vitest'
import { deliveryOfShipment, deliveryOfStack, type Delivery } from '../rider/delivery.ts'
import { addPendingStep, parsePendingSteps, withPending } from '../rider/pending-steps.ts'
import { refusedSteps } from '../rider/refused-steps.ts'
import { openPage, refusal } from '../testing/browser-page.ts'
import { pageAround } from '../testing/page-around.tsx'
import { doing, renderHook } from '../testing/render-hook.tsx'
import { RITA, sampleShipment, sampleStack } from '../testing/sample-delivery.ts'
import type { DeliveryView } from './use-delivery.ts'
import { useSteps } from './use-steps.ts'

const AT = '2026-11-20T15:00:00.000Z'
const SHORT = [100]
const LONG = [100, 50, 100, 75, 100]
const CHANGED = { text: 'Envío actualizado', tone: 'positive' }
const FAILED = {
  text: 'Hubo un error pasando el envío de estado, vuelva a intentarlo en unos minutos',
  tone: 'danger',
}
const TAKEN = { text: 'Este envío ya lo tomó otro repartidor', tone: 'danger' }

const offline = () => {
  throw new TypeError('offline')
}

type Answer = (asked: { readonly url: string; readonly body: unknown }) => unknown

/** The steps of a page whose delivery may, or may not, be seen afterwards. */
async function stepsOf(alias: string, answer: Answer, { isSeen = true, isNobody = false } = {}) {
  const page = openPage({ clock: AT, answer })
  const buzzes: unknown[] = []
  const happened: string[] = []
  const vibrate = (pattern: unknown) => void buzzes.push(pattern)
  vi.stubGlobal('navigator', { vibrate })
  const view = {
    refresh: async () => {
      happened.push('refreshed')
      return isSeen
    },
    lose: () => void happened.push('lost'),
  } as unknown as DeliveryView
  const { wrap, toasts } = pageAround()
  const session = isNobody ? undefined : RITA
  const { now } = await renderHook(() => useSteps({ alias, session, view }), { props: undefined, wrap })
  const advance = (delivery: Delivery, proof?: object) => {
    const step = nextStep(delivery)
    if (!step) throw new Error('nothing is left to do')
    return doing(() => now().advance(delivery, step, proof))
  }
  const queue = () => parsePendingSteps(page.local.get(`mostrador.steps.${alias}`) ?? null)
  return { now, advance, queue, page, toasts, buzzes, happened }
}

const inStore = deliveryOfShipment(sampleShipment('s1'))
const onOffer = deliveryOfShipment(sampleShipment('s1', { status: 'LOOKING_FOR_DRIVER' }))
const aStack = deliveryOfStack(sampleStack('m1', [sampleShipment('s1'), sampleShipment('s2')]))
const rita = { rider_id: 'rita', rider_name: 'Rita', rider_phone: '+5491122223333' }

test('the next step of a shipment is sent as this rider’s, and told when it is done', async () => {
  const { advance, page, toasts, buzzes, happened, queue } = await stepsOf('done', () =>
    sampleShipment('s1', { status: 'ON_ROUTE_TO_DROP_OFF' }),
  )
  expect(await advance(inStore)).toEqual({ outcome: 'done' })
  expect(page.asked).toMatchObject([
    { method: 'PUT', url: '/api/shipments/s1', body: { id: 's1', status: 'ON_ROUTE_TO_DROP_OFF', ...rita } },
  ])
  // Absent fields are not sent.
  expect(Object.keys(page.asked[0]?.body as object)).toEqual(['id', 'status', ...Object.keys(rita)])
  expect(page.asked[0]?.headers.get('x-rider-at')).toBe('bc1')
  expect(happened).toEqual(['refreshed'])
  expect(toasts).toEqual([CHANGED])
  expect(buzzes).toEqual([SHORT])
  expect(queue()).toEqual([])
})

test('a stack moves as one', async () => {
  const { advance, page } = await stepsOf('stack', () => sampleStack('m1', []))
  expect(await advance(aStack)).toEqual({ outcome: 'done' })
  expect(page.asked).toMatchObject([
    { method: 'PUT', url: '/api/stacking/m1', body: { id: 'm1', status: 'ON_ROUTE_TO_DROP_OFFS' } },
  ])
  expect(page.asked[0]?.headers.get('x-rider-at')).toBe('bc1')
})

test('the proof at the door goes with the step, and waits with it', async () => {
  const proof = { deliveryKey: '0420', photo: 'data:image/jpeg;base64,AA', reason: 'No atiende' }
  let isOffline = false
  const { advance, page, queue } = await stepsOf('proof', () =>
    isOffline ? offline() : sampleShipment('s1'),
  )
  await advance(onTheWay, proof)
  expect(page.asked[0]?.body).toEqual({ id: 's1', status: 'DELIVERED', ...rita, ...proof })
  isOffline = true
  await advance(onTheWay, proof)
  expect(queue()).toEqual([
    {
      kind: 'simple',
      id: 's1',
      to: 'DELIVERED',
      label: 'Entregado',
      name: 'Pedido #42',
      deliveryId: 's1',
      at: AT,
      ...proof,
    },
  ])
})

const onTheWay = deliveryOfShipment(
  sampleShipment('s1', { status: 'ON_ROUTE_TO_DROP_OFF', deliveryKeyRequired: true, keyTriesLeft: 5 }),
)

/** spec('decisions beyond-the-documents.4') */
test('a key that could not be checked is not told as done, and the delivery stays in hand', async () => {
  const { advance, queue, toasts, buzzes } = await stepsOf('unchecked', offline)
  expect(await advance(onTheWay, { deliveryKey: '9999' })).toEqual({ outcome: 'unchecked' })
  expect([toasts, buzzes]).toEqual([[], [LONG]])
  expect(queue()).toMatchObject([{ id: 's1', to: 'DELIVERED', deliveryKey: '9999', name: 'Pedido #42' }])
  const after = withPending(onTheWay, queue())
  expect(after.shipments).toMatchObject([{ status: 'ON_ROUTE_TO_DROP_OFF', keyUnchecked: true }])
  expect(nextStep(after)).toMatchObject({ action: 'deliver', id: 's1' })
})

test('a photo takes the place of a key that waits, and so does another key: what was not sent is no try', async () => {
  const { advance, queue, buzzes } = await stepsOf('photo instead', offline)
  await advance(onTheWay, { deliveryKey: '9999' })
  await advance(onTheWay, { deliveryKey: '1234' })
  expect(queue().map(({ deliveryKey }) => deliveryKey)).toEqual(['1234'])
  const photo = { photo: 'data:image/jpeg;base64,AA', reason: 'No atiende' }
  expect(await advance(onTheWay, photo)).toEqual({ outcome: 'pending' })
  expect(queue()).toMatchObject([{ id: 's1', to: 'DELIVERED', ...photo }])
  expect(queue()[0]).not.toHaveProperty('deliveryKey')
  expect(buzzes.at(-1)).toEqual(SHORT)
  expect(withPending(onTheWay, queue()).shipments).toMatchObject([{ status: 'DELIVERED' }])
})

test('a wrong key is refused once it is checked; what is delivered after all takes the refusal away', async () => {
  const alias = 'checked late'
  let isOffline = true
  const { advance, queue, toasts } = await stepsOf(alias, ({ body }) => {
    if (isOffline) return offline()
    if (!(body as { readonly deliveryKey?: string }).deliveryKey) return sampleShipment('s1')
    return refusal(422, 'delivery-key-wrong', {
      errors: [{ code: 'delivery-key-wrong', message: 'La clave no es correcta. Te quedan 4 intentos.' }],
    })
  })
  await advance(onTheWay, { deliveryKey: '9999' })
  isOffline = false
  await advance(inStore)
  expect(queue()).toEqual([])
  expect(refusedSteps(alias).latest()).toMatchObject([
    { id: 's1', name: 'Pedido #42', reason: 'La clave no es correcta. Te quedan 4 intentos.' },
  ])
  await advance(onTheWay, { photo: 'data:image/jpeg;base64,AA', reason: 'No atiende' })
  expect(refusedSteps(alias).latest()).toEqual([])
  expect(toasts.at(-1)).toEqual(CHANGED)
})

test('a step of a stack that has to wait is the stack’s', async () => {
  const { advance, queue } = await stepsOf('stack waits', offline)
  expect(await advance(aStack)).toEqual({ outcome: 'pending' })
  expect(queue()).toMatchObject([
    { kind: 'stack', id: 'm1', deliveryId: 'm1', to: 'ON_ROUTE_TO_DROP_OFFS', label: 'En camino al cliente' },
  ])
})

test('of a stack on its way one shipment is delivered, on the stack’s page', async () => {
  const shipments = [sampleShipment('s1', { status: 'ON_ROUTE_TO_DROP_OFF' }), sampleShipment('s2')]
  const stack = deliveryOfStack({ ...sampleStack('m1', shipments), status: 'ON_ROUTE_TO_DROP_OFFS' })
  const { advance, queue } = await stepsOf('one of a stack', offline)
  await advance(stack)
  expect(queue()).toMatchObject([{ kind: 'simple', id: 's1', deliveryId: 'm1', to: 'DELIVERED' }])
})

test('giving up is a step as any other, and waits for a connection too', async () => {
  const { now, page, queue } = await stepsOf('cancel', offline)
  expect(await doing(() => now().cancel(inStore))).toEqual({ outcome: 'pending' })
  expect(await doing(() => now().cancel(aStack))).toEqual({ outcome: 'pending' })
  expect(page.asked[0]).toMatchObject({ body: { id: 's1', status: 'DRIVER_CANCELED' } })
  expect(queue()).toMatchObject([
    { kind: 'simple', id: 's1', deliveryId: 's1', to: 'DRIVER_CANCELED', label: 'Cancelar envío en curso' },
    { kind: 'stack', id: 'm1', deliveryId: 'm1', to: 'DRIVER_CANCELED', label: 'Cancelar multientrega' },
  ])
})

test('taking what is on offer does not wait: another rider may take it meanwhile', async () => {
  const { advance, toasts, buzzes, queue, happened } = await stepsOf('offer', offline)
  expect(await advance(onOffer)).toMatchObject({ outcome: 'refused', problem: { status: 0 } })
  expect(toasts).toEqual([
    { text: 'Para esto necesitas conexión. Vuelve a intentarlo cuando la tengas.', tone: 'danger' },
  ])
  expect(buzzes).toEqual([LONG])
  expect(queue()).toEqual([])
  expect(happened).toEqual([])
})

test('a step taken before goes first; while it waits, a step that may wait does too', async () => {
  const alias = 'order'
  let status = 503
  const { now, advance, page, queue, toasts, buzzes } = await stepsOf(alias, () =>
    status === 200 ? sampleShipment('s1') : refusal(status, 'busy'),
  )
  const before = { kind: 'simple', id: 's0', deliveryId: 's0', to: 'DELIVERED', label: 'x', at: AT } as const
  addPendingStep(alias, before)
  expect(await advance(inStore)).toEqual({ outcome: 'pending' })
  expect(page.asked.map(({ url }) => url)).toEqual(['/api/shipments/s0'])
  expect(queue().map(({ id }) => id)).toEqual(['s0', 's1'])
  expect(toasts).toEqual([])
  expect(buzzes).toEqual([SHORT])
  // A step that cannot wait is tried all the same.
  await advance(onOffer)
  expect(page.asked.map(({ url }) => url).slice(1)).toEqual(['/api/shipments/s0', '/api/shipments/s1'])
  status = 200
  await doing(() => now().cancel(aStack))
  expect(page.asked.map(({ url }) => url).slice(3)).toEqual([
    '/api/shipments/s0',
    '/api/shipments/s1',
    '/api/stacking/m1',
  ])
  expect(queue()).toEqual([])
})

test('a step taken without a connection that can no longer be done is kept by its name', async () => {
  const alias = 'late'
  const { advance, toasts, buzzes, queue } = await stepsOf(alias, ({ url }) =>
    url.endsWith('s0') ? refusal(409, 'transition-impossible') : sampleShipment('s1'),
  )
  addPendingStep(alias, {
    kind: 'simple',
    id: 's0',
    deliveryId: 's0',
    to: 'DELIVERED',
    label: 'Entregado',
    at: AT,
  })
  await advance(inStore)
  expect(refusedSteps(alias).latest()).toMatchObject([{ id: 's0', name: '', label: 'Entregado' }])
  expect(toasts).toEqual([CHANGED])
  expect(buzzes).toEqual([LONG, SHORT])
  expect(queue()).toEqual([])
})

for (const status of [429, 500, 503])
  test(`a server that cannot now (${status}) is told; nothing waits, and nothing is asked for`, async () => {
    const { advance, toasts, buzzes, queue, happened } = await stepsOf(`busy ${status}`, () =>
      refusal(status, 'busy'),
    )
    expect(await advance(inStore)).toMatchObject({ outcome: 'refused', problem: { status } })
    expect([toasts, buzzes, queue(), happened]).toEqual([[FAILED], [LONG], [], []])
  })

for (const status of [400, 409, 499])
  test(`a step that is refused (${status}) is told, and the delivery is asked for`, async () => {
    const { advance, toasts, buzzes, happened } = await stepsOf(`refused ${status}`, () =>
      refusal(status, 'transition-impossible'),
    )
    expect(await advance(inStore)).toMatchObject({ outcome: 'refused', problem: { status } })
    expect([toasts, buzzes, happened]).toEqual([[FAILED], [LONG], ['refreshed']])
  })

test('a shipment that another rider took is told, and the page has lost it', async () => {
  const { advance, toasts, buzzes, happened } = await stepsOf('taken', () => refusal(409, 'shipment-taken'))
  await advance(onOffer)
  expect([toasts, buzzes, happened]).toEqual([[TAKEN], [LONG], ['lost']])
})

test('a shipment that the rider can no longer see after a step is another rider’s', async () => {
  const { advance, toasts, buzzes } = await stepsOf('unseen', () => sampleShipment('s1'), { isSeen: false })
  expect(await advance(inStore)).toEqual({ outcome: 'done' })
  expect([toasts, buzzes]).toEqual([[TAKEN], [LONG]])
})

for (const code of ['delivery-key-wrong', 'picture-too-big'])
  test(`of the proof at the door (${code}) the dialog says what is wrong`, async () => {
    const { advance, toasts, buzzes, happened } = await stepsOf(code, () => refusal(422, code))
    expect(await advance(inStore)).toMatchObject({ outcome: 'refused', problem: { code } })
    expect([toasts, buzzes, happened]).toEqual([[], [LONG], []])
  })

for (const code of ['no-delivery-key-wrong', 'pictures'])
  test(`another code (${code}) is a failure as any other`, async () => {
    const { advance, toasts } = await stepsOf(code, () => refusal(422, code))
    await advance(inStore)
    expect(toasts).toEqual([FAILED])
  })

test('the page is busy until the answer is there, also a failed one', async () => {
  let release: (value: unknown) => void = () => undefined
  const { now } = await stepsOf('busy', () => new Promise((resolve) => (release = resolve)))
  expect(now().isBusy).toBe(false)
  await doing(() => void now().cancel(inStore))
  expect(now().isBusy).toBe(true)
  await doing(() => release(refusal(500, 'broken')))
  expect(now().isBusy).toBe(false)
})

test('for nobody nothing is sent, and nothing is told', async () => {
  const { advance, now, page, toasts } = await stepsOf('nobody', offline, { isNobody: true })
  expect(await advance(inStore)).toEqual({ outcome: 'refused' })
  expect(now().isBusy).toBe(false)
  expect([page.asked, toasts]).toEqual([[], []])
})

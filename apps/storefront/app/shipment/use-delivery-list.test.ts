import { expect, test, vi } from 'vitest'
import { parseKeptDeliveries } from '../rider/kept-deliveries.ts'
import type { RiderSession } from '../rider/rider-session.ts'
import { openPage, refusal } from '../testing/browser-page.ts'
import { pageAround } from '../testing/page-around.tsx'
import { doing, pass, renderHook } from '../testing/render-hook.tsx'
import { RITA, sampleShipment, sampleStack } from '../testing/sample-delivery.ts'
import { useDeliveryList } from './use-delivery-list.ts'

const AT = '2026-11-20T15:00:00.000Z'
const FREE = { status: 'LOOKING_FOR_DRIVER' } as const
const LIST_FAILED = {
  text: 'Hubo un error buscando los envíos, vuelva a intentarlo en unos minutos',
  tone: 'danger',
}
const FORBIDDEN = { text: 'No tienes permisos para ver los envíos', tone: 'danger' }

type Answers = Record<string, () => unknown>

const nothing = (): Answers => ({
  '/api/shipments': () => ({ shipments: [] }),
  '/api/shipmentstacks': () => ({ stacks: [] }),
  '/api/shipments/rider': () => ({ shipments: [] }),
})

async function listOf(alias: string, answers: Answers) {
  const page = openPage({
    clock: AT,
    answer: ({ url }) =>
      url === '/api/rt' ? { enabled: false } : (answers[url.replace(/\?.*/, '')]?.() ?? refusal(404, '')),
  })
  const deny = vi.fn<() => void>()
  const { wrap, toasts } = pageAround()
  const contact = { alias, id: 'bc1' } as Parameters<typeof useDeliveryList>[0]
  const hook = await renderHook(
    (session: RiderSession | undefined) => useDeliveryList(contact, { session, deny }),
    { props: RITA as RiderSession | undefined, wrap },
  )
  const asked = () => page.asked.filter(({ url }) => url !== '/api/rt')
  const kept = () => parseKeptDeliveries(page.local.get(`mostrador.deliveries.${alias}`) ?? null)
  return { ...hook, asked, deny, toasts, kept }
}

const named = (deliveries: readonly { readonly kind: string; readonly id: string }[] = []) =>
  deliveries.map(({ kind, id }) => `${kind} ${id}`)

test('the list asks for what is free of the last three days, alone and stacked, and for what is in hand', async () => {
  const { asked } = await listOf('asks', nothing())
  expect(asked().map(({ method, url }) => `${method} ${url}`)).toEqual([
    'GET /api/shipments?page=0&pageSize=50&sort=ASC&branchContactId=bc1' +
      '&startDate=2026-11-17T15%3A00%3A00.000Z&endDate=2026-11-20T15%3A00%3A00.000Z' +
      '&status=LOOKING_FOR_DRIVER&providerName=OWN_FLEET',
    'GET /api/shipmentstacks?status=LOOKING_FOR_DRIVER&delivery_provider_name=OWN_FLEET',
    'GET /api/shipments/rider',
  ])
  expect(asked().map(({ headers }) => headers.get('x-rider-at'))).toEqual(['bc1', 'bc1', 'bc1'])
})

test('free deliveries stand as stacks and then alone, and none stands twice', async () => {
  const inStack = sampleShipment('s2', { ...FREE, stackId: 'm1' })
  const { now, kept } = await listOf('free', {
    ...nothing(),
    '/api/shipments': () => ({
      shipments: [sampleShipment('s1', FREE), inStack, sampleShipment('s3', FREE)],
    }),
    '/api/shipmentstacks': () => ({ stacks: [{ ...sampleStack('m1', [inStack]), ...FREE }] }),
  })
  expect(now()).toMatchObject({ state: 'fresh', heldAt: AT })
  expect(named(now().list?.free)).toEqual(['stack m1', 'simple s1', 'simple s3'])
  expect(now().list?.inHand).toEqual([])
  expect(named(kept().list?.value.free)).toEqual(['stack m1', 'simple s1', 'simple s3'])
})

for (const [name, order, expected] of [
  ['alone', ['a', 'b', 'c'], ['simple a', 'stack m1']],
  ['in a stack', ['b', 'a', 'c'], ['stack m1', 'simple a']],
] as const)
  test(`the shipment in hand touched last is first: ${name}`, async () => {
    const inHand = new Map([
      ['a', sampleShipment('a')],
      ['b', sampleShipment('b', { stackId: 'm1' })],
      ['c', sampleShipment('c', { stackId: 'm1' })],
    ])
    const { now, asked } = await listOf(`hands ${name}`, {
      ...nothing(),
      '/api/shipments/rider': () => ({ shipments: order.map((id) => inHand.get(id)) }),
      '/api/stacking/m1': () => sampleStack('m1', [sampleShipment('b'), sampleShipment('c')]),
    })
    expect(named(now().list?.inHand)).toEqual(expected)
    // The stack is asked for once.
    expect(asked().filter(({ url }) => url === '/api/stacking/m1')).toHaveLength(1)
  })

for (const path of Object.keys(nothing()))
  test(`a list is kept as it was while ${path} fails, and that is told`, async () => {
    const answers: Answers = {
      ...nothing(),
      '/api/shipments': () => ({ shipments: [sampleShipment('s1', FREE)] }),
    }
    const { now, toasts, deny } = await listOf(`fails ${path}`, answers)
    answers[path] = () => refusal(500, 'broken')
    await doing(() => now().ask())
    expect(now()).toMatchObject({ state: 'kept', heldAt: AT, list: { free: [{ id: 's1' }] } })
    expect(toasts).toEqual([LIST_FAILED])
    expect(deny).not.toHaveBeenCalled()
  })

test('a stack in hand that does not come is a list that does not come', async () => {
  const { now, toasts } = await listOf('unknown stack', {
    ...nothing(),
    '/api/shipments/rider': () => ({ shipments: [sampleShipment('b', { stackId: 'm1' })] }),
    '/api/stacking/m1': () => refusal(503, 'broken'),
  })
  expect(now()).toMatchObject({ state: 'kept', list: undefined })
  expect(toasts).toEqual([LIST_FAILED])
})

test('without a connection the list says so itself', async () => {
  const { now, toasts } = await listOf('offline', {
    ...nothing(),
    '/api/shipments': () => {
      throw new TypeError('offline')
    },
  })
  expect(now()).toMatchObject({ state: 'kept', list: undefined, heldAt: undefined })
  expect(toasts).toEqual([])
})

for (const [status, told] of [
  [401, []],
  [403, [FORBIDDEN]],
] as const)
  test(`whose token is no good (${status}) is turned away`, async () => {
    const { now, toasts, deny } = await listOf(`denied ${status}`, {
      ...nothing(),
      '/api/shipments': () => refusal(status, 'no'),
    })
    expect(deny).toHaveBeenCalledTimes(1)
    expect(toasts).toEqual(told)
    expect(now().state).toBe('loading')
  })

test('“Actualizar” shows that it asks; what is asked for by itself does not', async () => {
  const answers = nothing()
  const { now } = await listOf('refresh', answers)
  let release: (value: unknown) => void = () => undefined
  answers['/api/shipments/rider'] = () => new Promise((resolve) => (release = resolve))
  await doing(() => void now().ask())
  expect(now().state).toBe('fresh')
  await doing(() => void now().refresh())
  expect(now().state).toBe('loading')
  await doing(() => release({ shipments: [] }))
  expect(now().state).toBe('fresh')
})

test('the list is asked for again while somebody looks, for another shift at once, and for nobody not at all', async () => {
  const { asked, renderAgain } = await listOf('again', nothing())
  const lists = () => asked().filter(({ url }) => url === '/api/shipments/rider').length
  await pass(15_000)
  expect(lists()).toBe(2)
  await renderAgain({ ...RITA })
  expect(lists()).toBe(2)
  await renderAgain({ ...RITA, since: AT })
  expect(lists()).toBe(3)
  await renderAgain(undefined)
  await pass(15_000)
  expect(lists()).toBe(3)
})

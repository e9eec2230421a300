import { expect, test } from 'vitest'
import { deliveryOfShipment, type Delivery } from '../rider/delivery.ts'
import { keepHands } from '../rider/kept-deliveries.ts'
import { addPendingStep } from '../rider/pending-steps.ts'
import { riderSession, type RiderSession } from '../rider/rider-session.ts'
import { openPage, refusal } from '../testing/browser-page.ts'
import { doing, pass, renderHook } from '../testing/render-hook.tsx'
import { RITA, sampleShipment } from '../testing/sample-delivery.ts'
import { isOnTheWay, useAskForHands, useHands } from './use-hands.ts'

const AT = '2026-11-20T15:00:00.000Z'

/** A page that shows what is in the hands of Rita, or of nobody, and asks for it. */
async function handsOf(alias: string, answer: () => unknown, session: RiderSession | undefined = RITA) {
  const page = openPage({ clock: AT, answer })
  riderSession(alias).write(RITA)
  const hook = await renderHook(
    (who: RiderSession | undefined) => {
      useAskForHands(alias, who)
      return useHands(alias).map(({ id, status }) => `${id} ${status}`)
    },
    { props: session },
  )
  return { ...hook, page }
}

test('the page asks at once what is in the hands, again once a minute and when it is looked at, and shows it', async () => {
  let shipments = [sampleShipment('a')]
  const { now, page } = await handsOf('asks', () => ({ shipments }))
  expect(page.asked.map(({ url }) => url)).toEqual(['/api/shipments/rider'])
  expect(page.asked[0]?.headers.get('x-rider-at')).toBe('bc1')
  expect(now()).toEqual(['a IN_STORE'])
  shipments = [sampleShipment('a'), sampleShipment('b')]
  await pass(59_000)
  expect(page.asked).toHaveLength(1)
  await pass(1000)
  expect(now()).toEqual(['a IN_STORE', 'b IN_STORE'])
  shipments = []
  await doing(() => page.show('visible'))
  expect(now()).toEqual([])
})

test('another shift asks at once', async () => {
  const { page, renderAgain } = await handsOf('shifts', () => ({ shipments: [] }))
  await renderAgain({ ...RITA, since: AT })
  expect(page.asked).toHaveLength(2)
})

test('the hands are shown with what was done without a connection; what is over then is in none', async () => {
  const alias = 'done'
  const { now } = await handsOf(alias, () => ({ shipments: [sampleShipment('a'), sampleShipment('b')] }))
  const step = { kind: 'simple', id: 'a', deliveryId: 'a', label: '', at: AT } as const
  await doing(() => addPendingStep(alias, { ...step, to: 'ON_ROUTE_TO_DROP_OFF' }))
  expect(now()).toEqual(['a ON_ROUTE_TO_DROP_OFF', 'b IN_STORE'])
  await doing(() => addPendingStep(alias, { ...step, to: 'DELIVERED' }))
  expect(now()).toEqual(['b IN_STORE'])
})

test('a stack is in the hands as long as one of it is', async () => {
  const alias = 'stack'
  const { now } = await handsOf(alias, () => new Promise(() => undefined))
  const shipments = [sampleShipment('a', { status: 'DELIVERED' }), sampleShipment('b')]
  const stack: Delivery = { ...deliveryOfShipment(sampleShipment('m')), kind: 'stack', shipments }
  await doing(() => keepHands(alias, { at: AT, value: [stack] }))
  expect(now()).toEqual(['m IN_STORE'])
  expect(isOnTheWay(stack)).toBe(true)
  expect(isOnTheWay({ ...stack, shipments: shipments.slice(0, 1) })).toBe(false)
})

test('a device that knows of nothing has empty hands', async () => {
  const { now } = await handsOf('nothing', () => new Promise(() => undefined))
  expect(now()).toEqual([])
})

test('a shift that is over leaves nothing on the device; a server in trouble takes nothing away', async () => {
  const alias = 'over'
  let status = 500
  const { now, page } = await handsOf(alias, () =>
    status === 200 ? { shipments: [sampleShipment('a')] } : refusal(status, 'no'),
  )
  status = 200
  await doing(() => page.show('visible'))
  for (status of [500, 403, 404]) {
    await doing(() => page.show('visible'))
    expect(now()).toEqual(['a IN_STORE'])
    expect(riderSession(alias).latest()).toEqual(RITA)
  }
  status = 401
  await doing(() => page.show('visible'))
  expect(now()).toEqual([])
  expect(riderSession(alias).latest()).toBeNull()
})

test('an answer for an earlier shift is nobody’s', async () => {
  const alias = 'late'
  let release: (value: unknown) => void = () => undefined
  const { now } = await handsOf(alias, () => new Promise((resolve) => (release = resolve)))
  await doing(() => riderSession(alias).write({ ...RITA, since: AT }))
  await doing(() => release({ shipments: [sampleShipment('a')] }))
  expect(now()).toEqual([])
})

test('without a rider nothing is asked for', async () => {
  const page = openPage({ clock: AT })
  await renderHook(() => useAskForHands('nobody', undefined), { props: undefined })
  await pass(120_000)
  expect(page.asked).toEqual([])
})

import { startTestApi, type TestApi } from '@mostrador/api/testing/start-test-api'
import type { GivenRider } from '@mostrador/api/testing/given-rider'
import { createClient } from '@mostrador/contract/client'
import * as routes from '@mostrador/contract/routes'
import type { ShipmentStatus } from '@mostrador/domain/shipment/shipment-status'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { sessionOf } from '../testing/session-of.ts'
import { deliveryOfShipment } from '../rider/delivery.ts'
import { loadDeliveryList } from './load-delivery.ts'
import { addPendingStep, parsePendingSteps, pendingSteps, type PendingStep } from '../rider/pending-steps.ts'
import { replaySteps, sendStep } from './send-step.ts'

let api: TestApi
let contact: Awaited<ReturnType<TestApi['given']['branchContact']>>
let rita: GivenRider

beforeEach(async () => {
  vi.stubGlobal('localStorage', undefined)
  api = await startTestApi()
  contact = await api.given.branchContact()
  rita = await api.given.rider(contact)
})
afterEach(() => vi.unstubAllGlobals())

const offline = createClient(() => Promise.reject(new TypeError('no network')), routes)
let second = 0
const step = (id: string, to: ShipmentStatus): PendingStep => ({
  kind: 'simple',
  id,
  to,
  deliveryId: id,
  label: to,
  at: new Date((second += 1) * 1000).toISOString(),
})
const statusOf = async (id: string) => {
  const answer = await api.riding(rita).getShipment({ params: { id } })
  return answer.ok ? answer.data.status : answer.problem.code
}
const queue = () => pendingSteps(contact.alias).read()

test('a step taken without a connection is sent once there is one, in its order and once', async () => {
  const { id } = await api.given.shipment(contact, { status: 'IN_STORE', rider: rita })
  for (const to of ['ON_ROUTE_TO_DROP_OFF', 'DELIVERED'] as const) addPendingStep(contact.alias, step(id, to))
  expect(await replaySteps(contact.alias, sessionOf(rita), offline)).toEqual([])
  expect(queue()).toHaveLength(2)
  expect(await statusOf(id)).toBe('IN_STORE')

  // Two tries at once are one.
  const replays = [1, 2].map(() => replaySteps(contact.alias, sessionOf(rita), api.riding(rita)))
  expect(await Promise.all(replays)).toEqual([[], []])
  expect(queue()).toEqual([])
  expect(await statusOf(id)).toBe('DELIVERED')
})

test('a step whose answer was lost on the way is no second one', async () => {
  const { id } = await api.given.shipment(contact, { status: 'IN_STORE', rider: rita })
  const left = step(id, 'ON_ROUTE_TO_DROP_OFF')
  expect(await sendStep(api.riding(rita), sessionOf(rita), left)).toMatchObject({ outcome: 'done' })
  addPendingStep(contact.alias, left)
  addPendingStep(contact.alias, step(id, 'DELIVERED'))
  expect(await replaySteps(contact.alias, sessionOf(rita), api.riding(rita))).toEqual([])
  expect(await statusOf(id)).toBe('DELIVERED')
})

test('a step that can no longer be done is told, and holds up none after it', async () => {
  const gone = await api.given.shipment(contact, {
    status: 'IN_STORE',
    rider: await api.given.rider(contact),
  })
  const own = await api.given.shipment(contact, { status: 'ON_ROUTE_TO_PICK_UP', rider: rita })
  const impossible = step(gone.id, 'ON_ROUTE_TO_DROP_OFF')
  addPendingStep(contact.alias, impossible)
  addPendingStep(contact.alias, step(own.id, 'IN_STORE'))
  const replays = [1, 2].map(() => replaySteps(contact.alias, sessionOf(rita), api.riding(rita)))
  expect(await Promise.all(replays)).toEqual([[impossible], []])
  expect(queue()).toEqual([])
  expect(await statusOf(own.id)).toBe('IN_STORE')
})

/** spec('001 §8.8') */
test('of two riders who take a shipment at once the other one hears that it is taken', async () => {
  const other = await api.given.rider(contact)
  const { id } = await api.given.shipment(contact)
  const take = step(id, 'ON_ROUTE_TO_PICK_UP')
  const [first, then] = [
    await sendStep(api.riding(rita), sessionOf(rita), take),
    await sendStep(api.riding(other), sessionOf(other), take),
  ]
  expect(first).toMatchObject({ outcome: 'done', delivery: { id, status: 'ON_ROUTE_TO_PICK_UP' } })
  expect(then).toMatchObject({ outcome: 'refused', problem: { code: 'shipment-taken' } })
})

/** spec('001 §9.8') */
test('the list has what is free alone and stacked, and what the rider is on as what it travels in', async () => {
  const free = await api.given.shipment(contact)
  const stack = await api.given.shipmentStack(contact)
  const list = async () => {
    const loaded = await loadDeliveryList(api.riding(rita), sessionOf(rita), {
      branchContactId: contact.id,
      now: api.ports.now(),
    })
    return loaded.ok ? loaded.value : undefined
  }
  const before = await list()
  expect(before?.inHand).toEqual([])
  expect(before?.free.map(({ kind, id }) => ({ kind, id }))).toEqual([
    { kind: 'stack', id: stack.id },
    { kind: 'simple', id: free.id },
  ])
  const take = { kind: 'stack', id: stack.id, to: 'ON_ROUTE_TO_PICK_UP' } as const
  await sendStep(api.riding(rita), sessionOf(rita), take)
  expect(await list()).toMatchObject({ inHand: [{ kind: 'stack', id: stack.id }], free: [{ id: free.id }] })
})

test('malformed steps in the queue are left out', () => {
  const whole = step('a', 'IN_STORE')
  expect(parsePendingSteps(JSON.stringify([whole, { id: 'b' }, 5]))).toEqual([whole])
  expect(parsePendingSteps('{"id":1}')).toEqual([])
  expect(parsePendingSteps('[')).toEqual([])
  expect(parsePendingSteps(null)).toEqual([])
})

test('a single delivery bears the end of the code of its order', async () => {
  const { id, orderCode } = await api.given.shipment(contact)
  const answer = await api.riding(rita).getShipment({ params: { id } })
  expect(answer.ok && deliveryOfShipment(answer.data)).toMatchObject({
    kind: 'simple',
    id,
    code: orderCode.slice(-4),
  })
})

import { startTestApi } from '@mostrador/api/testing/start-test-api'
import type { ShipmentStatus } from '@mostrador/domain/shipment/shipment-status'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { deliveryOfShipment, type Delivery } from './delivery.ts'
import {
  dropDelivery,
  keepDelivery,
  keepHands,
  keepList,
  keptDelivery,
  parseKeptDeliveries,
} from './kept-deliveries.ts'
import { sessionOf } from '../testing/session-of.ts'
import { loadHands } from '../shipment/load-delivery.ts'
import { withPending } from './pending-steps.ts'
import { isOnTheWay } from '../shipment/use-hands.ts'

const AT = '2026-11-20T15:00:00.000Z'
const written = new Map<string, string>()

beforeEach(() => {
  written.clear()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => written.get(key) ?? null,
    setItem: (key: string, json: string) => void written.set(key, json),
    removeItem: (key: string) => void written.delete(key),
  })
})
afterEach(() => vi.unstubAllGlobals())

test('the address of an ended delivery is kept no longer than its page is looked at', async () => {
  const api = await startTestApi()
  const contact = await api.given.branchContact()
  const rita = await api.given.rider(contact)
  const { alias } = contact
  const keep = async (status: ShipmentStatus): Promise<string> => {
    const { id } = await api.given.shipment(contact, { status, rider: rita })
    const answer = await api.riding(rita).getShipment({ params: { id } })
    if (!answer.ok) throw new Error(answer.problem.code)
    keepDelivery(alias, { at: AT, value: deliveryOfShipment(answer.data) })
    return id
  }
  const ids = () =>
    Object.keys(parseKeptDeliveries(written.get(`mostrador.deliveries.${alias}`) ?? null).details)

  const delivered = await keep('DELIVERED')
  expect(ids()).toEqual([delivered])
  const carried = await keep('IN_STORE')
  expect(ids()).toEqual([carried])
  await keep('DELIVERED')
  keepList(alias, { at: AT, value: { free: [], inHand: [], calledOff: [] } })
  expect(ids()).toEqual([carried])
})

/** spec('001 §2.40') */
test('the hands follow what is learned of each delivery, and what was done without a connection', async () => {
  const api = await startTestApi()
  const contact = await api.given.branchContact()
  const rita = await api.given.rider(contact)
  const { alias } = contact
  const learn = async (id: string, status: ShipmentStatus): Promise<Delivery> => {
    await api.ports.database.updateTable('shipments').set({ status }).where('id', '=', id).execute()
    const answer = await api.riding(rita).getShipment({ params: { id } })
    if (!answer.ok) throw new Error(answer.problem.code)
    const value = deliveryOfShipment(answer.data)
    keepDelivery(alias, { at: AT, value })
    return value
  }
  const hands = () =>
    parseKeptDeliveries(written.get(`mostrador.deliveries.${alias}`) ?? null).hands?.value ?? []
  const { id: first } = await api.given.shipment(contact, { status: 'IN_STORE', rider: rita })
  const { id: second } = await api.given.shipment(contact, { status: 'IN_STORE', rider: rita })
  const { id: free } = await api.given.shipment(contact)
  const told = await loadHands(api.riding(rita), sessionOf(rita))
  if (!told.ok) throw new Error(told.problem.code)
  keepHands(alias, { at: AT, value: told.value.inHand })
  expect(hands().map(({ id }) => id)).toEqual([first, second])
  await learn(free, 'LOOKING_FOR_DRIVER')
  await learn(first, 'DELIVERED')
  expect(hands().map(({ id }) => id)).toEqual([second])
  const onTheWay = await learn(second, 'ON_ROUTE_TO_DROP_OFF')
  expect(hands()).toEqual([onTheWay])
  expect(isOnTheWay(onTheWay)).toBe(true)
  const step = { kind: 'simple', id: second, deliveryId: second, to: 'DELIVERED', at: AT, label: '' } as const
  expect(isOnTheWay(withPending(onTheWay, [step]))).toBe(false)
  expect(isOnTheWay(withPending(onTheWay, [{ ...step, deliveryId: first }]))).toBe(true)
  dropDelivery(alias, second, AT)
  expect(hands()).toEqual([])
})

test('a list that an older version wrote is asked for anew', () => {
  const list = { at: AT, value: { free: [], own: null } }
  expect(parseKeptDeliveries(JSON.stringify({ details: {}, list }))).toEqual({ details: {} })
})

test('malformed JSON in the storage has no deliveries', () => {
  for (const json of [null, '[', '5', '{"list":1}'])
    expect(parseKeptDeliveries(json)).toEqual({ details: {} })
})

test('a page whose address names no delivery but a word that every object knows has none kept', () => {
  const nothing = parseKeptDeliveries('{"details":{}}')
  for (const word of ['constructor', '__proto__', 'toString'])
    expect(keptDelivery(nothing, word)).toBeUndefined()
})

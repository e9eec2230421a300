import { startTestApi } from '@mostrador/api/testing/start-test-api'
import type { ShipmentStatus } from '@mostrador/domain/shipment/shipment-status'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { deliveryOfShipment } from './delivery.ts'
import { keepDelivery, keepList, parseKeptDeliveries } from './kept-deliveries.ts'

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

test('who received a delivery that is over is kept no longer than its page is looked at', async () => {
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
  keepList(alias, { at: AT, value: { free: [], own: null } })
  expect(ids()).toEqual([carried])
})

test('what anybody may have written is nothing', () => {
  for (const json of [null, '[', '5', '{"list":1}'])
    expect(parseKeptDeliveries(json)).toEqual({ details: {} })
})

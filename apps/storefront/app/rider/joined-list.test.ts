import type { ShipmentStatus } from '@mostrador/domain/shipment/shipment-status'
import { expect, test } from 'vitest'
import { sampleShipment } from '../testing/sample-delivery.ts'
import { deliveryOfShipment, type Delivery } from './delivery.ts'
import { joinedList } from './joined-list.ts'
import type { KeptDeliveries } from './kept-deliveries.ts'
import type { PendingStep } from './pending-steps.ts'

const AT = '2026-11-20T15:00:00.000Z'

const delivery = (id: string, status: ShipmentStatus): Delivery =>
  deliveryOfShipment(sampleShipment(id, { status }))

const kept = (free: readonly Delivery[], inHand: readonly Delivery[], hands = inHand): KeptDeliveries => ({
  details: {},
  list: { at: AT, value: { free, inHand, calledOff: [] } },
  hands: { at: AT, value: hands },
})

const step = (id: string, to: ShipmentStatus, more: Partial<PendingStep> = {}): PendingStep => ({
  kind: 'simple',
  id,
  deliveryId: id,
  to,
  label: '',
  at: AT,
  ...more,
})

const shown = (list: ReturnType<typeof joinedList>) =>
  list && {
    free: list.free.map(({ id }) => id),
    inHand: list.inHand.map(({ id, status, shipments }) => [id, shipments[0]?.status ?? status]),
  }

/** spec('001 §2.40') */
test('a delivery that was just accepted is in hand at once, and free no more', () => {
  const [a, b] = [delivery('a', 'LOOKING_FOR_DRIVER'), delivery('b', 'LOOKING_FOR_DRIVER')]
  const list = joinedList(kept([a, b], [], [delivery('a', 'ON_ROUTE_TO_PICK_UP')]), [])
  expect(shown(list)).toEqual({ free: ['b'], inHand: [['a', 'ON_ROUTE_TO_PICK_UP']] })
})

test('a step taken without a connection shows at once, and stays in sight until it was sent', () => {
  const all = kept([], [delivery('a', 'IN_STORE'), delivery('b', 'ON_ROUTE_TO_DROP_OFF')])
  const pending = [step('a', 'ON_ROUTE_TO_DROP_OFF'), step('b', 'DELIVERED')]
  expect(shown(joinedList(all, pending))?.inHand).toEqual([
    ['a', 'ON_ROUTE_TO_DROP_OFF'],
    ['b', 'DELIVERED'],
  ])
  // A delivery that ended is gone once the server has heard of it.
  expect(shown(joinedList(kept([], [delivery('b', 'DELIVERED')]), []))?.inHand).toEqual([])
})

test('a photo with its reason stands by itself, also where a key was typed before it', () => {
  const all = kept([], [delivery('b', 'ON_ROUTE_TO_DROP_OFF')])
  const proof = { deliveryKey: '9999', photo: 'data:', reason: 'No hay nadie' }
  const list = joinedList(all, [step('b', 'DELIVERED', proof)])
  expect(shown(list)?.inHand).toEqual([['b', 'DELIVERED']])
})

test('a key that waits to be checked keeps its delivery in hand as it was', () => {
  const all = kept([], [delivery('b', 'ON_ROUTE_TO_DROP_OFF')])
  const list = joinedList(all, [step('b', 'DELIVERED', { deliveryKey: '9999' })])
  expect(list?.inHand).toMatchObject([
    { id: 'b', shipments: [{ status: 'ON_ROUTE_TO_DROP_OFF', keyUnchecked: true }] },
  ])
})

test('where no list was told yet, what is in hand is a list; where nothing was told, there is none', () => {
  const hands = { at: AT, value: [delivery('a', 'IN_STORE')] }
  expect(shown(joinedList({ details: {}, hands }, []))).toEqual({ free: [], inHand: [['a', 'IN_STORE']] })
  expect(joinedList({ details: {} }, [])).toBeUndefined()
  const list = { at: AT, value: { free: [], inHand: [delivery('c', 'IN_STORE')], calledOff: [] } }
  expect(shown(joinedList({ details: {}, list }, []))?.inHand).toEqual([['c', 'IN_STORE']])
})

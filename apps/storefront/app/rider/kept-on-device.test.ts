import type { Client } from '@mostrador/contract/client'
import type { ShipmentStatus } from '@mostrador/domain/shipment/shipment-status'
import { expect, test, vi } from 'vitest'
import { openPage } from '../testing/browser-page.ts'
import { RITA, sampleShipment, sampleStack } from '../testing/sample-delivery.ts'
import { deliveryOfShipment, deliveryOfStack, kindOf, type Delivery } from './delivery.ts'
import {
  dropDelivery,
  forgetDeliveries,
  keepDelivery,
  keepHands,
  keepList,
  keptDelivery,
  parseKeptDeliveries,
} from './kept-deliveries.ts'
import { addPendingStep, parsePendingSteps, withPending } from './pending-steps.ts'
import { addPosition, dropPosition, isWorthTelling, parsePositions, waitingPositions } from './positions.ts'
import { shiftPathOf, turnedAwayFrom } from './register-path.ts'
import { isReachable, registerStepsOf, registerVariantOf } from './register-variant.ts'
import { sendPositions } from './send-positions.ts'

const NOW = '2026-11-20T15:00:00.000Z'
const asked = (minute: number): string => `2026-11-20T14:${String(minute).padStart(2, '0')}:00.000Z`

/** A device of a rider, at a contact of its own. */
function deviceOf(alias: string) {
  const { local } = openPage({ clock: NOW })
  const kept = () => parseKeptDeliveries(local.get(`mostrador.deliveries.${alias}`) ?? null)
  return { local, kept, details: () => Object.keys(kept().details) }
}

const delivery = (id: string, status: ShipmentStatus = 'IN_STORE'): Delivery =>
  deliveryOfShipment(sampleShipment(id, { status }))

test('a shipment alone and a stack are carried alike, a stack with what is done first', () => {
  expect(deliveryOfShipment(sampleShipment('s1'))).toEqual({
    kind: 'simple',
    id: 's1',
    code: 'AB12',
    createdAt: '2026-11-20T14:30:00.000Z',
    status: 'IN_STORE',
    shipments: [sampleShipment('s1')],
  })
  const shipments = [sampleShipment('a', { stackingOrder: 1 }), sampleShipment('b', { status: 'DELIVERED' })]
  const stack = deliveryOfStack(sampleStack('m1', shipments))
  expect(stack).toMatchObject({ kind: 'stack', id: 'm1', code: 'M-7', status: 'IN_STORE' })
  expect(stack.createdAt).toBe('2026-11-20T14:30:00.000Z')
  expect(stack.shipments.map(({ id }) => id)).toEqual(['b', 'a'])
  expect([undefined, 'simple', 'stack', 'x'].map(kindOf)).toEqual(['simple', 'simple', 'stack', 'stack'])
})

test('the device keeps the twenty deliveries that were heard of last', () => {
  const { details, kept } = deviceOf('twenty')
  for (let id = 0; id < 22; id += 1) keepDelivery('twenty', { at: asked(1), value: delivery(`d${id}`) })
  expect(details()).toHaveLength(20)
  expect(details()[0]).toBe('d2')
  // One that is heard of again is the newest.
  keepDelivery('twenty', { at: asked(2), value: delivery('d5') })
  expect(details().at(-1)).toBe('d5')
  expect(kept().details.d5?.at).toBe(asked(2))
  forgetDeliveries('twenty')
  expect(kept()).toEqual({ details: {} })
})

test('an answer that was asked for earlier says nothing against what is known', () => {
  const { kept } = deviceOf('outdated')
  keepDelivery('outdated', { at: asked(2), value: delivery('a', 'ON_ROUTE_TO_DROP_OFF') })
  keepDelivery('outdated', { at: asked(1), value: delivery('a') })
  expect(keptDelivery(kept(), 'a')).toMatchObject({ at: asked(2), value: { status: 'ON_ROUTE_TO_DROP_OFF' } })
  keepDelivery('outdated', { at: asked(2), value: delivery('a') })
  expect(keptDelivery(kept(), 'a')).toMatchObject({ value: { status: 'IN_STORE' } })
  expect(keptDelivery(kept(), 'b')).toBeUndefined()
  expect(keptDelivery(undefined, 'a')).toBeUndefined()
})

test('a list takes the place of an older one, tells the hands, and lets go of what is over', () => {
  const { kept, details } = deviceOf('list')
  keepDelivery('list', { at: asked(1), value: delivery('over', 'DELIVERED') })
  keepDelivery('list', { at: asked(1), value: delivery('mine') })
  keepList('list', {
    at: asked(3),
    value: { free: [delivery('f')], inHand: [delivery('mine')], calledOff: [] },
  })
  expect(details()).toEqual(['mine'])
  expect(kept().list?.at).toBe(asked(3))
  expect(kept().hands).toMatchObject({ at: asked(3), value: [{ id: 'mine' }] })
  keepList('list', { at: asked(2), value: { free: [], inHand: [], calledOff: [] } })
  expect(kept().list?.at).toBe(asked(3))
  keepList('list', { at: asked(4), value: { free: [], inHand: [], calledOff: [] } })
  expect(kept().list).toMatchObject({ at: asked(4), value: { free: [] } })
  expect(kept().hands?.value).toEqual([])
})

test('a delivery that is no longer this rider’s leaves the device and the hands, not the others', () => {
  const { kept, details } = deviceOf('dropped')
  keepHands('dropped', { at: asked(1), value: [delivery('a'), delivery('b')] })
  keepDelivery('dropped', { at: asked(2), value: delivery('a') })
  keepDelivery('dropped', { at: asked(2), value: delivery('b') })
  dropDelivery('dropped', 'a', asked(3))
  expect(details()).toEqual(['b'])
  expect(kept().hands?.value.map(({ id }) => id)).toEqual(['b'])
})

test('a delivery in hand is one the rider is on, or has to bring back', () => {
  const { kept } = deviceOf('hands')
  const hands = () => kept().hands?.value.map(({ id }) => id)
  keepDelivery('hands', { at: asked(1), value: delivery('free', 'LOOKING_FOR_DRIVER') })
  expect(hands()).toEqual([])
  keepDelivery('hands', { at: asked(1), value: delivery('mine') })
  expect(hands()).toEqual(['mine'])
  const back = deliveryOfShipment(sampleShipment('back', { status: 'DELIVERED', returnShipment: true }))
  keepDelivery('hands', { at: asked(1), value: back })
  expect(hands()).toEqual(['mine', 'back'])
})

test('malformed deliveries in the storage are left out, and the rest is read', () => {
  for (const json of ['null', '[]', '{"details":5}', '{"details":"x"}', 'x'])
    expect(parseKeptDeliveries(json)).toEqual({ details: {} })
  const list = { at: NOW, value: { free: [], inHand: [], calledOff: [] } }
  expect(parseKeptDeliveries(JSON.stringify({ details: {}, list }))).toEqual({ details: {}, list })
  expect(parseKeptDeliveries('{"details":{},"list":{"at":"x"}}')).toEqual({ details: {} })
})

const step = (id: string) =>
  ({ kind: 'simple', id, to: 'DELIVERED', deliveryId: id, label: 'Entregado', at: NOW }) as const

test('sixty steps wait at most, each a whole one', () => {
  openPage({ clock: NOW })
  const many = Array.from({ length: 62 }, (_, at) => step(`s${at}`))
  expect(parsePendingSteps(JSON.stringify(many))).toEqual(many.slice(0, 60))
  for (const field of Object.keys(step('a')))
    expect(parsePendingSteps(JSON.stringify([{ ...step('a'), [field]: undefined }]))).toEqual([])
  expect(parsePendingSteps('[null, "x", 5]')).toEqual([])
  addPendingStep('steps', step('a'))
  addPendingStep('steps', step('b'))
  const carried = delivery('a', 'ON_ROUTE_TO_DROP_OFF')
  expect(withPending(carried, [step('a'), step('b')]).status).toBe('DELIVERED')
  expect(withPending(carried, [step('b')])).toEqual(carried)
})

const position = (second: number, metres = 0) => ({
  lat: -34.6 + metres / 111_195,
  lng: -58.4,
  accuracy: 8,
  at: new Date(Date.parse(NOW) + second * 1000).toISOString(),
})

test('a rider who moved fifteen metres is told of after five seconds, one who stands after thirty', () => {
  const last = position(0)
  expect(isWorthTelling(position(4.999, 1000), last)).toBe(false)
  expect(isWorthTelling(position(5, 15.1), last)).toBe(true)
  expect(isWorthTelling(position(5, 14.9), last)).toBe(false)
  expect(isWorthTelling(position(29.999), last)).toBe(false)
  expect(isWorthTelling(position(30), last)).toBe(true)
})

test('the last hundred and eighty positions wait, each a whole one', () => {
  openPage({ clock: NOW })
  const many = Array.from({ length: 182 }, (_, at) => position(at))
  expect(parsePositions(JSON.stringify(many))).toEqual(many.slice(2))
  for (const field of Object.keys(position(0)))
    expect(parsePositions(JSON.stringify([{ ...position(0), [field]: null }]))).toEqual([])
  expect(parsePositions('[null, "x"]')).toEqual([])
  expect(parsePositions('{}')).toEqual([])
  addPosition('positions', position(0))
  addPosition('positions', position(1))
  dropPosition('positions', position(0))
  expect(waitingPositions('positions').latest()).toEqual([position(1)])
})

for (const [status, isKept] of [
  [0, true],
  [401, true],
  [429, true],
  [500, true],
  [503, true],
  [400, false],
  [422, false],
  [428, false],
] as const)
  test(`a position that is answered with ${status} ${isKept ? 'waits' : 'is given up'}`, async () => {
    openPage({ clock: NOW })
    const alias = `sent ${status}`
    addPosition(alias, position(0))
    const sendRiderPosition = vi.fn<(input: object, init?: RequestInit) => Promise<object>>(async () => ({
      ok: false,
      problem: { status },
    }))
    const client = { sendRiderPosition } as unknown as Pick<Client, 'sendRiderPosition'>
    await sendPositions(alias, RITA, client)
    expect(sendRiderPosition).toHaveBeenCalledTimes(1)
    expect(sendRiderPosition.mock.calls[0]?.[0]).toEqual({ body: position(0) })
    expect(waitingPositions(alias).latest()).toHaveLength(isKept ? 1 : 0)
    // Later steps are sent again.
    addPosition(alias, position(60))
    await sendPositions(alias, RITA, client)
    expect(sendRiderPosition).toHaveBeenCalledTimes(2)
  })

test('a rider who was turned away finds the way to the shift, and nobody else does', () => {
  expect(shiftPathOf(turnedAwayFrom('palermo'))).toBe('/logistics/palermo/rider/phoneIntake')
  for (const state of [null, undefined, 'palermo', 5, {}, { riderAlias: 5 }])
    expect(shiftPathOf(state)).toBeUndefined()
})

test('an address names a variant of the register page, or none', () => {
  for (const name of ['phoneIntake', 'register', 'logIn', 'logOut', 'success'] as const)
    expect(registerVariantOf(name)).toBe(name)
  expect([registerVariantOf('login'), registerVariantOf(undefined)]).toEqual([undefined, undefined])
})

test('the state of a navigation is a phone with its country, or nothing', () => {
  const steps = { phone: '+541123456789', phoneCountry: 'AR' }
  expect(registerStepsOf(steps)).toEqual(steps)
  for (const state of [null, undefined, 'x', 5, {}, { phone: '+54' }, { ...steps, phone: 5 }])
    expect(registerStepsOf(state)).toBeUndefined()
  const rider = { id: 'r', name: 'Rita' }
  expect(isReachable('logOut', { ...steps, rider })).toBe(true)
  expect(isReachable('success', { ...steps, rider })).toBe(false)
  expect(isReachable('success', { ...steps, shift: 'ended' })).toBe(true)
})

import type { DispatchRider, DispatchShipment } from '@mostrador/contract/dispatch/dispatch-endpoints'
import { afterEach, expect, test, vi } from 'vitest'
import { draw } from '../testing/draw.tsx'
import { givenShipment } from '../testing/given-shipment.ts'
import { GiveChoice } from './give-dialog.tsx'

afterEach(() => void vi.unstubAllGlobals())

const riderOf = (name: string, carrying: number): DispatchRider => ({
  id: name,
  name,
  phone: '11',
  position: null,
  positionAt: null,
  accuracy: null,
  carrying,
})
const riders = [riderOf('Raúl', 2), riderOf('Rosa', 0)]
const free = givenShipment('free')

/** Text of the choice, and the riders offered in it. */
function choice(shipment: DispatchShipment | undefined, among = riders, busy = false) {
  vi.stubGlobal('location', { origin: 'https://caja.example' })
  const now = new Date('2026-11-20T15:00:00.000Z')
  const html = draw(
    <GiveChoice shipment={shipment} riders={among} now={now} busy={busy} onGive={() => undefined} />,
  )
  const names = among.map(({ name }) => name).filter((name) => html.includes(`>${name}</span>`))
  return { names, html, text: html.replaceAll(/<[^>]*>/g, ' ').replaceAll(/\s+/g, ' ') }
}

test('a free shipment is given to one of the riders on shift, the least laden first', () => {
  const { html, names } = choice(free)
  expect(names).toEqual(['Raúl', 'Rosa'])
  expect(html.indexOf('Rosa')).toBeLessThan(html.indexOf('Raúl'))
  expect(html).not.toContain('role="status"')
})

test('without a rider it says so, and how one begins a shift', () => {
  const { text, html } = choice(free, [])
  expect(text).toContain('No hay repartidores en turno.')
  expect(text).toContain('https://caja.example/logistics/palermo/rider/phoneIntake')
  expect(text).toContain('código de seguridad del local')
  expect(html).toContain('alt="Código QR para iniciar el turno"')
})

test.each([
  [undefined, 'ya no está libre'],
  [givenShipment('free', { status: 'IN_STORE', rider: { id: 'x', name: 'Rita' } }), 'Ya lo lleva Rita'],
  [givenShipment('free', { stack: { id: 's', code: 'ABC234', stackingOrder: 1 } }), 'multientrega ABC234'],
  [givenShipment('free', { status: 'DELIVERED' }), 'ya no está libre'],
])('a shipment that changed meanwhile offers no rider and says why', (shipment, why) => {
  const { text, names } = choice(shipment)
  expect(names).toEqual([])
  expect(text).toContain(why)
})

test('while it is given the names stay, although it is in a hand already', () => {
  const given = givenShipment('free', { status: 'ON_ROUTE_TO_PICK_UP', rider: { id: 'Rosa', name: 'Rosa' } })
  expect(choice(given, riders, true).names).toEqual(['Raúl', 'Rosa'])
})

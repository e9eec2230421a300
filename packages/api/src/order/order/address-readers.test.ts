import type { OrderRequestBody } from '@mostrador/contract/order/place-order-schema'
import { beforeEach, expect, test } from 'vitest'
import { SHEETS } from '../../roof/download/download-sheets.ts'
import { dataOf } from '../../testing/data-of.ts'
import type { GivenContact } from '../../testing/given-contact.ts'
import { startTestApi, type TestApi } from '../../testing/start-test-api.ts'

// Kitchen, packers and riders read an address in other places; each has every word of it.

const HOME = {
  street: 'Calle 50',
  number: '900',
  zone: 'Tolosa',
  city: 'La Plata',
  locality: 'Buenos Aires',
  betweenStreets: '7 y 8',
  details: 'timbre 2, 3° B',
  lat: -34.9,
  lng: -57.95,
}
const AREA = ['Tolosa', 'La Plata', 'Buenos Aires']
const LINE = 'Calle 50 900, Tolosa, La Plata, Buenos Aires'

let api: TestApi
let contact: GivenContact

beforeEach(async () => {
  api = await startTestApi()
  contact = await api.given.branchContact({ orderModes: ['DELIVERY'] })
})

const ordered = (destination: OrderRequestBody['destination'] = HOME) =>
  api.given.order(contact, { mode: 'DELIVERY', body: { destination } })

test('the diner and the shop read every word of an address, and the shop its point', async () => {
  const { id, code } = await ordered()
  const staff = await api.as(await api.given.staff({ contacts: [contact] }))
  const { lat, lng, ...words } = HOME
  const followed = dataOf(await api.client.getOrder({ params: { alias: contact.alias, code } }))
  expect(followed.destination).toMatchObject(words)
  expect(followed.destination).not.toHaveProperty('point')
  expect(dataOf(await staff.getConsoleOrder({ params: { id } })).destination).toMatchObject({
    ...words,
    point: { lat, lng },
  })
})

test('an order goes where the diner lives also without a postal code, which the form calls optional', async () => {
  const { lat, lng } = HOME
  const bare = { street: 'Calle 50', number: '900', city: 'La Plata', lat, lng }
  for (const postalCode of [{}, { postalCode: '' }, { postalCode: 'B1900' }]) {
    const { code } = await ordered({ ...bare, ...postalCode })
    const followed = dataOf(await api.client.getOrder({ params: { alias: contact.alias, code } }))
    expect(followed.destination).toMatchObject({ street: 'Calle 50', number: '900' })
  }
})

test('an address without a point has none for the shop', async () => {
  const { id } = await ordered({ ...HOME, lat: null, lng: null })
  const staff = await api.as(await api.given.staff({ contacts: [contact] }))
  const { destination } = dataOf(await staff.getConsoleOrder({ params: { id } }))
  expect(destination).not.toHaveProperty('point')
})

test('the dispatch desk and the rider who has it read every word of an address', async () => {
  const order = await ordered()
  const rider = await api.given.rider(contact)
  const { id } = await api.given.shipment(contact, { order, rider, status: 'IN_STORE' })
  const staff = await api.as(await api.given.staff({ contacts: [contact] }))
  const told = { address: LINE, betweenStreets: '7 y 8', addressDetails: 'timbre 2, 3° B' }
  const { shipments } = dataOf(await staff.getDispatch({ params: { id: contact.id } }))
  expect(shipments).toMatchObject([told])
  const taken = dataOf(await api.riding(rider).getShipment({ params: { id } }))
  expect(taken.logisticsOrder).toMatchObject(told)
})

test('the sheet of orders has every word of an address in its cell', async () => {
  const { code } = await ordered()
  const [orders] = SHEETS
  const branch = {
    id: contact.branchId,
    key: 'b',
    country: 'AR',
    mantissa: 2,
    timeZone: 'America/Argentina/Buenos_Aires',
  }
  const rows = await orders?.page(api.ports.database, { branchId: contact.branchId, after: '' })
  const [cells] = (rows ?? []).map((row) => orders?.cells(row, branch) ?? [])
  expect(cells?.[0]).toBe(code)
  expect(cells).toContain(`Calle 50 900, 7 y 8, ${AREA.join(', ')}, timbre 2, 3° B`)
})

test('details that were joined of a long line and a long field are taken whole', async () => {
  const details = `${'piso 3 '.repeat(70)}timbre 2 ${'x'.repeat(400)}`
  const { code } = await ordered({ ...HOME, details })
  const { destination } = dataOf(await api.client.getOrder({ params: { alias: contact.alias, code } }))
  expect(destination?.details).toBe(details)
})

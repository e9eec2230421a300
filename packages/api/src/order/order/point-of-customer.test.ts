import { beforeEach, expect, test } from 'vitest'
import type { GeocodedAddressInfo } from '@mostrador/contract/geocoding/geocoding-endpoints'
import { dataOf } from '../../testing/data-of.ts'
import type { GivenContact } from '../../testing/given-contact.ts'
import { startTestApi, type TestApi } from '../../testing/start-test-api.ts'

let api: TestApi
let contact: GivenContact
let place: GeocodedAddressInfo

beforeEach(async () => {
  api = await startTestApi()
  contact = await api.given.branchContact({ orderModes: ['DELIVERY'] })
  const query = { query: 'josé antonio cabrera 4200' }
  const found = dataOf(await api.client.listPlaceSuggestions({ query })).suggestions[0]?.place
  if (!found) throw new Error('the gazetteer has the street')
  place = found
})

/** Returns the destination of an order as the shop reads it. */
async function destinationRead(own: Partial<GeocodedAddressInfo>) {
  const { street, number, lat, lng, pointKey = '' } = { ...place, ...own }
  const { id } = await api.given.order(contact, {
    mode: 'DELIVERY',
    body: { destination: { street, number, lat, lng, pointKey, geocoded: true } },
  })
  const staff = await api.as(await api.given.staff({ contacts: [contact] }))
  return dataOf(await staff.getConsoleOrder({ params: { id } })).destination
}

/** spec('decisions beyond-the-documents.27') */
test('a point that this server found for the address is not remarked on', async () => {
  expect(await destinationRead({})).not.toHaveProperty('pointByCustomer')
  const resolved = await api.client.findPlaceAt({ query: { lat: place.lat, lng: place.lng } })
  if (!resolved.ok || !resolved.data) throw new Error('somebody lives there')
  expect(await destinationRead(resolved.data)).not.toHaveProperty('pointByCustomer')
})

test.each<[string, () => Partial<GeocodedAddressInfo>]>([
  ['a pin nearer to the shop', () => ({ lat: place.lat + 0.001 })],
  ['the point of another door', () => ({ number: '100' })],
  ['the point of another street', () => ({ street: 'Gorriti' })],
  ['a point without a key', () => ({ pointKey: '' })],
  ['a key that is none', () => ({ pointKey: 'x'.repeat(43) })],
])('the shop sees of %s that it is the diner’s own, whatever the browser says of it', async (_, own) => {
  expect(await destinationRead(own())).toMatchObject({ pointByCustomer: true })
})

test('the key stays with the server: nobody who reads the order gets it', async () => {
  const { code } = await api.given.order(contact, {
    mode: 'DELIVERY',
    body: { destination: { ...place, pointKey: place.pointKey ?? '' } },
  })
  const stored = await api.ports.database.selectFrom('orders').select('destination').executeTakeFirstOrThrow()
  expect(JSON.stringify(stored)).not.toContain(place.pointKey)
  const read = dataOf(await api.client.getOrder({ params: { alias: contact.alias, code } }))
  expect(JSON.stringify(read)).not.toContain(place.pointKey)
})

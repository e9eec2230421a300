import { anyHost } from '@mostrador/outbound/fetch'
import { expect, test } from 'vitest'
import type { Geocoder, Point } from '../geocoder.ts'
import { openGeocoder } from '../open-geocoder.ts'
import { photonGeocoder } from '../photon/photon-geocoder.ts'
import { startTestProvider } from '../testing/start-test-provider.ts'
import { askGazetteer, gazetteer } from './gazetteer.ts'
import { flatMetresBetween } from './metres.ts'

const open = (timeoutMs = 3_000): Geocoder =>
  openGeocoder({
    name: 'gazetteer',
    publicUrl: 'http://localhost',
    now: () => new Date(),
    takeTurn: async () => true,
    timeoutMs,
  })
const places = async (text: string, near: Point | null = null) => {
  const found = await open().suggest({ text, near, sessionToken: null })
  if (!found.ok) throw new Error(found.refusal.reason)
  return found.value.map(({ place }) => place)
}
const PALERMO = { lat: -34.5906, lng: -58.4262 }
const FLORES = { lat: -34.6292, lng: -58.464 }

test.each([
  ['Honduras 4890', -34.5906, -58.4262],
  ['av pedro goyena 1280', -34.6262, -58.4428],
  ['juramento 2050', -34.562, -58.456],
  ['Corrientes 3980, Almagro', -34.6033, -58.42],
  ['VICENTE LOPEZ 1980', -34.5896, -58.3922],
  ['rivadavia 7010', -34.6292, -58.464],
  ['providencia 2124', -33.4238, -70.611],
])('the demo’s contact at %s is found at its door', async (text, lat, lng) => {
  const [first] = await places(text)
  expect(first).toMatchObject({ precision: 'HOUSE', number: text.match(/\d+/)?.[0] })
  expect(flatMetresBetween(first!, { lat, lng })).toBeLessThan(150)
})

test('numbers lie in their order along the street, and beyond its end only the street is known', async () => {
  const [a, b] = [(await places('Gorriti 5000'))[0]!, (await places('Gorriti 5100'))[0]!]
  expect(flatMetresBetween(a, b)).toBeGreaterThan(90)
  expect(flatMetresBetween(a, b)).toBeLessThan(180)
  const [beyond] = await places('Gorriti 9999')
  expect(beyond).toMatchObject({ street: 'Gorriti', number: '9999', precision: 'STREET' })
})

test('accents, capitals and the kind of street do not matter, and a beginning is enough', async () => {
  for (const text of ['jose antonio cab', 'JOSÉ ANTONIO CABRERA', 'Calle José Antonio Cabrera', 'cabrera'])
    expect((await places(text)).map((place) => place?.street)).toContain('José Antonio Cabrera')
})

test('of an avenue through several neighbourhoods the one with the number is meant, else the nearer comes first', async () => {
  expect(await places('Av. Corrientes 5300')).toMatchObject([{ zone: 'Villa Crespo', precision: 'HOUSE' }])
  expect((await places('Rivadavia', FLORES))[0]).toMatchObject({ zone: 'Flores' })
  expect((await places('Córdoba', PALERMO))[0]).toMatchObject({ zone: 'Palermo' })
  expect(await places('Rivadavia, Caballito')).toMatchObject([{ zone: 'Caballito' }])
})

test('another city, province and country can be found; another continent cannot', async () => {
  expect(await places('Calle 50 900')).toMatchObject([
    { city: 'La Plata', zone: '', number: '900', precision: 'HOUSE' },
  ])
  expect(await places('18 de julio 1200')).toMatchObject([{ city: 'Montevideo', country: 'Uruguay' }])
  expect(await places('Irarrazaval 2000')).toMatchObject([{ country: 'Chile' }])
  expect(await places('Gran Vía')).toEqual([])
  expect(
    await askGazetteer('http://gazetteer/api?q=gran+via', {}).then((answer) => answer.json()),
  ).toMatchObject({
    features: [{ properties: { countrycode: 'ES' } }],
  })
})

test('a street without numbers keeps the typed one, to be confirmed', async () => {
  expect(await places('Pasaje Sin Altura 120')).toMatchObject([{ number: '120', precision: 'STREET' }])
  expect(await places('Calle Sin Numeración 12')).toMatchObject([{ number: '12', precision: 'STREET' }])
})

test('a pin at a door learns its number, a little away the street, far away nothing', async () => {
  const geocoder = open()
  const [door] = await places('Honduras 4890')
  const pin = { lat: door!.lat, lng: door!.lng }
  expect(await geocoder.reverse(pin)).toMatchObject({
    value: { ...pin, street: 'Honduras', precision: 'HOUSE' },
  })
  expect(await geocoder.reverse({ lat: -34.5825, lng: -58.4085 })).toMatchObject({
    value: { precision: 'STREET' },
  })
  expect(await geocoder.reverse({ lat: -40, lng: -60 })).toEqual({ ok: true, value: null })
  expect(await geocoder.reverse({ lat: 0, lng: 0 })).toEqual({ ok: true, value: null })
})

test.each([
  ['Calle Inexistente 123', { ok: true, value: [] }],
  ['calle averiada 5', { ok: false, refusal: { code: 'geocoder-failed', reason: 'unreachable' } }],
  ['Calle Saturada', { ok: false, refusal: { code: 'geocoder-failed', reason: 'throttled' } }],
  ['Calle Ilegible', { ok: false, refusal: { code: 'geocoder-failed', reason: 'malformed' } }],
  ['Calle Absurda', { ok: false, refusal: { code: 'geocoder-failed', reason: 'malformed' } }],
  ['Calle Lenta 10', { ok: false, refusal: { code: 'geocoder-failed', reason: 'timeout' } }],
])('%s can be tried by typing it', async (text, expected) => {
  const patience = text.startsWith('Calle Lenta') ? 50 : 3_000
  expect(await open(patience).suggest({ text, near: null, sessionToken: null })).toEqual(expected)
})

test('the gazetteer speaks Photon’s format over HTTP just as it does in the process', async () => {
  const { url } = await startTestProvider((_, request) => gazetteer(request))
  const geocoder = photonGeocoder({ baseUrl: url, fetch: anyHost, timeoutMs: 3_000 })
  const typed = { text: 'Thames 1650', near: PALERMO, sessionToken: null }
  const [here, there] = [await open().suggest(typed), await geocoder.suggest(typed)]
  expect(there).toEqual(here)
  expect(there).toMatchObject({ ok: true, value: [{ title: 'Thames 1650' }] })
  expect((await fetch(`${url}/api?q=`)).status).toBe(400)
  expect((await fetch(`${url}/reverse?lat=x`)).status).toBe(400)
  expect((await fetch(`${url}/structured`)).status).toBe(404)
})

import { setTimeout as wait } from 'node:timers/promises'
import { anyHost } from '@mostrador/outbound/fetch'
import { expect, test } from 'vitest'
import { startTestProvider } from '../testing/start-test-provider.ts'
import { photonGeocoder } from './photon-geocoder.ts'

const NEAR = { lat: -34.5906, lng: -58.4262 }
const typed = (text: string, near: typeof NEAR | null = null) => ({ text, near, sessionToken: null })

const feature = (properties: object, coordinates: unknown = [-58.4283, -34.5893]) => ({
  type: 'Feature',
  geometry: { type: 'Point', coordinates },
  properties: {
    city: 'Buenos Aires',
    district: 'Palermo',
    state: 'Ciudad Autónoma de Buenos Aires',
    postcode: 'C1414',
    country: 'Argentina',
    countrycode: 'AR',
    ...properties,
  },
})
const HOUSE = feature({
  osm_type: 'N',
  osm_id: 4_512,
  osm_key: 'place',
  osm_value: 'house',
  type: 'house',
  street: 'Honduras',
  housenumber: '4890',
})
const STREET = feature({
  osm_type: 'W',
  osm_id: 77,
  osm_key: 'highway',
  osm_value: 'residential',
  type: 'street',
  name: 'Honduras',
})
const collection = (...features: unknown[]) => Response.json({ type: 'FeatureCollection', features })

const open = async (answer: Parameters<typeof startTestProvider>[0], timeoutMs = 3_000) => {
  const { url, asked } = await startTestProvider(answer)
  return { asked, geocoder: photonGeocoder({ baseUrl: url, fetch: anyHost, timeoutMs }) }
}
const suggested = async (answer: () => Response, text: string) => {
  const { geocoder } = await open(answer)
  const found = await geocoder.suggest(typed(text))
  if (!found.ok) throw new Error(found.refusal.reason)
  return found.value
}

/** spec('000 §7.38') */
test('a house is a place with everything that the documents ask for, longitude and latitude the right way round', async () => {
  const [line, ...others] = await suggested(() => collection(HOUSE), 'honduras 4890')
  expect(others).toEqual([])
  expect(line).toMatchObject({ title: 'Honduras 4890', subtitle: 'Palermo, Buenos Aires, Argentina' })
  expect(line?.place).toEqual({
    street: 'Honduras',
    number: '4890',
    city: 'Buenos Aires',
    locality: 'Ciudad Autónoma de Buenos Aires',
    zone: 'Palermo',
    country: 'Argentina',
    postalCode: 'C1414',
    fullAddress: 'Honduras 4890, Palermo, Buenos Aires, Argentina',
    lat: -34.5893,
    lng: -58.4283,
    precision: 'HOUSE',
    providerId: 'N4512',
  })
})

test('the number that was typed survives an answer that lost it, and one that found another door', async () => {
  const [street] = await suggested(() => collection(STREET), 'Honduras 4890, Palermo')
  expect(street?.place).toMatchObject({ street: 'Honduras', number: '4890', precision: 'STREET' })
  expect(street?.title).toBe('Honduras 4890')
  const [house] = await suggested(() => collection(HOUSE), 'Honduras 4892')
  expect(house?.place).toMatchObject({ number: '4892', precision: 'STREET' })
  const [same] = await suggested(() => collection(HOUSE), 'honduras 04890')
  expect(same?.place).toMatchObject({ precision: 'HOUSE' })
})

test('without a number a house keeps its own and a street has none', async () => {
  const [house, street] = await suggested(() => collection(HOUSE, STREET), 'honduras')
  expect(house?.place).toMatchObject({ number: '4890', precision: 'HOUSE' })
  expect(street?.place).toMatchObject({ number: '', precision: 'STREET' })
})

test('a neighbourhood is an area without a street', async () => {
  const palermo = feature({
    osm_type: 'R',
    osm_id: 9,
    type: 'district',
    name: 'Palermo',
    district: undefined,
  })
  const [line] = await suggested(() => collection(palermo), 'palermo')
  expect(line?.place).toMatchObject({ street: '', number: '', zone: 'Palermo', precision: 'AREA' })
  expect(line?.title).toBe('Palermo')
})

test('a place outside the countries of the documents, or without sense, is not offered', async () => {
  const madrid = feature({ ...STREET.properties, countrycode: 'ES' }, [-3.69, 40.41])
  const nonsense = [
    madrid,
    feature(STREET.properties, [-34.58, -58.42]),
    feature(STREET.properties, ['x', null]),
    feature(STREET.properties, [0, 0]),
    feature({ ...STREET.properties, countrycode: undefined }),
    null,
    'feature',
    { properties: [] },
  ]
  expect(await suggested(() => collection(...nonsense), 'gran via')).toEqual([])
})

test('the two sides of an avenue are one line, and there are never more than six', async () => {
  const twin = feature({ ...STREET.properties, osm_id: 78 })
  expect(await suggested(() => collection(STREET, twin), 'honduras')).toHaveLength(1)
  const many = Array.from({ length: 20 }, (_, at) =>
    feature({ ...STREET.properties, osm_id: at, name: `Calle ${at}` }),
  )
  expect(await suggested(() => collection(...many), 'calle')).toHaveLength(6)
})

/** spec('000 §5.19') */
test('accents travel, the local is preferred, and only the documents’ countries are asked for', async () => {
  const { geocoder, asked } = await open(() => collection())
  await geocoder.suggest(typed('José Antonio Cabrera 4500 & más', NEAR))
  const [{ path, query, headers } = { path: '', query: new URLSearchParams(), headers: new Headers() }] =
    asked
  expect(path).toBe('/api')
  expect(query.get('q')).toBe('José Antonio Cabrera 4500 & más')
  expect([query.get('lat'), query.get('lon')]).toEqual(['-34.5906', '-58.4262'])
  expect(query.getAll('countrycode')).toContain('CL')
  expect(query.getAll('countrycode')).not.toContain('US')
  expect(query.get('bbox')).toBe('-118,-56,-32,33')
  expect(headers.get('accept-language')).toBe('es')
})

test('an older server that knows no country filter is asked without it, and from then on at once', async () => {
  const { geocoder, asked } = await open(({ query }) =>
    query.has('countrycode')
      ? Response.json({ message: 'unknown parameter' }, { status: 400 })
      : collection(HOUSE),
  )
  expect(await geocoder.suggest(typed('honduras 4890'))).toMatchObject({ ok: true, value: [{}] })
  await geocoder.suggest(typed('honduras 4891'))
  expect(asked.map(({ query }) => query.has('countrycode'))).toEqual([true, false, false])
})

test('a line is resolved by its id alone, with the number that was typed', async () => {
  const { geocoder } = await open(() => collection(HOUSE, STREET))
  const found = await geocoder.suggest(typed('honduras 4700', NEAR))
  const id = found.ok ? (found.value[0]?.id ?? '') : ''
  const chosen = { id, number: '', sessionToken: null }
  expect(await geocoder.resolve(chosen)).toMatchObject({
    ok: true,
    value: { number: '4700', street: 'Honduras' },
  })
  expect(await geocoder.resolve({ ...chosen, number: '4702' })).toMatchObject({ value: { number: '4702' } })
  const gone = { ...chosen, id: id.replace(/^\w+/, 'W1') }
  expect(await geocoder.resolve(gone)).toEqual({ ok: true, value: null })
  expect(await geocoder.resolve({ ...chosen, id: 'whatever' })).toEqual({ ok: true, value: null })
})

test('a pin keeps its point and learns its address; in the sea there is none', async () => {
  const { geocoder, asked } = await open(({ query }) =>
    query.get('lat') === '-40' ? collection() : collection(HOUSE),
  )
  const pin = { lat: -34.58931, lng: -58.42829 }
  expect(await geocoder.reverse(pin)).toMatchObject({
    ok: true,
    value: { ...pin, street: 'Honduras', number: '4890', precision: 'HOUSE' },
  })
  expect(asked[0]?.path).toBe('/reverse')
  expect(await geocoder.reverse({ lat: -40, lng: -50 })).toEqual({ ok: true, value: null })
})

test.each([
  ['an error', () => new Response('oops', { status: 500 }), 'unreachable'],
  ['too many requests', () => new Response('slow down', { status: 429 }), 'throttled'],
  ['half a JSON', () => new Response('{"features":[{"typ'), 'malformed'],
  ['a page', () => new Response('<html>'), 'malformed'],
  ['another JSON', () => Response.json({ features: 'none' }), 'malformed'],
  ['null', () => new Response('null'), 'malformed'],
  ['two megabytes', () => new Response(`"${'x'.repeat(2_000_000)}"`), 'malformed'],
  ['a redirect', () => new Response(null, { status: 302, headers: { location: '/other' } }), 'unreachable'],
])('%s is a refusal, not an error', async (_, answer, reason) => {
  const { geocoder } = await open(answer)
  const refusal = { ok: false, refusal: { code: 'geocoder-failed', reason } }
  expect(await geocoder.suggest(typed('honduras'))).toEqual(refusal)
  expect(await geocoder.reverse(NEAR)).toEqual(refusal)
})

/** A body of which the first half comes, and the other never does. */
const endlessBody = () =>
  new ReadableStream({ start: (controller) => controller.enqueue(new TextEncoder().encode('{"features":')) })

test('a slow server is not waited for, neither for its head nor for its body', async () => {
  const refusal = { ok: false, refusal: { code: 'geocoder-failed', reason: 'timeout' } }
  const silent = await open(async (_, request) => {
    await wait(60_000, undefined, { signal: request.signal })
    return collection(HOUSE)
  }, 50)
  expect(await silent.geocoder.suggest(typed('honduras'))).toEqual(refusal)
  const dripping = await open(() => new Response(endlessBody()), 50)
  expect(await dripping.geocoder.suggest(typed('honduras'))).toEqual(refusal)
})

test('a connection that forgets its signal is not waited for either', async () => {
  const deaf = () => new Promise<Response>(() => undefined)
  const geocoder = photonGeocoder({ baseUrl: 'http://photon', fetch: deaf, timeoutMs: 20 })
  expect(await geocoder.suggest(typed('honduras'))).toMatchObject({ refusal: { reason: 'timeout' } })
})

test('a server that is not there is a refusal', async () => {
  const geocoder = photonGeocoder({ baseUrl: 'http://127.0.0.1:1', fetch: anyHost, timeoutMs: 1_000 })
  expect(await geocoder.suggest(typed('honduras'))).toMatchObject({
    ok: false,
    refusal: { reason: 'unreachable' },
  })
})

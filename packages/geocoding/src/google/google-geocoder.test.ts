import { anyHost } from '@mostrador/outbound/fetch'
import { expect, test } from 'vitest'
import { startTestProvider } from '../testing/start-test-provider.ts'
import { googleGeocoder } from './google-geocoder.ts'

const KEY = 'a key of the tests'
const SESSION = '0b5b1f0e-8f0f-4c5c-9c57-2f4f8a3a1b11'
const typed = { text: 'honduras 4890', near: { lat: -34.59, lng: -58.43 }, sessionToken: SESSION }

const PREDICTIONS = {
  suggestions: [
    {
      placePrediction: {
        placeId: 'ChIJ_abc-123',
        text: { text: 'Honduras, Palermo, Buenos Aires' },
        structuredFormat: {
          mainText: { text: 'Honduras' },
          secondaryText: { text: 'Palermo, Buenos Aires' },
        },
      },
    },
    { queryPrediction: { text: { text: 'honduras restaurant' } } },
    { placePrediction: { placeId: 7, text: null } },
  ],
}

const component = (longText: string, shortText: string, ...types: string[]) => ({
  longText,
  shortText,
  types,
})
const ROUTE = [
  component('Honduras', 'Honduras', 'route'),
  component('Palermo', 'Palermo', 'sublocality_level_1', 'sublocality', 'political'),
  component('Buenos Aires', 'BA', 'locality', 'political'),
  component('Ciudad Autónoma de Buenos Aires', 'CABA', 'administrative_area_level_1', 'political'),
  component('Argentina', 'AR', 'country', 'political'),
  component('C1414', 'C1414', 'postal_code'),
]
const details = (addressComponents: object[]) =>
  Response.json({
    id: 'ChIJ_abc-123',
    location: { latitude: -34.5893, longitude: -58.4283 },
    addressComponents,
  })

const open = async (answer: Parameters<typeof startTestProvider>[0]) => {
  const { url, asked } = await startTestProvider(answer)
  const options = { fetch: anyHost, timeoutMs: 3_000, key: KEY, placesUrl: url, geocodingUrl: url }
  return { asked, geocoder: googleGeocoder(options) }
}

/** spec('000 §7.39') */
test('predictions and details share their session, ask for few fields, and carry the key as a header', async () => {
  const { geocoder, asked } = await open(({ method }) =>
    method === 'POST' ? Response.json(PREDICTIONS) : details(ROUTE),
  )
  const found = await geocoder.suggest(typed)
  expect(found).toEqual({
    ok: true,
    value: [{ id: 'ChIJ_abc-123;4890', title: 'Honduras', subtitle: 'Palermo, Buenos Aires', place: null }],
  })
  const place = await geocoder.resolve({ id: 'ChIJ_abc-123;4890', number: '', sessionToken: SESSION })
  expect(place).toEqual({
    ok: true,
    value: {
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
      precision: 'STREET',
      providerId: 'ChIJ_abc-123',
    },
  })

  const [autocomplete, detail] = asked
  expect([autocomplete?.path, detail?.path]).toEqual(['/v1/places:autocomplete', '/v1/places/ChIJ_abc-123'])
  const body = JSON.parse(autocomplete?.body ?? '') as { includedRegionCodes: string[] }
  expect(body).toMatchObject({ input: 'honduras 4890', sessionToken: SESSION, languageCode: 'es' })
  expect(body.includedRegionCodes.length).toBeLessThanOrEqual(15)
  expect(body).toMatchObject({
    locationBias: { circle: { center: { latitude: -34.59, longitude: -58.43 }, radius: 20_000 } },
  })
  expect(detail?.query.get('sessionToken')).toBe(SESSION)
  for (const { headers, query } of asked) {
    expect(headers.get('x-goog-api-key')).toBe(KEY)
    expect(query.has('key')).toBe(false)
  }
  expect(autocomplete?.headers.get('x-goog-fieldmask')).toMatch(/^suggestions\.placePrediction\.placeId,/)
  expect(detail?.headers.get('x-goog-fieldmask')).toBe('id,location,addressComponents')
})

test('a door is a house, another door than the typed one a street, another country nothing', async () => {
  const door = component('4890', '4890', 'street_number')
  const chosen = { id: 'ChIJ_abc-123', number: '', sessionToken: null }
  const { geocoder } = await open(() => details([door, ...ROUTE]))
  expect(await geocoder.resolve(chosen)).toMatchObject({ value: { number: '4890', precision: 'HOUSE' } })
  expect(await geocoder.resolve({ ...chosen, number: '4892' })).toMatchObject({
    value: { number: '4892', precision: 'STREET' },
  })
  const us = await open(() => details([...ROUTE.slice(0, 1), component('United States', 'US', 'country')]))
  expect(await us.geocoder.resolve(chosen)).toEqual({ ok: true, value: null })
})

test('an id that no prediction had goes nowhere', async () => {
  const { geocoder, asked } = await open(() => details(ROUTE))
  for (const id of ['../../other', 'a/b/c/d/e', 'ChIJ?key=1', '', 'x'.repeat(400)])
    expect(await geocoder.resolve({ id, number: '', sessionToken: null })).toEqual({ ok: true, value: null })
  expect(asked).toEqual([])
})

test('nothing found is an empty object, and a pin learns its address from the other service', async () => {
  const results = [
    {
      place_id: 'ChIJ_pin',
      geometry: { location: { lat: -34.5893, lng: -58.4283 } },
      address_components: [component('4890', '4890', 'street_number'), ...ROUTE].map(
        ({ longText, shortText, types }) => ({ long_name: longText, short_name: shortText, types }),
      ),
    },
  ]
  const { geocoder, asked } = await open(({ query, path }) => {
    if (path.startsWith('/v1')) return Response.json({})
    const isSea = query.get('latlng') === '-50,-50'
    return Response.json(isSea ? { status: 'ZERO_RESULTS', results: [] } : { status: 'OK', results })
  })
  expect(await geocoder.suggest(typed)).toEqual({ ok: true, value: [] })
  const pin = { lat: -34.5894, lng: -58.4284 }
  expect(await geocoder.reverse(pin)).toMatchObject({
    ok: true,
    value: { ...pin, number: '4890', precision: 'HOUSE', providerId: 'ChIJ_pin' },
  })
  expect(asked[1]?.path).toBe('/maps/api/geocode/json')
  expect(await geocoder.reverse({ lat: -50, lng: -50 })).toEqual({ ok: true, value: null })
})

test.each([
  [
    'a wrong key',
    () => Response.json({ error: { code: 403, status: 'PERMISSION_DENIED' } }, { status: 403 }),
  ],
  ['an empty purse', () => Response.json({ error: { code: 429 } }, { status: 429 })],
  ['a refused request', () => Response.json({ error: { code: 400 } }, { status: 400 })],
  ['half a JSON', () => new Response('{"sugges')],
  ['a list', () => Response.json([1, 2])],
  ['a no in a 200', () => Response.json({ status: 'REQUEST_DENIED', suggestions: 'no' })],
])('%s is a refusal everywhere', async (_, answer) => {
  const { geocoder } = await open(answer)
  const refusal = { ok: false, refusal: { code: 'geocoder-failed' } }
  expect(await geocoder.suggest(typed)).toMatchObject(refusal)
  expect(await geocoder.resolve({ id: 'ChIJ_abc', number: '', sessionToken: null })).toMatchObject(refusal)
  expect(await geocoder.reverse(typed.near)).toMatchObject(refusal)
})

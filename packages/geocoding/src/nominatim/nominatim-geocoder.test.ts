import { anyHost } from '@mostrador/outbound/fetch'
import { expect, test } from 'vitest'
import { onSubmit } from '../on-submit.ts'
import { startTestProvider } from '../testing/start-test-provider.ts'
import { createTurnQueue } from './turn-queue.ts'
import { nominatimGeocoder } from './nominatim-geocoder.ts'

const RESULT = {
  place_id: 1,
  osm_type: 'node',
  osm_id: 31,
  lat: '-34.5893',
  lon: '-58.4283',
  category: 'place',
  type: 'house',
  address: {
    house_number: '4890',
    road: 'Honduras',
    suburb: 'Palermo',
    city: 'Buenos Aires',
    state: 'Ciudad Autónoma de Buenos Aires',
    postcode: 'C1414',
    country: 'Argentina',
    country_code: 'ar',
  },
}
const { house_number: _, ...road } = RESULT.address

const open = async (answer: Parameters<typeof startTestProvider>[0], myTurn = async () => true) => {
  const { url, asked } = await startTestProvider(answer)
  const options = {
    baseUrl: url,
    fetch: anyHost,
    timeoutMs: 3_000,
    userAgent: 'Mostrador (https://example.com)',
  }
  return { asked, geocoder: onSubmit(nominatimGeocoder({ ...options, myTurn })) }
}
const chosen = { id: 'typed;-34.59,-58.43;Honduras 4890', number: '', sessionToken: null }

test('typing asks nobody: the one line is the text itself, which is found when it is chosen', async () => {
  const { geocoder, asked } = await open(() => Response.json([RESULT]))
  const near = { lat: -34.59, lng: -58.43 }
  const found = await geocoder.suggest({ text: ' Honduras 4890 ', near, sessionToken: null })
  expect(found).toEqual({
    ok: true,
    value: [{ id: chosen.id, title: 'Honduras 4890', subtitle: '', place: null }],
  })
  expect(await geocoder.suggest({ text: 'Ho', near, sessionToken: null })).toEqual({ ok: true, value: [] })
  expect(asked).toEqual([])

  expect(await geocoder.resolve(chosen)).toMatchObject({
    ok: true,
    value: { street: 'Honduras', number: '4890', zone: 'Palermo', precision: 'HOUSE', providerId: 'N31' },
  })
  const [{ path, query, headers } = asked[0]!] = asked
  expect(path).toBe('/search')
  expect(Object.fromEntries(query)).toMatchObject({
    q: 'Honduras 4890',
    format: 'jsonv2',
    addressdetails: '1',
  })
  expect(query.get('countrycodes')).toMatch(/^ar,uy,cl/)
  expect(headers.get('user-agent')).toBe('Mostrador (https://example.com)')
})

/** spec('000 §7.38') */
test('a number that was lost is kept, and another country is not found', async () => {
  const { geocoder } = await open(() => Response.json([{ ...RESULT, address: road }]))
  expect(await geocoder.resolve(chosen)).toMatchObject({ value: { number: '4890', precision: 'STREET' } })
  const spain = { ...RESULT, lat: '40.4', lon: '-3.7', address: { ...road, country_code: 'es' } }
  const abroad = await open(() => Response.json([spain]))
  expect(await abroad.geocoder.resolve(chosen)).toEqual({ ok: true, value: null })
  const nowhere = await open(() => Response.json([]))
  expect(await nowhere.geocoder.resolve(chosen)).toEqual({ ok: true, value: null })
  expect(await nowhere.geocoder.resolve({ ...chosen, id: 'typed;;  ' })).toEqual({ ok: true, value: null })
})

test('a pin keeps its point; where there is no address there is none', async () => {
  const { geocoder, asked } = await open(({ query }) =>
    Response.json(query.get('lat') === '-50' ? { error: 'Unable to geocode' } : RESULT),
  )
  const pin = { lat: -34.58931, lng: -58.4281 }
  expect(await geocoder.reverse(pin)).toMatchObject({ ok: true, value: { ...pin, street: 'Honduras' } })
  expect(asked[0]?.path).toBe('/reverse')
  expect(await geocoder.reverse({ lat: -50, lng: -50 })).toEqual({ ok: true, value: null })
})

test.each([
  ['an error', () => new Response('oops', { status: 503 }), 'unreachable'],
  ['half a JSON', () => new Response('[{"place'), 'malformed'],
  ['another JSON', () => Response.json({ hello: 'world' }), 'malformed'],
])('%s is a refusal', async (_, answer, reason) => {
  const { geocoder } = await open(answer)
  const refusal = { ok: false, refusal: { code: 'geocoder-failed', reason } }
  expect(await geocoder.resolve(chosen)).toEqual(refusal)
  expect(await geocoder.reverse({ lat: -34, lng: -58 })).toEqual(refusal)
})

test('without a turn nobody is asked', async () => {
  const { geocoder, asked } = await open(
    () => Response.json([RESULT]),
    async () => false,
  )
  const refusal = { ok: false, refusal: { code: 'geocoder-failed', reason: 'busy' } }
  expect(await geocoder.resolve(chosen)).toEqual(refusal)
  expect(asked).toEqual([])
})

test('turns are given in order, one at a time, and those who cannot wait get none', async () => {
  let free = 2
  let asking = 0
  const take = async () => {
    asking += 1
    expect(asking).toBe(1)
    await Promise.resolve()
    asking -= 1
    free -= 1
    return free >= 0
  }
  const myTurn = createTurnQueue({ take, patienceMs: 300, pauseMs: 20 })
  expect(await Promise.all([myTurn(), myTurn(), myTurn(), myTurn()])).toEqual([true, true, false, false])
  const broken = createTurnQueue({
    take: async () => Promise.reject(new Error('away')),
    patienceMs: 10,
    pauseMs: 5,
  })
  expect(await broken()).toBe(false)
})

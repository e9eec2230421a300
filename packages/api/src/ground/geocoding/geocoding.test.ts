import { startTestProvider } from '@mostrador/geocoding/testing/start-test-provider'
import { openGeocoder, type GeocoderOptions } from '@mostrador/geocoding/open-geocoder'
import { expect, test } from 'vitest'
import type { Log } from '../ports.ts'
import { createRateLimiter } from '../rate-limit/create-rate-limiter.ts'
import { startTestApi } from '../../testing/start-test-api.ts'

const settings: GeocoderOptions = {
  name: 'gazetteer',
  publicUrl: 'http://localhost:3000',
  now: () => new Date('2026-11-20T15:00:00.000Z'),
  takeTurn: async () => true,
}

/** The API with the provider of a test, and what it wrote into its log. */
async function withProvider(options: Partial<GeocoderOptions>) {
  const warnings: unknown[] = []
  const quiet = () => undefined
  const log: Log = { info: quiet, error: quiet, warn: (event, fields) => warnings.push([event, fields]) }
  const geocoder = openGeocoder({ ...settings, ...options })
  return { warnings, ...(await startTestApi({ geocoder, log })) }
}

const PIN = { lat: -34.5906, lng: -58.4262 }

/** spec('000 §7.38') */
test('an address is suggested with its place, the streets near the branch contact first', async () => {
  const { client, given } = await startTestApi()
  const inFlores = await given.branchContact({ contact: { lat: -34.6292, lng: -58.464 } })
  const inAlmagro = await given.branchContact({ contact: { lat: -34.6033, lng: -58.42 } })
  const first = async (branchContactId: string) => {
    const found = await client.listPlaceSuggestions({ query: { query: 'rivadavia', branchContactId } })
    return found.ok ? found.data.suggestions[0]?.place?.zone : found.problem.code
  }
  expect(await first(inFlores.id)).toBe('Flores')
  expect(await first(inAlmagro.id)).toBe('Almagro')

  const found = await client.listPlaceSuggestions({ query: { query: 'josé antonio cabrera 4200' } })
  expect(found).toMatchObject({
    ok: true,
    data: {
      attribution: null,
      suggestions: [
        {
          title: 'José Antonio Cabrera 4200',
          subtitle: 'Palermo, Buenos Aires, Argentina',
          place: { street: 'José Antonio Cabrera', number: '4200', precision: 'HOUSE' },
        },
      ],
    },
  })
})

test('a branch contact without coordinates prefers nothing, and one that does not exist is not found', async () => {
  const { client, given } = await startTestApi()
  const contact = await given.branchContact({ contact: { lat: null, lng: null } })
  const query = { query: 'honduras 4890', branchContactId: contact.id }
  expect(await client.listPlaceSuggestions({ query })).toMatchObject({ ok: true })
  const unknown = { ...query, branchContactId: contact.menuId }
  expect(await client.listPlaceSuggestions({ query: unknown })).toMatchObject({
    ok: false,
    problem: { status: 404, code: 'branch-contact-not-found' },
  })
})

test('a chosen line is a place, with the number that was typed; one that nobody was offered is not found', async () => {
  const { client } = await startTestApi()
  const found = await client.listPlaceSuggestions({ query: { query: 'pasaje sin altura' } })
  const id = found.ok ? (found.data.suggestions[0]?.id ?? '') : ''
  const place = await client.getPlace({ query: { id, number: ' 120 ' } })
  expect(place).toMatchObject({
    ok: true,
    data: { street: 'Pasaje Sin Altura', number: '120', precision: 'STREET' },
  })
  expect(await client.getPlace({ query: { id: 'something else' } })).toMatchObject({
    ok: false,
    problem: { status: 404, code: 'place-not-found', detail: 'No encontramos esta dirección.' },
  })
})

test('a pin learns its address and stays where it is; in the sea it has none', async () => {
  const { client } = await startTestApi()
  expect(await client.findPlaceAt({ query: PIN })).toMatchObject({
    ok: true,
    data: { ...PIN, street: 'Honduras', city: 'Buenos Aires' },
  })
  expect(await client.findPlaceAt({ query: { lat: 0, lng: 0 } })).toEqual({ ok: true, data: null })
})

test('coordinates outside the world, texts without end and ids of nothing are refused', async () => {
  const { fetch } = await startTestApi()
  const paths = [
    '/api/geocoding/reverse?lat=91&lng=0',
    '/api/geocoding/reverse?lat=0&lng=-180.5',
    '/api/geocoding/reverse?lat=north&lng=0',
    '/api/geocoding/reverse?lat=1e999&lng=0',
    '/api/geocoding/reverse?lat=0',
    '/api/geocoding/suggest',
    `/api/geocoding/suggest?query=${'x'.repeat(201)}`,
    '/api/geocoding/suggest?query=honduras&branchContactId=palermo',
    '/api/geocoding/suggest?query=honduras&sessionToken=a%20b%20c%20d%20e',
    '/api/geocoding/suggest?query=hondu%00ras',
    '/api/geocoding/place?id=',
    `/api/geocoding/place?id=x&number=${'1'.repeat(31)}`,
  ]
  for (const path of paths) {
    const response = await fetch(path)
    expect([path, response.status]).toEqual([path, 400])
    expect(await response.json()).toMatchObject({ code: 'invalid-request' })
  }
})

/** spec('000 §7.39') */
test('a branch that chose a provider which is open here is asked through it, and every other through the server', async () => {
  const chosen = await startTestProvider(() => Response.json([]))
  const own = await startTestProvider(() => Response.json({ features: [] }))
  const geocoder = openGeocoder({ ...settings, name: 'photon', url: own.url })
  const nominatim = openGeocoder({ ...settings, name: 'nominatim', url: chosen.url })
  const api = await startTestApi({ geocoder, branchGeocoders: new Map([['nominatim', nominatim]]) })
  const branch = async (geocoding_provider: 'nominatim' | 'google' | null) =>
    (await api.given.branchContact({ branch: { geocoding_provider } })).branchId
  const [open, closed, none] = [await branch('nominatim'), await branch('google'), await branch(null)]
  const ask = (branchId?: string) =>
    api.client.findPlaceAt({
      query: { ...PIN, lat: PIN.lat + own.asked.length, ...(branchId && { branchId }) },
    })
  await ask(open)
  expect([chosen.asked.length, own.asked.length]).toEqual([1, 0])
  for (const branchId of [closed, none, undefined]) await ask(branchId)
  expect([chosen.asked.length, own.asked.length]).toEqual([1, 3])
  const found = await api.client.getPlace({ query: { id: 'typed;;honduras 4890', branchId: open } })
  expect(found).toMatchObject({ ok: false, problem: { status: 404 } })
  expect(chosen.asked).toHaveLength(2)
})

test('where nobody finds addresses nothing is found, nothing fails, and the page can tell', async () => {
  const { client, warnings } = await withProvider({ name: 'none' })
  const found = await client.listPlaceSuggestions({ query: { query: 'honduras 4890' } })
  expect(found).toEqual({ ok: true, data: { suggestions: [], attribution: null, searches: false } })
  expect(await client.findPlaceAt({ query: PIN })).toEqual({ ok: true, data: null })
  expect(await client.getPlace({ query: { id: 'W1;;honduras' } })).toMatchObject({ problem: { status: 404 } })
  expect(warnings).toEqual([])
})

test('one or two letters ask nobody', async () => {
  const { url, asked } = await startTestProvider(() => Response.json({ features: [] }))
  const { client } = await withProvider({ name: 'photon', url })
  const found = await client.listPlaceSuggestions({ query: { query: ' ho ' } })
  expect(found).toEqual({ ok: true, data: { suggestions: [], attribution: 'OPENSTREETMAP', searches: true } })
  expect(asked).toEqual([])
})

test('many diners who type the same ask the provider once', async () => {
  const { url, asked } = await startTestProvider(() => Response.json({ features: [] }))
  const { client } = await withProvider({ name: 'photon', url })
  const query = { query: 'honduras 4890' }
  await Promise.all(Array.from({ length: 20 }, () => client.listPlaceSuggestions({ query })))
  await client.listPlaceSuggestions({ query })
  expect(asked).toHaveLength(1)
})

/** spec('000 §7.39') */
test.each([
  { trouble: 'is down', answer: () => new Response('oops', { status: 500 }), reason: 'unreachable' },
  { trouble: 'talks nonsense', answer: () => new Response('<html>'), reason: 'malformed' },
  { trouble: 'has had enough', answer: () => new Response('', { status: 429 }), reason: 'throttled' },
  { trouble: 'does not answer', answer: () => new Promise<Response>(() => undefined), reason: 'timeout' },
])('a provider that $trouble is a refusal that people can read, and a line in the log', async (row) => {
  const { answer, reason } = row
  const timeoutMs = reason === 'timeout' ? 60 : 3_000
  const { url } = await startTestProvider(answer)
  const { client, warnings } = await withProvider({ name: 'photon', url, timeoutMs })
  const refusal = {
    ok: false,
    problem: {
      status: 503,
      code: 'geocoder-failed',
      detail: 'No pudimos buscar la dirección. Vuelve a intentarlo o escríbela a mano.',
    },
  }
  expect(await client.listPlaceSuggestions({ query: { query: 'honduras' } })).toMatchObject(refusal)
  expect(await client.findPlaceAt({ query: PIN })).toMatchObject(refusal)
  expect(await client.getPlace({ query: { id: 'W1;;honduras' } })).toMatchObject(refusal)
  expect(warnings).toEqual(
    Array.from({ length: 3 }, () => ['geocoder-failed', { requestId: expect.any(String), reason }]),
  )
})

test('the key stays on the server, whatever the provider answers', async () => {
  const key = 'a-key-that-nobody-may-see'
  const { url, asked } = await startTestProvider(({ headers }) =>
    Response.json(
      { suggestions: [], error: { message: headers.get('x-goog-api-key') } },
      { status: asked.length % 2 ? 200 : 403 },
    ),
  )
  const { fetch, warnings } = await withProvider({ name: 'google', url, key })
  const told = await Promise.all(
    ['honduras', 'gorriti'].map(async (query) =>
      (await fetch(`/api/geocoding/suggest?query=${query}`)).text(),
    ),
  )
  expect(asked).toHaveLength(2)
  expect(JSON.stringify([told, warnings])).not.toContain(key)
})

test('whoever asks too often waits, and others do not', async () => {
  const rules = { geocode: { times: 2, seconds: 60, together: false } }
  const { client } = await startTestApi({ rateLimiter: createRateLimiter({ rules }) })
  const ask = async (ip: string) => {
    const answer = await client.findPlaceAt({ query: PIN }, { headers: { 'x-caller-ip': ip } })
    return answer.ok ? 200 : answer.problem.status
  }
  const statuses = [await ask('198.51.100.1'), await ask('198.51.100.1'), await ask('198.51.100.1')]
  expect(statuses).toEqual([200, 200, 429])
  expect(await ask('198.51.100.2')).toBe(200)
})

test('all together ask so often, from however many networks', async () => {
  const rules = { 'geocode-all': { times: 2, seconds: 60 } }
  const { client } = await startTestApi({ rateLimiter: createRateLimiter({ rules }) })
  const statuses: number[] = []
  for (const ip of ['198.51.100.1', '198.51.100.2', '198.51.100.3']) {
    const answer = await client.findPlaceAt({ query: PIN }, { headers: { 'x-caller-ip': ip } })
    statuses.push(answer.ok ? 200 : answer.problem.status)
  }
  expect(statuses).toEqual([200, 200, 429])
})

test('Nominatim is never asked while somebody types, and once a second after that', async () => {
  const { url, asked } = await startTestProvider(() => Response.json([]))
  const { take } = createRateLimiter()
  const takeTurn = () => take('nominatim', 'everybody')
  const { client } = await withProvider({ name: 'nominatim', url, takeTurn, timeoutMs: 700 })
  const found = await client.listPlaceSuggestions({ query: { query: 'honduras 4890' } })
  expect(found).toMatchObject({ ok: true, data: { suggestions: [{ title: 'honduras 4890', place: null }] } })
  expect(asked).toEqual([])
  const ids = ['typed;;honduras 4890', 'typed;;gorriti 5000', 'typed;;thames 1650']
  const answers = await Promise.all(ids.map((id) => client.getPlace({ query: { id } })))
  expect(answers.map((answer) => (answer.ok ? 200 : answer.problem.status))).toEqual([404, 503, 503])
  expect(asked).toHaveLength(1)
})

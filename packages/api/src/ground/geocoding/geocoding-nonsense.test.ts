import { startTestProvider } from '@mostrador/geocoding/testing/start-test-provider'
import { GEOCODERS, openGeocoder } from '@mostrador/geocoding/open-geocoder'
import { expect, test } from 'vitest'
import type { Log } from '../ports.ts'
import { startTestApi } from '../../testing/start-test-api.ts'

// Answers of a provider that has lost its mind: JSON of every wrong shape, and places that are
// nowhere.
const NONSENSE = [
  'null',
  '0',
  '"honduras"',
  '[]',
  '[null]',
  '{}',
  '[{"lat":"north","lon":[],"address":7}]',
  '[{"lat":"91","lon":"-181","address":{}}]',
  '{"lat":null,"lon":"","address":"Honduras"}',
  '{"error":"Unable to geocode"}',
  '{"features":null}',
  '{"features":[null,7,{}]}',
  '{"features":[{"geometry":{"coordinates":["x",[]]},"properties":{"name":7}}]}',
  '{"features":[{"geometry":{"type":"Point","coordinates":[999,-999]},"properties":{"street":"Honduras"}}]}',
  '{"suggestions":{"0":{}}}',
  '{"suggestions":[{"placePrediction":{"placeId":7,"structuredFormat":null}}]}',
  '{"results":[{"geometry":{"location":{"lat":"a","lng":{}}}}],"status":7}',
  '{"location":{"latitude":1e999,"longitude":null},"addressComponents":{}}',
  `{"features":${'['.repeat(5_000)}`,
] as const

const PATHS = [
  '/api/geocoding/suggest?query=honduras',
  '/api/geocoding/reverse?lat=-34.59&lng=-58.42',
  '/api/geocoding/place?id=W1;;honduras',
  '/api/geocoding/place?id=typed;;honduras%204890',
] as const

const quiet = () => undefined
const log: Log = {
  info: quiet,
  warn: quiet,
  error: (event) => {
    throw new Error(event)
  },
}

async function askedThrough(name: (typeof GEOCODERS)[number], url: string) {
  const settings = { publicUrl: 'http://localhost:3000', now: () => new Date(), takeTurn: async () => true }
  // Nothing that was answered before is remembered: each geocoder is new.
  const geocoder = openGeocoder({ ...settings, name, url, key: 'a-key', timeoutMs: 500 })
  return startTestApi({ geocoder, log })
}

const providers = GEOCODERS.filter((name) => name !== 'gazetteer' && name !== 'none')

/** spec('000 §7.38') spec('000 §7.39') */
test.each(providers)('whatever %s answers, people get a place, none, or a sentence', async (name) => {
  let text: string = NONSENSE[0]
  const { url } = await startTestProvider(
    () => new Response(text, { headers: { 'content-type': 'application/json' } }),
  )
  for (text of NONSENSE) {
    const { fetch } = await askedThrough(name, url)
    for (const path of PATHS) {
      const response = await fetch(path)
      expect([name, text, path, [200, 404, 503]]).toEqual([
        name,
        text,
        path,
        expect.arrayContaining([response.status]),
      ])
      const answer = (await response.json()) as Record<string, unknown> | null
      if (response.status === 503) expect(answer).toMatchObject({ code: 'geocoder-failed', status: 503 })
      if (path.includes('reverse') && response.status === 200 && answer !== null)
        expect(answer).toMatchObject({ lat: -34.59, lng: -58.42 })
    }
  }
})

test.each(providers)(
  'where nobody listens for %s, or the answer stops in the middle, it is a sentence',
  async (name) => {
    const endless = await startTestProvider(
      () =>
        new Response(
          new ReadableStream({ start: (sent) => sent.enqueue(new TextEncoder().encode('{"features":')) }),
        ),
    )
    for (const url of ['http://127.0.0.1:9', endless.url]) {
      const { client } = await askedThrough(name, url)
      expect(await client.findPlaceAt({ query: { lat: -34.59, lng: -58.42 } })).toMatchObject({
        ok: false,
        problem: { status: 503, code: 'geocoder-failed', detail: expect.stringContaining('a mano') },
      })
    }
  },
)

import { beforeEach, expect, test } from 'vitest'
import type { Geocoded, Geocoder, GeocodedAddress, Suggestion } from './geocoder.ts'
import { openGeocoder } from './open-geocoder.ts'
import { rememberingGeocoder } from './remembering-geocoder.ts'
import { startTestProvider } from './testing/start-test-provider.ts'

const NEAR = { lat: -34.5906, lng: -58.4262 }
const typed = (text: string, sessionToken: string | null = null) => ({ text, near: NEAR, sessionToken })
const line: Suggestion = { id: 'W1;;x', title: 'Honduras', subtitle: '', place: null }
const failure = { ok: false, refusal: { code: 'geocoder-failed', reason: 'timeout' } } as const

const BEGIN = Date.parse('2026-11-20T12:00:00Z')
let now: number
let asked: string[]
let answer: Geocoded<readonly Suggestion[]>
beforeEach(() => {
  now = BEGIN
  asked = []
  answer = { ok: true, value: [line] }
})

const nothing: Geocoded<GeocodedAddress | null> = { ok: true, value: null }
const provider: Geocoder = {
  attribution: null,
  suggest: async ({ text }) => {
    asked.push(text)
    await Promise.resolve()
    return answer
  },
  resolve: async ({ id }) => {
    asked.push(id)
    return nothing
  },
  reverse: async ({ lat }) => {
    asked.push(String(lat))
    return nothing
  },
}
const open = (keeps = true, entries = 3) => rememberingGeocoder(provider, { now: () => now, entries, keeps })

test('many who ask the same at once are one question, and for a day nobody asks again', async () => {
  const geocoder = open()
  const all = await Promise.all(
    Array.from({ length: 32 }, (_, at) => geocoder.suggest(typed(at % 2 ? 'Honduras  48' : ' honduras 48 '))),
  )
  expect(new Set(all).size).toBe(1)
  now = BEGIN + 23 * 3_600_000
  await geocoder.suggest(typed('HONDURAS 48'))
  expect(asked).toHaveLength(1)
  now = BEGIN + 25 * 3_600_000
  await geocoder.suggest(typed('honduras 48'))
  expect(asked).toHaveLength(2)
})

test('nothing found is forgotten after minutes, a failure at once', async () => {
  const geocoder = open()
  answer = { ok: true, value: [] }
  await geocoder.suggest(typed('nothing'))
  await geocoder.suggest(typed('nothing'))
  now = BEGIN + 11 * 60_000
  await geocoder.suggest(typed('nothing'))
  expect(asked).toEqual(['nothing', 'nothing'])
  answer = failure
  expect(await geocoder.suggest(typed('fails'))).toEqual(failure)
  answer = { ok: true, value: [line] }
  expect(await geocoder.suggest(typed('fails'))).toEqual(answer)
})

test('the answer used least recently makes room', async () => {
  const geocoder = open()
  for (const text of ['aaa', 'bbb', 'ccc', 'aaa', 'ddd', 'aaa', 'bbb']) await geocoder.suggest(typed(text))
  expect(asked).toEqual(['aaa', 'bbb', 'ccc', 'ddd', 'bbb'])
})

test('another number, another pin and another city are other questions', async () => {
  const geocoder = open()
  await geocoder.resolve({ id: 'a', number: '1', sessionToken: null })
  await geocoder.resolve({ id: 'a', number: '2', sessionToken: null })
  await geocoder.reverse({ lat: -34.50001, lng: -58 })
  await geocoder.reverse({ lat: -34.5, lng: -58 })
  await geocoder.suggest(typed('same'))
  await geocoder.suggest({ ...typed('same'), near: { lat: -33.4, lng: -70.6 } })
  expect(asked).toHaveLength(6)
})

test('a provider that forbids keeping is asked again, and its sessions stay apart', async () => {
  const geocoder = open(false)
  await Promise.all([geocoder.suggest(typed('abc', 'one')), geocoder.suggest(typed('abc', 'one'))])
  expect(asked).toHaveLength(1)
  await Promise.all([geocoder.suggest(typed('abc', 'one')), geocoder.suggest(typed('abc', 'two'))])
  expect(asked).toHaveLength(3)
})

test.each(['photon', 'nominatim', 'google'] as const)('%s is asked where the settings say', async (name) => {
  const { url, asked } = await startTestProvider(() => Response.json({ error: 'Unable to geocode' }))
  const geocoder = openGeocoder({
    name,
    url: `${url}/`,
    key: 'key',
    publicUrl: 'http://localhost',
    now: () => new Date(0),
    takeTurn: async () => true,
  })
  await geocoder.reverse(NEAR)
  expect(asked).toMatchObject([{ path: name === 'google' ? '/maps/api/geocode/json' : '/reverse' }])
})

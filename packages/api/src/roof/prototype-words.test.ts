import { expect, test } from 'vitest'
import { startTestApi } from '../testing/start-test-api.ts'

/** Names that every plain object has by its prototype. */
const WORDS = ['constructor', '__proto__', 'toString', 'hasOwnProperty', 'valueOf'] as const

test.each(WORDS)('a street that is called %s is searched as any other', async (word) => {
  const { client } = await startTestApi()
  for (const query of [word, `${word} 100`]) {
    expect(await client.listPlaceSuggestions({ query: { query } })).toMatchObject({ ok: true })
    expect(await client.getPlace({ query: { id: `typed;;${query}` } })).toMatchObject({
      ok: false,
      problem: { status: 404 },
    })
  }
})

test.each(WORDS)(
  '%s as the name of a parameter, an alias or a filter finds nothing and breaks nothing',
  async (word) => {
    const { client, fetch, given } = await startTestApi()
    const contact = await given.branchContact({
      orderModes: ['TAKE_AWAY'],
      contact: { lat: -34.6, lng: -58.4 },
    })
    const once = await fetch(`/api/geocoding/suggest?query=honduras&${word}=1`)
    const often = await fetch(`/api/geocoding/suggest?${word}=1&query=honduras&${word}=2&${word}=3`)
    expect([once.status, often.status]).toEqual([200, 200])
    expect((await fetch(`/api/diner/${word}`)).status).toBe(404)
    expect((await fetch(`/api/country/${word}`)).status).toBe(404)
    const body = { lat: -34.6, lng: -58.4, filters: [{ key: 'branch_contact' as const, value: word }] }
    expect(await client.listNearby({ body })).toEqual({ ok: true, data: { commerces: [] } })
    const raw = `{"lat":-34.6,"lng":-58.4,"${word}":{"lat":1},"filters":[{"key":"${word}","value":"ar"}]}`
    const answer = await fetch('/api/menu/near', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: raw,
    })
    expect(answer.status).toBe(400)
    const fee = await fetch(
      `/api/branch/${contact.id}/deliveryzones/fee?lat=-34.6&lng=-58.4&fullAddress=${word}&${word}=1`,
    )
    expect(fee.status).toBe(200)
  },
)

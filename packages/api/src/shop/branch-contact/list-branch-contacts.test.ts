import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { beforeEach, expect, test } from 'vitest'
import { dataOf } from '../../testing/data-of.ts'
import type { GivenContact } from '../../testing/given-contact.ts'
import { startTestApi, type TestApi } from '../../testing/start-test-api.ts'
import { statementsOf } from '../../testing/test-database.ts'

let api: TestApi
beforeEach(async () => {
  api = await startTestApi()
})

const HERE = { lat: -34.588, lng: -58.43 }

const list = async ({ branchId }: Pick<GivenContact, 'branchId'>, query: object = {}) =>
  dataOf(await api.client.listBranchContacts({ params: { branchId }, query })).branchContacts

/** spec('000 §2.17') */
test('a contact tells what diners said of it, and nothing while nobody said anything', async () => {
  const praised = await api.given.branchContact({ contact: { nps_avg: 4.25, nps_count: 12, position: 0 } })
  await api.given.branchContact({ sameBranchAs: praised, contact: { position: 1 } })
  const told = (await list(praised)).map(({ deliveryConfig }) => deliveryConfig.npsAvg)
  expect(told).toEqual([4.25, null])
})

/** spec('000 §2.16') */
test('however many contacts there are it asks three times at first, and once until one of them changes', async () => {
  const first = await api.given.branchContact({ orderModes: ['DELIVERY'] })
  for (const name of ['Núñez', 'Boedo', 'Flores']) {
    await api.given.branchContact({ sameBranchAs: first, contact: { name } })
  }
  const count = async (): Promise<number> => (await statementsOf(() => list(first, HERE))).length
  expect([await count(), await count()]).toEqual([3, 1])

  await api.given.change(first, (db) =>
    db.updateTable('branch_contacts').set({ name: 'Colegiales' }).where('id', '=', first.id).execute(),
  )
  expect(await count()).toBe(3)
  expect((await list(first)).map(({ name }) => name)).toContain('Colegiales')
  await api.given.branchContact({ sameBranchAs: first, contact: { name: 'Caballito' } })
  expect(await list(first)).toHaveLength(5)
})

test('cached branch contacts open and close with the clock', async () => {
  const contact = await api.given.branchContact({ hours: { start: 11 * 60, duration: 240 } })
  const openAt = async (time: string) => {
    api.clock.now = new Date(`2026-11-20T${time}:00-03:00`)
    const [item] = await list(contact)
    return [item?.open, item?.deliveryConfig.orderModes[0]?.open]
  }
  expect(await openAt('10:59')).toEqual([false, false])
  expect(await openAt('11:00')).toEqual([true, true])
  expect(await openAt('14:59')).toEqual([true, true])
  expect(await openAt('15:00')).toEqual([false, false])
})

test('a contact stands in its own branch alone, and a branch that does not exist is not found', async () => {
  const contact = await api.given.branchContact()
  expect(await list(contact)).toHaveLength(1)
  const unknown = await api.client.listBranchContacts({ params: { branchId: contact.id }, query: {} })
  expect(unknown).toMatchObject({ ok: false, problem: { status: 404, code: 'branch-not-found' } })
})

test('a long list is sent compressed to whoever takes that, and says the same', async () => {
  const contact = await api.given.branchContact()
  for (let more = 0; more < 9; more += 1) await api.given.branchContact({ sameBranchAs: contact })
  const path = `/api/diner/branches/${contact.branchId}/branchcontacts?lat=${HERE.lat}&lng=${HERE.lng}`
  const sent = async (encodings: string) => {
    const { headers, body } = await api.fetch(path, { headers: { 'accept-encoding': encodings } })
    const bytes = Buffer.from(await new Response(body).arrayBuffer())
    return { encoding: headers.get('content-encoding'), vary: headers.get('vary'), bytes }
  }
  const plain = await sent('identity')
  const brotli = await sent('gzip, br')
  const zipped = await sent('gzip')
  expect([plain.encoding, brotli.encoding, zipped.encoding]).toEqual([null, 'br', 'gzip'])
  expect([plain.vary, brotli.vary]).toEqual(['accept-encoding', 'accept-encoding'])
  expect(brotliDecompressSync(brotli.bytes)).toEqual(plain.bytes)
  expect(gunzipSync(zipped.bytes)).toEqual(plain.bytes)
  expect(brotli.bytes.length).toBeLessThan(plain.bytes.length / 4)
  expect(JSON.parse(plain.bytes.toString())).toEqual({ branchContacts: await list(contact, HERE) })
})

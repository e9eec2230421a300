import type { Database } from '@mostrador/database/rows'
import { Kysely, PostgresDialect } from 'kysely'
import { expect, test } from 'vitest'
import { startTestApi } from '../../testing/start-test-api.ts'
import { emptyTestDatabase, statementsOf } from '../../testing/test-database.ts'
import { createCounts } from './counts-in-memory.ts'
import { createRateLimiter } from './create-rate-limiter.ts'

const twice = (together: boolean) => ({ rules: { 'place-order': { times: 2, seconds: 60, together } } })

/** spec('decisions who-sees-what.2') */
test('a key may do a thing so often, and others are not held up by it', async () => {
  const { take } = createRateLimiter(twice(false))
  const took = [
    await take('place-order', 'a'),
    await take('place-order', 'a'),
    await take('place-order', 'a'),
  ]
  expect(took).toEqual([true, true, false])
  expect(await take('place-order', 'b')).toBe(true)
  expect(await take('diner-log', 'a')).toBe(true)
})

test('processes that share a database count together, and one over the limit costs no query', async () => {
  const { db } = await emptyTestDatabase()
  const [one, other] = [
    createRateLimiter({ database: db, ...twice(true) }),
    createRateLimiter({ database: db, ...twice(true) }),
  ]
  expect(await one.take('place-order', 'a')).toBe(true)
  expect(await other.take('place-order', 'a')).toBe(true)
  expect(await one.take('place-order', 'a')).toBe(false)
  expect(await other.take('place-order', 'a')).toBe(false)
  expect(await statementsOf(() => one.take('place-order', 'a'))).toEqual([])
})

test('a limit of one process alone costs no query', async () => {
  const { db } = await emptyTestDatabase()
  const { take } = createRateLimiter({ database: db })
  expect(await statementsOf(() => take('place-order', 'a'))).toEqual([])
})

test('a database that is away limits nobody to nothing', async () => {
  const pool = { connect: async () => Promise.reject(new Error('away')), end: async () => undefined }
  const database = new Kysely<Database>({ dialect: new PostgresDialect({ pool: pool as never }) })
  const { take } = createRateLimiter({ database, ...twice(true) })
  const took = [
    await take('place-order', 'a'),
    await take('place-order', 'a'),
    await take('place-order', 'a'),
  ]
  expect(took).toEqual([true, true, false])
})

test('a program on the machine, or a proxy that tells nothing, is not held up by what only stops floods', async () => {
  const rule = { times: 1, seconds: 60, together: false, sparesLocal: true }
  const { take } = createRateLimiter({
    rules: { 'place-order': rule, 'sign-in-address': { ...rule, sparesLocal: false } },
  })
  for (const local of ['127.0.0.1', '::1', '127.0.0.1']) expect(await take('place-order', local)).toBe(true)
  expect(await take('sign-in-address', '127.0.0.1')).toBe(true)
  expect(await take('sign-in-address', '127.0.0.1')).toBe(false)
})

test('whoever has a whole network of addresses has its tries together, and a neighbour his own', async () => {
  const { take } = createRateLimiter(twice(false))
  const places = ['2001:db8:1:2::1', '2001:db8:1:2:ffff::7', '2001:db8:1:2:0:0:0:9', '2001:db8:1:3::1']
  const took: boolean[] = []
  for (const address of places) took.push(await take('place-order', address))
  expect(took).toEqual([true, true, false, true])
})

test('a refusal says in how many seconds it is worth to come back, and the operator hears of it', async () => {
  const reached: string[] = []
  const { take } = createRateLimiter({ ...twice(false), reached: (name) => void reached.push(name) })
  const waits: number[] = []
  for (let time = 0; time < 3; time += 1)
    await take('place-order', 'a', { refused: (seconds) => void waits.push(seconds) })
  expect(waits).toEqual([60])
  expect(reached).toEqual(['place-order'])
})

test('a thing can cost several uses at once', async () => {
  const { take } = createRateLimiter({ rules: { 'events-all': { times: 10, seconds: 60 } } })
  expect(await take('events-all', 'all', { cost: 6 })).toBe(true)
  expect(await take('events-all', 'all', { cost: 5 })).toBe(false)
})

test('a count ends as a whole, and whoever invents keys fills no memory', () => {
  let at = 0
  const count = createCounts({ times: 1, seconds: 10 }, { most: 3, now: () => at })
  expect(count('a', 1)).toEqual({ ok: true })
  at = 4_000
  expect(count('a', 1)).toEqual({ ok: false, seconds: 6, isSpent: true })
  for (const key of ['b', 'c', 'd']) count(key, 1)
  // Three are counted, of which the first is not one any more.
  expect(count('a', 1)).toEqual({ ok: true })
  expect(count('c', 1)).toMatchObject({ ok: false })
  at = 14_000
  expect(count('c', 1)).toEqual({ ok: true })
})

test('a limit that nobody declared is a mistake', async () => {
  await expect(createRateLimiter().take('nothing', 'a')).rejects.toThrow('declare it in limits.ts')
})

test('guessing passwords ends soon, for one e-mail and from one address', async () => {
  const limit = (times: number) => ({ times, seconds: 60, together: true })
  const slow = { 'sign-in-slow-address': limit(0), 'sign-in-slow-email': limit(0) }
  const rules = { 'sign-in-email': limit(2), 'sign-in-address': limit(4), ...slow }
  const { client } = await startTestApi({ rateLimiter: createRateLimiter({ rules }) })
  const guess = async (email: string, ip: string) => {
    const body = { email, password: 'a guess of mine' }
    const answer = await client.signIn({ body }, { headers: { 'x-caller-ip': ip } })
    return answer.ok ? 200 : answer.problem.status
  }

  expect(await guess('ana@example.com', '198.51.100.1')).toBe(401)
  expect(await guess(' ANA@example.com', '198.51.100.2')).toBe(401)
  expect(await guess('ana@example.com', '198.51.100.3')).toBe(429)
  for (const email of ['b@example.com', 'c@example.com', 'd@example.com']) {
    expect(await guess(email, '198.51.100.1')).toBe(401)
  }
  expect(await guess('e@example.com', '198.51.100.1')).toBe(429)
})

test('a refusal is a problem with a sentence, and says when to come back', async () => {
  const rules = { 'sign-in-address': { times: 0, seconds: 90 } }
  const { fetch } = await startTestApi({ rateLimiter: createRateLimiter({ rules }) })
  const body = JSON.stringify({ email: 'ana@example.com', password: 'a guess of mine' })
  const headers = { 'content-type': 'application/json' }
  const refused = await fetch('http://localhost:3000/api/staff/session', { method: 'POST', headers, body })
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '90'])
  expect(await refused.json()).toMatchObject({
    code: 'too-many-requests',
    detail: 'Demasiados intentos. Espera unos minutos y vuelve a probar.',
  })
})

test('a network that asks for anything too often is answered before anything is read, and others are not', async () => {
  const rules = { 'api-network': { times: 2, seconds: 60 } }
  const { fetch } = await startTestApi({ rateLimiter: createRateLimiter({ rules }) })
  const ask = async (ip: string, path: string) =>
    fetch(`http://localhost:3000${path}`, { headers: { 'x-caller-ip': ip } })
  const statuses: number[] = []
  for (const path of ['/api/countries/AR', '/files/0/640.webp', '/sitemap.xml'])
    statuses.push((await ask('2001:db8:1:2::7', path)).status)
  expect(statuses[2]).toBe(429)
  expect((await ask('2001:db8:1:2:9::', '/api/openapi.json')).headers.get('retry-after')).toMatch(/^\d+$/)
  expect((await ask('2001:db8:1:3::7', '/sitemap.xml')).status).toBe(200)
})

import { expect, test } from 'vitest'
import { startTestApi } from '../testing/start-test-api.ts'
import { emptyTestDatabase, statementsOf } from '../testing/test-database.ts'
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
  const { pool } = await emptyTestDatabase()
  const [one, other] = [
    createRateLimiter({ pool, ...twice(true) }),
    createRateLimiter({ pool, ...twice(true) }),
  ]
  expect(await one.take('place-order', 'a')).toBe(true)
  expect(await other.take('place-order', 'a')).toBe(true)
  expect(await one.take('place-order', 'a')).toBe(false)
  expect(await other.take('place-order', 'a')).toBe(false)
  expect(await statementsOf(() => one.take('place-order', 'a'))).toEqual([])
})

test('what protects one process alone costs no query', async () => {
  const { pool } = await emptyTestDatabase()
  const { take } = createRateLimiter({ pool })
  expect(await statementsOf(() => take('place-order', 'a'))).toEqual([])
})

test('a database that is away limits nobody to nothing', async () => {
  const pool = { query: async () => Promise.reject(new Error('away')) }
  const { take } = createRateLimiter({ pool, ...twice(true) })
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

test('a limit that nobody declared is a mistake', async () => {
  await expect(createRateLimiter().take('nothing', 'a')).rejects.toThrow('declare it in rate-rules.ts')
})

test('guessing passwords ends soon, for one e-mail and from one address', async () => {
  const limit = (times: number) => ({ times, seconds: 60, together: true })
  const rules = { 'sign-in-email': limit(2), 'sign-in-address': limit(4) }
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

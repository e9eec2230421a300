import { expect, test } from 'vitest'
import { createRateLimiter } from '../../ground/rate-limit/create-rate-limiter.ts'
import type { SecurityEvent, SecurityFields } from '../../ground/security/security-event.ts'
import { startTestApi } from '../../testing/start-test-api.ts'

const minutes = (times: number) => ({ times, seconds: 60, together: true })

/** The API with few tries, and what it told of. */
async function strictApi() {
  const rules = {
    'sign-in-email': minutes(3),
    'sign-in-address': minutes(6),
    'sign-in-slow-address': minutes(1),
    'sign-in-device': minutes(2),
  }
  const told: [SecurityEvent, SecurityFields | undefined][] = []
  const tellSecurity = (event: SecurityEvent, fields?: SecurityFields): void =>
    void told.push([event, fields])
  const rateLimiter = createRateLimiter({ rules })
  const api = await startTestApi({ rateLimiter, tellSecurity })
  const contact = await api.given.branchContact()
  const login = await api.given.staff({ contacts: [contact] })
  const from = (ip: string) => ({ headers: { 'x-caller-ip': ip } })
  const wrong = { ...login, password: 'no es esta, seguro' }
  return { ...api, login, wrong, from, told }
}

/** spec('decisions who-sees-what.11') */
test('a stranger locks out neither who signed in here before, nor for long who comes anew', async () => {
  const { client, browser, login, wrong, from } = await strictApi()
  const desk = browser()
  expect((await desk.signIn({ body: login }, from('198.51.100.1'))).ok).toBe(true)
  await desk.signOut()

  for (const last of [1, 2, 3, 4, 5, 6]) await client.signIn({ body: wrong }, from(`203.0.113.${last}`))
  expect((await desk.signIn({ body: login }, from('198.51.100.1'))).ok).toBe(true)
  // Another device has one slow try of its own, also after the stranger spent his.
  const other = from('198.51.100.2')
  expect(await client.signIn({ body: wrong }, other)).toMatchObject({ problem: { status: 401 } })
  expect(await client.signIn({ body: login }, other)).toMatchObject({ problem: { status: 429 } })
  expect((await client.signIn({ body: login }, from('198.51.100.3'))).ok).toBe(true)
})

test('all addresses of an IPv6 network share their tries, and a known device is known to its own e-mail alone', async () => {
  const { client, browser, given, login, wrong, from } = await strictApi()
  const emails = [1, 2, 3, 4, 5, 6].map((one) => `nadie${one}@example.com`)
  for (const [at, email] of emails.entries())
    await client.signIn({ body: { ...wrong, email } }, from(`2001:db8::${at + 1}`))
  expect(await client.signIn({ body: wrong }, from('2001:db8::ffff'))).toMatchObject({
    problem: { status: 429 },
  })

  const desk = browser()
  await desk.signIn({ body: login })
  const colleague = await given.staff({ contacts: [await given.branchContact()] })
  const guess = { ...colleague, password: wrong.password }
  const statuses: number[] = []
  for (let tries = 0; tries < 6; tries++) {
    const answer = await desk.signIn({ body: guess })
    statuses.push(answer.ok ? 200 : answer.problem.status)
  }
  expect(statuses.at(-1)).toBe(429)
})

test('the log of a sign-in names no person', async () => {
  const { client, login, wrong, from, told } = await strictApi()
  await client.signIn({ body: login })
  for (let tries = 0; tries < 5; tries++) await client.signIn({ body: wrong }, from('203.0.113.9'))

  expect(told[0]).toEqual(['sign-in', undefined])
  expect(told[1]).toEqual(['sign-in-refused', undefined])
  expect(JSON.stringify(told)).not.toMatch(/@|203\.0|[0-9a-f]{8}-/)
})

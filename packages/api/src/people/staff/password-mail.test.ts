import type { Mail } from '@mostrador/mail/mail-sender'
import type { Sent } from '@mostrador/messaging/message-sender'
import { beforeEach, expect, test } from 'vitest'
import { runDueJobs } from '../../roof/run-due-jobs.ts'
import { createRateLimiter } from '../../ground/rate-limit/create-rate-limiter.ts'
import type { SecurityEvent } from '../../ground/security/security-event.ts'
import type { GivenContact } from '../../testing/given-contact.ts'
import { startTestApi, type TestApi } from '../../testing/start-test-api.ts'
import { statementsOf } from '../../testing/test-database.ts'

const NEXT = 'una frase que recuerdo'
const MINUTE = 60_000
const ended = { ok: false, problem: { status: 410, code: 'password-link-ended' } }

let api: TestApi
let contact: GivenContact
let login: Awaited<ReturnType<TestApi['given']['staff']>>
let mails: Mail[]
let says: Sent[]
let told: SecurityEvent[]

beforeEach(async () => {
  mails = []
  says = []
  told = []
  const send = async (mail: Mail): Promise<Sent> => {
    mails.push(mail)
    return says.shift() ?? { ok: true }
  }
  api = await startTestApi({ mails: { send }, tellSecurity: (event) => void told.push(event) })
  contact = await api.given.branchContact()
  login = await api.given.staff({ contacts: [contact] })
})

const ask = (email = login.email) => api.client.mailPasswordLink({ body: { email } })
const set = (token: string, password = NEXT) => api.client.setPasswordByLink({ body: { token, password } })
const look = (token: string) => api.client.lookAtPasswordLink({ body: { token } })
const wait = (ms: number) => {
  api.clock.now = new Date(api.clock.now.getTime() + ms)
}

const tokenIn = (mail: Mail | undefined): string =>
  /\/console\/password#(\S+)/.exec(mail?.text ?? '')?.[1] ?? ''

/** The token of the link that somebody asked for and got. */
async function mailed(email = login.email): Promise<string> {
  await ask(email)
  await runDueJobs(api.ports)
  return tokenIn(mails.at(-1))
}

/** spec('decisions mail.5') */
test('whoever forgot the password gets a link by mail, and the password of it opens the console', async () => {
  const cashier = await api.as(login)
  expect(await ask(` ${login.email.toUpperCase()} `)).toMatchObject({ ok: true })
  await runDueJobs(api.ports)
  expect(mails).toMatchObject([{ to: login.email, kind: 'password-link', branchId: contact.branchId }])
  const token = tokenIn(mails[0])
  expect(token).toMatch(/^[\w-]{43}$/)
  expect(mails[0]?.html).toContain(token)
  expect((await cashier.getStaffSession()).ok).toBe(true)
  expect(await look(token)).toMatchObject({ data: { email: login.email } })
  expect(await set(token, 'corta')).toMatchObject({ problem: { code: 'password-too-short' } })
  expect((await set(token)).ok).toBe(true)
  expect(await cashier.getStaffSession()).toMatchObject({ problem: { code: 'not-signed-in' } })
  expect((await api.client.signIn({ body: { ...login, password: NEXT } })).ok).toBe(true)
  expect(told.filter((event) => event.includes('link'))).toEqual([
    'password-link-made',
    'password-set-by-link',
  ])
})

/** spec('decisions mail.5') */
test('a link is good once, for an hour, and the newest alone', async () => {
  const first = await mailed()
  const second = await mailed()
  expect(second).not.toBe(first)
  expect(await set(first)).toMatchObject(ended)
  const asked = api.clock.now
  wait(60 * MINUTE)
  expect(await look(second)).toMatchObject(ended)
  expect(await set(second)).toMatchObject(ended)
  api.clock.now = asked
  const both = await Promise.all([set(second), set(second)])
  expect(both.filter(({ ok }) => ok)).toHaveLength(1)
})

/** spec('decisions mail.6') */
test('the answer hides who works here: it is the same for a stranger, for one who waits to confirm and for staff', async () => {
  const waiting = await api.given.staff({ contacts: [contact] })
  await api.ports.database
    .updateTable('staff_memberships')
    .set({ confirmed_at: null })
    .where('staff_user_id', '=', waiting.id)
    .execute()
  const answers: unknown[] = []
  for (const email of [login.email, waiting.email, 'nadie@example.com', 'no es un correo', '']) {
    const statements = await statementsOf(async () => void answers.push(await ask(email)))
    answers.push(statements)
  }
  // An answer and what was asked of the database, five times the same.
  expect(new Set(answers.map((one) => JSON.stringify(one))).size).toBe(2)
  await runDueJobs(api.ports)
  expect(mails.map(({ to }) => to)).toEqual([login.email])
})

test('a person who asks often gets one mail while it waits; addresses and networks are counted, known or not', async () => {
  await Promise.all([ask(), ask(), ask()])
  await runDueJobs(api.ports)
  expect(mails).toHaveLength(1)
  const rules = { 'password-mail-email': { times: 2 }, 'password-mail-address': { times: 4 } }
  api = await startTestApi({ rateLimiter: createRateLimiter({ rules }) })
  const from = async (email: string, ip: string) => {
    const answer = await api.client.mailPasswordLink({ body: { email } }, { headers: { 'x-caller-ip': ip } })
    return answer.ok ? 'ok' : answer.problem.code
  }
  expect(await from('nadie@example.com', '203.0.113.1')).toBe('ok')
  expect(await from('NADIE@example.com', '203.0.113.2')).toBe('ok')
  expect(await from('nadie@example.com', '203.0.113.3')).toBe('too-many-requests')
  for (const email of ['a@b.cl', 'b@b.cl', 'c@b.cl', 'd@b.cl'])
    expect(await from(email, '203.0.113.9')).toBe('ok')
  expect(await from('e@b.cl', '203.0.113.9')).toBe('too-many-requests')
})

test('a stranger who asks for a mail ends no link that an owner handed over', async () => {
  const ownerLogin = await api.given.staff({ role: 'OWNER', company: contact })
  const owner = await api.as(ownerLogin)
  const made = await owner.makePasswordLink({
    params: { id: contact.companyId, personId: login.id },
    body: { password: ownerLogin.password },
  })
  const byOwner = made.ok ? new URL(made.data.url).hash.slice(1) : ''
  const byMail = await mailed()
  for (const token of [byOwner, byMail]) expect(await look(token)).toMatchObject({ ok: true })
  // A password that is new voids every link of its person.
  expect((await set(byOwner)).ok).toBe(true)
  expect(await set(byMail)).toMatchObject(ended)
})

/** spec('decisions mail.5') */
test('a mail that did not go out goes later with the same link; one that was used comes back by no later try', async () => {
  const away: Sent = { ok: false, reason: 'timeout', detail: 'silence' }
  says.push(away)
  const token = await mailed()
  wait(MINUTE)
  await runDueJobs(api.ports)
  expect(mails.map(tokenIn)).toEqual([token, token])
  expect(mails[0]?.dedupeKey).toBe(mails[1]?.dedupeKey)
  expect((await set(token)).ok).toBe(true)

  // The server took it, and its word was lost: the link is followed before the job is tried again.
  says.push(away)
  const other = await mailed()
  expect((await set(other, 'y otra frase más')).ok).toBe(true)
  wait(MINUTE)
  await runDueJobs(api.ports)
  expect(mails).toHaveLength(3)
  expect(await set(other)).toMatchObject(ended)
})

test('whoever works for several companies gets the link, too, and has shown that the mailbox is theirs', async () => {
  const elsewhere = await api.given.branchContact()
  const { database } = api.ports
  await database
    .insertInto('staff_memberships')
    .values({
      id: api.ports.newId(),
      company_id: elsewhere.companyId,
      staff_user_id: login.id,
      role: 'CASHIER',
      confirmed_at: api.clock.now,
    })
    .execute()
  const proven = async () =>
    (
      await database
        .selectFrom('staff_users')
        .select('email_verified')
        .where('id', '=', login.id)
        .executeTakeFirstOrThrow()
    ).email_verified
  expect(await proven()).toBe(false)
  expect((await set(await mailed())).ok).toBe(true)
  expect(await proven()).toBe(true)
})

import type { Client } from '@mostrador/contract/client'
import type { Mail } from '@mostrador/mail/mail-sender'
import type { Sent } from '@mostrador/messaging/message-sender'
import { beforeEach, expect, test } from 'vitest'
import { runDueJobs } from '../run-due-jobs.ts'
import { createRateLimiter } from '../../ground/rate-limit/create-rate-limiter.ts'
import { dataOf } from '../../testing/data-of.ts'
import type { GivenContact } from '../../testing/given-contact.ts'
import { onSharedDevice } from '../../testing/on-shared-device.ts'
import { startTestApi, type TestApi } from '../../testing/start-test-api.ts'
import { revokeFoundingLink } from './founding-links.ts'
import { setOperatorCompany } from './operator-company.ts'

const EVA = 'eva@example.com'
const WEEK_MS = 7 * 86_400_000

let api: TestApi
let house: GivenContact
let owner: Client
let mails: Mail[]
let answer: Sent

const keyOf = async ({ companyId }: GivenContact): Promise<string> => {
  const found = api.ports.database.selectFrom('companies').select('key').where('id', '=', companyId)
  return (await found.executeTakeFirstOrThrow()).key
}
const setOperator = async (of: GivenContact | undefined) =>
  setOperatorCompany(api.ports.database, { companyKey: of && (await keyOf(of)), now: api.clock.now })

async function start(ports: Parameters<typeof startTestApi>[0] = {}): Promise<void> {
  mails = []
  answer = { ok: true }
  const send = async (mail: Mail) => (mails.push(mail), answer)
  api = await startTestApi({ mails: { send }, ...ports })
  house = await api.given.branchContact()
  await setOperator(house)
  owner = await api.as(await api.given.staff({ role: 'OWNER', company: house }))
}
beforeEach(() => start())

type Body = Parameters<Client['makeFoundingLink']>[0]['body']

const make = (body: Partial<Body> = {}, by = owner, of = house) =>
  by.makeFoundingLink({
    params: { id: of.companyId },
    body: { note: 'Don Pepe', email: null, by: 'LINK', ...body },
  })
const links = async (by = owner) =>
  dataOf(await by.listFoundingLinks({ params: { id: house.companyId } })).links
const revoke = (linkId: string, by = owner) =>
  by.revokeFoundingLink({ params: { id: house.companyId, linkId } })
const tokenIn = (text: string | null | undefined): string =>
  /\/console\/empezar#([\w-]{43})(?:\s|$)/.exec(text ?? '')?.[1] ?? ''
const looks = (token: string) => api.client.lookAtFoundingLink({ body: { token } })
const found = (token: string, alias = 'don-pepe', email = 'pepe@example.com') =>
  api.client.foundCompany({
    body: {
      token,
      alias,
      email,
      name: 'Pepe Sosa',
      password: 'una frase que recuerdo',
      shop: `Casa ${alias}`,
      country: 'ar',
      timeZone: 'America/Argentina/Buenos_Aires',
      kitchen: 'pizzeria',
    },
  })
const told = async () =>
  dataOf(await owner.listRevisions({ params: { id: house.branchId }, query: {} })).revisions.map(
    ({ sentences, by }) => `${by}: ${sentences[0]}`,
  )
const problem = (status: number, code: string) => ({ ok: false, problem: { status, code } })
const ENDED = problem(410, 'founding-link-ended')
const NOT_OPEN = problem(410, 'founding-link-not-open')
const NONE = problem(404, 'company-not-found')

/** spec('decisions founding.8') */
test('an owner of the company that runs the install makes a link, and sees who began with it', async () => {
  const made = dataOf(await make())
  const token = tokenIn(made.url)
  const row = await api.ports.database.selectFrom('founding_links').selectAll().executeTakeFirstOrThrow()
  expect(Object.values(row)).not.toContain(token)
  expect(await looks(token)).toMatchObject({ data: { email: null } })
  expect(await links()).toMatchObject([
    { id: made.id, note: 'Don Pepe', state: 'OPEN', madeBy: 'Sofía', company: null, mail: null },
  ])
  expect((await found(token)).ok).toBe(true)
  expect(await looks(token)).toMatchObject(ENDED)
  expect(await links()).toMatchObject([
    { state: 'USED', company: 'Casa don-pepe', usedAt: api.clock.now.toISOString() },
  ])
  expect((await told()).slice(0, 2)).toEqual([
    'null: Casa don-pepe empezó en este servidor con un link de acá',
    'Sofía: Se hizo un link para crear un comercio: Don Pepe',
  ])
  const theirs = await api.ports.database
    .selectFrom('revisions')
    .select('number')
    .where('company_id', '<>', house.companyId)
    .execute()
  expect(theirs).toEqual([{ number: 1 }])
})

/** spec('decisions founding.8') */
test('no company is the one that runs the install but by its operator, and one at a time', async () => {
  const other = await api.given.branchContact()
  const stranger = await api.as(await api.given.staff({ role: 'OWNER', company: other }))
  const sees = async (by: Client) =>
    dataOf(await by.getStaffSession()).branchContacts.some(({ runsInstall }) => runsInstall)
  expect([await sees(owner), await sees(stranger)]).toEqual([true, false])
  expect(await make({}, stranger, other)).toMatchObject(NONE)
  expect(await make({}, stranger, house)).toMatchObject(NONE)
  const token = tokenIn(dataOf(await make()).url)
  await setOperator(other)
  expect([await sees(owner), await sees(stranger)]).toEqual([false, true])
  expect(await make()).toMatchObject(NONE)
  expect(await owner.listFoundingLinks({ params: { id: house.companyId } })).toMatchObject(NONE)
  expect((await make({}, stranger, other)).ok).toBe(true)
  // Links that the former operator gave away end with it.
  expect(await found(token)).toMatchObject(ENDED)
  // It does not come back with its company.
  await setOperator(house)
  expect(await found(token)).toMatchObject(ENDED)
  expect(await links()).toMatchObject([{ state: 'ENDED' }])
  await setOperator(undefined)
  expect(await make()).toMatchObject(NONE)
})

/** spec('decisions founding.8') */
test('managers, cashiers and shared tablets make, see and take back none', async () => {
  const { id } = dataOf(await make())
  for (const role of ['MANAGER', 'CASHIER'] as const) {
    const staff = await api.as(await api.given.staff({ role, company: house }))
    const denied = problem(403, 'permission-missing')
    expect(await make({}, staff)).toMatchObject(denied)
    expect(await staff.listFoundingLinks({ params: { id: house.companyId } })).toMatchObject(denied)
    expect(await revoke(id, staff)).toMatchObject(denied)
  }
  await onSharedDevice(api, house)
  const refused = problem(403, 'not-on-shared-device')
  expect(await make()).toMatchObject(refused)
  expect(await owner.listFoundingLinks({ params: { id: house.companyId } })).toMatchObject(refused)
  expect(await revoke(id)).toMatchObject(refused)
  owner = await api.as(await api.given.staff({ role: 'OWNER', company: house }))
  expect(await links()).toHaveLength(1)
})

/** spec('decisions founding.9') */
test('a mailed link is of its mailbox, in the name of the house, and goes once', async () => {
  const made = dataOf(await make({ by: 'MAIL', email: ' Eva@Example.com ' }))
  expect(made.url).toBeNull()
  expect(await links()).toMatchObject([{ email: EVA, mail: 'WAITING' }])
  await runDueJobs(api.ports)
  await runDueJobs(api.ports)
  expect(mails).toMatchObject([{ to: EVA, kind: 'founding-link', branchId: house.branchId }])
  const [{ text = '', html = '' } = {}] = mails
  expect(html).toContain(tokenIn(text))
  expect(html).not.toMatch(/<img|src=/)
  expect(await links()).toMatchObject([{ email: EVA, mail: 'SENT' }])
  expect((await found(tokenIn(text), 'lo-de-eva', 'mallory@example.com')).ok).toBe(true)
  const people = api.ports.database.selectFrom('staff_users').select('email').where('email', '=', EVA)
  expect(await people.execute()).toHaveLength(1)
  expect((await told())[1]).toBe(`Sofía: Se mandó a ${EVA} un link para crear un comercio: Don Pepe`)
})

/** spec('decisions founding.9') */
test('a mail server that is away keeps the link, and the same link goes once it is back', async () => {
  answer = { ok: false, reason: 'unreachable', detail: 'down' }
  await make({ by: 'MAIL', email: EVA })
  await runDueJobs(api.ports)
  expect(await links()).toMatchObject([{ state: 'OPEN', mail: 'RETRYING' }])
  answer = { ok: true }
  api.clock.now = new Date(api.clock.now.getTime() + 3_600_000)
  await runDueJobs(api.ports)
  expect(mails).toHaveLength(2)
  expect(mails[1]?.text).toBe(mails[0]?.text)
  expect(await links()).toMatchObject([{ mail: 'SENT' }])
  expect(await looks(tokenIn(mails[1]?.text))).toMatchObject({ data: { email: EVA } })
})

/** spec('decisions founding.9') */
test('an address that is none, that refuses, or that is somebody’s already is told', async () => {
  await start({ log: { info: () => undefined, warn: () => undefined, error: () => undefined } })
  for (const email of [null, '', 'eva', 'eva@'])
    expect(await make({ by: 'MAIL', email })).toMatchObject(problem(422, 'email-invalid'))
  expect(await make({ email: 'eva' })).toMatchObject(problem(422, 'email-invalid'))
  const { email } = await api.given.staff({ contacts: [house] })
  expect(await make({ by: 'MAIL', email: email.toUpperCase() })).toMatchObject(problem(409, 'email-taken'))
  expect(await links()).toEqual([])
  answer = { ok: false, reason: 'rejected', detail: 'no such mailbox' }
  await make({ by: 'MAIL', email: EVA })
  await runDueJobs(api.ports)
  expect(await links()).toMatchObject([{ state: 'OPEN', mail: 'FAILED' }])
  // It is in no mailbox: another one may be mailed.
  expect(await make({ by: 'MAIL', email: EVA })).toMatchObject({ ok: true })
})

/** spec('decisions founding.9') */
test('two presses at once mail one link, and an address with one that is good gets no other', async () => {
  const mail = () => make({ by: 'MAIL', email: EVA })
  const both = (await Promise.all([mail(), mail()])).map(dataOf)
  expect(both[1]).toEqual(both[0])
  await runDueJobs(api.ports)
  expect(mails).toHaveLength(1)
  expect(await links()).toHaveLength(1)
  expect((await told()).filter((one) => one.includes(EVA))).toHaveLength(1)
  // With another note it is not the same press again.
  expect(await make({ by: 'MAIL', email: EVA, note: 'Otra pizzería' })).toMatchObject(
    problem(409, 'founding-link-on-its-way'),
  )

  api.clock.now = new Date(api.clock.now.getTime() + 61_000)
  expect(await mail()).toMatchObject(problem(409, 'founding-link-on-its-way'))
  // To another one it goes, and to this one too once the first is taken back.
  expect((await make({ by: 'MAIL', email: 'leo@example.com' })).ok).toBe(true)
  expect((await revoke(both[0]?.id ?? '')).ok).toBe(true)
  expect((await mail()).ok).toBe(true)
})

/** spec('decisions founding.10') */
test('a link that is taken back opens nothing and is mailed to nobody; one of another company stays', async () => {
  const { id, url } = dataOf(await make())
  const mailed = dataOf(await make({ by: 'MAIL', email: EVA }))
  const other = await api.given.branchContact()
  const stranger = await api.as(await api.given.staff({ role: 'OWNER', company: other }))
  expect(await revoke(id, stranger)).toMatchObject(NONE)
  expect((await revoke(id)).ok).toBe(true)
  expect((await revoke(mailed.id)).ok).toBe(true)
  expect(await revoke(id)).toMatchObject(NOT_OPEN)
  await runDueJobs(api.ports)
  expect(mails).toEqual([])
  expect(await found(tokenIn(url))).toMatchObject(ENDED)
  expect(await links()).toEqual([])
  expect((await told())[0]).toBe(`Sofía: Se retiró un link para crear un comercio: Don Pepe, ${EVA}`)
})

test('a person who stops being an owner while taking a link back is refused under the lock', async () => {
  const { id: linkId } = dataOf(await make())
  // Past the gate of the request, and then no owner any more.
  const staff = { ...(await api.given.staff({ contacts: [house] })), sharedDevice: null }
  const asked = { params: { id: house.companyId, linkId }, staff }
  const refused = await revokeFoundingLink(api.ports as never, asked as never)
  expect(refused).toMatchObject({ ok: false, refusal: { code: 'permission-missing' } })
  expect(await links()).toHaveLength(1)
})

/** spec('decisions founding.10') */
test('one link that two use at once founds one company, and of use and taking back one comes first', async () => {
  const one = dataOf(await make())
  const both = await Promise.all([
    found(tokenIn(one.url), 'uno', 'uno@example.com'),
    found(tokenIn(one.url), 'dos', 'dos@example.com'),
  ])
  expect(both.filter(({ ok }) => ok)).toHaveLength(1)
  expect(both.filter(({ ok }) => !ok)).toMatchObject([ENDED])
  const other = dataOf(await make())
  const [founded, revoked] = await Promise.all([
    found(tokenIn(other.url), 'tres', 'tres@example.com'),
    revoke(other.id),
  ])
  expect([founded.ok, revoked.ok].filter(Boolean)).toHaveLength(1)
  const companies = await api.ports.database.selectFrom('companies').select('name').execute()
  expect(companies).toHaveLength(founded.ok ? 3 : 2)
  expect((await links()).map(({ state }) => state)).toEqual(founded.ok ? ['USED', 'USED'] : ['USED'])
  expect(await revoke(one.id)).toMatchObject(NOT_OPEN)
})

/** spec('decisions founding.10') */
test('a link that nobody used is over after a week, stays in the list, and can be taken out', async () => {
  const { id, url } = dataOf(await make())
  api.clock.now = new Date(api.clock.now.getTime() + WEEK_MS)
  expect(await looks(tokenIn(url))).toMatchObject(ENDED)
  // Making another one forgets those of the command that are over, and none of these.
  await make({ note: 'Otra' })
  expect((await links()).map(({ state, note }) => [state, note])).toEqual([
    ['OPEN', 'Otra'],
    ['ENDED', 'Don Pepe'],
  ])
  expect((await revoke(id)).ok).toBe(true)
  expect(await links()).toHaveLength(1)
})

/** An owner who makes a link, by mail or to hand over, and is owner no more by another door. */
async function leaver(body: Partial<Body> = {}) {
  const { id, ...login } = await api.given.staff({ role: 'OWNER', company: house })
  const made = dataOf(await make(body, await api.as(login)))
  return {
    made,
    becomesCashier: () =>
      api.ports.database
        .updateTable('staff_memberships')
        .set({ role: 'CASHIER' })
        .where('staff_user_id', '=', id)
        .execute(),
    isErased: () => api.ports.database.deleteFrom('staff_users').where('id', '=', id).execute(),
  }
}

/** spec('decisions founding.10') */
test.each(['becomesCashier', 'isErased'] as const)(
  'a link whose maker %s by a file is shown as over, as it is, and can be taken out',
  async (leaves) => {
    const { made, ...by } = await leaver()
    expect(await links()).toMatchObject([{ state: 'OPEN' }])
    await by[leaves]()
    expect(await looks(tokenIn(made.url))).toMatchObject(ENDED)
    expect(await links()).toMatchObject([{ state: 'ENDED' }])
    await make({ note: 'Otra' })
    expect((await links()).map(({ note }) => note)).toEqual(['Otra', 'Don Pepe'])
    expect((await revoke(made.id)).ok).toBe(true)
  },
)

/** spec('decisions founding.10') */
test('a mailed link whose maker left keeps nobody from mailing one that is good', async () => {
  const { made, becomesCashier } = await leaver({ by: 'MAIL', email: EVA, note: 'De otra' })
  expect(await make({ by: 'MAIL', email: EVA })).toMatchObject(problem(409, 'founding-link-on-its-way'))
  expect(await links()).toMatchObject([{ mail: 'WAITING' }])
  await becomesCashier()
  expect(await links()).toMatchObject([{ state: 'ENDED', mail: null }])
  const other = dataOf(await make({ by: 'MAIL', email: EVA }))
  expect(other.id).not.toBe(made.id)
  await runDueJobs(api.ports)
  expect(mails).toHaveLength(1)
  expect(await looks(tokenIn(mails[0]?.text))).toMatchObject({ data: { email: EVA } })
})

/** spec('decisions founding.10') */
test('a refused founding leaves the link open, and a company makes so many in an hour', async () => {
  const rules = { 'founding-links': { times: 1, seconds: 3600 } }
  await start({ rateLimiter: createRateLimiter({ rules }) })
  const { url } = dataOf(await make())
  expect(await make()).toMatchObject(problem(429, 'too-many-requests'))
  expect(await found(tokenIn(url), await keyOf(house))).toMatchObject(problem(409, 'alias-taken'))
  expect(await links()).toMatchObject([{ state: 'OPEN', company: null, usedAt: null }])
  expect((await found(tokenIn(url))).ok).toBe(true)
})

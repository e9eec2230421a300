import type { Client } from '@mostrador/contract/client'
import { expect, test } from 'vitest'
import type { SecurityEvent } from '../../ground/security/security-event.ts'
import { appCode } from '../../testing/app-code.ts'
import { startTestApi, type TestApi } from '../../testing/start-test-api.ts'
import { nextTestId } from '../../testing/test-ports.ts'

const NEXT = 'una frase que recuerdo'
const linkEnded = { ok: false, problem: { status: 410, code: 'password-link-ended' } }

/** A company with an owner and a cashier, who are signed in. */
async function company() {
  const told: SecurityEvent[] = []
  const api = await startTestApi({ tellSecurity: (event) => void told.push(event) })
  const contact = await api.given.branchContact()
  const ownerLogin = await api.given.staff({ role: 'OWNER', company: contact })
  const login = await api.given.staff({ contacts: [contact] })
  const [owner, cashier] = [await api.as(ownerLogin), await api.as(login)]
  const make = (client: Client, personId: string, password = ownerLogin.password) =>
    client.makePasswordLink({ params: { id: contact.companyId, personId }, body: { password } })
  return { api, contact, owner, ownerLogin, cashier, login, make, told }
}

type Company = Awaited<ReturnType<typeof company>>

/** The token of a link that the owner makes. */
async function token({ owner, make, login }: Company): Promise<string> {
  const made = await make(owner, login.id)
  if (!made.ok) throw new Error(made.problem.code)
  return new URL(made.data.url).hash.slice(1)
}

const set = ({ client }: TestApi, link: string, password = NEXT) =>
  client.setPasswordByLink({ body: { token: link, password } })

/** Has somebody confirmed to work for another company, too. */
async function hireElsewhere({ api, login }: Company): Promise<void> {
  const elsewhere = await api.given.branchContact()
  await api.ports.database
    .insertInto('staff_memberships')
    .values({
      id: nextTestId(),
      company_id: elsewhere.companyId,
      staff_user_id: login.id,
      role: 'CASHIER',
      confirmed_at: api.clock.now,
    })
    .execute()
}

/** spec('decisions who-sees-what.16') */
test('an owner makes a link by which somebody sets a new password, and every session ends', async () => {
  const world = await company()
  const { api, owner, cashier, login, make, told } = world
  const made = await make(owner, login.id)
  expect(made).toMatchObject({
    data: {
      url: expect.stringMatching(/^http:\/\/localhost:3000\/console\/password#[\w-]{43}$/),
      expiresAt: new Date(api.clock.now.getTime() + 24 * 3_600_000).toISOString(),
    },
  })
  const link = made.ok ? (made.data.url.split('#')[1] ?? '') : ''
  expect(await api.client.lookAtPasswordLink({ body: { token: link } })).toMatchObject({
    data: { email: login.email },
  })
  expect(await set(api, link, 'corta')).toMatchObject({ problem: { code: 'password-too-short' } })
  expect((await cashier.getStaffSession()).ok).toBe(true)

  expect((await set(api, link)).ok).toBe(true)
  expect(await cashier.getStaffSession()).toMatchObject({ problem: { code: 'not-signed-in' } })
  expect(await api.client.signIn({ body: login })).toMatchObject({ problem: { code: 'wrong-credentials' } })
  expect((await api.client.signIn({ body: { ...login, password: NEXT } })).ok).toBe(true)
  expect(told.filter((event) => event.includes('link'))).toEqual([
    'password-link-made',
    'password-set-by-link',
  ])
})

test('a link is good once, for a day, and the newest alone', async () => {
  const world = await company()
  const { api } = world
  const first = await token(world)
  const second = await token(world)
  expect(await set(api, first)).toMatchObject(linkEnded)
  expect(await set(api, 'nonsense')).toMatchObject(linkEnded)
  const made = api.clock.now
  api.clock.now = new Date(made.getTime() + 24 * 3_600_000)
  expect(await set(api, second)).toMatchObject(linkEnded)
  expect(await api.client.lookAtPasswordLink({ body: { token: second } })).toMatchObject(linkEnded)
  api.clock.now = made
  const both = await Promise.all([set(api, second), set(api, second)])
  expect(both.filter(({ ok }) => ok)).toHaveLength(1)
})

test('whoever remembers and changes the password takes the link back', async () => {
  const world = await company()
  const link = await token(world)
  const { cashier, login, api } = world
  await cashier.changePassword({ body: { current: login.password, password: 'me acordé de todo' } })
  expect(await set(api, link)).toMatchObject(linkEnded)
})

test('the second factor stays, and is asked for with the new password', async () => {
  const world = await company()
  const { api, cashier, login } = world
  const begun = await cashier.beginSecondFactor({ body: { password: login.password } })
  const secret = begun.ok ? begun.data.secret : ''
  await cashier.confirmSecondFactor({ body: { code: appCode(secret) } })
  expect((await set(api, await token(world))).ok).toBe(true)
  const browser = api.browser()
  expect(await browser.signIn({ body: { ...login, password: NEXT } })).toMatchObject({
    problem: { code: 'second-factor-required' },
  })
  expect(
    (await browser.showSecondFactor({ body: { code: appCode(secret, { minutesAhead: 0.5 }) } })).ok,
  ).toBe(true)
})

test('owners alone make links, with their own password, for people of their company alone, and not for themselves', async () => {
  const { api, contact, owner, ownerLogin, cashier, login, make } = await company()
  const missing = { problem: { status: 404, code: 'company-not-found' } }
  const denied = { problem: { status: 403, code: 'permission-missing' } }
  expect(await make(cashier, ownerLogin.id, login.password)).toMatchObject(denied)
  expect(await make(owner, login.id, 'no es esta')).toMatchObject({ problem: { code: 'wrong-password' } })
  expect(await make(owner, ownerLogin.id)).toMatchObject({ problem: { status: 409, code: 'own-account' } })

  const elsewhere = await api.given.branchContact()
  const manager = await api.as(await api.given.staff({ role: 'OWNER', branch: contact }))
  expect(await make(manager, login.id)).toMatchObject(denied)
  const strangerLogin = await api.given.staff({ role: 'OWNER', company: elsewhere })
  const stranger = await api.as(strangerLogin)
  expect(await make(stranger, login.id)).toMatchObject(missing)
  expect(await make(owner, strangerLogin.id)).toMatchObject({
    problem: { status: 404, code: 'person-not-found' },
  })
  expect(await cashier.listCompanyStaff({ params: { id: contact.companyId } })).toMatchObject(denied)
  expect(await stranger.listCompanyStaff({ params: { id: contact.companyId } })).toMatchObject(missing)
  const listed = await owner.listCompanyStaff({ params: { id: contact.companyId } })
  const seen = listed.ok
    ? listed.data.map((one) => [one.email, one.roles.map(({ role }) => role), one.isSelf])
    : []
  expect(new Set(seen.map(String))).toEqual(
    new Set([
      `${ownerLogin.email},OWNER,true`,
      `${login.email},CASHIER,false`,
      expect.stringMatching(/,OWNER,false$/),
    ]),
  )
})

/** spec('decisions who-sees-what.16') */
test('no owner gets into an account that lets into another company, whenever that began', async () => {
  const world = await company()
  const { api, contact, owner, login, make } = world
  const link = await token(world)
  await hireElsewhere(world)
  expect(await api.client.lookAtPasswordLink({ body: { token: link } })).toMatchObject(linkEnded)
  expect(await set(api, link)).toMatchObject(linkEnded)
  expect(await make(owner, login.id)).toMatchObject({ problem: { status: 409, code: 'employed-elsewhere' } })
  const listed = await owner.listCompanyStaff({ params: { id: contact.companyId } })
  expect(listed).toMatchObject({
    data: expect.arrayContaining([expect.objectContaining({ email: login.email, isElsewhereToo: true })]),
  })
  expect((await api.client.signIn({ body: login })).ok).toBe(true)
})

test('whoever does not work there any more is out of reach', async () => {
  const world = await company()
  const { api, login } = world
  const link = await token(world)
  await api.ports.database.deleteFrom('staff_memberships').where('staff_user_id', '=', login.id).execute()
  expect(await set(api, link)).toMatchObject(linkEnded)
})

/** spec('decisions who-sees-what.16') */
test('whoever owns the company no more, or but a part of it, gets into no account by a link of before', async () => {
  const world = await company()
  const { api, ownerLogin } = world
  const link = await token(world)
  const own = () =>
    api.ports.database.updateTable('staff_memberships').where('staff_user_id', '=', ownerLogin.id)
  await own().set({ role: 'MANAGER' }).execute()
  expect(await api.client.lookAtPasswordLink({ body: { token: link } })).toMatchObject(linkEnded)
  expect(await set(api, link)).toMatchObject(linkEnded)
  await own().set({ role: 'OWNER' }).execute()
  expect((await set(api, link)).ok).toBe(true)
})

test('an owner who changes the password takes back the links that somebody made with the old one', async () => {
  const world = await company()
  const { api, owner, ownerLogin } = world
  const link = await token(world)
  await owner.changePassword({ body: { current: ownerLogin.password, password: 'otra frase que nadie vio' } })
  expect(await set(api, link)).toMatchObject(linkEnded)
})

test('a password of a link proves no mailbox: the next company asks for one of the person’s own', async () => {
  const world = await company()
  const { api, login } = world
  const { database } = api.ports
  await database.updateTable('staff_users').set({ email_verified: true }).execute()
  await set(api, await token(world))
  const person = database.selectFrom('staff_users').select('email_verified').where('id', '=', login.id)
  expect(await person.executeTakeFirstOrThrow()).toEqual({ email_verified: false })
})

test('an owner who owes a second factor makes no links', async () => {
  const { api, contact, owner, login, make } = await company()
  await api.ports.database
    .insertInto('staff_factor_asks')
    .values({ company_id: contact.companyId, role: '*', starts_on: '2020-01-01', starts_at: new Date(0) })
    .execute()
  expect(await make(owner, login.id)).toMatchObject({ problem: { code: 'company-not-found' } })
})

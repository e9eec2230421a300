import type { Client } from '@mostrador/contract/client'
import { expect, test } from 'vitest'
import type { SecurityEvent } from '../../ground/security/security-event.ts'
import { appCode } from '../../testing/app-code.ts'
import { givenHost } from '../../testing/given-host.ts'
import type { StaffLogin } from '../../testing/given-staff.ts'
import { softwareAuthenticator } from '../../testing/software-authenticator.ts'
import { startTestApi, type TestApi } from '../../testing/start-test-api.ts'

type Authenticator = ReturnType<typeof softwareAuthenticator>

const refused = { ok: false, problem: { status: 422, code: 'passkey-refused' } }
const ended = { ok: false, problem: { status: 401, code: 'not-signed-in' } }

/** A device of somebody who works at the API's own origin. */
const device = ({ ports: { publicUrl: url } }: TestApi): Authenticator =>
  softwareAuthenticator({ origin: new URL(url).origin, rpId: new URL(url).hostname })

/** Asks for the options by which a browser makes a passkey. */
async function asked(client: Client, { password }: StaffLogin) {
  const begun = await client.beginPasskey({ body: { password } })
  if (!begun.ok) throw new Error(begun.problem.code)
  return begun.data.options
}

async function register(client: Client, login: StaffLogin, authenticator: Authenticator): Promise<void> {
  const response = authenticator.make(await asked(client, login))
  const added = await client.addPasskey({ body: { name: 'Mi teléfono', response } })
  if (!added.ok) throw new Error(added.problem.code)
}

async function challenge(client: Client) {
  const begun = await client.beginPasskeySignIn()
  if (!begun.ok) throw new Error(begun.problem.code)
  return begun.data.options
}

/** Signs in with a passkey, in this browser. */
const enter = async (client: Client, authenticator: Authenticator) =>
  client.signInByPasskey({ body: { response: authenticator.show(await challenge(client)) } })

const passkeysOf = async (client: Client) => {
  const account = await client.getStaffAccount()
  return account.ok ? account.data.passkeys : []
}

/** A cashier with a passkey, made in an open session, and what was told. */
async function withPasskey() {
  const told: SecurityEvent[] = []
  const api = await startTestApi({ tellSecurity: (event) => void told.push(event) })
  const contact = await api.given.branchContact()
  const login = await api.given.staff({ contacts: [contact] })
  const [client, authenticator] = [await api.as(login), device(api)]
  await register(client, login, authenticator)
  return { api, contact, login, client, authenticator, told }
}

/** spec('decisions who-sees-what.10') */
test('a passkey is made with the password and signs in by itself, wherever no session is', async () => {
  const api = await startTestApi()
  const login = await api.given.staff({ contacts: [await api.given.branchContact()] })
  const [client, other] = [await api.as(login), await api.as(login)]
  const authenticator = device(api)
  expect(await client.beginPasskey({ body: { password: 'no es esta' } })).toMatchObject({
    problem: { status: 422, code: 'wrong-password' },
  })
  expect(await asked(client, login)).toMatchObject({
    rp: { id: new URL(api.ports.publicUrl).hostname },
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  })
  await register(client, login, authenticator)
  expect(await passkeysOf(client)).toMatchObject([{ name: 'Mi teléfono', lastUsedAt: null }])
  expect(await other.getStaffSession()).toMatchObject(ended)

  const browser = api.browser()
  expect(await challenge(browser)).toMatchObject({ userVerification: 'required' })
  expect(await challenge(browser)).not.toHaveProperty('allowCredentials')
  expect(await enter(browser, authenticator)).toMatchObject({ ok: true, data: { email: login.email } })
  expect((await browser.getStaffSession()).ok).toBe(true)
  expect(await passkeysOf(browser)).toMatchObject([{ lastUsedAt: api.clock.now.toISOString() }])
})

test('a passkey of another page or place, or of a device that does not know the person, is nothing', async () => {
  const { api, login, client, authenticator } = await withPasskey()
  for (const otherwise of [
    { origin: 'https://mostrad0r.example' },
    { origin: 'http://pedidos.localhost:3000' },
    { rpId: 'mostrad0r.example' },
    { isPersonKnown: false },
  ]) {
    const browser = api.browser()
    const shown = authenticator.show(await challenge(browser), otherwise)
    expect(await browser.signInByPasskey({ body: { response: shown } })).toMatchObject(refused)
    expect(await browser.getStaffSession()).toMatchObject(ended)
    const made = device(api).make(await asked(client, login), otherwise)
    expect(await client.addPasskey({ body: { name: 'Otra', response: made } })).toMatchObject(refused)
  }
  expect(await passkeysOf(client)).toHaveLength(1)
})

test('a challenge is good once, in the browser that asked for it, and for what it asked for', async () => {
  const { api, login, client, authenticator } = await withPasskey()
  const browser = api.browser()
  const response = authenticator.show(await challenge(browser))
  expect((await browser.signInByPasskey({ body: { response } })).ok).toBe(true)
  await browser.signOut()
  expect(await browser.signInByPasskey({ body: { response } })).toMatchObject(refused)

  const [here, there] = [api.browser(), api.browser()]
  const elsewhere = authenticator.show(await challenge(here))
  await challenge(there)
  expect(await there.signInByPasskey({ body: { response: elsewhere } })).toMatchObject(refused)
  expect(await api.client.signInByPasskey({ body: { response: elsewhere } })).toMatchObject(refused)

  const colleague = await api.as(await api.given.staff({ contacts: [await api.given.branchContact()] }))
  const made = device(api).make(await asked(client, login))
  expect(await colleague.addPasskey({ body: { name: 'Ajena', response: made } })).toMatchObject(refused)
  const forSignIn = device(api).make(await challenge(client))
  expect(await client.addPasskey({ body: { name: 'Sin contraseña', response: forSignIn } })).toMatchObject(
    refused,
  )
  expect(await passkeysOf(client)).toHaveLength(1)
})

test('an id that another account has is refused, and so is the signature of another key', async () => {
  const { api, authenticator } = await withPasskey()
  const login = await api.given.staff({ contacts: [await api.given.branchContact()] })
  const thief = await api.as(login)
  const copy = authenticator.make(await asked(thief, login))
  expect(await thief.addPasskey({ body: { name: 'Copia', response: copy } })).toMatchObject(refused)

  const browser = api.browser()
  const shown = device(api).show(await challenge(browser))
  const asOther = { ...shown, id: authenticator.id, rawId: authenticator.id }
  expect(await browser.signInByPasskey({ body: { response: asOther } })).toMatchObject(refused)
})

test('a passkey that was taken away signs nobody in; one of somebody else stays', async () => {
  const { api, login, client, authenticator } = await withPasskey()
  const [passkey] = await passkeysOf(client)
  const params = { id: passkey?.id ?? '' }
  const other = await api.given.staff({ contacts: [await api.given.branchContact()] })
  const stranger = await api.as(other)
  expect(await stranger.removePasskey({ params, body: { password: other.password } })).toMatchObject({
    problem: { status: 404, code: 'passkey-not-found' },
  })
  expect(await client.removePasskey({ params, body: { password: 'no es esta' } })).toMatchObject({
    problem: { code: 'wrong-password' },
  })
  const browser = api.browser()
  expect((await enter(browser, authenticator)).ok).toBe(true)

  expect((await client.removePasskey({ params, body: { password: login.password } })).ok).toBe(true)
  expect(await browser.getStaffSession()).toMatchObject(ended)
  expect((await client.getStaffSession()).ok).toBe(true)
  expect(await enter(browser, authenticator)).toMatchObject(refused)
})

test('the log of a passkey has no name', async () => {
  const { api, login, client, authenticator, told } = await withPasskey()
  await enter(api.browser(), authenticator)
  await enter(api.browser(), device(api))
  const [passkey] = await passkeysOf(client)
  await client.removePasskey({ params: { id: passkey?.id ?? '' }, body: { password: login.password } })
  expect(told.filter((event) => event.startsWith('passkey'))).toEqual([
    'passkey-added',
    'passkey-used',
    'passkey-refused',
    'passkey-removed',
  ])
})

test('where a second factor is asked for, a passkey is one in the session that was begun with it', async () => {
  const { api, contact, login, client, authenticator } = await withPasskey()
  await api.ports.database
    .insertInto('staff_factor_asks')
    .values({ company_id: contact.companyId, role: '*', starts_on: '2020-01-01', starts_at: new Date(0) })
    .execute()
  const board = { params: { id: contact.id } }
  expect((await client.listBoard(board)).ok).toBe(true)
  const browser = api.browser()
  expect(await enter(browser, authenticator)).toMatchObject({ data: { owesSecondFactor: false } })
  expect((await browser.listBoard(board)).ok).toBe(true)
  await browser.changePassword({ body: { current: login.password, password: 'otra frase bien larga' } })
  expect((await browser.listBoard(board)).ok).toBe(true)
  expect(await client.getStaffSession()).toMatchObject(ended)

  // A caller with the password alone neither sees anything nor adds a factor.
  const now = { ...login, password: 'otra frase bien larga' }
  const thief = await api.as(now)
  expect(await thief.listBoard(board)).toMatchObject({ problem: { status: 404 } })
  const [passkey] = await passkeysOf(thief)
  const params = { id: passkey?.id ?? '' }
  const first = { problem: { status: 409, code: 'passkey-first' } }
  const body = { password: now.password }
  expect(await thief.beginPasskey({ body })).toMatchObject(first)
  expect(await thief.beginSecondFactor({ body })).toMatchObject(first)
  expect(await thief.removePasskey({ params, body })).toMatchObject(first)
  const company = { params: { id: contact.companyId } }
  expect(await thief.setStaffPin({ ...company, body: { ...body, pin: '8305' } })).toMatchObject(first)
  // Nor does anybody lock the door from outside.
  expect(await browser.removePasskey({ params, body })).toMatchObject({
    problem: { status: 409, code: 'second-factor-asked-for' },
  })
})

test('an owner with a passkey may ask a second factor of all, from the session that was begun with it', async () => {
  const api = await startTestApi()
  const contact = await api.given.branchContact()
  const login = await api.given.staff({ role: 'OWNER', company: contact })
  const client = await api.as(login)
  const authenticator = device(api)
  await register(client, login, authenticator)
  const from = new Date(api.clock.now.getTime() + 3 * 86_400_000).toISOString().slice(0, 10)
  const ask = (owner: Client) =>
    owner.setStaffPolicy({ params: { id: contact.companyId }, body: { roles: ['*'], from, seen: [] } })
  const byPassword = await api.as(login)
  expect(await ask(byPassword)).toMatchObject({ problem: { code: 'second-factor-missing' } })
  const browser = api.browser()
  await enter(browser, authenticator)
  expect((await ask(browser)).ok).toBe(true)
  expect((await browser.listBoard({ params: { id: contact.id } })).ok).toBe(true)
})

test('with a passkey no code of an app is asked for, and without one it is', async () => {
  const { api, login, client, authenticator } = await withPasskey()
  const begun = await client.beginSecondFactor({ body: { password: login.password } })
  if (!begun.ok) throw new Error(begun.problem.code)
  expect((await client.confirmSecondFactor({ body: { code: appCode(begun.data.secret) } })).ok).toBe(true)
  expect((await enter(api.browser(), authenticator)).ok).toBe(true)
  expect(await api.client.signIn({ body: login })).toMatchObject({
    problem: { code: 'second-factor-required' },
  })
})

test('a passkey goes with its account, and who is employed by nobody gets in by none', async () => {
  const { api, authenticator } = await withPasskey()
  await api.ports.database.deleteFrom('staff_memberships').execute()
  expect(await enter(api.browser(), authenticator)).toMatchObject(refused)
  const sessions = await api.ports.database.selectFrom('staff_sessions').select('by_passkey').execute()
  expect(sessions.length).toBe(1)
  await api.ports.database.deleteFrom('staff_users').execute()
  expect(await api.ports.database.selectFrom('staff_passkeys').select('id').execute()).toEqual([])
})

/** Asks for a challenge at an origin, as a page there does. */
const askAt = ({ fetch }: TestApi, origin: string): Promise<Response> =>
  fetch(`${origin}/api/staff/session/passkey/begin`, { method: 'POST', headers: { origin } })

test('on the host of a shop there are no passkeys', async () => {
  const api = await startTestApi()
  await givenHost(api, 'pedidos.ombu.example', { of: await api.given.branchContact() })
  expect((await askAt(api, 'http://pedidos.ombu.example:3000')).status).toBe(404)
  expect((await askAt(api, api.ports.publicUrl)).status).toBe(200)
})

test('where the console has a host of its own, passkeys are of that host and nowhere else', async () => {
  const consoleUrl = 'https://caja.example.com'
  const api = await startTestApi({ consoleUrl })
  expect((await askAt(api, api.ports.publicUrl)).status).toBe(404)
  const begun = await askAt(api, consoleUrl)
  expect(await begun.json()).toMatchObject({ options: { rpId: 'caja.example.com' } })
  expect(begun.headers.getSetCookie()[0]).toMatch(
    /^__Host-mostrador\.passkey=.*; HttpOnly.*; SameSite=Strict/i,
  )
})

/** spec('decisions who-sees-what.10') */
test('a secret that was taken before there was a passkey is no way past it', async () => {
  const api = await startTestApi()
  const contact = await api.given.branchContact()
  const login = await api.given.staff({ contacts: [contact] })
  const thief = await api.as(login)
  const begun = await thief.beginSecondFactor({ body: { password: login.password } })
  await register(await api.as(login), login, device(api))
  await api.ports.database
    .insertInto('staff_factor_asks')
    .values({ company_id: contact.companyId, role: '*', starts_on: '2020-01-01', starts_at: new Date(0) })
    .execute()
  const again = await api.as(login)
  const code = appCode(begun.ok ? begun.data.secret : '')
  expect(await again.confirmSecondFactor({ body: { code } })).toMatchObject({
    problem: { status: 409, code: 'passkey-first' },
  })
  expect(await again.getStaffSession()).toMatchObject({ data: { owesSecondFactor: true } })
})

test('a passkey that is there is refused under another name, too', async () => {
  const { api, login, client, authenticator } = await withPasskey()
  const { id } = device(api)
  const made = authenticator.make(await asked(client, login))
  const response = { ...made, id, rawId: id }
  expect(await client.addPasskey({ body: { name: 'Otra', response } })).toMatchObject(refused)
  expect(await passkeysOf(client)).toHaveLength(1)
})

import { expect, test } from 'vitest'
import { appCode } from '../../testing/app-code.ts'
import { startTestApi, type TestApi } from '../../testing/start-test-api.ts'
import { withFactor } from '../../testing/with-factor.ts'

const NEXT = 'otra frase bien larga'

/** A cashier at two open devices. */
async function twoDevices(api: TestApi) {
  const contact = await api.given.branchContact()
  const login = await api.given.staff({ contacts: [contact] })
  return { contact, login, here: await api.as(login), there: await api.as(login) }
}

const ended = { ok: false, problem: { status: 401, code: 'not-signed-in' } }

/** spec('decisions who-sees-what.10') */
test('a new password ends every other session at once, and asks for the present one', async () => {
  const api = await startTestApi()
  const { login, here, there } = await twoDevices(api)
  const change = (current: string, password: string) => here.changePassword({ body: { current, password } })

  expect(await change('no es esta', NEXT)).toMatchObject({ problem: { status: 422, code: 'wrong-password' } })
  expect(await change(login.password, 'nueve car')).toMatchObject({ problem: { code: 'password-too-short' } })
  expect(await change(login.password, 'Password123')).toMatchObject({
    problem: { code: 'password-too-common' },
  })
  expect(await change(login.password, login.email)).toMatchObject({
    problem: { code: 'password-too-common' },
  })
  expect((await there.getStaffSession()).ok).toBe(true)

  expect((await change(login.password, NEXT)).ok).toBe(true)
  expect(await there.getStaffSession()).toMatchObject(ended)
  expect((await here.getStaffSession()).ok).toBe(true)
  expect(await api.client.signIn({ body: login })).toMatchObject({ problem: { code: 'wrong-credentials' } })
  expect((await api.client.signIn({ body: { ...login, password: NEXT } })).ok).toBe(true)
})

test('a membership that goes and a role that changes count from the next call on', async () => {
  const api = await startTestApi()
  const { here, contact } = await twoDevices(api)
  const roleNow = async () => {
    const session = await here.getStaffSession()
    return session.ok ? session.data.grants.map(({ role }) => role) : session.problem.code
  }
  const { database } = api.ports
  expect(await roleNow()).toEqual(['CASHIER'])
  await database.updateTable('staff_memberships').set({ role: 'MANAGER' }).execute()
  expect(await roleNow()).toEqual(['MANAGER'])
  await database.deleteFrom('staff_memberships').where('branch_contact_id', '=', contact.id).execute()
  expect(await roleNow()).toBe('not-signed-in')
})

test('one sees where one is signed in, ends one of them, or all', async () => {
  const api = await startTestApi()
  const { login, here, there } = await twoDevices(api)
  const headers = { 'x-caller-ip': '2001:db8:1:2:3:4:5:6', 'user-agent': 'Tableta de la caja' }
  const tablet = api.browser()
  await tablet.signIn({ body: login }, { headers })
  api.clock.now = new Date(api.clock.now.getTime() + 10 * 60_000)
  await tablet.getStaffSession()

  const account = await here.getStaffAccount()
  const sessions = account.ok ? account.data.sessions : []
  expect(sessions.map(({ current }) => current)).toEqual([true, false, false])
  expect(sessions[1]).toMatchObject({
    device: 'Tableta de la caja',
    network: '2001:db8:1:2::/64',
    lastSeenAt: api.clock.now.toISOString(),
  })

  const stranger = await api.as(await api.given.staff({ contacts: [await api.given.branchContact()] }))
  const id = sessions[1]?.id ?? ''
  expect(await stranger.endStaffSession({ params: { id } })).toMatchObject({
    problem: { status: 404, code: 'session-not-found' },
  })
  expect((await here.endStaffSession({ params: { id } })).ok).toBe(true)
  expect(await tablet.getStaffSession()).toMatchObject(ended)
  expect((await there.getStaffSession()).ok).toBe(true)

  expect((await here.endStaffSessions()).ok).toBe(true)
  for (const client of [here, there]) expect(await client.getStaffSession()).toMatchObject(ended)
  expect((await stranger.getStaffSession()).ok).toBe(true)
})

/**
 * The code of the next half minute, which counts already: that of the present one set the factor
 * up.
 */
const nextCode = (secret: string): string => appCode(secret, { minutesAhead: 0.5 })

test('with a second factor the password alone opens nothing', async () => {
  const api = await startTestApi()
  const { login, there } = await twoDevices(api)
  const { client, secret, recoveryCodes } = await withFactor(api, login)
  expect(await there.getStaffSession()).toMatchObject(ended)
  expect((await client.getStaffSession()).ok).toBe(true)

  const browser = api.browser()
  const enter = () => browser.signIn({ body: login })
  expect(await enter()).toMatchObject({ problem: { status: 403, code: 'second-factor-required' } })
  expect(await browser.getStaffSession()).toMatchObject(ended)
  const wrong = appCode(secret, { minutesAhead: 30 })
  expect(await browser.showSecondFactor({ body: { code: wrong } })).toMatchObject({
    problem: { status: 422, code: 'wrong-code' },
  })
  expect((await browser.showSecondFactor({ body: { code: ` ${nextCode(secret)}` } })).ok).toBe(true)
  expect((await browser.getStaffSession()).ok).toBe(true)

  // A recovery code is good once.
  const [code = ''] = recoveryCodes
  const other = api.browser()
  await other.signIn({ body: login })
  expect((await other.showSecondFactor({ body: { code, kind: 'RECOVERY' } })).ok).toBe(true)
  await other.signOut()
  await other.signIn({ body: login })
  expect(await other.showSecondFactor({ body: { code, kind: 'RECOVERY' } })).toMatchObject({
    problem: { code: 'wrong-code' },
  })
})

test('a code of an app works once, also where two show it at the same time', async () => {
  const api = await startTestApi()
  const { login } = await twoDevices(api)
  const { secret } = await withFactor(api, login)
  const entering = async () => {
    const browser = api.browser()
    await browser.signIn({ body: login })
    return browser
  }
  const wrong = { ok: false, problem: { status: 422, code: 'wrong-code' } }
  // The code that set it up is used, too.
  const late = await entering()
  expect(await late.showSecondFactor({ body: { code: appCode(secret) } })).toMatchObject(wrong)

  const browsers = await Promise.all(Array.from({ length: 5 }, entering))
  const body = { code: nextCode(secret) }
  const shown = await Promise.all(browsers.map((browser) => browser.showSecondFactor({ body })))
  expect(shown.filter(({ ok }) => ok)).toHaveLength(1)
  for (const refused of shown.filter(({ ok }) => !ok)) expect(refused).toMatchObject(wrong)
  const inside = await Promise.all(browsers.map((browser) => browser.getStaffSession()))
  expect(inside.map(({ ok }) => ok)).toEqual(shown.map(({ ok }) => ok))

  // After a late code another one is tried without the password: the sign-in goes on.
  await api.ports.database.updateTable('staff_second_factors').set({ last_step: 0 }).execute()
  expect((await late.showSecondFactor({ body })).ok).toBe(true)
})

test('a code is asked of whoever showed the password, five times at most', async () => {
  const api = await startTestApi()
  const { login } = await twoDevices(api)
  const { secret } = await withFactor(api, login)
  const ended410 = { problem: { status: 410, code: 'sign-in-ended' } }
  expect(await api.browser().showSecondFactor({ body: { code: appCode(secret) } })).toMatchObject(ended410)

  const browser = api.browser()
  await browser.signIn({ body: login })
  const wrong = appCode(secret, { minutesAhead: 30 })
  for (let tries = 0; tries < 5; tries++) await browser.showSecondFactor({ body: { code: wrong } })
  expect(await browser.showSecondFactor({ body: { code: nextCode(secret) } })).toMatchObject(ended410)
})

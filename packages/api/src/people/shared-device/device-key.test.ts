import type { Client } from '@mostrador/contract/client'
import { beforeEach, expect, test } from 'vitest'
import type { SecurityEvent } from '../../ground/security/security-event.ts'
import { dataOf } from '../../testing/data-of.ts'
import type { GivenContact } from '../../testing/given-contact.ts'
import type { StaffLogin } from '../../testing/given-staff.ts'
import { startTestApi, type TestApi } from '../../testing/start-test-api.ts'

const PIN = '8305'
const DEVICE = 'mostrador_tablet'
const company = { branch: null, branchContact: null }

let api: TestApi
let palermo: GivenContact
let boss: Client
let sharer: StaffLogin & { readonly id: string }
let ana: StaffLogin & { readonly id: string }
let jar: Map<string, string>
let tablet: Client
let told: SecurityEvent[]

beforeEach(async () => {
  told = []
  api = await startTestApi({ tellSecurity: (event) => void told.push(event) })
  palermo = await api.given.branchContact()
  boss = await api.as(await api.given.staff({ role: 'OWNER', company: palermo }))
  sharer = await api.given.staff({ role: 'OWNER', company: palermo })
  ana = await api.given.staff({ role: 'CASHIER', contacts: [palermo] })
  const body = { pin: PIN, password: ana.password }
  dataOf(await (await api.as(ana)).setStaffPin({ params: { id: palermo.companyId }, body }))
  jar = new Map()
  tablet = api.browser(jar)
  dataOf(await tablet.signIn({ body: { email: sharer.email, password: sharer.password } }))
  dataOf(await share(tablet))
})

const share = (browser: Client) =>
  browser.shareDevice({
    params: { id: palermo.id },
    body: { name: 'Caja', idleMinutes: 5, password: sharer.password },
  })
const enter = (browser: Client) => browser.signInByPin({ body: { person: ana.id, pin: PIN } })
const later = (seconds: number): void => {
  api.clock.now = new Date(api.clock.now.getTime() + seconds * 1000)
}
const changes = async () =>
  dataOf(await boss.listRevisions({ params: { id: palermo.branchId }, query: {} })).revisions
const devices = async () => dataOf(await boss.listSharedDevices({ params: { id: palermo.id } })).devices
const notShared = { ok: false, problem: { status: 404, code: 'device-not-shared' } }
const notSignedIn = { ok: false, problem: { status: 401, code: 'not-signed-in' } }

/** A person signs in by PIN, and the page asks for the session, as it does each time. */
async function work(browser: Client): Promise<void> {
  dataOf(await enter(browser))
  dataOf(await browser.getStaffSession())
}

/** spec('decisions shared-devices.9') */
test.each([null, 'CASHIER'])(
  'a shared device ends with who shared it, who has the role %s now',
  async (role) => {
    await work(tablet)
    const params = { id: palermo.id, personId: sharer.id }
    dataOf(await boss.setTeamRole({ params, body: { ...company, seen: 'OWNER', role } }))
    expect(await devices()).toEqual([])
    expect(await tablet.getStaffSession()).toMatchObject(notSignedIn)
    expect(await tablet.getTablet({ query: {} })).toMatchObject(notShared)
    expect(await enter(tablet)).toMatchObject(notShared)
    expect((await changes())[0]?.sentences).toContain('Se dejó de compartir la tablet «Caja»')
  },
)

/** spec('decisions shared-devices.9') */
test('a device opens nothing either where its sharer became less by another door, as a file', async () => {
  await work(tablet)
  const { database } = api.ports
  await database
    .updateTable('staff_memberships')
    .set({ role: 'CASHIER' })
    .where('staff_user_id', '=', sharer.id)
    .execute()
  expect(await tablet.getStaffSession()).toMatchObject(notSignedIn)
  expect(await tablet.getTablet({ query: {} })).toMatchObject(notShared)
  expect(await enter(tablet)).toMatchObject(notShared)
})

/** spec('decisions shared-devices.9') */
test('Actividad tells who shared a device, and who ended it', async () => {
  const [shared] = await changes()
  expect(shared?.sentences).toEqual(['Se compartió la tablet «Caja»'])
  const [device] = await devices()
  dataOf(await boss.endSharedDevice({ params: { id: palermo.id, deviceId: device?.id ?? '' } }))
  expect((await changes())[0]?.sentences).toEqual(['Se dejó de compartir la tablet «Caja»'])
})

/** spec('decisions shared-devices.10') */
test('a copy of the cookie of before ends the device, and Actividad and the log say so', async () => {
  const copy = new Map(jar)
  await work(tablet)
  later(61)
  await work(tablet)
  later(61)
  expect(await api.browser(copy).getTablet({ query: {} })).toMatchObject(notShared)
  expect(await devices()).toEqual([])
  expect(await tablet.getStaffSession()).toMatchObject(notSignedIn)
  expect((await changes())[0]).toMatchObject({
    sentences: ['La tablet «Caja» dejó de estar compartida: otro navegador usó una copia vieja de su acceso'],
  })
  expect(told).toContain('shared-device-copied')
})

/** spec('decisions shared-devices.10') */
test('a thief who comes in with a copy is found out by the device that was copied', async () => {
  const thief = api.browser(new Map(jar))
  await work(thief)
  later(61)
  dataOf(await thief.touchStaffSession())
  expect(await enter(tablet)).toMatchObject(notShared)
  expect(await thief.getStaffSession()).toMatchObject(notSignedIn)
  expect(told).toContain('shared-device-copied')
})

/** Another device of the company, in another browser, by its cookies. */
async function otherDevice(): Promise<Map<string, string>> {
  const cookies = new Map<string, string>()
  const browser = api.browser(cookies)
  dataOf(await browser.signIn({ body: { email: sharer.email, password: sharer.password } }))
  dataOf(await share(browser))
  return cookies
}

/** spec('decisions shared-devices.16') */
test.each([
  ['no cookie of a device', async () => undefined],
  ['the cookie of another device', async () => (await otherDevice()).get(DEVICE)],
  ['a cookie that nobody signed', async () => 'c0ffee00-0000-4000-8000-000000000000_1.forged'],
])('a copied session is over with its first touch that brings %s', async (_what, cookieOf) => {
  const cookie = await cookieOf()
  later(1800)
  const copied = new Map(jar)
  const thief = api.browser(copied)
  dataOf(await enter(thief))
  copied.delete(DEVICE)
  if (cookie !== undefined) copied.set(DEVICE, cookie)
  const minutes: boolean[] = []
  for (let time = 0; time < 3; time += 1) {
    later(240)
    minutes.push((await thief.touchStaffSession()).ok, (await thief.getStaffSession()).ok)
  }
  expect(minutes).toEqual([false, false, false, false, false, false])
  // The tablet itself goes on, and so does each other one.
  dataOf(await enter(tablet))
  later(61)
  dataOf(await tablet.touchStaffSession())
  expect(await devices()).toHaveLength(cookie?.endsWith('forged') === false ? 2 : 1)
})

/** spec('decisions shared-devices.16') */
test('a night of work on a copy brings its cookie in, and the tablet that was copied ends it', async () => {
  const thief = api.browser(new Map(jar))
  dataOf(await enter(thief))
  for (let time = 0; time < 60; time += 1) {
    later(240)
    dataOf(await thief.touchStaffSession())
  }
  expect(await tablet.getTablet({ query: {} })).toMatchObject(notShared)
  expect(await thief.touchStaffSession()).toMatchObject(notSignedIn)
  expect(told).toContain('shared-device-copied')
})

/** A person comes in, and the tablet loses its power before its browser wrote the new value. */
async function losePower(): Promise<{ readonly lost: Map<string, string> }> {
  const before = new Map(jar)
  await work(tablet)
  const lost = new Map(jar)
  jar.clear()
  before.forEach((value, name) => jar.set(name, value))
  return { lost }
}
const CAME_BACK =
  'La tablet «Caja» volvió con su acceso de antes, como cuando se apaga de golpe: se cerró lo que estaba abierto en ella. Si no se había apagado, alguien usó una copia'

/** spec('decisions shared-devices.14') */
test('a tablet that lost its power just after a change of person goes on, and Actividad tells it', async () => {
  await work(tablet)
  later(61)
  await work(tablet)
  later(61)
  await work(tablet)
  await losePower()
  later(2 * 86_400)
  dataOf(await tablet.getTablet({ query: {} }))
  expect((await changes())[0]).toMatchObject({ sentences: [CAME_BACK] })
  expect(told).toEqual(expect.arrayContaining(['shared-device-came-back']))
  await work(tablet)
  later(61)
  await work(tablet)
  expect(await devices()).toHaveLength(1)
  expect(told).not.toContain('shared-device-copied')
})

/** spec('decisions shared-devices.14') */
test('it may lose its power twice, also just after it came back', async () => {
  await work(tablet)
  for (let times = 0; times < 2; times += 1) {
    await losePower()
    later(90)
    dataOf(await tablet.getTablet({ query: {} }))
    dataOf(await tablet.getTablet({ query: {} }))
  }
  await work(tablet)
  expect(await devices()).toHaveLength(1)
})

/** spec('decisions shared-devices.14') */
test('the value that was lost opens nothing again: what came in by it is over, and it ends the device', async () => {
  await work(tablet)
  const { lost } = await losePower()
  later(61)
  const thief = api.browser(lost)
  dataOf(await tablet.getTablet({ query: {} }))
  const asked = { params: { id: palermo.branchId }, query: {} }
  expect(await thief.listRevisions(asked)).toMatchObject(notSignedIn)
  await work(tablet)
  expect(await thief.getTablet({ query: {} })).toMatchObject(notShared)
  expect(await devices()).toEqual([])
  expect(told).toContain('shared-device-copied')
})

/** spec('decisions shared-devices.14') */
test('nor does the value that was handed out for it', async () => {
  await work(tablet)
  const { lost } = await losePower()
  const thief = api.browser(lost)
  // The next value, which the thief keeps for later.
  dataOf(await enter(thief))
  later(61)
  await work(tablet)
  later(61)
  expect(await thief.getTablet({ query: {} })).toMatchObject(notShared)
  expect(await devices()).toEqual([])
})

/** spec('decisions shared-devices.14') */
test('the value before is over once the newest came in after its first minute', async () => {
  const copy = new Map(jar)
  await work(tablet)
  later(61)
  dataOf(await tablet.touchStaffSession())
  later(3600)
  expect(await api.browser(copy).getTablet({ query: {} })).toMatchObject(notShared)
  expect(await devices()).toEqual([])
})

/** spec('decisions shared-devices.14') */
test('a device that sends its lost key and the one before at once ends, or goes on with one of them', async () => {
  await work(tablet)
  const { lost } = await losePower()
  later(61)
  const other = api.browser(lost)
  await Promise.all([tablet.getTablet({ query: {} }), other.getTablet({ query: {} })])
  await Promise.all([tablet.getTablet({ query: {} }), other.getTablet({ query: {} })])
  expect(await devices()).toEqual([])
})

/** spec('decisions shared-devices.10') */
test('an answer that was lost, however long ago, ends nothing', async () => {
  await work(tablet)
  const before = new Map(jar)
  dataOf(await enter(tablet))
  // The browser never heard it.
  later(3 * 86_400)
  const same = api.browser(before)
  dataOf(await same.getTablet({ query: {} }))
  await work(same)
  later(61)
  await work(same)
  expect(await devices()).toHaveLength(1)
})

/** spec('decisions shared-devices.10') */
test('two tabs in which people change at once end nothing, and one session is left', async () => {
  await work(tablet)
  const [one, other] = [api.browser(new Map(jar)), api.browser(new Map(jar))]
  await Promise.all([enter(one), enter(other), one.getTablet({ query: {} }), other.getTablet({ query: {} })])
  await Promise.all([
    one.getTablet({ query: {} }),
    other.getTablet({ query: {} }),
    tablet.getTablet({ query: {} }),
  ])
  expect(await devices()).toHaveLength(1)
  const left = await api.ports.database
    .selectFrom('staff_sessions')
    .select('id')
    .where('shared_device_id', 'is not', null)
    .execute()
  expect(left).toHaveLength(1)
})

/** spec('decisions shared-devices.10') */
test('a cookie of before there were such values goes on', async () => {
  const [name = '', value = ''] = [...jar].find(([key]) => key === 'mostrador_tablet') ?? []
  expect(value).toMatch(/_0\./)
  const { signedCookie } = await import('../../ground/http/signed-cookie.ts')
  const id = value.split('_')[0] ?? ''
  const [, header] = signedCookie(api.ports, { name, value: id })
  jar.set(name, /=([^;]*)/.exec(header)?.[1] ?? '')
  await work(tablet)
  expect(await devices()).toHaveLength(1)
})

/** spec('decisions shared-devices.11') */
test('where a second factor is asked for, sharing needs one', async () => {
  const again = await api.as(sharer)
  await api.ports.database
    .insertInto('staff_factor_asks')
    .values({
      company_id: palermo.companyId,
      role: 'CASHIER',
      starts_on: '2020-01-01',
      starts_at: new Date(0),
    })
    .execute()
  const missing = { ok: false, problem: { status: 403, code: 'second-factor-to-share' } }
  expect(await share(again)).toMatchObject(missing)
  // A session that a PIN began shares nothing, though it counts as one.
  const body = { pin: '270461', password: sharer.password }
  dataOf(await again.setStaffPin({ params: { id: palermo.companyId }, body }))
  dataOf(await tablet.signInByPin({ body: { person: sharer.id, pin: '270461' } }))
  const byPin = { ok: false, problem: { status: 403, code: 'not-on-shared-device' } }
  expect(await share(tablet)).toMatchObject(byPin)
  await api.ports.database
    .updateTable('staff_sessions')
    .set({ by_passkey: true })
    .where('shared_device_id', 'is', null)
    .execute()
  dataOf(await share(again))
})

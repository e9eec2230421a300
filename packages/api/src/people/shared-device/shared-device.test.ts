import type { Client } from '@mostrador/contract/client'
import { beforeEach, expect, test } from 'vitest'
import { dataOf } from '../../testing/data-of.ts'
import type { GivenContact } from '../../testing/given-contact.ts'
import type { StaffLogin } from '../../testing/given-staff.ts'
import { startTestApi, type TestApi } from '../../testing/start-test-api.ts'

const PIN = '8305'
const NEXT = 'otra frase bien larga'

let api: TestApi
let palermo: GivenContact
let owner: StaffLogin & { readonly id: string }
let ana: StaffLogin & { readonly id: string }
let tablet: Client

/** A browser of the owner that is shared from now on, at which nobody works. */
async function sharedTablet(): Promise<Client> {
  const browser = await api.as(owner)
  const body = { name: 'Caja', idleMinutes: 5, password: owner.password }
  dataOf(await browser.shareDevice({ params: { id: palermo.id }, body }))
  await browser.signOut()
  return browser
}

const setPin = async (login: StaffLogin, pin: string | null = PIN, company = palermo) =>
  (await api.as(login)).setStaffPin({
    params: { id: company.companyId },
    body: { pin, password: login.password },
  })

const enter = (browser: Client, person: { readonly id: string }, pin = PIN) =>
  browser.signInByPin({ body: { person: person.id, pin } })

const codeOf = async (answer: ReturnType<typeof enter>) => {
  const got = await answer
  return got.ok ? undefined : got.problem.code
}

const nameOf = async (browser: Client) => {
  const session = await browser.getStaffSession()
  return session.ok ? session.data.email : session.problem.code
}

beforeEach(async () => {
  api = await startTestApi()
  palermo = await api.given.branchContact()
  owner = await api.given.staff({ role: 'OWNER', company: palermo })
  ana = await api.given.staff({ role: 'CASHIER', contacts: [palermo] })
  dataOf(await setPin(ana))
  tablet = await sharedTablet()
})

test('the entrance names twenty at most of those who have no PIN yet', async () => {
  for (let more = 0; more < 21; more += 1) await api.given.staff({ contacts: [palermo] })
  expect(dataOf(await tablet.getTablet({ query: {} })).withoutPin).toHaveLength(20)
})

/** spec('decisions factor-by-role.7') */
test('the entrance names only those without a PIN who work at its contact', async () => {
  const others = await api.given.branchContact({ sameCompanyAs: palermo })
  const called = async (name: string, contacts: readonly GivenContact[]) => {
    const { id } = await api.given.staff({ contacts })
    await api.ports.database.updateTable('staff_users').set({ name }).where('id', '=', id).execute()
  }
  await called('Zoe de Belgrano', [others])
  await called('Pía de acá', [palermo])
  expect(dataOf(await tablet.getTablet({ query: {} })).withoutPin).toEqual(['Pía de acá', 'Sofía'])
  // Of a tablet whose contact is not known, who works everywhere.
  const nowhere = { branch_id: null, branch_contact_id: null }
  await api.ports.database.updateTable('shared_devices').set(nowhere).execute()
  expect(dataOf(await tablet.getTablet({ query: {} })).withoutPin).toEqual(['Sofía'])
})

/** spec('decisions shared-devices.1') */
test('on a shared device people come in by name and PIN, one after the other', async () => {
  const bruno = await api.given.staff({ role: 'MANAGER', company: palermo })
  dataOf(await setPin(bruno))
  const told = dataOf(await tablet.getTablet({ query: {} }))
  expect(told).toMatchObject({ name: 'Caja', idleMinutes: 5 })
  expect(told.people.map(({ id }) => id).toSorted()).toEqual([ana.id, bruno.id].toSorted())
  // Of the owner nobody knows a PIN yet, and of others' people nobody reads anything.
  await api.given.staff({ role: 'OWNER', company: await api.given.branchContact() })
  expect(dataOf(await tablet.getTablet({ query: {} })).withoutPin).toEqual(['Sofía'])
  const session = dataOf(await enter(tablet, ana))
  expect(session).toMatchObject({ email: ana.email, sharedDevice: { name: 'Caja', idleMinutes: 5 } })
  expect(session.grants.map(({ role }) => role)).toEqual(['CASHIER'])
  // The next one takes over, and the first is out.
  expect(dataOf(await enter(tablet, bruno)).email).toBe(bruno.email)
  expect(await nameOf(tablet)).toBe(bruno.email)
  const boss = await api.as(owner)
  const { devices } = dataOf(await boss.listSharedDevices({ params: { id: palermo.id } }))
  expect(devices).toMatchObject([{ name: 'Caja', people: ['Sofía'] }])
})

/** spec('decisions shared-devices.1') */
test('a PIN opens nothing elsewhere, and on a shared device its company alone', async () => {
  expect(await codeOf(enter(api.browser(), ana))).toBe('device-not-shared')
  const elsewhere = await api.given.branchContact()
  await api.ports.database
    .insertInto('staff_memberships')
    .values({
      company_id: elsewhere.companyId,
      id: '0198c000-0000-7000-8000-0000000000f1',
      staff_user_id: ana.id,
      role: 'OWNER',
      confirmed_at: new Date(0),
    })
    .execute()
  const session = dataOf(await enter(tablet, ana))
  expect(session.branchContacts.map(({ id }) => id)).toEqual([palermo.id])
  expect(session.grants.map(({ company }) => company)).toEqual([palermo.companyId])
  // Of the other company's people none comes in here.
  const zoe = await api.given.staff({ role: 'OWNER', company: elsewhere })
  dataOf(await setPin(zoe, PIN, elsewhere))
  expect(await codeOf(enter(tablet, zoe))).toBe('wrong-pin')
  expect(await setPin(zoe, PIN, palermo)).toMatchObject({ problem: { code: 'company-not-found' } })
})

/** spec('decisions shared-devices.3') */
test('a guesser locks out that person on that device, and no other', async () => {
  const bruno = await api.given.staff({ role: 'CASHIER', contacts: [palermo] })
  dataOf(await setPin(bruno))
  const other = await sharedTablet()
  for (let wrong = 0; wrong < 5; wrong += 1)
    expect(await codeOf(enter(tablet, ana, '9999'))).toBe('wrong-pin')
  expect(await codeOf(enter(tablet, ana))).toBe('too-many-requests')
  expect(await codeOf(enter(tablet, bruno))).toBeUndefined()
  expect(await codeOf(enter(other, ana))).toBeUndefined()
  api.clock.now = new Date(api.clock.now.getTime() + 16 * 60_000)
  expect(await codeOf(enter(tablet, ana))).toBeUndefined()
  // The right one makes good what was wrong before.
  expect(await codeOf(enter(tablet, ana, '9999'))).toBe('wrong-pin')
  expect(await codeOf(enter(tablet, ana))).toBeUndefined()
})

/** spec('decisions shared-devices.3') */
test('of many tries at once no more than a few are looked at, and after twenty it is over', async () => {
  const codes = await Promise.all(Array.from({ length: 12 }, () => codeOf(enter(tablet, ana, '9999'))))
  expect(codes.filter((code) => code === 'wrong-pin')).toHaveLength(5)
  for (let quarter = 0; quarter < 4; quarter += 1) {
    api.clock.now = new Date(api.clock.now.getTime() + 16 * 60_000)
    for (let wrong = 0; wrong < 4; wrong += 1) await enter(tablet, ana, '9999')
  }
  api.clock.now = new Date(api.clock.now.getTime() + 16 * 60_000)
  expect(await codeOf(enter(tablet, ana))).toBe('pin-over')
  dataOf(await setPin(ana, '270461'))
  expect(await codeOf(enter(tablet, ana, '270461'))).toBeUndefined()
})

/** spec('decisions shared-devices.4') */
test('another password, and leaving the company, end the PIN and what it opened', async () => {
  dataOf(await enter(tablet, ana))
  dataOf(await (await api.as(ana)).changePassword({ body: { current: ana.password, password: NEXT } }))
  expect(await nameOf(tablet)).toBe('not-signed-in')
  expect(dataOf(await tablet.getTablet({ query: {} })).people).toEqual([])
  expect(await codeOf(enter(tablet, ana))).toBe('wrong-pin')

  dataOf(await setPin({ ...ana, password: NEXT }))
  dataOf(await enter(tablet, ana))
  const leave = () =>
    api.ports.database.deleteFrom('staff_memberships').where('staff_user_id', '=', ana.id).execute()
  const [race] = await Promise.all([enter(tablet, ana), leave()])
  expect(race.ok || race.problem.code === 'wrong-pin').toBe(true)
  expect(await nameOf(tablet)).toBe('not-signed-in')
  expect(await codeOf(enter(tablet, ana))).toBe('wrong-pin')
  // A person who comes back has no PIN any more.
  await api.ports.database
    .insertInto('staff_memberships')
    .values({
      company_id: palermo.companyId,
      id: '0198c000-0000-7000-8000-0000000000f2',
      staff_user_id: ana.id,
      role: 'CASHIER',
      confirmed_at: new Date(0),
    })
    .execute()
  expect(await codeOf(enter(tablet, ana))).toBe('wrong-pin')
})

/** spec('decisions shared-devices.4') */
test('a device that is ended takes along who works on it', async () => {
  dataOf(await enter(tablet, ana))
  const boss = await api.as(owner)
  const params = { id: palermo.id }
  const [device] = dataOf(await boss.listSharedDevices({ params })).devices
  const deviceId = device?.id ?? ''
  const elsewhere = await api.given.branchContact()
  const stranger = await api.as(await api.given.staff({ role: 'OWNER', company: elsewhere }))
  expect(await stranger.endSharedDevice({ params: { id: elsewhere.id, deviceId } })).toMatchObject({
    problem: { code: 'device-not-shared' },
  })
  expect(dataOf(await boss.endSharedDevice({ params: { ...params, deviceId } })).devices).toEqual([])
  expect(await nameOf(tablet)).toBe('not-signed-in')
  expect(await codeOf(enter(tablet, ana))).toBe('device-not-shared')
})

/** spec('decisions shared-devices.1') */
test('another password that is chosen on it leaves the session where it is', async () => {
  dataOf(await enter(tablet, ana))
  dataOf(await tablet.changePassword({ body: { current: ana.password, password: NEXT } }))
  expect(dataOf(await tablet.getStaffSession())).toMatchObject({
    email: ana.email,
    sharedDevice: { name: 'Caja', idleMinutes: 5 },
  })
})

/** spec('decisions shared-devices.2') */
test('a device is shared, and a PIN chosen, by who shows the password', async () => {
  const boss = await api.as(owner)
  const body = { name: 'Barra', idleMinutes: 5, password: 'no es esta' }
  expect(await boss.shareDevice({ params: { id: palermo.id }, body })).toMatchObject({
    problem: { code: 'wrong-password' },
  })
  expect(await setPin(ana, '1234')).toMatchObject({ problem: { code: 'pin-too-easy' } })
  expect(await setPin({ ...ana }, '12')).toMatchObject({ problem: { code: 'pin-malformed' } })
  // On the tablet as well: the PIN is not enough for it.
  dataOf(await enter(tablet, ana))
  const params = { id: palermo.companyId }
  expect(await tablet.setStaffPin({ params, body: { pin: '9041', password: PIN } })).toMatchObject({
    problem: { code: 'wrong-password' },
  })
  dataOf(await setPin(ana, null))
  expect(await codeOf(enter(tablet, ana))).toBe('wrong-pin')
  // Of two that are set at once one holds, and nothing is half written.
  await Promise.all([setPin(ana, '9041'), setPin(ana, '6173')])
  const opened = [await codeOf(enter(tablet, ana, '9041')), await codeOf(enter(tablet, ana, '6173'))]
  expect(opened.filter((code) => code === undefined)).toHaveLength(1)
})

/** spec('decisions shared-devices.5') */
test('where a second factor is asked for, a device that was shared by one is one', async () => {
  await api.ports.database.updateTable('shared_devices').set({ by_factor: true }).execute()
  await api.ports.database
    .insertInto('staff_factor_asks')
    .values({ company_id: palermo.companyId, role: '*', starts_on: '2020-01-01', starts_at: new Date(0) })
    .execute()
  expect((await (await api.as(ana)).getStaffSession()).ok && 'in').toBe('in')
  const session = dataOf(await enter(tablet, ana))
  expect(session.owesSecondFactor).toBe(false)
  expect(session.branchContacts).toHaveLength(1)
})

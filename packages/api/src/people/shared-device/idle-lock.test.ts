import type { Client } from '@mostrador/contract/client'
import { beforeEach, expect, test } from 'vitest'
import { dataOf } from '../../testing/data-of.ts'
import type { GivenContact } from '../../testing/given-contact.ts'
import type { StaffLogin } from '../../testing/given-staff.ts'
import { startTestApi, type TestApi } from '../../testing/start-test-api.ts'

const PIN = '8305'
const notSignedIn = { ok: false, problem: { status: 401, code: 'not-signed-in' } }

let api: TestApi
let palermo: GivenContact
let owner: StaffLogin & { readonly id: string }
let tablet: Client

beforeEach(async () => {
  api = await startTestApi()
  palermo = await api.given.branchContact()
  owner = await api.given.staff({ role: 'OWNER', company: palermo })
  tablet = await api.as(owner)
  const { password } = owner
  dataOf(await tablet.setStaffPin({ params: { id: palermo.companyId }, body: { pin: PIN, password } }))
  const body = { name: 'Caja', idleMinutes: 5, password }
  dataOf(await tablet.shareDevice({ params: { id: palermo.id }, body }))
  await enter()
})

const enter = async () => dataOf(await tablet.signInByPin({ body: { person: owner.id, pin: PIN } }))
const later = (seconds: number): void => {
  api.clock.now = new Date(api.clock.now.getTime() + seconds * 1000)
}
const people = async () => {
  const boss = await api.as(await api.given.staff({ role: 'OWNER', company: palermo }))
  return dataOf(await boss.listSharedDevices({ params: { id: palermo.id } })).devices[0]?.people
}

/** spec('decisions shared-devices.12') */
test('a session by PIN that nobody touched for the minutes of its device is over at the server', async () => {
  later(299)
  expect((await tablet.getStaffSession()).ok).toBe(true)
  later(1)
  expect(await tablet.getStaffSession()).toMatchObject(notSignedIn)
  const channel = { socket_id: '123.456', channel_name: `private-board-${palermo.id}` }
  expect(await tablet.authorizeChannel({ body: channel })).toMatchObject(notSignedIn)
  expect(await tablet.getTeam({ params: { id: palermo.id } })).toMatchObject(notSignedIn)
  expect(await people()).toEqual([])
  // No touch opens it again; a PIN does.
  expect(await tablet.touchStaffSession()).toMatchObject(notSignedIn)
  await enter()
  expect((await tablet.getStaffSession()).ok).toBe(true)
})

/** spec('decisions shared-devices.12') */
test('calls that the page makes by itself are no touch', async () => {
  for (let minute = 0; minute < 4; minute += 1) {
    later(60)
    dataOf(await tablet.getStaffSession())
    const told = { device: 'a1b2c3d4', live: true, sounds: true, visible: true, leaving: false }
    await tablet.reportListening({ params: { id: palermo.id }, body: told })
  }
  later(60)
  expect(await tablet.getStaffSession()).toMatchObject(notSignedIn)
})

/** spec('decisions shared-devices.12') */
test('a person who touches it stays in, and a touch is written at most every few seconds', async () => {
  for (let minute = 0; minute < 12; minute += 1) {
    later(60)
    dataOf(await tablet.touchStaffSession())
  }
  expect(await people()).toEqual(['Sofía'])
  const touchedAt = async () =>
    (await api.ports.database.selectFrom('staff_sessions').select('touched_at').execute())
      .map(({ touched_at: at }) => at?.toISOString())
      .filter((at) => at !== undefined)
  const before = await touchedAt()
  later(5)
  dataOf(await tablet.touchStaffSession())
  expect(await touchedAt()).toEqual(before)
})

/** spec('decisions shared-devices.12') */
test('touches of one that is over revive nothing', async () => {
  later(300)
  await Promise.all([tablet.touchStaffSession(), tablet.touchStaffSession()])
  expect(await tablet.getStaffSession()).toMatchObject(notSignedIn)
})

/** spec('decisions shared-devices.12') */
test('another password that is chosen there goes on by the same minutes', async () => {
  const body = { current: owner.password, password: 'otra frase bien larga' }
  later(200)
  dataOf(await tablet.changePassword({ body }))
  later(99)
  expect((await tablet.getStaffSession()).ok).toBe(true)
  // The finger that typed it is told as a touch, with the cookie of the device.
  dataOf(await tablet.touchStaffSession())
  later(299)
  expect((await tablet.getStaffSession()).ok).toBe(true)
  later(1)
  expect(await tablet.getStaffSession()).toMatchObject(notSignedIn)
})

/** spec('decisions shared-devices.12') */
test('a session that a password began is not locked', async () => {
  const own = await api.as(await api.given.staff({ role: 'CASHIER', contacts: [palermo] }))
  later(3600)
  dataOf(await own.touchStaffSession())
  expect((await own.getStaffSession()).ok).toBe(true)
})

/** spec('decisions shared-devices.12') */
test('a device that is locked tells how many orders nobody looked at, and is one that hears', async () => {
  later(300)
  const heard = () =>
    api.ports.database.selectFrom('listening_devices').select(['branch_contact_id', 'sounds']).execute()
  expect(dataOf(await tablet.getTablet({ query: {} })).newOrders).toBe(0)
  expect(await heard()).toEqual([])
  await api.given.order(palermo)
  await api.given.order(await api.given.branchContact({ sameCompanyAs: palermo }))
  const told = dataOf(await tablet.getTablet({ query: { hears: '1' } }))
  expect(told).toMatchObject({ newOrders: 1 })
  expect(Object.keys(told).toSorted()).toEqual(['idleMinutes', 'name', 'newOrders', 'people', 'withoutPin'])
  expect(await heard()).toEqual([{ branch_contact_id: palermo.id, sounds: true }])
})

// Each call that writes the session anew, or reads it, with what a thief of its cookie knows.
const CALLS: Readonly<Record<string, (browser: Client) => Promise<unknown>>> = {
  getStaffSession: (browser) => browser.getStaffSession(),
  getStaffAccount: (browser) => browser.getStaffAccount(),
  changePassword: (browser) =>
    browser.changePassword({ body: { current: owner.password, password: owner.password } }),
  setStaffPin: (browser) =>
    browser.setStaffPin({
      params: { id: palermo.companyId },
      body: { pin: '9462', password: owner.password },
    }),
  endStaffSessions: (browser) => browser.endStaffSessions(),
}

/** spec('decisions shared-devices.12') */
test.each(Object.keys(CALLS))('%s restarts no minutes: the cookie of the device alone does', async (name) => {
  later(240)
  await CALLS[name]?.(tablet)
  expect((await tablet.getStaffSession()).ok).toBe(true)
  later(60)
  expect(await tablet.getStaffSession()).toMatchObject(notSignedIn)
})

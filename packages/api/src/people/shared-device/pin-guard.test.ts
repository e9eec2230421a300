import type { Client } from '@mostrador/contract/client'
import { beforeEach, expect, test } from 'vitest'
import type { SecurityEvent, SecurityFields } from '../../ground/security/security-event.ts'
import { dataOf } from '../../testing/data-of.ts'
import type { GivenContact } from '../../testing/given-contact.ts'
import type { StaffLogin } from '../../testing/given-staff.ts'
import { startTestApi, type TestApi } from '../../testing/start-test-api.ts'

const PIN = '8305'
const WRONG = '9999'

let api: TestApi
let palermo: GivenContact
let owner: StaffLogin & { readonly id: string }
let told: [SecurityEvent, SecurityFields | undefined][]

beforeEach(async () => {
  told = []
  api = await startTestApi({ tellSecurity: (event, fields) => void told.push([event, fields]) })
  palermo = await api.given.branchContact()
  owner = await api.given.staff({ role: 'OWNER', company: palermo })
  dataOf(await setPin(await api.as(owner), PIN))
})

const setPin = (client: Client, pin: string | null) =>
  client.setStaffPin({ params: { id: palermo.companyId }, body: { pin, password: owner.password } })

const share = (browser: Client, at = palermo) =>
  browser.shareDevice({
    params: { id: at.id },
    body: { name: 'Caja', idleMinutes: 5, password: owner.password },
  })

/** A browser that is shared: its cookies are kept from the sessions of others. */
async function sharedTablet(): Promise<Client> {
  const browser = await api.as(owner)
  dataOf(await share(browser))
  return browser
}

const codeOf = async (browser: Client, pin: string) => {
  const answer = await browser.signInByPin({ body: { person: owner.id, pin } })
  return answer.ok ? undefined : answer.problem.code
}

const nextDay = (): void => {
  api.clock.now = new Date(api.clock.now.getTime() + 24 * 3_600_000)
}

/** So many wrong ones were counted until now. */
const counted = (tries: number) => api.ports.database.updateTable('staff_pins').set({ tries }).execute()

/** spec('decisions shared-devices.3') */
test('with many devices nobody guesses more often, and the password opens as before', async () => {
  const [one, other] = [await sharedTablet(), await sharedTablet()]
  await counted(26)
  const codes = await Promise.all(
    [one, other].flatMap((tablet) => Array.from({ length: 5 }, () => codeOf(tablet, WRONG))),
  )
  expect(codes.toSorted()).toEqual([...Array(6).fill('pin-over'), ...Array(4).fill('wrong-pin')])
  // Days do not open again what is over.
  for (let day = 0; day < 30; day += 1) nextDay()
  expect(await codeOf(await sharedTablet(), PIN)).toBe('pin-over')
  dataOf(await setPin(await api.as(owner), '270461'))
  expect(await codeOf(one, '270461')).toBeUndefined()
})

/** spec('decisions shared-devices.3') */
test('a right PIN forgives nothing that was wrong before, and days do a little', async () => {
  const [one, other] = [await sharedTablet(), await sharedTablet()]
  await counted(28)
  expect(await codeOf(one, WRONG)).toBe('wrong-pin')
  expect(await codeOf(one, PIN)).toBeUndefined()
  // Three fewer on the next day: four more are looked at, and a right one is none.
  nextDay()
  for (let at = 0; at < 3; at += 1) expect(await codeOf(one, WRONG)).toBe('wrong-pin')
  expect(await codeOf(one, PIN)).toBeUndefined()
  expect(await codeOf(other, WRONG)).toBe('wrong-pin')
  expect(await codeOf(other, PIN)).toBe('pin-over')
})

/** spec('decisions shared-devices.3') */
test('a log of refused sign-ins names the person and the device', async () => {
  const tablet = await sharedTablet()
  await codeOf(tablet, WRONG)
  const [device] = dataOf(
    await (await api.as(owner)).listSharedDevices({ params: { id: palermo.id } }),
  ).devices
  expect(told).toContainEqual(['sign-in-refused', { staffUserId: owner.id, deviceId: device?.id }])
})

/** spec('decisions shared-devices.3') */
test('a company shares thirty devices and no more, also of many at once', async () => {
  const row = (index: number) => ({
    id: `0198c000-0000-7000-8000-0000000001${String(index).padStart(2, '0')}`,
    company_id: palermo.companyId,
    name: 'Caja',
    idle_minutes: 5,
    staff_user_id: owner.id,
    created_at: new Date(0),
  })
  await api.ports.database
    .insertInto('shared_devices')
    .values(Array.from({ length: 28 }, (_, index) => row(index)))
    .execute()
  const browsers = await Promise.all(Array.from({ length: 4 }, () => api.as(owner)))
  const answers = await Promise.all(browsers.map((browser) => share(browser)))
  expect(answers.map((one) => (one.ok ? 'shared' : one.problem.code)).toSorted()).toEqual([
    'shared',
    'shared',
    'too-many-shared-devices',
    'too-many-shared-devices',
  ])
})

/** spec('decisions shared-devices.4') */
test('another PIN, and none, end what the one before opened, and nothing beside', async () => {
  const tablet = await sharedTablet()
  const boss = await api.as(owner)
  for (const next of ['270461', null]) {
    dataOf(await setPin(boss, PIN))
    expect(await codeOf(tablet, PIN)).toBeUndefined()
    dataOf(await setPin(boss, next))
    expect(await tablet.getStaffSession()).toMatchObject({ problem: { code: 'not-signed-in' } })
  }
  expect((await boss.getStaffSession()).ok).toBe(true)
  // Also of one that is chosen while the one before is shown.
  dataOf(await setPin(boss, PIN))
  await Promise.all([codeOf(tablet, PIN), setPin(boss, '270461')])
  expect(await tablet.getStaffSession()).toMatchObject({ problem: { code: 'not-signed-in' } })
  // Choosing another PIN on the tablet keeps her session.
  expect(await codeOf(tablet, '270461')).toBeUndefined()
  dataOf(await setPin(tablet, PIN))
  expect((await tablet.getStaffSession()).ok).toBe(true)
})

/** spec('decisions shared-devices.2') */
test('staff who share a device are signed out of it by the same call', async () => {
  const browser = await api.as(owner)
  dataOf(await share(browser))
  expect(await browser.getStaffSession()).toMatchObject({ problem: { code: 'not-signed-in' } })
  const left = api.ports.database.selectFrom('staff_sessions').select('id')
  // That of the beginning alone, which chose the PIN.
  expect(await left.where('staff_user_id', '=', owner.id).execute()).toHaveLength(1)
})

/** spec('decisions shared-devices.2') */
test('devices of the whole company are of who says in all of it who works there', async () => {
  const tablet = await sharedTablet()
  const boss = await api.given.staff({ role: 'OWNER', contacts: [palermo] })
  const contact = await api.as(boss)
  const params = { id: palermo.id }
  const denied = { problem: { status: 403, code: 'permission-missing' } }
  expect(await contact.listSharedDevices({ params })).toMatchObject(denied)
  expect(await share(contact)).toMatchObject(denied)
  const { devices } = dataOf(await (await api.as(owner)).listSharedDevices({ params }))
  const deviceId = devices[0]?.id ?? ''
  expect(await contact.endSharedDevice({ params: { ...params, deviceId } })).toMatchObject(denied)
  expect((await tablet.getTablet({ query: {} })).ok).toBe(true)
})

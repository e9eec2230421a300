import type { Client } from '@mostrador/contract/client'
import { beforeEach, expect, test } from 'vitest'
import { dataOf } from '../../testing/data-of.ts'
import type { GivenContact } from '../../testing/given-contact.ts'
import type { StaffLogin } from '../../testing/given-staff.ts'
import { startTestApi, type TestApi } from '../../testing/start-test-api.ts'
import { withFactor } from '../../testing/with-factor.ts'

const PIN = '8305'
const DAY_MS = 86_400_000
const lacks = { ok: false, problem: { status: 403, code: 'device-lacks-factor' } }

type Person = StaffLogin & { readonly id: string }

let api: TestApi
let palermo: GivenContact
let owner: Person
let ana: Person
let tablet: Client

const givePin = async (person: Person, by?: Client) => {
  const body = { pin: PIN, password: person.password }
  dataOf(await (by ?? (await api.as(person))).setStaffPin({ params: { id: palermo.companyId }, body }))
}
const share = (browser: Client, { password }: Person = owner) =>
  browser.shareDevice({ params: { id: palermo.id }, body: { name: 'Barra', idleMinutes: 60, password } })
const enter = (person: Person, pin = PIN) => tablet.signInByPin({ body: { person: person.id, pin } })
const rolesIn = async (person: Person) => dataOf(await enter(person)).grants.map(({ role }) => role)

/** From a day on, counted from today, the company asks a second factor of a role. */
const ask = (role: string, days = 0) => {
  const starts_at = new Date(api.clock.now.getTime() + days * DAY_MS)
  const starts_on = starts_at.toISOString().slice(0, 10)
  const row = { company_id: palermo.companyId, role, starts_on, starts_at }
  return api.ports.database.insertInto('staff_factor_asks').values(row).execute()
}

beforeEach(async () => {
  api = await startTestApi()
  palermo = await api.given.branchContact()
  owner = await api.given.staff({ role: 'OWNER', company: palermo })
  ana = await api.given.staff({ role: 'CASHIER', contacts: [palermo] })
  await givePin(owner)
  await givePin(ana)
  // Shared by a password alone, before any factor is asked for.
  tablet = await api.as(owner)
  dataOf(await share(tablet))
})

/** spec('decisions shared-devices.5') */
test('a tablet that a password alone shared opens nothing to those of whom a factor is asked', async () => {
  await ask('OWNER')
  expect(await enter(owner)).toMatchObject(lacks)
  // The digits stay the first secret: who does not know them learns nothing.
  expect(await enter(owner, '9141')).toMatchObject({ problem: { status: 401, code: 'wrong-pin' } })
  // Nothing is asked of the other roles, which go on.
  expect(await rolesIn(ana)).toEqual(['CASHIER'])
  // A right PIN is no guess: more of them than a guesser has tries answer the same.
  for (let more = 0; more < 6; more += 1) expect(await enter(owner)).toMatchObject(lacks)
  expect(await rolesIn(ana)).toEqual(['CASHIER'])
})

/** spec('decisions shared-devices.5') */
test('a person who works there when the day comes is out, and reads why at the entrance', async () => {
  await ask('CASHIER', 0.01)
  expect(dataOf(await enter(ana)).secondFactorFrom).not.toBeNull()
  const later = api.clock.now.getTime() + 0.02 * DAY_MS
  api.clock.now = new Date(later)
  expect(await tablet.getStaffSession()).toMatchObject({ problem: { status: 401, code: 'not-signed-in' } })
  expect(await tablet.listBoard({ params: { id: palermo.id } })).toMatchObject({ ok: false })
  expect(await enter(ana)).toMatchObject(lacks)
})

/** spec('decisions shared-devices.5') */
test('an app of codes does not stand in for the tablet: a PIN asks for no code', async () => {
  await withFactor(api, owner)
  await ask('OWNER')
  expect(await enter(owner)).toMatchObject(lacks)
})

/** spec('decisions shared-devices.5') */
test('a tablet that is shared again by a factor counts, for everybody and from then on', async () => {
  await ask('*')
  expect(await enter(ana)).toMatchObject(lacks)
  const { client, recoveryCodes } = await withFactor(api, owner)
  const policy = async () => dataOf(await client.getStaffPolicy({ params: { id: palermo.companyId } }))
  expect((await policy()).tablets).toEqual([{ id: expect.any(String), name: 'Barra', by: 'Sofía' }])
  // The owner signs in at the tablet itself: it stays one device, with the factor of who shares it.
  const signedIn = await tablet.signIn({ body: { email: owner.email, password: owner.password } })
  expect(signedIn).toMatchObject({ problem: { code: 'second-factor-required' } })
  dataOf(await tablet.showSecondFactor({ body: { code: recoveryCodes[0] ?? '', kind: 'RECOVERY' } }))
  dataOf(await share(tablet))
  expect((await policy()).tablets).toEqual([])
  const devices = await api.ports.database.selectFrom('shared_devices').select('by_factor').execute()
  expect(devices).toEqual([{ by_factor: true }])
  expect(await rolesIn(ana)).toEqual(['CASHIER'])
  expect(dataOf(await tablet.getStaffSession())).toMatchObject({
    owesSecondFactor: false,
    secondFactorFrom: null,
  })
  expect(await rolesIn(owner)).toEqual(['OWNER'])
})

/** spec('decisions shared-devices.5') */
test('a tablet that a factor shared keeps counting, when the asking begins and begins anew', async () => {
  const { client } = await withFactor(api, owner)
  tablet = client
  dataOf(await share(tablet))
  await ask('OWNER')
  expect(await rolesIn(owner)).toEqual(['OWNER'])
  await api.ports.database.deleteFrom('staff_factor_asks').execute()
  await ask('*')
  expect(await rolesIn(owner)).toEqual(['OWNER'])
  expect(await rolesIn(ana)).toEqual(['CASHIER'])
})

/** spec('decisions shared-devices.5') */
test('a tablet leaves out only those of several roles that ask for a factor', async () => {
  const belgrano = await api.given.branchContact({ sameBranchAs: palermo })
  await api.ports.database
    .insertInto('staff_memberships')
    .values({
      id: '0198c000-0000-7000-8000-0000000000e1',
      company_id: palermo.companyId,
      branch_id: belgrano.branchId,
      branch_contact_id: belgrano.id,
      staff_user_id: ana.id,
      role: 'MANAGER',
      confirmed_at: new Date(0),
    })
    .execute()
  await ask('MANAGER')
  const session = dataOf(await enter(ana))
  expect(session.grants.map(({ role }) => role)).toEqual(['CASHIER'])
  expect(session.owesSecondFactor).toBe(true)
})

/** spec('decisions shared-devices.5') */
test('the tablet of a company heeds no ask of another one', async () => {
  const other = await api.given.branchContact()
  const both = await api.given.staff({ role: 'CASHIER', contacts: [palermo, other] })
  await givePin(both)
  const starts = { starts_on: '2020-01-01', starts_at: new Date(0) }
  const asked = { company_id: other.companyId, role: '*', ...starts }
  await api.ports.database.insertInto('staff_factor_asks').values(asked).execute()
  const session = dataOf(await enter(both))
  expect(session).toMatchObject({ owesSecondFactor: false })
  expect(session.branchContacts.map(({ id }) => id)).toEqual([palermo.id])
})

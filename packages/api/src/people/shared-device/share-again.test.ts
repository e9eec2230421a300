import type { Client } from '@mostrador/contract/client'
import { beforeEach, expect, test } from 'vitest'
import { dataOf } from '../../testing/data-of.ts'
import type { GivenContact } from '../../testing/given-contact.ts'
import type { StaffLogin } from '../../testing/given-staff.ts'
import { startTestApi, type TestApi } from '../../testing/start-test-api.ts'

const PIN = '8305'

let api: TestApi
let palermo: GivenContact
let sofia: StaffLogin & { readonly id: string }
let nora: StaffLogin & { readonly id: string }
let boss: Client
let ana: StaffLogin & { readonly id: string }
let jar: Map<string, string>
let tablet: Client

type Share = { readonly name?: string; readonly idleMinutes?: number; readonly at?: GivenContact }

/** A person signs in by the password on the tablet, and shares it. */
async function share(by: StaffLogin, { name = 'Caja', idleMinutes = 5, at = palermo }: Share = {}) {
  dataOf(await tablet.signIn({ body: { email: by.email, password: by.password } }))
  const body = { name, idleMinutes, password: by.password }
  return tablet.shareDevice({ params: { id: at.id }, body })
}
const enter = () => tablet.signInByPin({ body: { person: ana.id, pin: PIN } })
const devices = async (by = boss, at = palermo) =>
  dataOf(await by.listSharedDevices({ params: { id: at.id } })).devices
const told = async (by = boss, at = palermo) =>
  dataOf(await by.listRevisions({ params: { id: at.branchId }, query: {} })).revisions.map(
    (one) => `${one.by}: ${one.sentences[0]}`,
  )
const openSessions = () =>
  api.ports.database
    .selectFrom('staff_sessions')
    .select('id')
    .where('shared_device_id', 'is not', null)
    .execute()

/** An owner by a name. */
async function owner(name: string, company = palermo) {
  const login = await api.given.staff({ role: 'OWNER', company })
  await api.ports.database.updateTable('staff_users').set({ name }).where('id', '=', login.id).execute()
  return login
}

beforeEach(async () => {
  api = await startTestApi()
  palermo = await api.given.branchContact()
  sofia = await owner('Sofía')
  nora = await owner('Nora')
  boss = await api.as(await owner('Jefa'))
  ana = await api.given.staff({ role: 'CASHIER', contacts: [palermo] })
  const body = { pin: PIN, password: ana.password }
  dataOf(await (await api.as(ana)).setStaffPin({ params: { id: palermo.companyId }, body }))
  jar = new Map()
  tablet = api.browser(jar)
  dataOf(await share(sofia))
})

/** spec('decisions shared-devices.15') */
test('a tablet that its sharer shares once more as it is stays the one it was, and nothing is told', async () => {
  dataOf(await enter())
  const [before] = await devices()
  dataOf(await share(sofia))
  expect(await devices()).toMatchObject([{ id: before?.id, name: 'Caja', by: 'Sofía', idleMinutes: 5 }])
  expect((await told()).filter((one) => one.includes('Caja'))).toEqual([
    'Sofía: Se compartió la tablet «Caja»',
  ])
  expect(await openSessions()).toEqual([])
  dataOf(await enter())
})

/** spec('decisions shared-devices.15') */
test('with another name or minutes it is the same tablet, and Actividad tells it', async () => {
  dataOf(await share(sofia, { name: 'Barra', idleMinutes: 15 }))
  expect(await devices()).toMatchObject([{ name: 'Barra', idleMinutes: 15, by: 'Sofía' }])
  expect((await told())[0]).toBe('Sofía: Se volvió a compartir la tablet «Caja», como «Barra»')
})

/** spec('decisions shared-devices.15') */
test('a colleague who shares it takes it over: it ends with that person from then on', async () => {
  dataOf(await enter())
  dataOf(await share(nora))
  expect(await devices()).toMatchObject([{ name: 'Caja', by: 'Nora' }])
  expect((await told())[0]).toBe('Nora: Se volvió a compartir la tablet «Caja», que compartía Sofía')
  expect(await openSessions()).toEqual([])
  const dismiss = (person: { readonly id: string }) =>
    boss.setTeamRole({
      params: { id: palermo.id, personId: person.id },
      body: { branch: null, branchContact: null, seen: 'OWNER', role: null },
    })
  dataOf(await dismiss(sofia))
  dataOf(await enter())
  dataOf(await dismiss(nora))
  expect(await enter()).toMatchObject({ problem: { code: 'device-not-shared' } })
})

/** spec('decisions shared-devices.15') */
test('a copy of its cookie of before ends it, as after any change of person', async () => {
  const copy = new Map(jar)
  dataOf(await share(nora))
  dataOf(await tablet.getTablet({ query: {} }))
  api.clock.now = new Date(api.clock.now.getTime() + 61_000)
  dataOf(await tablet.getTablet({ query: {} }))
  expect(await api.browser(copy).getTablet({ query: {} })).toMatchObject({ ok: false })
  expect(await devices()).toEqual([])
})

/** spec('decisions shared-devices.15') */
test('one that is over, by hand or with its sharer, is shared as a new one', async () => {
  const [before] = await devices()
  dataOf(await boss.endSharedDevice({ params: { id: palermo.id, deviceId: before?.id ?? '' } }))
  dataOf(await share(nora))
  const [after] = await devices()
  expect(after?.id).not.toBe(before?.id)
  expect((await told())[0]).toBe('Nora: Se compartió la tablet «Caja»')
})

/** spec('decisions shared-devices.15') */
test('a company with all the tablets it may have shares one of them anew, and no other', async () => {
  const { database } = api.ports
  const row = await database.selectFrom('shared_devices').selectAll().executeTakeFirstOrThrow()
  await database
    .insertInto('shared_devices')
    .values(
      Array.from({ length: 99 }, (_, at) => ({
        ...row,
        id: `0198c000-0000-7000-8000-0000000000${String(at).padStart(2, '0')}`,
      })),
    )
    .execute()
  const most = (await devices()).length
  dataOf(await share(nora))
  expect(await devices()).toHaveLength(most)
  jar.clear()
  expect(await share(nora)).toMatchObject({ problem: { code: 'too-many-shared-devices' } })
})

/** spec('decisions shared-devices.15') */
test('a tablet that goes to another company ends in the one before, which is told', async () => {
  const other = await api.given.branchContact()
  const stranger = await owner('Otra', other)
  dataOf(await share(stranger, { name: 'Mostrador', at: other }))
  expect(await devices()).toEqual([])
  expect((await told())[0]).toBe('null: Se dejó de compartir la tablet «Caja»')
  const theirs = await api.as(stranger)
  expect(await devices(theirs, other)).toMatchObject([{ name: 'Mostrador', by: 'Otra' }])
  expect((await told(theirs, other))[0]).toBe('Otra: Se compartió la tablet «Mostrador»')
})

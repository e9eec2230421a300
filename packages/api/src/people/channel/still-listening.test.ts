import { beforeEach, expect, test } from 'vitest'
import { dataOf } from '../../testing/data-of.ts'
import type { GivenContact } from '../../testing/given-contact.ts'
import { startTestApi, type TestApi } from '../../testing/start-test-api.ts'
import { tokenHash } from '../rider/rider-session.ts'
import { stillListening } from './still-listening.ts'

// Every way in which somebody ends to be who he or she was ends what is heard.

let api: TestApi
let contact: GivenContact

beforeEach(async () => {
  api = await startTestApi()
  contact = await api.given.branchContact()
})

const still = (who: string, ...names: string[]) =>
  stillListening(
    api.ports,
    names.map((name) => ({ channel: `private-${name}-${contact.id}`, who })),
  )

/** A session of somebody who works at the branch contact, as a socket names it. */
async function listenerOf(role: 'CASHIER' | 'KITCHEN' | 'OWNER' = 'CASHIER') {
  const login = await api.given.staff({ role, contacts: [contact] })
  const client = await api.as(login)
  const { id } = await api.ports.database
    .selectFrom('staff_sessions')
    .select('id')
    .where('staff_user_id', '=', login.id)
    .executeTakeFirstOrThrow()
  return { login, client, who: `staff:${id}` }
}

test('a session hears what its roles see, where they hold, and nothing of elsewhere', async () => {
  const { who } = await listenerOf('CASHIER')
  expect(await still(who, 'board', 'dispatch', 'shop', 'riders')).toEqual([true, true, true, false])
  const kitchen = await listenerOf('KITCHEN')
  expect(await still(kitchen.who, 'board', 'dispatch', 'shop')).toEqual([true, false, true])
  const elsewhere = await api.given.branchContact({ sameBranchAs: contact })
  const channel = `private-board-${elsewhere.id}`
  expect(await stillListening(api.ports, [{ channel, who }])).toEqual([false])
  expect(await still('', 'board')).toEqual([false])
  expect(await still('somebody', 'board')).toEqual([false])
})

type Listener = Awaited<ReturnType<typeof listenerOf>>

const ENDS: Readonly<Record<string, (listener: Listener) => Promise<unknown>>> = {
  'the role is taken': ({ login }) =>
    api.ports.database.deleteFrom('staff_memberships').where('staff_user_id', '=', login.id).execute(),
  'the role becomes less': async ({ login }) => {
    await api.ports.database
      .insertInto('staff_roles')
      .values({
        company_id: contact.companyId,
        key: 'menu',
        name: 'Menú',
        permissions: ['menu.edit'],
        created_at: new Date(0),
      })
      .execute()
    await api.ports.database
      .updateTable('staff_memberships')
      .set({ role: 'menu' })
      .where('staff_user_id', '=', login.id)
      .execute()
  },
  'the session is signed out': ({ client }) => client.signOut(),
  'all sessions are ended': ({ client }) => client.endStaffSessions(),
  'the session runs out': async () => {
    api.clock.now = new Date(api.clock.now.getTime() + 400 * 24 * 60 * 60_000)
  },
  'the password is another': async ({ login }) => {
    const elsewhere = await api.as(login)
    return elsewhere.changePassword({ body: { current: login.password, password: 'otra clave de prueba' } })
  },
  'a second factor is asked for': () =>
    api.ports.database
      .insertInto('staff_factor_asks')
      .values({ company_id: contact.companyId, role: '*', starts_on: '2020-01-01', starts_at: new Date(0) })
      .execute(),
}

test.each(Object.entries(ENDS))('nothing is heard any more once %s', async (_way, end) => {
  const listener = await listenerOf()
  expect(await still(listener.who, 'board')).toEqual([true])
  await end(listener)
  expect(await still(listener.who, 'board')).toEqual([false])
})

test('nothing is heard any more by a PIN once its device is locked, or ended', async () => {
  const owner = await api.given.staff({ role: 'OWNER', company: contact })
  const tablet = await api.as(owner)
  const { password } = owner
  dataOf(await tablet.setStaffPin({ params: { id: contact.companyId }, body: { pin: '8305', password } }))
  const body = { name: 'Caja', idleMinutes: 5, password }
  const { devices } = dataOf(await tablet.shareDevice({ params: { id: contact.id }, body }))
  const enter = async (): Promise<string> => {
    dataOf(await tablet.signInByPin({ body: { person: owner.id, pin: '8305' } }))
    const { id } = await api.ports.database
      .selectFrom('staff_sessions')
      .select('id')
      .where('shared_device_id', 'is not', null)
      .orderBy('created_at', 'desc')
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow()
    return `staff:${id}`
  }
  const who = await enter()
  expect(await still(who, 'board', 'shop')).toEqual([true, true])
  api.clock.now = new Date(api.clock.now.getTime() + 301_000)
  expect(await still(who, 'board', 'shop')).toEqual([false, false])
  const again = await enter()
  expect(await still(again, 'board')).toEqual([true])
  const boss = await api.as(owner)
  const deviceId = devices[0]?.id ?? ''
  dataOf(await boss.endSharedDevice({ params: { id: contact.id, deviceId } }))
  expect(await still(again, 'board')).toEqual([false])
})

test('a rider hears the offers of the own branch contact while the shift goes on', async () => {
  const rider = await api.given.rider(contact)
  const who = `rider:${tokenHash(rider.token)}`
  expect(await still(who, 'riders', 'board', 'dispatch', 'shop')).toEqual([true, false, false, false])
  const elsewhere = await api.given.branchContact()
  expect(await stillListening(api.ports, [{ channel: `private-riders-${elsewhere.id}`, who }])).toEqual([
    false,
  ])
  await api.ports.database.updateTable('riders').set({ active: false }).where('id', '=', rider.id).execute()
  expect(await still(who, 'riders')).toEqual([false])
})

test('a tablet that nobody touched, here or elsewhere, ends what nobody else hears', async () => {
  const { who } = await listenerOf('OWNER')
  const elsewhere = await api.given.branchContact()
  const login = await api.given.staff({ role: 'OWNER', company: elsewhere })
  const tablet = await api.as(login)
  const params = { id: elsewhere.companyId }
  dataOf(await tablet.setStaffPin({ params, body: { pin: '8305', password: login.password } }))
  const body = { name: 'Caja', idleMinutes: 5, password: login.password }
  dataOf(await tablet.shareDevice({ params: { id: elsewhere.id }, body }))
  dataOf(await tablet.signInByPin({ body: { person: login.id, pin: '8305' } }))
  expect(await still(who, 'board')).toEqual([true])
  api.clock.now = new Date(api.clock.now.getTime() + 600_000)
  expect(await still(who, 'board')).toEqual([true])
})

test('a passkey that another session showed lets no session of a password hear', async () => {
  const { login, who } = await listenerOf()
  await api.as(login)
  const sessions = api.ports.database.updateTable('staff_sessions').set({ by_passkey: true })
  await sessions.where('id', '<>', who.slice('staff:'.length)).execute()
  const asked = { company_id: contact.companyId, role: '*', starts_on: '2020-01-01', starts_at: new Date(0) }
  await api.ports.database.insertInto('staff_factor_asks').values(asked).execute()
  expect(await still(who, 'board')).toEqual([false])
})

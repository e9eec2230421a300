import { expect, test } from 'vitest'
import type { Client } from '@mostrador/contract/client'
import type { Permission } from '@mostrador/domain/permission/permission'
import type { GivenContact } from '../../testing/given-contact.ts'
import { startTestApi, type TestApi } from '../../testing/start-test-api.ts'

const socket = { socket_id: '123.456' }

/** spec('001 §7.34') */
test('a page is told how to connect, and no secret', async () => {
  const { client } = await startTestApi()
  const answer = await client.getRealtime()
  expect(answer).toEqual({
    ok: true,
    data: { enabled: true, key: 'test-key', cluster: 'local', host: null, path: '/rt' },
  })
})

test('staff may listen to the boards of their own branch contacts alone', async () => {
  const { as, client, given } = await startTestApi()
  const contact = await given.branchContact()
  const sibling = await given.branchContact({ sameBranchAs: contact })
  const cashier = await as(await given.staff({ contacts: [contact] }))
  const channel_name = `private-board-${contact.id}`

  const own = await cashier.authorizeChannel({ body: { ...socket, channel_name } })
  expect(own).toEqual({ ok: true, data: { auth: `test-key:123.456:${channel_name}` } })
  for (const name of [
    `private-board-${sibling.id}`,
    'private-board-',
    'private-other',
    `order-${contact.id}`,
  ]) {
    const refused = await cashier.authorizeChannel({ body: { ...socket, channel_name: name } })
    expect(refused).toMatchObject({ problem: { status: 403, code: 'channel-forbidden' } })
  }
  const stranger = await client.authorizeChannel({ body: { ...socket, channel_name } })
  expect(stranger).toMatchObject({ problem: { status: 401, code: 'not-signed-in' } })
})

/** A person with a role of the company's own at a branch contact. */
async function whoMay(api: TestApi, contact: GivenContact, ...permissions: Permission[]): Promise<Client> {
  const key = `propio-${permissions.join('-').replaceAll('.', '-')}`
  await api.ports.database
    .insertInto('staff_roles')
    .values({ company_id: contact.companyId, key, name: key, permissions, created_at: new Date(0) })
    .execute()
  return api.as(await api.given.staff({ role: key, contacts: [contact] }))
}

test('each channel is heard by who sees what it tells of, and by nobody else who works there', async () => {
  const api = await startTestApi()
  const contact = await api.given.branchContact()
  const heardBy = async (...permissions: Permission[]): Promise<readonly string[]> => {
    const client = await whoMay(api, contact, ...permissions)
    const channels = ['board', 'dispatch', 'shop', 'riders']
    const asked = await Promise.all(
      channels.map((name) =>
        client.authorizeChannel({ body: { ...socket, channel_name: `private-${name}-${contact.id}` } }),
      ),
    )
    return channels.filter((_, at) => asked[at]?.ok)
  }
  expect(await heardBy('menu.edit')).toEqual(['shop'])
  expect(await heardBy('riders')).toEqual(['dispatch', 'shop'])
  expect(await heardBy('orders.see')).toEqual(['board', 'shop'])
  expect(await heardBy('orders.paid', 'activity')).toEqual(['shop'])
})

/** spec('decisions beyond-the-documents.2') */
test('a rider on shift may listen to the offers of his or her branch contact alone', async () => {
  const { client, given, riding } = await startTestApi()
  const contact = await given.branchContact()
  const sibling = await given.branchContact({ sameBranchAs: contact })
  const rider = await given.rider(contact)
  const ask = (channel_name: string) =>
    riding(rider).authorizeRiderChannel({ body: { ...socket, channel_name } })
  const channel_name = `private-riders-${contact.id}`

  expect(await ask(channel_name)).toEqual({ ok: true, data: { auth: `test-key:123.456:${channel_name}` } })
  for (const name of [`private-riders-${sibling.id}`, 'private-riders-', `private-board-${contact.id}`])
    expect(await ask(name)).toMatchObject({ problem: { status: 403, code: 'channel-forbidden' } })
  const stranger = await client.authorizeRiderChannel({ body: { ...socket, channel_name } })
  expect(stranger).toMatchObject({ problem: { status: 401, code: 'rider-token-invalid' } })
})

test('pusher-js asks by a form', async () => {
  const { fetch, given } = await startTestApi()
  const contact = await given.branchContact()
  const { email, password } = await given.staff({ contacts: [contact] })
  const signedIn = await fetch('/api/staff/session', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password }),
  })
  const cookie = signedIn.headers.getSetCookie()[0]?.split(';')[0] ?? ''

  const response = await fetch('/api/rt/auth', {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded', cookie },
    body: new URLSearchParams({ ...socket, channel_name: `private-board-${contact.id}` }).toString(),
  })

  expect(response.status).toBe(200)
})

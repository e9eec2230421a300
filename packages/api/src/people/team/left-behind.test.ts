import { createClient, type Client } from '@mostrador/contract/client'
import * as routes from '@mostrador/contract/routes'
import { OWN_ROLE_PERMISSIONS } from '@mostrador/domain/permission/permission'
import type { Mail } from '@mostrador/mail/mail-sender'
import { beforeEach, expect, test } from 'vitest'
import { setOperatorCompany } from '../../roof/founding/operator-company.ts'
import { runDueJobs } from '../../roof/run-due-jobs.ts'
import { dataOf } from '../../testing/data-of.ts'
import type { GivenContact } from '../../testing/given-contact.ts'
import type { StaffLogin } from '../../testing/given-staff.ts'
import { startTestApi, type TestApi } from '../../testing/start-test-api.ts'

const HERS = 'otra.casilla@example.com'
const company = { branch: null, branchContact: null }
const ended = { ok: false, problem: { status: 410, code: 'invitation-ended' } }

let api: TestApi
let palermo: GivenContact
let owner: Client
let leaving: StaffLogin & { readonly id: string }
let mails: Mail[]

beforeEach(async () => {
  mails = []
  api = await startTestApi({ mails: { send: async (mail) => (mails.push(mail), { ok: true }) } })
  palermo = await api.given.branchContact()
  owner = await api.as(await api.given.staff({ role: 'OWNER', company: palermo }))
  leaving = await api.given.staff({ role: 'OWNER', company: palermo })
})

/** The owner who will leave invites a mailbox of hers to everything. */
async function inviteHerself(by: 'MAIL' | 'LINK' = 'MAIL') {
  const body = { email: HERS, by, role: 'OWNER', ...company }
  const client = await api.as(leaving)
  return dataOf(await client.inviteStaff({ params: { id: palermo.id }, body }))
}
const tokenIn = (text: string | null | undefined): string => /invitation#(\S+)/.exec(text ?? '')?.[1] ?? ''
const mailed = async (): Promise<string> => {
  await runDueJobs(api.ports)
  return tokenIn(mails.at(-1)?.text)
}
const accept = (token: string) =>
  api.client.acceptInvitation({ body: { token, name: 'Ella', password: 'una frase que recuerdo' } })
const dismiss = (role: string | null = null) =>
  owner.setTeamRole({
    params: { id: palermo.id, personId: leaving.id },
    body: { ...company, role, seen: 'OWNER' },
  })
const waiting = async () => dataOf(await owner.getTeam({ params: { id: palermo.id } })).waiting
const history = async () =>
  dataOf(await owner.listRevisions({ params: { id: palermo.branchId }, query: {} })).revisions
const told = async () => (await history())[0]?.sentences

/** spec('decisions mail.9') */
test.each(['MAIL', 'LINK'] as const)(
  'an invitation by %s opens nothing once its maker was dismissed, and the history says that it ended',
  async (by) => {
    const { url } = await inviteHerself(by)
    const token = by === 'MAIL' ? await mailed() : tokenIn(url)
    expect((await dismiss()).ok).toBe(true)
    expect(await accept(token)).toMatchObject(ended)
    expect(await waiting()).toEqual([])
    expect(await told()).toContain(`Se retiró la invitación de ${HERS}`)
  },
)

test('an invitation that was not mailed yet is mailed no more', async () => {
  await inviteHerself()
  await dismiss()
  expect(await mailed()).toBe('')
})

test('an invitation ends with a role that became less, and stays where the maker may still make it', async () => {
  await inviteHerself()
  const token = await mailed()
  expect((await dismiss('CASHIER')).ok).toBe(true)
  expect(await accept(token)).toMatchObject(ended)

  const body = { email: 'nora@example.com', by: 'MAIL' as const, role: 'CASHIER', ...company }
  await owner.inviteStaff({ params: { id: palermo.id }, body })
  const other = await mailed()
  await owner.setTeamRole({
    params: { id: palermo.id, personId: leaving.id },
    body: { ...company, role: null, seen: 'CASHIER' },
  })
  expect((await accept(other)).ok).toBe(true)
})

test('a maker who became less by another door, as a file, gives nothing any more', async () => {
  await inviteHerself()
  const token = await mailed()
  await api.ports.database
    .updateTable('staff_memberships')
    .set({ role: 'CASHIER' })
    .where('staff_user_id', '=', leaving.id)
    .execute()
  expect(await accept(token)).toMatchObject(ended)
})

test('an invitation of another person is not mailed again when one is made', async () => {
  await inviteHerself()
  await mailed()
  api.clock.now = new Date(api.clock.now.getTime() + 8 * 86_400_000)
  const again = await api.as(leaving)
  await again.inviteStaff({
    params: { id: palermo.id },
    body: { email: 'nora@example.com', by: 'MAIL', role: 'CASHIER', ...company },
  })
  await runDueJobs(api.ports)
  expect(mails.map(({ to }) => to)).toEqual([HERS, 'nora@example.com'])
})

test('a role that lets do less takes back what was given by it', async () => {
  const permissions = ['staff' as const, 'orders.see' as const]
  const made = await owner.createRole({
    params: { id: palermo.companyId },
    body: { name: 'Encargada', permissions },
  })
  const { role } = dataOf(made)
  const head = await api.as(await api.given.staff({ role, company: palermo }))
  const body = { email: 'nora@example.com', by: 'MAIL' as const, role, ...company }
  expect((await head.inviteStaff({ params: { id: palermo.id }, body })).ok).toBe(true)
  const token = await mailed()
  await owner.changeRole({
    params: { id: palermo.companyId, key: role },
    body: { name: 'Encargada', permissions: ['orders.see'], seen: { name: 'Encargada', permissions } },
  })
  expect(await accept(token)).toMatchObject(ended)
  expect(await waiting()).toEqual([])
})

test('of two who invited one person the other’s invitation stays', async () => {
  const caballito = await api.given.branchContact({ sameBranchAs: palermo })
  const at = ({ branchId: branch, id: branchContact }: GivenContact) => ({ branch, branchContact })
  const person = { email: 'nora@example.com', by: 'MAIL' as const, role: 'CASHIER' }
  const params = { id: palermo.id }
  await owner.inviteStaff({ params, body: { ...person, ...at(palermo) } })
  const theirs = await api.as(leaving)
  await theirs.inviteStaff({ params, body: { ...person, ...at(caballito) } })
  const token = await mailed()
  await dismiss()
  expect((await waiting()).map(({ memberships }) => memberships.length)).toEqual([1])
  expect((await accept(token)).ok).toBe(true)
})

const look = async (role: string | null = null) => {
  const seen = { ...company, of: 'PERSON' as const, personId: leaving.id, seen: 'OWNER', role }
  return dataOf(await owner.lookAtLeftBehind({ params: { id: palermo.id }, body: seen }))
}

/** The owner who will leave shares a tablet, hands out a link for a new shop and makes a key. */
async function leaveThings() {
  await setOperatorCompany(api.ports.database, {
    companyKey: await keyOf(palermo.companyId),
    now: api.clock.now,
  })
  await inviteHerself('LINK')
  const client = await api.as(leaving)
  const params = { id: palermo.id }
  const link = await client.makeFoundingLink({
    params: { id: palermo.companyId },
    body: { by: 'LINK', note: 'Pizzería', email: null },
  })
  const { id, secret } = dataOf(await client.createApiKey({ params, body: keyBody('Caja') }))
  const device = { name: 'Barra', idleMinutes: 5, password: leaving.password }
  dataOf(await client.shareDevice({ params, body: device }))
  const token = /empezar#(\S+)/.exec(dataOf(link).url ?? '')?.[1] ?? ''
  return { key: id, secret, token }
}
const keyBody = (name: string) => ({ ...company, name, permissions: ['menu.prices' as const] })
const keyOf = async (id: string) =>
  (
    await api.ports.database
      .selectFrom('companies')
      .select('key')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
  ).key
const keys = async () => dataOf(await owner.listApiKeys({ params: { id: palermo.id } })).keys
const take = (choice?: { keep: string[]; end: string[] }, role: string | null = null) =>
  owner.setTeamRole({
    params: { id: palermo.id, personId: leaving.id },
    body: { ...company, role, seen: 'OWNER', ...(choice && { keys: choice }) },
  })

/** spec('decisions mail.9') */
test.each([null, 'CASHIER'])(
  'staff who take a role away read before what it ends, and with it %s ends it',
  async (role) => {
    const { key, token } = await leaveThings()
    expect(await look(role)).toEqual({
      invitations: [HERS],
      devices: [{ id: expect.any(String), name: 'Barra' }],
      foundingLinks: [{ id: expect.any(String), email: null, note: 'Pizzería' }],
      keys: [{ id: key, name: 'Caja', placeName: 'Ombú', keeper: 'Sofía', mayKeep: true }],
    })
    expect((await api.client.lookAtFoundingLink({ body: { token } })).ok).toBe(true)
    dataOf(await take({ keep: [], end: [key] }, role))
    expect((await api.client.lookAtFoundingLink({ body: { token } })).ok).toBe(false)
    expect(dataOf(await owner.listSharedDevices({ params: { id: palermo.id } })).devices).toEqual([])
    expect(await keys()).toEqual([])
    // Each kind is told to the readers of its own list.
    const newest = (await history()).slice(0, 3)
    expect(newest.flatMap(({ sentences }) => sentences).toSorted()).toEqual(
      [
        expect.stringMatching(/^Sofía/),
        `Se retiró la invitación de ${HERS}`,
        'Se dejó de compartir la tablet «Barra»',
        'Se retiró un link para crear un comercio: Pizzería',
        'Se revocó la llave «Caja»',
      ].toSorted(),
    )
  },
)

/** spec('decisions mail.9') */
test('a key of which nothing is said takes the change back, and one that is kept has a new keeper', async () => {
  const { key, secret } = await leaveThings()
  const undecided = { ok: false, problem: { status: 409, code: 'keys-undecided' } }
  expect(await take()).toMatchObject(undecided)
  expect(await take({ keep: [key], end: [key] })).toMatchObject(undecided)
  expect(dataOf(await owner.listSharedDevices({ params: { id: palermo.id } })).devices).toHaveLength(1)

  dataOf(await take({ keep: [key], end: [] }))
  expect(await told()).toContain('La llave «Caja», de Sofía, queda a cargo de Sofía')
  expect(await keys()).toMatchObject([{ id: key, keptBy: 'Sofía' }])
  const till = createClient((url, init) => {
    const headers = new Headers(init?.headers)
    headers.set('authorization', `Bearer ${secret}`)
    return api.fetch(url, { ...init, headers })
  }, routes)
  const query = { place: 'menus' }
  expect(await till.getDocument({ params: { id: palermo.branchId }, query })).not.toMatchObject({
    problem: { status: 401 },
  })
})

/** spec('decisions mail.9') */
test('a key is kept by a person who may make it, and keys that their maker may still make stay', async () => {
  const { key } = await leaveThings()
  const permissions = ['staff' as const, 'orders.see' as const]
  const made = await owner.createRole({
    params: { id: palermo.companyId },
    body: { name: 'Jefa', permissions },
  })
  // Of another role that makes no keys nothing ends but what it may not make.
  const { role } = dataOf(made)
  expect(await look(role)).toMatchObject({ devices: [], keys: [{ id: key }], invitations: [HERS] })
  dataOf(await take({ keep: [], end: [key] }, role))
  expect(dataOf(await owner.listSharedDevices({ params: { id: palermo.id } })).devices).toHaveLength(1)
  // A role of the company's own that lets do less ends it then.
  const params = { id: palermo.id }
  const less = { of: 'ROLE' as const, role, permissions: ['orders.see' as const] }
  expect(dataOf(await owner.lookAtLeftBehind({ params, body: less })).devices).toMatchObject([
    { name: 'Barra' },
  ])
  const seen = { name: 'Jefa', permissions }
  const body = { name: 'Jefa', permissions: ['orders.see' as const], seen }
  dataOf(await owner.changeRole({ params: { id: palermo.companyId, key: role }, body }))
  expect(dataOf(await owner.listSharedDevices({ params })).devices).toEqual([])
  expect(await told()).toContain('Se dejó de compartir la tablet «Barra»')
})

/** spec('decisions mail.9') */
test('a link for a new shop opens nothing once its maker became less by another door, as a file', async () => {
  const { token } = await leaveThings()
  await api.ports.database
    .updateTable('staff_memberships')
    .set({ role: 'CASHIER' })
    .where('staff_user_id', '=', leaving.id)
    .execute()
  expect((await api.client.lookAtFoundingLink({ body: { token } })).ok).toBe(false)
})

test('only who may take a role is told what it ends', async () => {
  const permissions = ['staff' as const]
  const { role } = dataOf(
    await owner.createRole({ params: { id: palermo.companyId }, body: { name: 'Jefa', permissions } }),
  )
  const head = await api.as(await api.given.staff({ role, company: palermo }))
  const body = { ...company, of: 'PERSON' as const, personId: leaving.id, seen: 'OWNER', role: null }
  expect(await head.lookAtLeftBehind({ params: { id: palermo.id }, body })).toMatchObject({
    problem: { status: 403, code: 'beyond-own-permissions' },
  })
})

/** spec('decisions mail.9') */
test('an invitation behind a link that is over does not come back with the next one', async () => {
  await inviteHerself()
  await mailed()
  api.clock.now = new Date(api.clock.now.getTime() + 8 * 86_400_000)
  const caballito = await api.given.branchContact({ sameBranchAs: palermo })
  const body = { email: HERS, by: 'MAIL' as const, role: 'CASHIER' }
  const at = { branch: caballito.branchId, branchContact: caballito.id }
  const again = await api.as(await api.given.staff({ role: 'OWNER', company: palermo }))
  dataOf(await again.inviteStaff({ params: { id: palermo.id }, body: { ...body, ...at } }))
  const [person] = dataOf(await again.getTeam({ params: { id: palermo.id } })).waiting
  expect(person?.memberships.map(({ role }) => role)).toEqual(['CASHIER'])
})

/** The owner who will leave becomes a cashier by another door than the team, as a file. */
const demoteByFile = () =>
  api.ports.database
    .updateTable('staff_memberships')
    .set({ role: 'CASHIER' })
    .where('staff_user_id', '=', leaving.id)
    .where('confirmed_at', 'is not', null)
    .execute()

/** A second owner invites the same mailbox as a cashier at one contact. */
async function inviteAsCashier(by: 'MAIL' | 'LINK' = 'MAIL') {
  const at = { branch: palermo.branchId, branchContact: palermo.id }
  const body = { email: HERS, by, role: 'CASHIER', ...at }
  return dataOf(await owner.inviteStaff({ params: { id: palermo.id }, body }))
}
const rolesOf = async () => {
  const rows = await api.ports.database
    .selectFrom('staff_memberships as m')
    .innerJoin('staff_users as u', 'u.id', 'm.staff_user_id')
    .select(['m.role', 'm.confirmed_at'])
    .where('u.email', '=', HERS)
    .execute()
  return rows.map((row) => [row.role, row.confirmed_at !== null])
}

/** spec('decisions mail.9') */
test.each(['before', 'after'] as const)(
  'an invitation of a maker who became less silences none that was made %s it',
  async (turn) => {
    if (turn === 'after') await inviteAsCashier()
    await inviteHerself()
    await demoteByFile()
    if (turn === 'before') await inviteAsCashier()
    const token = await mailed()
    expect(mails.map(({ to }) => to)).toEqual([HERS])
    expect((await accept(token)).ok).toBe(true)
    expect(await rolesOf()).toEqual([['CASHIER', true]])
  },
)

test('an invitation of a maker who became less holds no other one up at its place', async () => {
  await inviteHerself('LINK')
  await demoteByFile()
  const permissions = [...OWN_ROLE_PERMISSIONS]
  const asked = { params: { id: palermo.companyId }, body: { name: 'Encargada', permissions } }
  const { role } = dataOf(await owner.createRole(asked))
  const head = await api.given.staff({ role, company: palermo })
  const body = { email: HERS, by: 'LINK' as const, role: 'CASHIER', ...company }
  const { url } = dataOf(await (await api.as(head)).inviteStaff({ params: { id: palermo.id }, body }))
  expect((await accept(tokenIn(url))).ok).toBe(true)
  expect(await rolesOf()).toEqual([['CASHIER', true]])
})

/** spec('decisions mail.9') */
test('an invitation of a maker who became less by a file stands in the team no more', async () => {
  await inviteHerself()
  expect((await waiting()).map(({ email }) => email)).toEqual([HERS])
  await demoteByFile()
  expect(await waiting()).toEqual([])
  await inviteAsCashier()
  expect((await waiting()).map(({ memberships }) => memberships.map(({ role }) => role))).toEqual([
    ['CASHIER'],
  ])
})

/** spec('decisions mail.9') */
test('a link for a company that is over does not end once more, one of an erased maker does', async () => {
  await leaveThings()
  const links = api.ports.database.updateTable('founding_links')
  await links.set({ staff_user_id: null }).execute()
  expect((await look()).foundingLinks).toMatchObject([{ note: 'Pizzería' }])
  await links.set({ expires_at: api.clock.now }).execute()
  expect((await look()).foundingLinks).toEqual([])
})

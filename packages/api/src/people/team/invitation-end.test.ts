import type { Client } from '@mostrador/contract/client'
import type { Mail } from '@mostrador/mail/mail-sender'
import { beforeEach, expect, test } from 'vitest'
import { runDueJobs } from '../../roof/run-due-jobs.ts'
import { dataOf } from '../../testing/data-of.ts'
import type { GivenContact } from '../../testing/given-contact.ts'
import type { StaffLogin } from '../../testing/given-staff.ts'
import { startTestApi, type TestApi } from '../../testing/start-test-api.ts'

const EMAIL = 'nueva@casa.example'
const password = 'una frase bien larga'

let api: TestApi
let palermo: GivenContact
let login: StaffLogin
let mails: Mail[]

beforeEach(async () => {
  mails = []
  api = await startTestApi({ mails: { send: async (mail) => (mails.push(mail), { ok: true }) } })
  palermo = await api.given.branchContact()
  login = await api.given.staff({ role: 'OWNER', company: palermo })
})

const after = (days: number) => {
  api.clock.now = new Date(api.clock.now.getTime() + days * 86_400_000)
  return api.as(login)
}

type By = 'LINK' | 'MAIL'

/** Invites the person to everything, or to the till of one contact; returns the link's token. */
async function invite(inviter: Client, role: 'OWNER' | 'CASHIER', by: By): Promise<string> {
  const at =
    role === 'OWNER'
      ? { branch: null, branchContact: null }
      : { branch: palermo.branchId, branchContact: palermo.id }
  const body = { ...at, email: EMAIL, role, by }
  const { url } = dataOf(await inviter.inviteStaff({ params: { id: palermo.id }, body }))
  if (by === 'MAIL') await runDueJobs(api.ports)
  return /invitation#(\S+)/.exec(url ?? mails.at(-1)?.text ?? '')?.[1] ?? ''
}
const accept = (token: string) => api.client.acceptInvitation({ body: { token, name: 'Nueva', password } })
const rolesOf = async () =>
  dataOf(await (await api.as({ email: EMAIL, password })).getStaffSession()).grants.map(({ role }) => role)
const waiting = async (owner: Client) =>
  dataOf(await owner.getTeam({ params: { id: palermo.id } })).waiting.map(({ expiresAt, memberships }) => [
    expiresAt,
    memberships.map(({ role }) => role),
  ])

/** spec('decisions mail.9') */
test.each(['LINK', 'MAIL'] as const)(
  'an invitation whose seven days are over does not come to life with another one by %s',
  async (by) => {
    const other = await api.given.staff({ role: 'OWNER', contacts: [palermo] })
    await invite(await api.as(login), 'OWNER', by)
    await after(5)
    const token = await invite(await api.as(other), 'CASHIER', by)
    // Eight days after the first invitation, three after the second.
    const owner = await after(3)
    const end = new Date(api.clock.now.getTime() + 4 * 86_400_000).toISOString()
    expect(await waiting(owner)).toEqual([[end, ['CASHIER']]])
    expect(await accept(token)).toMatchObject({ ok: true })
    expect(await rolesOf()).toEqual(['CASHIER'])
  },
)

test('an invitation that is made again has seven days from then on, and the others their own', async () => {
  await invite(await api.as(login), 'OWNER', 'LINK')
  await invite(await after(5), 'CASHIER', 'LINK')
  const token = await invite(await after(1), 'OWNER', 'LINK')
  const owner = await after(6.5)
  expect((await waiting(owner)).map(([, roles]) => roles)).toEqual([['OWNER']])
  expect(await accept(token)).toMatchObject({ ok: true })
  expect(await rolesOf()).toEqual(['OWNER'])
})

test('the team shows until when an invitation was good once all of a person are over', async () => {
  const end = new Date(api.clock.now.getTime() + 7 * 86_400_000).toISOString()
  const token = await invite(await api.as(login), 'CASHIER', 'LINK')
  const owner = await after(7)
  expect(await waiting(owner)).toEqual([[end, ['CASHIER']]])
  expect(await accept(token)).toMatchObject({ problem: { status: 410, code: 'invitation-ended' } })
})

test('an invitation whose days are over keeps nobody from taking back the one beside it', async () => {
  const other = await api.given.staff({ role: 'OWNER', contacts: [palermo] })
  await invite(await api.as(login), 'OWNER', 'LINK')
  await after(5)
  const manager = await api.as(other)
  const token = await invite(manager, 'CASHIER', 'LINK')
  const [person] = dataOf(await manager.getTeam({ params: { id: palermo.id } })).waiting
  const params = { id: palermo.id, personId: person?.id ?? '' }
  // The invitation to everything is still open: a manager of one contact does not take it back.
  expect(await manager.revokeInvitation({ params })).toMatchObject({
    problem: { status: 403, code: 'beyond-own-permissions' },
  })
  const owner = await after(3)
  expect(await (await api.as(other)).revokeInvitation({ params })).toMatchObject({ ok: true })
  expect(await waiting(owner)).toEqual([])
  expect(await accept(token)).toMatchObject({ problem: { status: 410, code: 'invitation-ended' } })
})

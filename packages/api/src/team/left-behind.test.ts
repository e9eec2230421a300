import type { Client } from '@mostrador/contract/client'
import type { Mail } from '@mostrador/mail/mail-sender'
import { beforeEach, expect, test } from 'vitest'
import { runDueJobs } from '../job/run-due-jobs.ts'
import { dataOf } from '../testing/data-of.ts'
import type { GivenContact } from '../testing/given-contact.ts'
import type { StaffLogin } from '../testing/given-staff.ts'
import { startTestApi } from '../testing/start-test-api.ts'
import type { TestApi } from '../testing/start-test-api.ts'

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
const told = async () =>
  dataOf(await owner.listRevisions({ params: { id: palermo.branchId }, query: {} })).revisions[0]?.sentences

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

test('nobody else’s invitation is mailed again when one is made', async () => {
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

import type { Client } from '@mostrador/contract/client'
import type { Mail } from '@mostrador/mail/mail-sender'
import { beforeEach, expect, test } from 'vitest'
import { runDueJobs } from '../../roof/run-due-jobs.ts'
import { createRateLimiter } from '../../ground/rate-limit/create-rate-limiter.ts'
import { dataOf } from '../../testing/data-of.ts'
import type { GivenContact } from '../../testing/given-contact.ts'
import { startTestApi, type TestApi } from '../../testing/start-test-api.ts'

const PASSWORD = 'una frase que recuerdo'
const NEW = 'nora@example.com'
const company = { branch: null, branchContact: null }

let api: TestApi
let palermo: GivenContact
let caballito: GivenContact
let owner: Client
let mails: Mail[]

beforeEach(async () => {
  mails = []
  api = await startTestApi({ mails: { send: async (mail) => (mails.push(mail), { ok: true }) } })
  palermo = await api.given.branchContact()
  caballito = await api.given.branchContact({ sameBranchAs: palermo })
  owner = await api.as(await api.given.staff({ role: 'OWNER', company: palermo }))
})

type Body = Parameters<Client['inviteStaff']>[0]['body']

const at = ({ branchId: branch, id: branchContact }: GivenContact) => ({ branch, branchContact })
const invite = (body: Partial<Body> = {}, by = owner) =>
  by.inviteStaff({
    params: { id: palermo.id },
    body: { email: NEW, by: 'MAIL', role: 'CASHIER', ...at(palermo), ...body },
  })
const revoke = (personId: string, by = owner) => by.revokeInvitation({ params: { id: palermo.id, personId } })
const accept = (token: string, more: object = { name: 'Nora Ruiz', password: PASSWORD }) =>
  api.client.acceptInvitation({ body: { token, ...more } })
const waiting = async (by = owner) =>
  dataOf(await by.getTeam({ params: { id: palermo.id } })).waiting.map(({ email, memberships }) => [
    email,
    memberships.map(({ role }) => role),
  ])
const told = async () => {
  const asked = { params: { id: palermo.branchId }, query: {} }
  return dataOf(await owner.listRevisions(asked)).revisions.map(
    ({ sentences, by }) => `${by}: ${sentences[0]}`,
  )
}
const tokenIn = (text: string | null | undefined): string => /invitation#(\S+)/.exec(text ?? '')?.[1] ?? ''

/** The token of a link to hand over. */
const handed = async (body: Partial<Body> = {}, by = owner) =>
  tokenIn(dataOf(await invite({ by: 'LINK', ...body }, by)).url)

const contactsOf = async (login: { email: string; password: string }) => {
  const session = await (await api.as(login)).getStaffSession()
  return session.ok && session.data.branchContacts.map(({ id }) => id)
}

const problem = (status: number, code: string) => ({ ok: false, problem: { status, code } })
const ended = problem(410, 'invitation-ended')

/** spec('decisions mail.8') */
test('a new person is invited by mail, chooses name and password, and works where the invitation said', async () => {
  expect(dataOf(await invite({ email: ' Nora@Example.com ' }))).toMatchObject({ url: null })
  expect(await waiting()).toEqual([[NEW, ['CASHIER']]])
  await runDueJobs(api.ports)
  expect(mails).toMatchObject([{ to: NEW, kind: 'staff-invitation', branchId: palermo.branchId }])
  const token = tokenIn(mails[0]?.text)
  expect(await api.client.lookAtInvitation({ body: { token } })).toMatchObject({
    data: { email: NEW, passwordNeeded: true, nameNeeded: true },
  })
  expect(await accept(token, { password: PASSWORD })).toMatchObject(problem(422, 'name-missing'))
  expect(await accept(token, { name: 'Nora Ruiz' })).toMatchObject(problem(422, 'password-missing'))
  expect(await accept(token, { name: 'Nora Ruiz', password: 'corta' })).toMatchObject(
    problem(422, 'password-too-short'),
  )
  expect((await accept(token)).ok).toBe(true)
  expect(await accept(token)).toMatchObject(ended)
  expect(await contactsOf({ email: NEW, password: PASSWORD })).toEqual([palermo.id])
  expect(await waiting()).toEqual([])
  const { people } = dataOf(await owner.getTeam({ params: { id: palermo.id } }))
  expect(people.map(({ name }) => name)).toContain('Nora Ruiz')
  expect((await told()).slice(0, 2)).toEqual([
    'Nora Ruiz: Nora Ruiz aceptó la invitación y se sumó al equipo',
    expect.stringMatching(/^Sofía: Se invitó a nora@example\.com: Cajero\/a en .+/),
  ])
})

/** spec('decisions mail.8') */
test('a link to hand over does the same, without a mail, once, for a week, the newest alone', async () => {
  const first = await handed()
  const second = await handed()
  expect(await accept(first)).toMatchObject(ended)
  const made = api.clock.now
  api.clock.now = new Date(made.getTime() + 7 * 86_400_000)
  expect(await accept(second)).toMatchObject(ended)
  api.clock.now = made
  const both = await Promise.all([accept(second), accept(second)])
  expect(both.filter(({ ok }) => ok)).toHaveLength(1)
  await runDueJobs(api.ports)
  expect(mails).toEqual([])
  // The mailbox is not proved: the next company's link asks for a password once more.
  const user = api.ports.database.selectFrom('staff_users').select('email_verified').where('email', '=', NEW)
  expect(await user.executeTakeFirstOrThrow()).toEqual({ email_verified: false })
})

/** spec('decisions mail.9') */
test('a link that is handed over opens no account that is there, whenever it began', async () => {
  const elsewhere = await api.given.branchContact()
  const login = await api.given.staff({ contacts: [elsewhere] })
  const { email } = login
  expect(await invite({ by: 'LINK', email })).toMatchObject(problem(409, 'link-needs-mail'))
  expect(await waiting()).toEqual([])

  const token = await handed()
  const stranger = await api.as(await api.given.staff({ role: 'OWNER', company: elsewhere }))
  const theirs = await stranger.inviteStaff({
    params: { id: elsewhere.id },
    body: { email: NEW, by: 'LINK', role: 'CASHIER', ...at(elsewhere) },
  })
  expect((await accept(tokenIn(dataOf(theirs).url))).ok).toBe(true)
  expect(await accept(token, { name: 'Otra', password: 'otra frase distinta' })).toMatchObject(ended)
  expect(await contactsOf({ email: NEW, password: PASSWORD })).toEqual([elsewhere.id])

  // By mail they come, with the password that they have or another one of their own.
  await invite({ email })
  await runDueJobs(api.ports)
  const mailed = tokenIn(mails.at(-1)?.text)
  expect((await accept(mailed, { password: PASSWORD })).ok).toBe(true)
  expect(await contactsOf({ email, password: PASSWORD })).toHaveLength(2)
})

/** spec('decisions mail.9') */
test('staff cannot invite to more than they may, nor by a link to which more is added later', async () => {
  const body = { name: 'Jefa de local', permissions: ['staff' as const, 'orders.see' as const] }
  const { role } = dataOf(await owner.createRole({ params: { id: palermo.companyId }, body }))
  const login = await api.given.staff({ role, contacts: [palermo] })
  const lia = await api.as(login)
  expect(await invite({ role: 'OWNER' }, lia)).toMatchObject(problem(403, 'beyond-own-permissions'))
  expect(await invite({ role, ...company }, lia)).toMatchObject(problem(403, 'permission-missing'))
  expect(await invite({ role, ...at(caballito) }, lia)).toMatchObject(problem(403, 'permission-missing'))
  expect(await waiting()).toEqual([])

  const token = await handed({ role }, lia)
  await api.ports.database
    .insertInto('staff_memberships')
    .columns(['id', 'company_id', 'staff_user_id', 'role', 'confirmed_at'])
    .expression((from) =>
      from
        .selectFrom('staff_users')
        .select((value) => [
          value.val(api.ports.newId()).as('id'),
          value.val(palermo.companyId).as('company_id'),
          'id as staff_user_id',
          value.val('OWNER').as('role'),
          value.val(null).as('confirmed_at'),
        ])
        .where('email', '=', NEW),
    )
    .execute()
  expect(await accept(token)).toMatchObject(ended)
  const [person] = dataOf(await owner.getTeam({ params: { id: palermo.id } })).waiting
  expect(await revoke(person?.id ?? '', lia)).toMatchObject(problem(403, 'beyond-own-permissions'))
})

test('a link ends with what its maker may give', async () => {
  const manager = await api.given.staff({ role: 'OWNER', company: palermo })
  const token = await handed({ role: 'MANAGER' }, await api.as(manager))
  const membership = () =>
    api.ports.database.updateTable('staff_memberships').where('staff_user_id', '=', manager.id)
  await membership().set({ role: 'CASHIER' }).execute()
  expect(await accept(token)).toMatchObject(ended)
  await membership().set({ role: 'OWNER' }).execute()
  expect((await accept(token)).ok).toBe(true)
})

/** spec('decisions mail.8') */
test('an invitation is taken back: its link ends, and nobody is left behind', async () => {
  const token = await handed()
  const [person] = dataOf(await owner.getTeam({ params: { id: palermo.id } })).waiting
  expect((await revoke(person?.id ?? '')).ok).toBe(true)
  expect(await accept(token)).toMatchObject(ended)
  expect(await revoke(person?.id ?? '')).toMatchObject(ended)
  const left = api.ports.database.selectFrom('staff_users').select('id').where('email', '=', NEW)
  expect(await left.execute()).toEqual([])
  expect((await told())[0]).toBe('Sofía: Se retiró la invitación de nora@example.com')

  await invite()
  const [again] = dataOf(await owner.getTeam({ params: { id: palermo.id } })).waiting
  await revoke(again?.id ?? '')
  await runDueJobs(api.ports)
  expect(mails).toEqual([])
})

test('of a link that is followed while it is taken back, one comes first', async () => {
  const token = await handed()
  const [person] = dataOf(await owner.getTeam({ params: { id: palermo.id } })).waiting
  const [accepted, revoked] = await Promise.all([accept(token), revoke(person?.id ?? '')])
  expect([accepted.ok, revoked.ok].filter(Boolean)).toHaveLength(1)
  const { people } = dataOf(await owner.getTeam({ params: { id: palermo.id } }))
  expect(people.some(({ email }) => email === NEW)).toBe(accepted.ok)
})

test('an invitation is refused for a member, a bad address, an unknown role or place, and too often', async () => {
  const ana = await api.given.staff({ contacts: [caballito] })
  expect(await invite({ email: ana.email })).toMatchObject(problem(409, 'already-in-team'))
  for (const email of ['nora', 'nora@example.com, ana@example.com', 'a@b.cl\r\nBcc: x@y.cl'])
    expect(await invite({ email })).toMatchObject({ ok: false, problem: { status: 422 } })
  expect(await invite({ role: 'no-such' })).toMatchObject(problem(404, 'role-not-found'))
  const elsewhere = await api.given.branchContact()
  expect(await invite(at(elsewhere))).toMatchObject(problem(404, 'branch-contact-not-found'))
  const cashier = await api.as(await api.given.staff({ contacts: [palermo] }))
  expect(await invite({}, cashier)).toMatchObject(problem(403, 'permission-missing'))

  const limited = await startTestApi({
    rateLimiter: createRateLimiter({ rules: { 'invite-staff': { times: 1 } } }),
  })
  const contact = await limited.given.branchContact()
  const boss = await limited.as(await limited.given.staff({ role: 'OWNER', company: contact }))
  const ask = (email: string) =>
    boss.inviteStaff({
      params: { id: contact.id },
      body: { email, by: 'MAIL', role: 'CASHIER', ...at(contact) },
    })
  expect((await ask('a@example.com')).ok).toBe(true)
  expect(await ask('b@example.com')).toMatchObject(problem(429, 'too-many-requests'))
})

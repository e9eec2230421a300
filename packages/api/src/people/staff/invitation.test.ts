import { runDueJobs } from '../../roof/run-due-jobs.ts'
import { expect, test } from 'vitest'
import { startTestApi, type TestApi } from '../../testing/start-test-api.ts'
import { nextTestId } from '../../testing/test-ports.ts'

const OWN_PASSWORD = 'lo elegí yo misma'

/** Person whom one company employs, listed by the file of another, as an import leaves it. */
async function listed({ given, ports }: TestApi) {
  const attacker = await given.branchContact()
  const victim = await given.branchContact()
  const { id, ...login } = await given.staff({ role: 'OWNER', company: attacker })
  await ports.database
    .insertInto('staff_memberships')
    .values({
      company_id: victim.companyId,
      staff_user_id: id,
      id: nextTestId(),
      role: 'OWNER',
      confirmed_at: null,
    })
    .execute()
  const job = {
    kind: 'staff-invitation',
    company_id: victim.companyId,
    run_at: ports.now(),
    created_at: ports.now(),
  }
  const payload = JSON.stringify({ companyId: victim.companyId, staffUserId: id })
  const leave = () =>
    ports.database
      .insertInto('jobs')
      .values({ ...job, id: nextTestId(), unique_key: id, payload })
      .execute()
  await leave()
  return { attacker, victim, id, login, leave }
}

/** The token of the newest link that was sent by e-mail. */
async function linkSent({ ports }: TestApi): Promise<string> {
  await runDueJobs(ports)
  const { text } = await ports.database
    .selectFrom('sent_mails')
    .select('text')
    .where('kind', '=', 'staff-invitation')
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow()
  return /\/console\/invitation#(\S+)/.exec(text ?? '')?.[1] ?? ''
}

/** spec('decisions who-sees-what.9') */
test('whoever knows the password of a listed account sees nothing until a link was followed, and is out from then on', async () => {
  const api = await startTestApi()
  const { attacker, victim, id, login } = await listed(api)
  const { database } = api.ports
  const passkey = { id: nextTestId(), name: 'Del intruso', credential_id: 'c', public_key: 'k', counter: 0 }
  await database
    .insertInto('staff_passkeys')
    .values({
      ...passkey,
      staff_user_id: id,
      device_type: 'singleDevice',
      backed_up: false,
      created_at: api.clock.now,
    })
    .execute()
  const seen = async (password: string) => {
    const session = await (await api.as({ email: login.email, password })).getStaffSession()
    return session.ok && session.data.branchContacts.map(({ id }) => id).toSorted()
  }
  const thief = await api.as(login)
  expect(await seen(login.password)).toEqual([attacker.id])

  const token = await linkSent(api)
  const { client } = api
  expect(await client.lookAtInvitation({ body: { token } })).toMatchObject({
    data: { email: login.email, passwordNeeded: true },
  })
  expect(await client.acceptInvitation({ body: { token } })).toMatchObject({
    problem: { code: 'password-missing' },
  })
  for (const [password, code] of [
    ['corta', 'password-too-short'],
    ['contraseña123', 'password-too-common'],
  ] as const)
    expect(await client.acceptInvitation({ body: { token, password } })).toMatchObject({ problem: { code } })
  expect((await client.acceptInvitation({ body: { token, password: OWN_PASSWORD } })).ok).toBe(true)

  expect(await thief.getStaffSession()).toMatchObject({ problem: { code: 'not-signed-in' } })
  expect(await database.selectFrom('staff_passkeys').select('name').execute()).toEqual([])
  expect(await client.signIn({ body: login })).toMatchObject({ problem: { code: 'wrong-credentials' } })
  expect(await seen(OWN_PASSWORD)).toEqual([attacker.id, victim.id].toSorted())
})

test('a link is good once, for a week, and the newest alone', async () => {
  const api = await startTestApi()
  const { leave, victim } = await listed(api)
  const accept = (token: string) => api.client.acceptInvitation({ body: { token, password: OWN_PASSWORD } })
  const ended = { ok: false, problem: { status: 410, code: 'invitation-ended' } }
  const first = await linkSent(api)
  await leave()
  api.clock.now = new Date(api.clock.now.getTime() + 60_000)
  const second = await linkSent(api)
  expect(second).not.toBe(first)
  expect(await accept(first)).toMatchObject(ended)
  expect(await accept('nonsense')).toMatchObject(ended)

  const sent = api.clock.now
  api.clock.now = new Date(sent.getTime() + 7 * 86_400_000)
  expect(await accept(second)).toMatchObject(ended)
  api.clock.now = sent
  const both = await Promise.all([accept(second), accept(second)])
  expect(both.filter(({ ok }) => ok)).toHaveLength(1)
  const rows = await api.ports.database
    .selectFrom('staff_memberships')
    .select('confirmed_at')
    .where('company_id', '=', victim.companyId)
    .execute()
  expect(rows).toEqual([{ confirmed_at: sent }])
})

test('whoever chose the password by a link confirms the next company with the link alone', async () => {
  const api = await startTestApi()
  const { id, login } = await listed(api)
  await api.ports.database
    .updateTable('staff_users')
    .set({ email_verified: true })
    .where('id', '=', id)
    .execute()
  const token = await linkSent(api)

  expect(await api.client.lookAtInvitation({ body: { token } })).toMatchObject({
    data: { passwordNeeded: false },
  })
  expect((await api.client.acceptInvitation({ body: { token } })).ok).toBe(true)
  const session = await (await api.as(login)).getStaffSession()
  expect(session.ok && session.data.branchContacts).toHaveLength(2)
})

test('a membership that waits opens nothing, by whichever door', async () => {
  const api = await startTestApi()
  const { victim, login } = await listed(api)
  const client = await api.as(login)
  const { branchId: id } = victim
  expect(await client.getBranding({ params: { id } })).toMatchObject({
    problem: { code: 'branch-not-found' },
  })
  expect(await client.listBoard({ params: { id: victim.id } })).toMatchObject({ problem: { status: 404 } })
})

import { expect, test } from 'vitest'
import { isGranted } from '@mostrador/domain/permission/grant'
import type { Permission } from '@mostrador/domain/permission/permission'
import { dataOf } from '../../testing/data-of.ts'
import { startTestApi } from '../../testing/start-test-api.ts'
import { statementsOf } from '../../testing/test-database.ts'
import { nextTestId } from '../../testing/test-ports.ts'

const headersOf = (cookie: string) => ({ headers: { cookie } })

/** spec('decisions who-sees-what.4') */
test('staff sign in and see the branch contacts of their memberships, and nothing else', async () => {
  const { given, as } = await startTestApi()
  const palermo = await given.branchContact()
  const caballito = await given.branchContact({ sameBranchAs: palermo })
  const nonna = await given.branchContact({ sameCompanyAs: palermo })
  const elsewhere = await given.branchContact()

  const sees = async (options: Parameters<typeof given.staff>[0]) => {
    const client = await as(await given.staff(options))
    const session = await client.getStaffSession()
    return (
      session.ok && {
        roles: session.data.grants.map(({ role }) => role),
        ids: session.data.branchContacts.map(({ id }) => id),
      }
    )
  }

  expect(await sees({ contacts: [caballito] })).toEqual({ roles: ['CASHIER'], ids: [caballito.id] })
  expect(await sees({ role: 'MANAGER', branch: palermo })).toEqual({
    roles: ['MANAGER'],
    ids: [palermo.id, caballito.id],
  })
  expect(await sees({ role: 'OWNER', company: palermo })).toEqual({
    roles: ['OWNER'],
    ids: [palermo.id, caballito.id, nonna.id],
  })
  expect(await sees({ role: 'OWNER', company: elsewhere })).toEqual({ roles: ['OWNER'], ids: [elsewhere.id] })
})

test('whoever owns one company and helps out in another is what he or she is in each place', async () => {
  const { given, as, ports } = await startTestApi()
  const own = await given.branchContact()
  const other = await given.branchContact()
  const sibling = await given.branchContact({ sameBranchAs: other })
  const { id, ...login } = await given.staff({ role: 'OWNER', company: own })
  const member = async (place: object, role: 'MANAGER' | 'CASHIER') => {
    const person = { staff_user_id: id, id: nextTestId(), role, confirmed_at: new Date(0) }
    const row = { company_id: other.companyId, ...person, ...place }
    await ports.database.insertInto('staff_memberships').values(row).execute()
  }
  await member({ branch_id: other.branchId }, 'CASHIER')
  await member({ branch_id: other.branchId, branch_contact_id: sibling.id }, 'MANAGER')

  const session = dataOf(await (await as(login)).getStaffSession())
  const may = (permission: Permission) =>
    session.branchContacts
      .filter(({ companyId: company, branchId: branch, id: branchContact }) =>
        isGranted(session.grants, { permission, company, branch, branchContact }),
      )
      .map((contact) => contact.id)
  expect(session.branchContacts.map((contact) => contact.id).toSorted()).toEqual(
    [own.id, other.id, sibling.id].toSorted(),
  )
  expect(may('orders.see')).toHaveLength(3)
  expect(may('menu.prices').toSorted()).toEqual([own.id, sibling.id].toSorted())
  expect(may('staff')).toEqual([own.id])
})

/** spec('decisions beyond-the-documents.29') */
test.each([
  ['http://localhost:3000', /^mostrador\.session_token=/, false],
  ['https://caja.pide.example', /^__Host-mostrador\.session_token=/, true],
] as const)(
  'the session cookie of %s is for its host and its own pages alone',
  async (consoleUrl, name, isSecure) => {
    const { given, fetch } = await startTestApi({ consoleUrl })
    const { email, password } = await given.staff({ contacts: [await given.branchContact()] })

    const headers = { 'content-type': 'application/json', origin: consoleUrl }
    const body = JSON.stringify({ email: ` ${email.toUpperCase()}`, password })
    const response = await fetch(`${consoleUrl}/api/staff/session`, { method: 'POST', headers, body })

    expect(response.status).toBe(200)
    const [cookie = ''] = response.headers.getSetCookie()
    expect(cookie).toMatch(name)
    expect(cookie).toMatch(/; HttpOnly/i)
    expect(cookie).toMatch(/; SameSite=Strict/i)
    expect(cookie).toMatch(/; Path=\/(?:;|$)/i)
    expect(/; Secure/i.test(cookie)).toBe(isSecure)
    expect(cookie).not.toMatch(/Domain/i)
    const signedIn = await fetch(`${consoleUrl}/api/staff/session`, {
      headers: { cookie: cookie.split(';')[0] ?? '' },
    })
    expect(signedIn.status).toBe(200)
  },
)

test('a wrong password and an unknown e-mail are answered alike', async () => {
  const { given, client } = await startTestApi()
  const { email } = await given.staff({ contacts: [await given.branchContact()] })

  const wrong = await client.signIn({ body: { email, password: 'not it, sorry' } })
  const unknown = await client.signIn({ body: { email: 'nobody@example.com', password: 'not it, sorry' } })
  const nonsense = await client.signIn({ body: { email: '', password: '' } })

  for (const answer of [wrong, unknown, nonsense]) {
    expect(answer).toMatchObject({ ok: false, problem: { status: 401, code: 'wrong-credentials' } })
  }
})

test('signing out ends the session for whoever kept the cookie', async () => {
  const { given, fetch, client } = await startTestApi()
  const login = await given.staff({ contacts: [await given.branchContact()] })
  const response = await fetch('/api/staff/session', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: login.email, password: login.password }),
  })
  const cookie = response.headers.getSetCookie()[0]?.split(';')[0] ?? ''
  expect(await client.getStaffSession({}, headersOf(cookie))).toMatchObject({ ok: true })

  await client.signOut({}, headersOf(cookie))

  expect(await client.getStaffSession({}, headersOf(cookie))).toMatchObject({ problem: { status: 401 } })
  expect(await client.signOut()).toMatchObject({ ok: true })
})

test('a forged cookie is no session', async () => {
  const { given, client } = await startTestApi()
  await given.staff({ contacts: [await given.branchContact()] })

  const forged = await client.getStaffSession({}, headersOf('mostrador.session_token=abc.def'))

  expect(forged).toMatchObject({ ok: false, problem: { status: 401, code: 'not-signed-in' } })
})

test('another site cannot act with the cookie of a member of staff', async () => {
  const { given, client } = await startTestApi()
  const { email, password } = await given.staff({ contacts: [await given.branchContact()] })
  const body = { email, password }

  const evil = await client.signIn({ body }, { headers: { origin: 'https://evil.example' } })
  const opaque = await client.signIn({ body }, { headers: { origin: 'null' } })

  const unknown = await client.signIn({ body }, { headers: { origin: '' } })
  const otherName = { origin: 'http://127.0.0.1:3000', host: '127.0.0.1:3000' }
  const sameHost = await client.signIn({ body }, { headers: otherName })

  expect(sameHost.ok).toBe(true)
  expect(unknown).toMatchObject({ ok: false, problem: { status: 403 } })
  expect(evil).toMatchObject({ ok: false, problem: { status: 403, code: 'origin-forbidden' } })
  expect(opaque).toMatchObject({ ok: false, problem: { status: 403 } })
})

test('knowing who is signed in costs four statements, whatever the number of branch contacts', async () => {
  const { given, as } = await startTestApi()
  const contact = await given.branchContact()
  await given.branchContact({ sameBranchAs: contact })
  const client = await as(await given.staff({ role: 'OWNER', company: contact }))

  const statements = await statementsOf(() => client.getStaffSession())

  expect(statements).toHaveLength(4)
})

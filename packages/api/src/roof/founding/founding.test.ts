import { KITCHENS } from '@mostrador/domain/company/kitchen'
import { secretToken } from '../../ground/http/secret-token.ts'
import { randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import { startTestApi, type TestApi } from '../../testing/start-test-api.ts'
import { openFoundingLink } from './founding-store.ts'

const ENDED = { ok: false, problem: { status: 410, code: 'founding-link-ended' } }

const OWNER = { name: 'Ana Paz', email: 'ana@example.com', password: 'una frase que recuerdo' }
const SHOP = {
  shop: 'Lo de Ana',
  alias: 'lo-de-ana',
  country: 'ar',
  timeZone: 'America/Argentina/Buenos_Aires',
  kitchen: 'pizzeria',
} as const

/** A link, as a start or the operator makes it. */
async function linkOf({ ports, clock }: TestApi, of: { isFirst?: boolean; email?: string } = {}) {
  const token = secretToken(randomBytes)
  const { isFirst = false, email = null } = of
  await openFoundingLink(ports.database, { token, now: clock.now, isFirst, email })
  return token
}

const found = (api: TestApi, token: string, other: object = {}) =>
  api.client.foundCompany({ body: { token, ...OWNER, ...SHOP, ...other } })

const count = async ({ ports }: TestApi, table: 'companies' | 'staff_users' | 'founding_links') =>
  (await ports.database.selectFrom(table).selectAll().execute()).length

/** spec('decisions founding.1') */
test('a link makes an account, a company and a contact that nobody finds, as one change by its owner', async () => {
  const api = await startTestApi()
  const token = await linkOf(api, { isFirst: true })
  expect(await api.client.lookAtFoundingLink({ body: { token } })).toMatchObject({ data: { email: null } })
  expect(await found(api, token)).toMatchObject({ ok: true, data: { alias: 'lo-de-ana-local' } })

  const owner = await api.as(OWNER)
  const session = await owner.getStaffSession()
  const [contact] = (session.ok && session.data.branchContacts) || []
  expect(contact).toMatchObject({ alias: 'lo-de-ana-local', name: 'Lo de Ana' })
  const info = await api.client.getBranchContact({ params: { id: contact?.id ?? '' } })
  expect(info).toMatchObject({
    data: {
      commercialTermsInfo: { blocked: true },
      branch: { country: 'ar', voice: 'VOS' },
      deliveryConfig: { orderModes: [{ type: 'TAKE_AWAY' }] },
    },
  })
  const revisions = await api.ports.database.selectFrom('revisions').selectAll().execute()
  const [person] = await api.ports.database.selectFrom('staff_users').selectAll().execute()
  expect(revisions).toMatchObject([{ number: 1, door: 'CONSOLE', staff_user_id: person?.id }])
  const looks = await api.ports.database.selectFrom('branding_versions').selectAll().execute()
  expect(looks).toMatchObject([{ source: 'CONSOLE', staff_user_id: person?.id }])
  expect(await count(api, 'founding_links')).toBe(0)
})

/** spec('decisions founding.2') */
test('a link is good once, for a week, and the first of an install while there is no company', async () => {
  const api = await startTestApi()
  const [one, other, made] = [
    await linkOf(api, { isFirst: true }),
    await linkOf(api, { isFirst: true }),
    await linkOf(api),
  ]
  const both = await Promise.all([
    found(api, one),
    found(api, one, { alias: 'otro', email: 'eva@example.com' }),
    found(api, other, { alias: 'tercero', email: 'leo@example.com' }),
  ])
  expect(both.filter(({ ok }) => ok)).toHaveLength(1)
  expect(both.filter(({ ok }) => !ok)).toMatchObject([ENDED, ENDED])
  expect(await count(api, 'companies')).toBe(1)
  expect(await count(api, 'staff_users')).toBe(1)
  expect(await api.client.lookAtFoundingLink({ body: { token: other } })).toMatchObject(ENDED)
  expect(await api.client.lookAtFoundingLink({ body: { token: 'nonsense' } })).toMatchObject(ENDED)

  const since = api.clock.now
  api.clock.now = new Date(since.getTime() + 7 * 86_400_000)
  expect(await api.client.lookAtFoundingLink({ body: { token: made } })).toMatchObject(ENDED)
  api.clock.now = since
  expect(await found(api, made, { alias: 'de-la-casa', email: 'sol@example.com' })).toMatchObject({
    ok: true,
  })
})

/** spec('decisions founding.3') */
test('an address and a mailbox that are somebody’s stay theirs, and the link stays good', async () => {
  const api = await startTestApi()
  const theirs = await api.given.branchContact()
  const login = await api.given.staff({ role: 'OWNER', company: theirs })
  const { key } = await api.ports.database.selectFrom('companies').select('key').executeTakeFirstOrThrow()
  const token = await linkOf(api)
  const problem = async (alias: string) => {
    const checked = await api.client.checkNewAlias({ body: { token, alias } })
    return checked.ok && checked.data.problem
  }
  expect(await problem('lo-de-ana')).toBeNull()
  expect(await problem(theirs.alias)).toBe('alias-taken')
  expect(await problem(key)).toBe('alias-taken')
  expect(await problem('Ñandú')).toBe('alias-invalid')
  expect(await problem('menu')).toBe('alias-reserved')
  expect(await problem('a'.repeat(56))).toBe('alias-invalid')
  expect(await api.client.checkNewAlias({ body: { token: 'x', alias: 'libre' } })).toMatchObject(ENDED)

  for (const alias of [theirs.alias, key])
    expect(await found(api, token, { alias })).toMatchObject({ problem: { code: 'alias-taken' } })
  const before = await api.ports.database.selectFrom('staff_memberships').selectAll().execute()
  expect(await found(api, token, { email: login.email.toUpperCase() })).toMatchObject({
    problem: { status: 409, code: 'email-taken' },
  })
  expect(await count(api, 'companies')).toBe(1)
  expect(await api.ports.database.selectFrom('staff_memberships').selectAll().execute()).toEqual(before)
  expect((await api.client.signIn({ body: login })).ok).toBe(true)
  expect(await found(api, token)).toMatchObject({ ok: true })
})

test.each([
  [{ name: '  ' }, 'name-missing'],
  [{ name: 'a'.repeat(101) }, 'name-too-long'],
  [{ email: 'ana' }, 'email-invalid'],
  [{ email: 'a..b@example.com' }, 'email-invalid'],
  [{ password: 'corta' }, 'password-too-short'],
  [{ password: 'ana@example.com' }, 'password-too-common'],
  [{ shop: '' }, 'shop-name-missing'],
  [{ shop: 'a'.repeat(101) }, 'shop-name-too-long'],
  [{ alias: '../x' }, 'alias-invalid'],
  [{ alias: 'console' }, 'alias-reserved'],
  [{ country: 'fr' }, 'country-not-served'],
  [{ country: 'toString' }, 'country-not-served'],
  [{ timeZone: 'Europe/Paris' }, 'time-zone-unknown'],
  [{ timeZone: "'; drop table companies" }, 'time-zone-unknown'],
])('%j is refused as %s, and nothing is there', async (other, code) => {
  const api = await startTestApi()
  const token = await linkOf(api)
  expect(await found(api, token, other)).toMatchObject({ problem: { code } })
  expect(await count(api, 'companies')).toBe(0)
  expect(await count(api, 'founding_links')).toBe(1)
})

test('a link that was made for a mailbox founds for that one alone', async () => {
  const api = await startTestApi()
  const token = await linkOf(api, { email: 'eva@example.com' })
  expect(await found(api, token, { email: 'mallory@example.com' })).toMatchObject({ ok: true })
  const people = await api.ports.database.selectFrom('staff_users').select('email').execute()
  expect(people).toEqual([{ email: 'eva@example.com' }])
})

/** spec('decisions founding.4') */
test.each(KITCHENS)(
  'a shop of the kind %s begins with its hours and nothing to take out',
  async (kitchen) => {
    const api = await startTestApi()
    expect(
      await found(api, await linkOf(api), { kitchen, country: 'cl', timeZone: 'America/Santiago' }),
    ).toMatchObject({ ok: true })
    const { database } = api.ports
    expect(await database.selectFrom('plates').select('id').execute()).toEqual([])
    expect(await database.selectFrom('files').select('id').execute()).toEqual([])
    expect((await database.selectFrom('branches').select('voice').execute())[0]).toEqual({ voice: 'TU' })
    const types = await database.selectFrom('payment_types').select('payment_method').execute()
    expect(types).toEqual([{ payment_method: 'CASH' }])
    const owner = await api.as(OWNER)
    const session = await owner.getStaffSession()
    const branchId = (session.ok && session.data.branchContacts[0]?.branchId) || ''
    const hours = await owner.getDocument({
      params: { id: branchId },
      query: { place: 'branchContacts/lo-de-ana-local/hours' },
    })
    expect(Object.keys((hours.ok && hours.data.value) as object).length).toBeGreaterThan(4)
  },
)

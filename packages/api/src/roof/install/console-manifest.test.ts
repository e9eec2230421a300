import { beforeEach, expect, test } from 'vitest'
import { startTestApi, type TestApi } from '../../testing/start-test-api.ts'

let api: TestApi

beforeEach(async () => {
  api = await startTestApi()
})

/** Asks for the console's manifest with the cookies of a person. */
async function manifestFor(login?: { readonly email: string; readonly password: string }) {
  let cookie = ''
  if (login) {
    const body = JSON.stringify({ email: login.email, password: login.password })
    const headers = { 'content-type': 'application/json' }
    const signedIn = await api.fetch('/api/staff/session', { method: 'POST', headers, body })
    cookie = signedIn.headers.getSetCookie()[0]?.split(';')[0] ?? ''
  }
  const response = await api.fetch('/api/staff/manifest.webmanifest', { headers: { cookie } })
  expect(response.headers.get('content-type')).toContain('application/manifest+json')
  expect(response.headers.get('cache-control')).toBe('no-store')
  return (await response.json()) as Record<string, unknown>
}

/** spec('decisions push.8') */
test('the console is installed by the name of the company that one works for', async () => {
  const contact = await api.given.branchContact()
  const { name } = await api.ports.database
    .selectFrom('companies')
    .select('name')
    .where('id', '=', contact.companyId)
    .executeTakeFirstOrThrow()
  const own = await manifestFor(await api.given.staff({ contacts: [contact] }))
  expect(own).toMatchObject({
    name: `${name} · Mostrador`,
    start_url: '/console/',
    scope: '/console/',
    display: 'standalone',
  })
  const icons = own['icons'] as { src: string; sizes: string; purpose: string }[]
  expect(icons.map(({ sizes, purpose }) => `${sizes} ${purpose}`)).toEqual([
    '192x192 any',
    '512x512 any',
    '512x512 maskable',
  ])
})

test('a visitor without a session, and staff of two companies, install the product', async () => {
  expect(await manifestFor()).toMatchObject({ name: 'Mostrador', short_name: 'Mostrador' })
  const contacts = [await api.given.branchContact(), await api.given.branchContact()]
  const both = await api.given.staff({ contacts })
  expect(await manifestFor(both)).toMatchObject({ name: 'Mostrador' })
})

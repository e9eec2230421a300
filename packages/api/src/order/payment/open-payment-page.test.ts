import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { askForPage, placeOnline, startOnlineShop } from '../../testing/online-orders.ts'
import { startTestApi } from '../../testing/start-test-api.ts'
import { testProvider } from '../../testing/test-provider.ts'

const digestOf = (text: string): string => createHash('sha256').update(text).digest('base64')

test('a page that is opened by posting its token sends itself, as text and to the provider alone', async () => {
  const provider = testProvider()
  const account = await provider.open('sandbox', '')
  if (!account) throw new Error('The provider of the tests has an account everywhere.')
  const link = { url: 'https://pay.example/begin?a=1&b="><script>', token: `"'<&>` }
  const posted = {
    ...account,
    tokenField: 'token_ws',
    makeLink: async () => ({ ok: true, value: { ...link, reference: 'ref' } }) as const,
  }
  const api = await startTestApi({ payments: { ...provider, open: async () => posted } })
  const contact = await api.given.branchContact()
  const shop = { api, contact, plate: await api.given.plate(contact, { price: 100_000 }) }
  const { code } = await placeOnline(shop, { upload: 'API' })
  const made = await askForPage(shop, code)
  if (!made.ok) throw new Error(made.problem.code)

  const page = await api.fetch(new URL(made.data.url).pathname)
  const html = await page.text()
  expect(html).toContain('action="https://pay.example/begin?a=1&amp;b=&quot;&gt;&lt;script&gt;"')
  expect(html).toContain('name="token_ws" value="&quot;&#39;&lt;&amp;&gt;"')
  const policy = page.headers.get('content-security-policy')
  expect(policy).toContain('form-action https://pay.example;')
  for (const part of ["default-src 'none'", "base-uri 'none'", "frame-ancestors 'none'"])
    expect(policy?.split('; ')).toContain(part)
  expect(Object.fromEntries(page.headers)).toMatchObject({
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-store',
    'referrer-policy': 'strict-origin-when-cross-origin',
  })
  const scripts = [...html.matchAll(/<script>([^]*?)<\/script>/g)].map(([, text = '']) => text)
  expect(scripts).toHaveLength(1)
  expect(policy).toContain(`script-src 'sha256-${digestOf(scripts[0] ?? '')}'`)
})

test.each([
  ['is being made', { url: null }],
  ['has no token', { token: null }],
  ['is of an account that was closed', { provider_name: 'closed' }],
])('a page that %s is not there', async (_, row) => {
  const { provider: _provider, ...shop } = await startOnlineShop()
  const { code } = await placeOnline(shop, { upload: 'API' })
  await askForPage(shop, code)
  const { id, provider_name: at } = await shop.api.ports.database
    .updateTable('payment_attempts')
    .set(row)
    .returning(['id', 'provider_name'])
    .executeTakeFirstOrThrow()
  expect((await shop.api.fetch(`/api/payments/${at}/page/${id}`)).status).toBe(404)
})

import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readyAnswerOf } from '@mostrador/api/ground/http/compressed-body'
import { createApi } from '@mostrador/api/roof/create-api'
import { runDueJobs } from '@mostrador/api/roof/run-due-jobs'
import { givenHost } from '@mostrador/api/testing/given-host'
import { startTestApi, type TestApi } from '@mostrador/api/testing/start-test-api'
import { nextTestId } from '@mostrador/api/testing/test-ports'
import { expect, onTestFinished, test } from 'vitest'
import { createMapTiles } from './map-tiles.ts'
import { createMetrics } from './metrics.ts'
import { createStorefrontPages } from './pages/storefront-pages.ts'
import { createSite } from './site.ts'
import { openStaticFiles } from './static-files.ts'

const SHOPS = 'https://pide.example'
const CONSOLE = 'https://caja.pide.example'
const TENANT = 'https://pedidos.ombu.example'

const told: unknown[] = []

type Urls = { readonly publicUrl: string; readonly consoleUrl?: string }

async function startSite(urls: Urls, started?: TestApi) {
  const api = started ?? (await startTestApi(urls))
  await givenHost(api, new URL(TENANT).hostname, { of: await api.given.branchContact() })
  const folder = mkdtempSync(join(tmpdir(), 'console-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  writeFileSync(join(folder, 'index.html'), '<!doctype html>the console')
  for (const name of ['assets', 'vos']) mkdirSync(join(folder, name))
  writeFileSync(join(folder, 'vos/index.html'), '<!doctype html>the console in vos')
  for (const name of ['gone.js', 'broken.js']) writeFileSync(join(folder, 'assets', name), 'export {}')
  const consoleFiles = await openStaticFiles(folder)
  // Since the start one was removed, and another cannot be read.
  for (const name of ['gone.js', 'broken.js']) rmSync(join(folder, 'assets', name))
  mkdirSync(join(folder, 'assets/broken.js'))
  const site = createSite({
    api: createApi(api.ports),
    pages: createStorefrontPages({
      load: async () => ({
        handle: async () => new Response('<p>a shop', { headers: { 'x-page-preview': '1' } }),
      }),
      apiFetch: async () => new Response(),
      provider: { name: 'Tucán', site: null },
      now: api.ports.now,
      strict: true,
      publicUrl: urls.publicUrl,
      hosts: api.ports.hosts,
    }),
    storefrontFiles: await openStaticFiles(''),
    consoleFiles,
    mapTiles: createMapTiles(),
    isReady: async () => true,
    metrics: createMetrics(),
    metricsGuard: () => true,
    isHttps: urls.publicUrl.startsWith('https:'),
    hosts: api.ports.hosts,
    log: { error: (...what: unknown[]) => void told.push(what) },
  })
  return (url: string, init?: RequestInit) => Promise.resolve(site.fetch(new Request(url, init)))
}

const whereTo = (answer: Response) => [answer.status, answer.headers.get('location')]

/** spec('decisions beyond-the-documents.29') */
test('the console is on its own host alone, and no page of a shop is there', async () => {
  const ask = await startSite({ publicUrl: SHOPS, consoleUrl: CONSOLE })
  const page = await ask(`${CONSOLE}/console/orders`)
  expect([page.status, await page.text()]).toEqual([200, '<!doctype html>the console'])
  for (const elsewhere of [SHOPS, TENANT, 'http://10.0.0.7:3000'])
    expect(whereTo(await ask(`${elsewhere}/console/orders?scope=open`))).toEqual([
      302,
      `${CONSOLE}/console/orders?scope=open`,
    ])

  expect(whereTo(await ask(`${CONSOLE}/`))).toEqual([302, `${CONSOLE}/console`])
  for (const path of ['/menu/ombu?preview=x', '/guia', '/sw.js', '/logistics/a/shipments', '//evil.example'])
    expect(whereTo(await ask(CONSOLE + path))).toEqual([302, SHOPS + path])
  expect((await ask(`${CONSOLE}/menu/ombu`, { method: 'POST' })).status).toBe(404)
  expect((await ask(`${CONSOLE}/healthz`)).status).toBe(200)
  expect((await ask(`${CONSOLE}/api/rt`)).status).toBe(200)
})

/** The link that somebody is sent whom a company's file employs. */
async function invitationLink({ given, ports }: TestApi): Promise<string> {
  const { companyId: company_id } = await given.branchContact()
  const { id: staff_user_id } = await given.staff({})
  await ports.database
    .insertInto('staff_memberships')
    .values({ company_id, staff_user_id, id: nextTestId(), role: 'OWNER', confirmed_at: null })
    .execute()
  const payload = JSON.stringify({ companyId: company_id, staffUserId: staff_user_id })
  const now = ports.now()
  const job = { company_id, id: nextTestId(), kind: 'staff-invitation', unique_key: staff_user_id, payload }
  await ports.database
    .insertInto('jobs')
    .values({ ...job, run_at: now, created_at: now })
    .execute()
  await runDueJobs(ports)
  const { text } = await ports.database.selectFrom('sent_mails').select('text').executeTakeFirstOrThrow()
  return /https:\S+/.exec(text ?? '')?.[0] ?? ''
}

/** spec('decisions who-sees-what.9') spec('decisions beyond-the-documents.29') */
test('the link of an invitation opens on the console’s own host, and is answered nowhere else', async () => {
  const urls = { publicUrl: SHOPS, consoleUrl: CONSOLE }
  const api = await startTestApi(urls)
  const ask = await startSite(urls, api)
  const { origin, pathname, hash } = new URL(await invitationLink(api))
  expect(origin).toBe(CONSOLE)
  expect(await (await ask(origin + pathname)).text()).toContain('the console')
  for (const elsewhere of [SHOPS, TENANT])
    expect(whereTo(await ask(elsewhere + pathname))).toEqual([302, CONSOLE + pathname])

  const headers = { 'content-type': 'application/json', origin: CONSOLE }
  const body = JSON.stringify({ token: hash.slice(1), password: 'lo elegí yo misma' })
  const post = (at: string, path: string) => ask(at + path, { method: 'POST', headers, body })
  for (const path of ['/api/staff/invitation', '/api/staff/invitation/accept'])
    for (const elsewhere of [SHOPS, TENANT, 'http://10.0.0.7:3000'])
      expect((await post(elsewhere, path)).status).toBe(404)
  expect((await post(CONSOLE, '/api/staff/invitation')).status).toBe(200)
  expect((await post(CONSOLE, '/api/staff/invitation/accept')).ok).toBe(true)
})

/** spec('decisions beyond-the-documents.29') */
test('the console frames the shops whose draft it shows, and other pages cannot frame them', async () => {
  const policyOf = async (answer: Promise<Response>, directive: string) =>
    new RegExp(`${directive} ([^;]*)`).exec((await answer).headers.get('content-security-policy') ?? '')?.[1]
  const apart = await startSite({ publicUrl: SHOPS, consoleUrl: CONSOLE })
  expect(await policyOf(apart(`${CONSOLE}/console`), 'frame-src')).toBe(`'self' ${SHOPS}`)
  expect(await policyOf(apart(`${SHOPS}/menu/a?preview=x`), 'frame-ancestors')).toBe(CONSOLE)
  const together = await startSite({ publicUrl: SHOPS })
  expect(await policyOf(together(`${SHOPS}/console`), 'frame-src')).toBe("'self'")
  expect(await policyOf(together(`${SHOPS}/menu/a?preview=x`), 'frame-ancestors')).toBe("'self'")
  for (const ask of [apart, together])
    expect(await policyOf(ask(`${ask === apart ? CONSOLE : SHOPS}/console`), 'frame-ancestors')).toBe(
      "'none'",
    )
})

test('without a host of its own the console is on the shared one, and never on a tenant’s', async () => {
  const ask = await startSite({ publicUrl: SHOPS })
  expect((await ask(`${SHOPS}/console`)).status).toBe(200)
  expect(whereTo(await ask(`${TENANT}/console`))).toEqual([302, `${SHOPS}/console`])
})

/** spec('decisions beyond-the-documents.32') */
test('where people come by https, every answer keeps them there', async () => {
  const [secure, plain] = [
    await startSite({ publicUrl: SHOPS }),
    await startSite({ publicUrl: 'http://localhost:3000' }),
  ]
  for (const path of ['/menu/a', '/console', '/api/rt', '/api/nothing', '/healthz', '/files/x/y']) {
    const said = (await secure(SHOPS + path)).headers.get('strict-transport-security')
    const seconds = Number(/^max-age=(\d+)$/.exec(said ?? '')?.[1])
    expect([path, seconds > 180 * 24 * 3600]).toEqual([path, true])
    const unsaid = (await plain(`http://localhost:3000${path}`)).headers
    expect([path, unsaid.has('strict-transport-security')]).toEqual([path, false])
  }
})

/** spec('decisions beyond-the-documents.26') */
test('a browser gets the console in the voice that it asks for, each time anew', async () => {
  const ask = await startSite({ publicUrl: SHOPS })
  const said = async (path: string, cookie: string, language = '') => {
    const headers = { cookie, 'accept-language': language }
    const page = await ask(`${SHOPS}/console${path}`, { headers })
    // An answer that is ready for anybody would be given to who speaks otherwise.
    expect(readyAnswerOf(page)).toBeUndefined()
    expect(page.headers.get('vary')).toBe('accept-encoding, cookie, accept-language')
    expect(page.headers.has('content-security-policy')).toBe(true)
    return page.text()
  }
  for (const path of ['', '/palermo/orders', '/index.html', '/vos/index.html']) {
    expect(await said(path, 'a=1; mostrador_voice=VOS')).toBe('<!doctype html>the console in vos')
    for (const cookie of ['', 'mostrador_voice=TU', 'other_mostrador_voice=VOS', 'mostrador_voice=VOSX'])
      expect(await said(path, cookie)).toBe('<!doctype html>the console')
  }
  // A browser that never signed in is spoken to as its language says; afterwards as its shop does.
  expect(await said('', '', 'es-AR,es;q=0.9')).toBe('<!doctype html>the console in vos')
  expect(await said('', '', 'es-CL,es;q=0.9')).toBe('<!doctype html>the console')
  expect(await said('', 'mostrador_voice=TU', 'es-AR,es;q=0.9')).toBe('<!doctype html>the console')
  expect(await said('', 'mostrador_voice=VOS', 'es-CL')).toBe('<!doctype html>the console in vos')
})

test('a part of a build that is gone is not found, and one that cannot be read is for later', async () => {
  const ask = await startSite({ publicUrl: SHOPS, consoleUrl: CONSOLE })
  for (const part of ['gone.js', 'of-the-build-before.js']) {
    const answer = await ask(`${CONSOLE}/console/assets/${part}`)
    expect([part, answer.status, await answer.text()]).toEqual([part, 404, 'No such file'])
  }
  const away = await ask(`${CONSOLE}/console/assets/broken.js`)
  expect([away.status, away.headers.get('retry-after')]).toEqual([503, '10'])
  expect(told).toEqual([
    ['page-failed', expect.objectContaining({ message: 'assets/broken.js cannot be read' })],
  ])
})

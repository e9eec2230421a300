import { createHash } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createApi } from '@mostrador/api/roof/create-api'
import { startTestApi } from '@mostrador/api/testing/start-test-api'
import { sandboxBankCopy } from '@mostrador/copy/sandbox-bank'
import { BANK_TIMES } from '@mostrador/payments/sandbox/bank/bank'
import { BANK_PATH, createBank } from '@mostrador/payments/sandbox/bank/create-bank'
import { memoryBankStore } from '@mostrador/payments/sandbox/bank/memory-bank-store'
import { beforeAll, expect, onTestFinished, test } from 'vitest'
import { createMapTiles } from './map-tiles.ts'
import { createMetrics } from './metrics.ts'
import { outboxPage } from './outbox-page.ts'
import { createStorefrontPages } from './pages/storefront-pages.ts'
import { createSite } from './site.ts'
import { openStaticFiles } from './static-files.ts'

/**
 * An address of every page that the server has: the storefront's, in the order of its table, and
 * all others.
 */
const ADDRESSES = [
  '/menu',
  '/menu/a',
  '/menu/a/preview',
  '/menu/a/checkout',
  '/menu/a/order/CODE',
  '/menu/a/soporte',
  '/menu/a/delivery',
  '/menu/a/delivery/c',
  '/menu/a/delivery/c/p',
  '/guia',
  '/encuesta/a/CODE',
  '/logistics/tracking/order/a/CODE',
  '/logistics/a/shipments',
  '/logistics/a/shipments/single/id',
  '/logistics/a/rider/id/shipments',
  '/logistics/a/rider/phoneIntake',
  '/404',
  '/nothing',
  '/menu/a?search=x',
  '/console',
  '/console/orders',
  '/dev/outbox',
  `${BANK_PATH}/field/securityCode`,
]

/** Every kind of page: kept for everybody, drawn for one, not there, and broken. */
const OUTCOMES = [
  {
    status: 200,
    headers: { 'x-page-cache': '30', 'x-page-reach': 'tag-manager pixel chat=https://chat.example' },
  },
  { status: 200, headers: { 'x-page-reach': 'web-analytics' } },
  { status: 404, headers: {} },
  { status: 500, headers: {} },
] as const

const HTML = 'text/html; charset=utf-8'
let api: Awaited<ReturnType<typeof startTestApi>>
beforeAll(async () => {
  api = await startTestApi()
})

/**
 * The whole site, with a storefront whose every page has an inline script and style and ends in one
 * way.
 */
async function startSite({ status, headers }: (typeof OUTCOMES)[number]) {
  const folder = mkdtempSync(join(tmpdir(), 'console-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  writeFileSync(
    join(folder, 'index.html'),
    '<!doctype html><script type="module" src="/console/x.js"></script>',
  )
  const pages = createStorefrontPages({
    load: async () => ({
      handle: async (_request, { nonce }) => {
        const allowed = nonce ? ` nonce="${nonce}"` : ''
        const html = `<style${allowed}>b{}</style><script${allowed}>go()</script>`
        return new Response(html, { status, headers: { ...headers, 'content-type': HTML } })
      },
    }),
    apiFetch: async () => new Response(),
    provider: { name: 'Tucán', site: null },
    now: api.ports.now,
    strict: true,
    analyticsUrl: 'https://events.example/in',
    push: 'wss://push.example',
    map: { tiles: 'https://{s}.tiles.example/{z}/{x}/{y}.png', attribution: '' },
  })
  return createSite({
    api: createApi(api.ports),
    pages,
    storefrontFiles: await openStaticFiles(''),
    consoleFiles: await openStaticFiles(folder),
    mapTiles: createMapTiles(),
    isReady: async () => true,
    metrics: createMetrics(),
    metricsGuard: () => true,
    isHttps: false,
    hosts: api.ports.hosts,
    outbox: async () => outboxPage([]),
    bank: createBank({
      store: memoryBankStore(),
      secret: 'a secret of the tests, which is long',
      publicUrl: () => 'http://localhost:3000' + BANK_PATH,
      texts: sandboxBankCopy,
      times: BANK_TIMES,
      now: api.ports.now,
      newId: api.ports.newId,
    }),
  })
}

/** The sources of each directive. */
const directives = (policy: string): ReadonlyMap<string, readonly string[]> =>
  new Map(
    policy.split(';').map((line): [string, string[]] => {
      const [name = '', ...sources] = line.trim().split(/\s+/)
      return [name, sources]
    }),
  )

const digest = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

/** Whether a policy lets everything inline in a page in, by its nonce or its digest. */
const isLetIn = (html: string, tag: string, sources: readonly string[]): boolean =>
  [...html.matchAll(new RegExp(`<${tag}([^>]*)>([^]*?)</${tag}>`, 'g'))].every(
    ([, attributes = '', text = '']) => {
      const nonce = /nonce="([^"]+)"/.exec(attributes)?.[1]
      return / src=/.test(attributes) || sources.includes(nonce ? `'nonce-${nonce}'` : digest(text))
    },
  )

/** spec('decisions beyond-the-documents.7') */
test.each(OUTCOMES)('no page that ends as $status lets in what it did not bring', async (outcome) => {
  const site = await startSite(outcome)
  for (const address of ADDRESSES) {
    const answer = await site.fetch(new Request(`http://localhost:3000${address}`))
    const html = await answer.text()
    expect([address, answer.headers.get('content-type')]).toEqual([address, HTML])
    const policy = directives(answer.headers.get('content-security-policy') ?? '')
    const scripts = policy.get('script-src') ?? policy.get('default-src') ?? ['*']
    const styles = policy.get('style-src') ?? policy.get('default-src') ?? ['*']
    const loose = [...scripts, ...styles].filter((source) =>
      /unsafe|^(\*|https?:|data:|blob:|https?:\/\/\*)$/.test(source),
    )
    expect([address, loose]).toEqual([address, []])
    expect([address, isLetIn(html, 'script', scripts), isLetIn(html, 'style', styles)]).toEqual([
      address,
      true,
      true,
    ])
    expect([address, answer.headers.get('x-content-type-options')]).toEqual([address, 'nosniff'])
    // Kept with its nonce, a page would let in once more what somebody brought along.
    if (/ nonce="/.test(html))
      expect([address, answer.headers.get('cache-control')]).toEqual([address, 'no-store'])
  }
})

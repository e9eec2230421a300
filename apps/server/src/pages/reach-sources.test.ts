import { expect, test } from 'vitest'
import { contentSecurityPolicy } from './content-security-policy.ts'
import { createPageCache } from './page-cache.ts'
import { NO_REACH, reachSources } from './reach-sources.ts'
import { createStorefrontPages } from './storefront-pages.ts'

const policyOf = (words: string | null): string =>
  contentSecurityPolicy({ script: "'nonce-a'", style: "'nonce-a'" }, {}, reachSources(words))

test('a brand allows the services that it uses, and no others', () => {
  expect(policyOf(null)).not.toContain('https:')
  expect(policyOf('pixel')).toContain("script-src 'self' 'nonce-a' https://connect.facebook.net;")
  expect(policyOf('pixel')).not.toContain('google')
  expect(policyOf('tag-manager')).not.toContain('facebook')
})

/** spec('decisions beyond-the-documents.28') */
test('a chat is a frame of another origin: the address that a brand names is let in nowhere else', () => {
  const policy = policyOf('chat=https://chat.example.com')
  expect(policy).toContain("frame-src 'self' https://chat.example.com;")
  expect(policy.match(/chat\.example\.com/g)).toHaveLength(1)
})

/** spec('001 §7.35') */
test("a brand's own map lets in its tiles in the place of the server's, and a brand says a name, never an address", () => {
  const inline = { script: '', style: '' }
  const mapTiles = 'https://tiles.example.com'
  const pictures = (words: string | null) =>
    /img-src ([^;]*)/.exec(contentSecurityPolicy(inline, { mapTiles }, reachSources(words)))?.[1]
  expect(pictures(null)).toBe(`'self' data: ${mapTiles}`)
  expect(pictures('map=openstreetmap')).toBe("'self' data: https://tile.openstreetmap.org")
  expect(pictures('pixel map=carto')).toBe(
    "'self' data: https://*.basemaps.cartocdn.com https://www.facebook.com",
  )
  for (const wrong of ['map=', 'map=constructor', 'map=https://evil.example', 'map=CARTO', 'openstreetmap'])
    expect(pictures(wrong)).toBe(`'self' data: ${mapTiles}`)
})

/** spec('000 §7.37') */
test('no brand ever allows what is written into a page, nor texts that are run', () => {
  const policy = policyOf('tag-manager web-analytics pixel chat=https://chat.example.com')
  expect(policy).not.toMatch(/unsafe|\*(?!\.)|data:.*script/)
})

test.each([
  "'unsafe-inline'",
  'https://evil.example',
  'chat=https://*',
  'chat=https://a.example;script-src',
  'constructor',
  '__proto__',
])('an unknown word allows nothing: %s', (word) => {
  expect(reachSources(word)).toEqual(NO_REACH)
})

const page = () => new Response('<p>menú</p>', { headers: { 'x-page-cache': '30', 'x-page-reach': 'pixel' } })

test('a kept page and a rendered one have the policy of their brand, and tell nobody how they came by it', async () => {
  const cache = createPageCache(
    async () => page(),
    () => new Date(0),
  )
  const kept = await cache.answer(new Request('http://shop/menu/a'))
  const pages = createStorefrontPages({
    load: async () => ({ handle: async () => page() }),
    apiFetch: async () => new Response(),
    provider: { name: 'Tucán', site: null },
    analyticsUrl: 'https://events.example.com/collect',
    now: () => new Date(0),
    strict: true,
  })
  const rendered = await pages.answer(new Request('http://shop/menu/a?campaignId=1'))
  for (const response of [kept, rendered]) {
    expect(response?.headers.get('content-security-policy')).toContain('https://connect.facebook.net')
    expect(response?.headers.has('x-page-reach')).toBe(false)
  }
  expect(rendered.headers.get('content-security-policy')).toContain('https://events.example.com')
})

import { originAt } from '@mostrador/domain/company/host-name'
import type { Context, Hono } from 'hono'
import { findAlias } from '../../people/host/find-alias.ts'
import type { Catalog } from '../../ground/catalog.ts'
import type { HostOwner } from '../../ground/hosts.ts'
import type { CallVariables } from '../../ground/http/raw-input.ts'
import { answerReady, compressBody, type CompressedBody } from '../../ground/http/compressed-body.ts'
import { cacheLookup } from '../../ground/http/cache-lookup.ts'
import type { Api } from '../../ground/ports.ts'
import { problemResponse } from '../../ground/problem/problem-response.ts'
import { countContacts, listBrands, listContacts } from './sitemap-store.ts'
import { contactPaths, sitemapIndex, urlSet } from './sitemap-text.ts'

/** Branch contacts in an index, which leaves room for pages of brands. */
const CONTACTS_OF_AN_INDEX = 45_000

const BRANDS_OF_A_FILE = 45_000

/** Time for which a list is believed: robots are in no hurry. */
const FRESH_MS = 60_000

/** Quick compression: robots ask for much at once. */
const QUALITY = 5

const bytesOf = (text: string): Promise<CompressedBody> =>
  compressBody(new TextEncoder().encode(text), QUALITY)

const XML = { 'content-type': 'application/xml; charset=utf-8', 'cache-control': 'public, max-age=600' }
const TEXT = { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'public, max-age=600' }

/** Returns the page that a URL asks for; 0 for none, 1000 at most. */
const pageOf = (text: string | undefined): number =>
  Math.min(Number(/^\d{1,4}$/.exec(text ?? '')?.[0] ?? 0), 1000)

const named = (path: string, page: number): string => (page === 0 ? path : `${path}?page=${page}`)

async function robots({ database }: Api, { owner, origin }: Where): Promise<string> {
  const indexes = Math.max(1, Math.ceil((await countContacts(database, owner)) / CONTACTS_OF_AN_INDEX))
  const lines = Array.from(
    { length: indexes },
    (_, page) => `Sitemap: ${origin}${named('/sitemap.xml', page)}`,
  )
  return ['User-agent: *', 'Allow: /', '', ...lines, ''].join('\n')
}

type Where = { readonly owner: HostOwner | undefined; readonly origin: string; readonly page: number }

async function index({ database }: Api, { owner, origin, page }: Where): Promise<string> {
  const span = { offset: page * CONTACTS_OF_AN_INDEX, limit: CONTACTS_OF_AN_INDEX }
  const contacts = await listContacts(database, owner, span)
  const brands = { address: `${origin}${named('/sitemaps/brands.xml', page)}` }
  return sitemapIndex([
    brands,
    ...contacts.map(({ alias, changedAt }) => ({
      address: `${origin}/sitemaps/local/${alias}.xml`,
      changedAt,
    })),
  ])
}

async function brands({ database }: Api, { owner, origin, page }: Where): Promise<string> {
  const span = { offset: page * BRANDS_OF_A_FILE, limit: BRANDS_OF_A_FILE }
  const listed = await listBrands(database, owner, span)
  const start = owner || page > 0 ? [] : ['/menu', '/guia'].map((path) => ({ address: origin + path }))
  return urlSet([
    ...start,
    ...listed.map(({ alias, changedAt }) => ({ address: `${origin}/menu/${alias}`, changedAt })),
  ])
}

const LISTS = { '/robots.txt': robots, '/sitemap.xml': index, '/sitemaps/brands.xml': brands } as const

const kept = new WeakMap<Catalog, Promise<CompressedBody>>()

/** Returns the file of a branch contact on its own host; none elsewhere, or while it is blocked. */
async function ofContact(api: Api, url: string, alias: string): Promise<CompressedBody | undefined> {
  const target = await findAlias(api.database, alias)
  const catalog =
    target?.kind === 'branchContact' ? await api.catalogs.get(target.branchContactId) : undefined
  if (!catalog) return undefined
  const home = originAt(api.publicUrl, catalog.contact.host)
  const paths = contactPaths(catalog)
  const { changedAt } = catalog.contact
  if (home !== (await api.hosts.originOf(url)) || paths.length === 0) return undefined
  const bytes =
    kept.get(catalog) ?? bytesOf(urlSet(paths.map((path) => ({ address: home + path, changedAt }))))
  kept.set(catalog, bytes)
  return bytes
}

/**
 * Mounts `/robots.txt` and the sitemaps of each host: an index, a file of its brands, and one file
 * for each branch contact with its menus' pages, so that none is too long and each comes from one
 * catalog in memory. Source: decisions.md, Beyond the documents.
 */
export function mountSitemap(app: Hono<CallVariables>, api: Api): void {
  const fresh = { milliseconds: FRESH_MS, most: 200, now: api.now }
  for (const [path, write] of Object.entries(LISTS)) {
    const make = cacheLookup(async (key: string) => {
      const where = JSON.parse(key) as Where
      return bytesOf(await write(api, where))
    }, fresh)
    app.get(path, async (c: Context<CallVariables>) => {
      const owner = await api.hosts.ownerOf(c.req.url)
      const origin = owner?.origin ?? api.hosts.sharedOrigin
      const bytes = await make(JSON.stringify({ owner, origin, page: pageOf(c.req.query('page')) }))
      return answerReady(c.req.raw.headers, { bytes, headers: path.endsWith('.txt') ? TEXT : XML })
    })
  }
  app.get('/sitemaps/local/:file', async (c) => {
    const alias = /^(.{1,60})\.xml$/.exec(c.req.param('file'))?.[1]
    const bytes = alias === undefined ? undefined : await ofContact(api, c.req.url, alias)
    if (bytes) return answerReady(c.req.raw.headers, { bytes, headers: XML })
    return problemResponse({ status: 404, code: 'path-not-found', requestId: c.get('requestId') })
  })
}

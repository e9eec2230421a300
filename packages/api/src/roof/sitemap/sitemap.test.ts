import { beforeEach, expect, test } from 'vitest'
import { dataOf } from '../../testing/data-of.ts'
import type { GivenContact } from '../../testing/given-contact.ts'
import { fetchAt, givenHost } from '../../testing/given-host.ts'
import { startTestApi, type TestApi } from '../../testing/start-test-api.ts'
import { statementsOf } from '../../testing/test-database.ts'

const HOST = 'pedidos.ombu.example'

let api: TestApi
let palermo: GivenContact
let other: GivenContact

beforeEach(async () => {
  api = await startTestApi()
  palermo = await api.given.branchContact({ orderModes: ['TAKE_AWAY', 'DELIVERY'] })
  other = await api.given.branchContact({ orderModes: ['TAKE_AWAY'] })
  await api.given.plate(palermo, { name: 'Ñoquis & tuco' })
  await api.given.plate(other, { name: 'Agua' })
})

const ask = (path: string, host = 'localhost') => fetchAt(api, host)(path)
const textOf = async (path: string, host?: string) => (await ask(path, host)).text()
const addresses = async (path: string, host?: string) =>
  [...(await textOf(path, host)).matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address]) => address)

const contact = ({ alias }: GivenContact) => `/sitemaps/local/${alias}.xml`

test('robots are sent to the index, and from there to the pages of each contact', async () => {
  expect(await textOf('/robots.txt')).toBe(
    'User-agent: *\nAllow: /\n\nSitemap: http://localhost:3000/sitemap.xml\n',
  )
  const shared = 'http://localhost:3000'
  expect(await addresses('/sitemap.xml')).toEqual([
    `${shared}/sitemaps/brands.xml`,
    ...[palermo, other].map((one) => shared + contact(one)).toSorted(),
  ])
  const [first = ''] = await addresses(contact(palermo))
  expect(first).toBe(`${shared}/menu/${palermo.alias}`)
  expect(await addresses(contact(palermo))).toHaveLength(7)
  // A contact of one mode goes on to it by itself: it has no page of its own to find.
  const paths = (await addresses(contact(other))).map((address) => address?.replace(/.*\/menu\//, ''))
  const category = paths[1]
  expect(paths).toEqual([`${other.alias}/take-away`, category, `${category}/agua`])
})

test('a brand is found where there is something to choose, and a blocked contact nowhere', async () => {
  const brands = () => addresses('/sitemaps/brands.xml')
  const at = (alias: string) => `http://localhost:3000/menu/${alias}`
  expect(await brands()).not.toContain(at(palermo.branchAlias))
  const second = await api.given.branchContact({ sameBranchAs: palermo, orderModes: ['TAKE_AWAY'] })
  api.clock.now = new Date(api.clock.now.getTime() + 60_001)
  expect(await brands()).toEqual(
    expect.arrayContaining(['http://localhost:3000/menu', at(palermo.branchAlias), at(palermo.companyAlias)]),
  )
  await api.given.change(second, (db) =>
    db.updateTable('branch_contacts').set({ blocked: true }).where('id', '=', second.id).execute(),
  )
  api.clock.now = new Date(api.clock.now.getTime() + 60_001)
  expect(await brands()).not.toContain(at(palermo.branchAlias))
  expect(await textOf('/sitemap.xml')).not.toContain(second.alias)
  expect((await ask(contact(second))).status).toBe(404)
})

test('a tenant’s own host names its own pages alone, and the shared one leaves them out', async () => {
  await givenHost(api, HOST, { of: palermo, kind: 'company' })
  const own = `http://${HOST}:3000`
  expect(await textOf('/robots.txt', HOST)).toContain(`Sitemap: ${own}/sitemap.xml`)
  expect(await addresses('/sitemap.xml', HOST)).toEqual([
    `${own}/sitemaps/brands.xml`,
    `${own}${contact(palermo)}`,
  ])
  expect(await addresses('/sitemaps/brands.xml', HOST)).toEqual([`${own}/menu/${palermo.companyAlias}`])
  expect((await addresses(contact(palermo), HOST)).every((one) => one?.startsWith(`${own}/menu/`))).toBe(true)
  expect(await textOf('/sitemap.xml')).not.toContain(palermo.alias)
  expect((await ask(contact(palermo))).status).toBe(404)
  expect((await ask(contact(other), HOST)).status).toBe(404)
})

const ownerOf = async (company: GivenContact) => api.as(await api.given.staff({ role: 'OWNER', company }))

/** spec('decisions beyond-the-documents.9') */
test('a sitemap says since when a page has shown what it shows', async () => {
  const plate = await api.given.plate(palermo, { name: 'Flan' })
  await api.given.branchContact({ sameBranchAs: palermo, orderModes: ['TAKE_AWAY'] })
  // The database dates by its own clock what tests write; what comes later comes after that too.
  const start = Math.max(api.clock.now.getTime(), Math.ceil(Date.now() / 1000) * 1000)
  const after = (days: number) => new Date(start + days * 86_400_000)
  const written = (days: number) => after(days).toISOString().replace('.000Z', 'Z')

  api.clock.now = after(3)
  const cashier = await ownerOf(palermo)
  await cashier.setSoldOut({
    params: { id: palermo.id },
    body: { thing: { kind: 'PLATE', id: plate.id }, soldOut: true, lasting: { kind: 'NOTICE' } },
  })
  api.clock.now = after(4)
  const owner = await ownerOf(other)
  const params = { id: other.branchId }
  const { version, branding } = dataOf(await owner.getBranding({ params }))
  const body = { over: version, branding: { ...branding, customMessage: 'Hoy, pan casero' } }
  dataOf(await owner.saveBranding({ params, body }))

  const changes = async (path: string) =>
    [...(await textOf(path)).matchAll(/<loc>([^<]*)<\/loc><lastmod>([^<]*)<\/lastmod>/g)].map(
      ([, address = '', at]) => [address.split('/').at(-1), at],
    )
  const ofPalermo = await changes(contact(palermo))
  expect(ofPalermo).toHaveLength((await addresses(contact(palermo))).length)
  expect([...new Set(ofPalermo.map(([, at]) => at))]).toEqual([written(3)])
  expect(new Set((await changes(contact(other))).map(([, at]) => at))).toEqual(new Set([written(4)]))
  expect(await changes('/sitemap.xml')).toEqual(
    expect.arrayContaining([
      [`${palermo.alias}.xml`, written(3)],
      [`${other.alias}.xml`, written(4)],
    ]),
  )
  expect(await changes('/sitemaps/brands.xml')).toContainEqual([palermo.branchAlias, written(3)])
})

test('every page that is named is there, and what has not changed is not sent again', async () => {
  const statements = await statementsOf(() => ask(contact(palermo)))
  expect(statements.length).toBeLessThanOrEqual(5)
  for (const path of ['/robots.txt', '/sitemap.xml', '/sitemaps/brands.xml', contact(palermo)]) {
    const first = await ask(path)
    const again = await fetchAt(api, 'localhost')(path, {
      headers: { 'if-none-match': first.headers.get('etag') ?? '' },
    })
    expect([path, first.status, again.status]).toEqual([path, 200, 304])
  }
  for (const path of [
    '/sitemaps/local/nobody.xml',
    '/sitemaps/local/x',
    `/sitemaps/local/${'a'.repeat(99)}.xml`,
  ])
    expect([path, (await ask(path)).status]).toEqual([path, 404])
  expect((await ask('/sitemap.xml?page=abc')).status).toBe(200)
})

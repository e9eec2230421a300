import { expect, test } from 'vitest'
import { refusal } from '../testing/browser-page.ts'
import { aBranch, aContact, aMode, loaderArgs, thrown } from '../testing/sample-shop.ts'
import { loader as goToMenu } from './go-to-menu.ts'
import { loadAliasPage } from './load-alias-page.ts'

/** Loads the page of an alias, from a server that answers so by its addresses. */
function load(lookup: object, own: Readonly<Record<string, unknown>> = {}, query = '') {
  const answers: Readonly<Record<string, unknown>> = { '/api/diner/palermo': lookup, ...own }
  const given = loaderArgs(
    { alias: 'palermo' },
    {
      answer: ({ url }) => answers[url] ?? answers[url.split('?')[0] ?? ''],
      address: `/menu/palermo${query}`,
    },
  )
  return { ...given, loading: loadAliasPage(given.args) }
}

const goneTo = async (loading: Promise<unknown>) => {
  const response = (await thrown(loading)) as Response
  return [response.status, response.headers.get('location')]
}

const [takeAway, delivery] = [aMode(), aMode({ id: 'm2', type: 'DELIVERY' })]
const contact = (modes: Parameters<typeof aContact>[0], own?: Parameters<typeof aContact>[1]) => ({
  type: 'branchContact',
  info: aContact(modes, own),
})

test('a contact with one mode goes on to it, with what is kept of the query', async () => {
  const { loading } = load(contact([takeAway]), {}, '?name=a&other=b')
  expect(await goneTo(loading)).toEqual([302, '/menu/palermo/take-away?name=a'])
})

test('a contact with several lets choose, unless a link names one', async () => {
  const lookup = contact([takeAway, delivery])
  expect(await load(lookup).loading).toEqual({ type: 'branchContact', contact: lookup.info })
})

test('a link that names one of several modes goes on to it', async () => {
  const { loading } = load(contact([takeAway, delivery]), {}, '?menu=delivery')
  expect(await goneTo(loading)).toEqual([302, '/menu/palermo/delivery?menu=delivery'])
})

test('a contact without any mode is not there', async () => {
  expect(await thrown(load(contact([])).loading)).toMatchObject({
    data: { code: 'alias-not-found' },
    init: { status: 404 },
  })
})

test('a contact that is blocked goes nowhere, whatever it offers', async () => {
  const lookup = contact([takeAway], { commercialTermsInfo: { blocked: true } as never })
  expect(await load(lookup).loading).toMatchObject({ type: 'branchContact' })
})

const company = { type: 'company', info: { id: 'k1', country: 'AR' } }
const BRANCHES = '/api/diner/companies/k1/branches'

test('a company shows all its brands, ninety-nine at a time, each in its colours', async () => {
  const branches = [aBranch({ id: 'b1' }), aBranch({ id: 'b2' }), aBranch({ id: 'b3' })]
  const { loading, urls } = load(company, {
    [`${BRANCHES}?pageSize=99`]: { branches: branches.slice(0, 2), total: 3 },
    [`${BRANCHES}?offset=2&pageSize=99`]: { branches: branches.slice(2), total: 3 },
  })
  const page = await loading
  expect(page).toMatchObject({ type: 'company', company: company.info, branches })
  expect(page.type === 'company' && page.sheet).toContain('--brand:')
  expect(urls()).toHaveLength(3)
})

test('a company that says it has more than it shows is asked no further than to an empty page', async () => {
  const { loading, urls } = load(company, {
    [`${BRANCHES}?pageSize=99`]: { branches: [aBranch()], total: 3 },
    [`${BRANCHES}?offset=1&pageSize=99`]: { branches: [], total: 3 },
  })
  expect(await loading).toMatchObject({ branches: [{ id: 'b1' }] })
  expect(urls()).toHaveLength(3)
})

test('brands that cannot be asked for are the page’s own error', async () => {
  const { loading } = load(company, { [BRANCHES]: refusal(503, 'unreachable') })
  expect(await thrown(loading)).toMatchObject({ init: { status: 503 } })
})

const brand = { type: 'branch', info: aBranch() }
const contactsOf = (...blocked: boolean[]) => ({
  branchContacts: blocked.map((isBlocked, index) => ({
    id: `c${index}`,
    alias: `local-${index}`,
    commercialTermsInfo: { blocked: isBlocked },
  })),
})
const MODES = { '/api/diner/branchordermodes/b1': { orderModes: [takeAway] } }
const CONTACTS = '/api/diner/branches/b1/branchcontacts'

test('a brand shows its contacts and the modes that they offer', async () => {
  const contacts = contactsOf(false, false)
  const { loading, urls } = load(brand, { ...MODES, [CONTACTS]: contacts })
  expect(await loading).toEqual({
    type: 'branch',
    branch: brand.info,
    contacts: contacts.branchContacts,
    modes: [{ type: 'TAKE_AWAY', showName: '' }],
  })
  expect(urls().slice(1).toSorted()).toEqual([CONTACTS, '/api/diner/branchordermodes/b1'])
})

test('a brand with one contact that is open to orders goes on to it', async () => {
  const { loading } = load(brand, { ...MODES, [CONTACTS]: contactsOf(true, false) }, '?name=a')
  expect(await goneTo(loading)).toEqual([302, '/menu/local-1?name=a'])
})

test('a brand whose contacts are all blocked shows them', async () => {
  const { loading } = load(brand, { ...MODES, [CONTACTS]: contactsOf(true) })
  expect(await loading).toMatchObject({ type: 'branch', contacts: [{ id: 'c0' }] })
})

test('modes that cannot be had are the page’s own error, and the log hears of it', async () => {
  const { loading, logged } = load(brand, {
    [CONTACTS]: contactsOf(false, false),
    '/api/diner/branchordermodes/b1': refusal(500, 'request-failed'),
  })
  expect(await thrown(loading)).toMatchObject({ init: { status: 500 } })
  await new Promise((resolve) => setImmediate(resolve))
  expect(logged()).toMatchObject([{ component: 'order-modes', branchId: 'b1' }])
})

test('an alias that is none is the page’s own error', async () => {
  const { loading } = load(brand, { '/api/diner/palermo': refusal(404, 'alias-not-found') })
  expect(await thrown(loading)).toMatchObject({ data: { code: 'alias-not-found' } })
})

test.each([
  [undefined, '/?name=a&other=b', '/menu?name=a'],
  [{ home: 'ombu', sharedOrigin: 'https://shared.test' }, '/', '/menu/ombu'],
] as const)('the root of %j goes on to where the journey starts', (place, address, start) => {
  const { args } = loaderArgs({}, { answer: () => undefined, address, ...(place && { place }) })
  const response = goToMenu(args)
  expect([response.status, response.headers.get('location')]).toEqual([302, start])
})

import { expect, test } from 'vitest'
import { refusal } from '../testing/browser-page.ts'
import { aBranch, aContact, loaderArgs, thrown } from '../testing/sample-shop.ts'
import { sheetsOf } from '../branding/loaded-sheets.ts'
import { loadAlias } from './load-alias.ts'

const country = { currency: { code: 'ARS', symbol: '$' }, mantissa: 2 }
const programme = { name: 'Brasas', active: true, branchContactIds: [], rewards: [] }
const loyal = aBranch({ withLoyaltyProgram: true })

/** Answers of the server by address; `own` replaces some. */
const server = (lookup: object, own: Readonly<Record<string, unknown>> = {}) => {
  const answers: Readonly<Record<string, unknown>> = {
    '/api/diner/palermo': lookup,
    '/api/country/AR': country,
    '/api/menucustomization/b1': { customisations: [] },
    '/api/branch/b1/loyalty-program': programme,
    ...own,
  }
  return ({ url }: { readonly url: string }) => answers[url.split('?')[0] ?? '']
}

const load = (lookup: object, own?: Readonly<Record<string, unknown>>, preview = '') => {
  const given = loaderArgs({ alias: 'palermo' }, { answer: server(lookup, own), preview })
  return { ...given, loading: loadAlias(given.args) }
}
const contactLookup = { type: 'branchContact', info: aContact([], { branch: loyal }) }

test('a contact comes with its brand, its country, its look, its customisations and its programme', async () => {
  const { loading, urls, logged } = load(contactLookup)
  const { data, init } = await loading
  expect(data).toMatchObject({
    lookup: contactLookup,
    branch: loyal,
    country,
    scripts: '',
    customisations: { status: 'empty', banners: [], boxes: [] },
    loyalty: programme,
    isPreview: false,
  })
  expect(data.look).not.toHaveProperty('sheet')
  expect(sheetsOf(data.look).sheet).toContain('--brand:')
  expect(urls().toSorted()).toEqual([
    '/api/branch/b1/loyalty-program',
    '/api/country/AR',
    '/api/diner/palermo',
    '/api/menucustomization/b1',
  ])
  expect(logged()).toEqual([])
  expect(init?.headers).toEqual({
    'cache-control': 'private, no-cache',
    'x-page-cache': '30',
    'x-page-tag': 'k1',
    'x-page-reach': '',
  })
})

test('a brand asks for no programme, and says whose scripts its pages load', async () => {
  const branch = aBranch({ withLoyaltyProgram: true, fbPixelId: '123456' })
  const { loading, urls } = load({ type: 'branch', info: branch })
  const { data, init } = await loading
  expect(data).toMatchObject({ branch, scripts: 'b1', loyalty: undefined })
  expect(urls()).not.toContain('/api/branch/b1/loyalty-program')
  expect(init?.headers).toMatchObject({ 'x-page-reach': 'pixel', 'x-page-tag': 'k1' })
})

test('a company has its own country, and neither a look nor customisations', async () => {
  const lookup = { type: 'company', info: { id: 'k9', country: 'CL' } }
  const { loading, urls } = load(lookup, { '/api/country/CL': { ...country, mantissa: 0 } })
  const { data, init } = await loading
  expect(data).toMatchObject({
    lookup,
    branch: undefined,
    look: undefined,
    scripts: '',
    country: { mantissa: 0 },
    customisations: { status: 'empty' },
  })
  expect(urls()).toEqual(['/api/diner/palermo', '/api/country/CL'])
  expect(init?.headers).toEqual({
    'cache-control': 'private, no-cache',
    'x-page-cache': '30',
    'x-page-tag': 'k9',
    'x-page-reach': '',
  })
})

test('a document that shows a draft is neither cached nor indexed', async () => {
  const { loading, urls } = load(contactLookup, {}, 'token')
  const { data, init } = await loading
  expect(data.isPreview).toBe(true)
  expect(urls()).toContain('/api/diner/palermo?preview=token')
  expect(init?.headers).toEqual({
    'cache-control': 'private, no-store',
    'x-robots-tag': 'noindex, nofollow',
    'x-page-preview': 'true',
  })
})

test('a brand’s font is asked for beside the document', async () => {
  const { generalConfig } = aBranch()
  const branch = aBranch({ generalConfig: { ...generalConfig, fontFamily: 'Lora' } })
  const { init } = await load({ type: 'branch', info: branch }).loading
  expect(init?.headers).toMatchObject({ link: expect.stringContaining('rel=preload; as=font') })
})

test('a programme that does not hold here is none', async () => {
  const elsewhere = { ...programme, branchContactIds: ['c9'] }
  const first = load(contactLookup, { '/api/branch/b1/loyalty-program': elsewhere })
  expect((await first.loading).data.loyalty).toBeUndefined()
  expect(first.logged()).toEqual([])
})

test('a programme that cannot be asked for is none, and is told to the log alone', async () => {
  const { loading, logged } = load(contactLookup, {
    '/api/branch/b1/loyalty-program': refusal(500, 'request-failed'),
  })
  expect((await loading).data.loyalty).toBeUndefined()
  await new Promise((resolve) => setImmediate(resolve))
  expect(logged()).toMatchObject([
    { component: 'loyalty', branchId: 'b1', payload: { code: 'request-failed' } },
  ])
})

test('a brand without a programme asks for none', async () => {
  const { loading, urls } = load({ type: 'branchContact', info: aContact() })
  expect((await loading).data.loyalty).toBeUndefined()
  expect(urls()).not.toContain('/api/branch/b1/loyalty-program')
})

test('an alias that is none is the page’s own error', async () => {
  const { loading } = load(contactLookup, { '/api/diner/palermo': refusal(404, 'alias-not-found') })
  expect(await thrown(loading)).toMatchObject({ data: { code: 'alias-not-found' }, init: { status: 404 } })
})

test('without its country there is no page, and the log hears of it', async () => {
  const { loading, logged } = load(contactLookup, { '/api/country/AR': refusal(500, 'request-failed') })
  expect(await thrown(loading)).toMatchObject({ init: { status: 500 } })
  await new Promise((resolve) => setImmediate(resolve))
  expect(logged()).toMatchObject([{ component: 'country', branchId: 'b1' }])
})

const banner = (text: string) => ({
  resource: 'PROMOTIONAL_BANNER',
  commands: JSON.stringify({ text, orderModeType: 'ALL' }),
})

test('a brand’s customisations are read, and what of them cannot be is told to the log', async () => {
  const customisations = [
    banner('2x1'),
    { resource: 'PROMOTIONAL_BANNER', commands: '{' },
    { resource: 'INVALID_ORDER_CODE', commands: '{}' },
  ]
  const { loading, logged } = load(contactLookup, {
    '/api/menucustomization/b1': { customisations },
  })
  const { data } = await loading
  expect(data.customisations).toMatchObject({ status: 'success', banners: [{ text: '2x1' }] })
  await new Promise((resolve) => setImmediate(resolve))
  expect(logged()).toMatchObject([
    {
      component: 'customisation',
      branchId: 'b1',
      payload: {
        ignored: expect.arrayContaining([expect.objectContaining({ resource: 'PROMOTIONAL_BANNER' })]),
      },
    },
  ])
})

test('customisations that are all read are not logged', async () => {
  const { loading, logged } = load(contactLookup, {
    '/api/menucustomization/b1': { customisations: [banner('2x1')] },
  })
  await loading
  await new Promise((resolve) => setImmediate(resolve))
  expect(logged()).toEqual([])
})

test('customisations that cannot be had leave the page without them, and the log hears of it', async () => {
  const { loading, logged } = load(contactLookup, {
    '/api/menucustomization/b1': refusal(500, 'request-failed'),
  })
  expect((await loading).data.customisations).toEqual({
    status: 'error',
    banners: [],
    boxes: [],
    invalidCodeUrl: undefined,
    addressRedirect: undefined,
  })
  await new Promise((resolve) => setImmediate(resolve))
  expect(logged()).toMatchObject([
    { component: 'customisation', branchId: 'b1', payload: { code: 'request-failed' } },
  ])
})

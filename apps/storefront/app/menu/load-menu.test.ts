import { expect, test } from 'vitest'
import { apiContext } from '../api.ts'
import { openPage, refusal } from '../testing/browser-page.ts'
import { aMenu, aPlate } from '../testing/sample-menu-info.ts'
import { aBranch, aClient, aContact, aMode, loaderArgs, thrown } from '../testing/sample-shop.ts'
import { loadMenu } from './load-menu.ts'
import { sheetsOf } from '../branding/loaded-sheets.ts'
import { loadMenuHashes } from '../place/load-menu-hashes.ts'

const label = { id: 'i1', showName: 'Sin TACC', backgroundColor: '#ffffff', textColor: '#000000' }
const menu = aMenu([aPlate('flan'), aPlate('secreto', { visible: false })], { indicators: [label] })
const contact = aContact([aMode(), aMode({ id: 'm2', type: 'DELIVERY', active: false })])

type Path = {
  readonly mode?: string
  readonly category?: string
  readonly plate?: string
  readonly query?: string
}

/** Loads a page of the menu, from a server that has this lookup and this menu. */
function load(
  { mode = 'take-away', query = '', ...path }: Path = {},
  own: Readonly<Record<string, unknown>> = {},
) {
  const answers: Readonly<Record<string, unknown>> = {
    '/api/diner/palermo': { type: 'branchContact', info: contact },
    '/api/diner/palermo/menu/m1': menu,
    ...own,
  }
  const given = loaderArgs(
    { alias: 'palermo', mode, ...path },
    {
      answer: ({ url }) => answers[url.split('?')[0] ?? ''],
      address: `/menu/palermo/${mode}${query}`,
    },
  )
  return { ...given, loading: loadMenu(given.args) }
}

test('the menu of a mode stays with the API by its hash, and the page knows where to fetch it', async () => {
  const { loading, urls, api } = load()
  const loaded = await loading
  expect(loaded).toMatchObject({
    mode: { id: 'm1' },
    hash: 'h1',
    url: '/api/diner/palermo/menu/m1?hash=h1',
    rel: 'preload',
  })
  expect(loaded).not.toHaveProperty('sheet')
  expect(sheetsOf(loaded).sheet).toContain('#ffffff')
  expect(api.menus.get('h1')).toEqual(menu)
  expect(urls()).toEqual(['/api/diner/palermo', '/api/diner/palermo/menu/m1?hash=h1'])
})

test('a browser fetches no draft’s menu ahead: it would be the one that holds', async () => {
  const { args, api } = load()
  args.context.set(apiContext, { ...api, preview: 'tok' })
  expect(await loadMenu(args)).toMatchObject({ rel: 'menu' })
})

test('a menu that was read is not asked for again', async () => {
  const { args, api, urls, loading } = load()
  await loading
  expect(api.menus.size).toBe(1)
  await loadMenu(args)
  expect(urls()).toHaveLength(2)
})

test('the enumeration’s own spelling is sent on to the other, with what the address says besides', async () => {
  const { loading } = load({ mode: 'TAKE_AWAY', query: '/de-la-cocina?name=a' })
  const response = (await thrown(loading)) as Response
  expect(response.status).toBe(302)
  expect(response.headers.get('location')).toBe('/menu/palermo/take-away/de-la-cocina?name=a')
})

test.each([
  ['a mode that is none', { mode: 'nothing' }, 'order-mode-not-found'],
  ['a mode that is closed', { mode: 'delivery' }, 'order-mode-not-found'],
  ['a category that the menu has not', { category: 'bar' }, 'category-not-found'],
  ['a plate that the category has not', { category: 'de-la-cocina', plate: 'agua' }, 'plate-not-found'],
  ['a plate that is hidden', { category: 'de-la-cocina', plate: 'secreto' }, 'plate-not-found'],
])('%s is not found', async (_, path, code) => {
  expect(await thrown(load(path).loading)).toMatchObject({ data: { code }, init: { status: 404 } })
})

test('a category and a plate that are there are found', async () => {
  expect((await load({ category: 'de-la-cocina', plate: 'flan' }).loading).hash).toBe('h1')
})

test('a category alone is found', async () => {
  expect((await load({ category: 'de-la-cocina' }).loading).hash).toBe('h1')
})

test('a brand has no menu of its own', async () => {
  const { loading } = load({}, { '/api/diner/palermo': { type: 'branch', info: aBranch() } })
  expect(await thrown(loading)).toMatchObject({ data: { code: 'order-mode-not-found' } })
})

test('a contact that is blocked says so, and its menu is not asked for', async () => {
  const info = { ...contact, commercialTermsInfo: { blocked: true } }
  const { loading, urls } = load({}, { '/api/diner/palermo': { type: 'branchContact', info } })
  expect(await thrown(loading)).toMatchObject({ data: { code: 'branch-contact-blocked' } })
  expect(urls()).toHaveLength(1)
})

test('a menu that cannot be read is the page’s own error, and the log hears of it', async () => {
  const { loading, logged } = load({}, { '/api/diner/palermo/menu/m1': refusal(500, 'request-failed') })
  expect(await thrown(loading)).toMatchObject({ init: { status: 500 } })
  await new Promise((resolve) => setImmediate(resolve))
  expect(logged()).toMatchObject([{ component: 'menu', bcId: 'c1', payload: { code: 'request-failed' } }])
})

test('the hash that a mode’s menu has now is asked for', async () => {
  const menuHashes = [{ orderModeId: 'm1', hash: 'h2' }]
  const { asked } = openPage({ answer: () => ({ menuHashes }) })
  expect(await loadMenuHashes(aClient(), { alias: 'palermo', orderModeId: 'm1' })).toEqual(menuHashes)
  expect(asked.map(({ url }) => url)).toEqual(['/api/diner/menu/palermo/hash?orderModeId=m1'])
})

test('hashes that cannot be had are none, and the log hears of whose', async () => {
  const { asked } = openPage({
    answer: ({ url }) => (url === '/api/diner/log' ? undefined : refusal(500, 'request-failed')),
  })
  expect(await loadMenuHashes(aClient(), { alias: 'palermo', orderModeId: 'm1' })).toEqual([])
  await new Promise((resolve) => setImmediate(resolve))
  expect(asked[1]?.body).toMatchObject({
    component: 'menu-hash',
    payload: { alias: 'palermo', orderModeId: 'm1' },
  })
})

import { createMemoryRouter, RouterProvider } from 'react-router'
import { renderToStaticMarkup } from 'react-dom/server'
import type { ReactNode } from 'react'
import { expect, test, vi } from 'vitest'
import { openPage } from '../testing/browser-page.ts'
import { pageAround } from '../testing/page-around.tsx'
import { doing, renderHook } from '../testing/render-hook.tsx'
import { aBranch, aContact, aMode } from '../testing/sample-shop.ts'
import { assertScripts } from './assert-scripts.ts'
import { activeOrderModes, findOrderMode, offeredOrderModes } from './find-order-mode.ts'
import { journeyMeta } from './journey-meta.ts'
import { doubtMenu, onMenuDoubt } from './menu-doubt.ts'
import { loadedAlias, metaContext } from './meta-context.ts'
import { isReloading, useReload } from './reload.ts'
import { AliasContext, useAlias, useContact, useCurrency } from './use-alias.ts'
import { useFormatAmount } from './use-format-amount.ts'
import { useHome } from './use-home.ts'
import { useMapTiles } from './use-map-tiles.ts'

const takeAway = aMode()
const delivery = aMode({ id: 'm2', type: 'DELIVERY' })
const closed = aMode({ id: 'm3', type: 'IN_DINING', active: false })
const shop = aContact([takeAway, closed, delivery])

test('the modes of a contact are those that are active, in its order', () => {
  expect(activeOrderModes(shop)).toEqual([takeAway, delivery])
})

test.each([
  ['', [takeAway, delivery]],
  ['?menu=DELIVERY', [delivery]],
  ['?menu=take-away', [takeAway]],
  ['?menu=m2&menu=m1', [takeAway, delivery]],
  ['?menu=m3', [takeAway, delivery]],
  ['?menu=nothing&menu=m2', [delivery]],
  ['?other=m2', [takeAway, delivery]],
])('the link %j lets choose among these', (search, modes) => {
  expect(offeredOrderModes(shop, search)).toEqual(modes)
})

test('a mode is found by its path, in any spelling, while it is active', () => {
  expect(findOrderMode(shop, 'delivery')).toBe(delivery)
  expect(findOrderMode(shop, 'TAKE_AWAY')).toBe(takeAway)
  expect(findOrderMode(shop, 'in-dining')).toBeUndefined()
  expect(findOrderMode(shop, 'nothing')).toBeUndefined()
})

const country = { currency: { code: 'ARS', symbol: '$' }, mantissa: 2 }
const lookup = { type: 'branchContact', info: shop, home: undefined }
const alias = { lookup, country, look: { themeColor: '#aa3300' }, branch: aBranch() }

/** A page whose document and alias were loaded so. */
const metaOf = (
  loaded: object | undefined,
  root: object | undefined = { origin: 'https://shared.test' },
) => ({
  location: { pathname: '/menu/palermo' },
  params: {},
  matches: [undefined, { id: 'root', loaderData: root }, { id: 'layout', loaderData: loaded }],
})

test('metadata of a page names the host of the tenant, else the shared one, and its alias', () => {
  expect(metaContext(metaOf(alias))).toMatchObject({
    lookup,
    origin: 'https://shared.test',
    url: 'https://shared.test/menu/palermo',
    themeColor: '#aa3300',
  })
  const hosted = { ...alias, look: undefined, lookup: { ...lookup, home: 'https://ombu.test' } }
  expect(metaContext(metaOf(hosted))).toMatchObject({
    origin: 'https://ombu.test',
    url: 'https://ombu.test/menu/palermo',
    themeColor: undefined,
  })
})

test('a page whose alias or document was not loaded has nothing to begin with', () => {
  expect(metaContext(metaOf(undefined))).toBeUndefined()
  expect(metaContext({ ...metaOf(alias), matches: [{ id: 'layout', loaderData: alias }] })).toBeUndefined()
  for (const loaderData of [null, 'look lookup', { look: 1 }, { lookup: 1 }])
    expect(loadedAlias([{ id: 'x', loaderData }])).toBeUndefined()
  expect(loadedAlias([undefined, { id: 'x', loaderData: alias }])).toBe(alias)
})

test('a page of the journey says its contact and its colour, and is the diner’s own', () => {
  expect(journeyMeta(metaOf(alias), 'Mi pedido')).toEqual([
    { title: 'Mi pedido · Palermo' },
    { name: 'robots', content: 'noindex' },
    { name: 'theme-color', content: '#aa3300' },
  ])
  expect(journeyMeta(metaOf(undefined), 'Mi pedido')).toEqual([
    { title: 'Mi pedido' },
    { name: 'robots', content: 'noindex' },
  ])
  const nameless = { ...alias, look: undefined, lookup: { type: 'company', info: { id: 'k1' } } }
  expect(journeyMeta(metaOf(nameless), 'Mi pedido')[0]).toEqual({ title: 'Mi pedido' })
})

test('whoever follows the doubts about the menu hears of each until they stop', () => {
  const hear = vi.fn<() => void>()
  const stop = onMenuDoubt(hear)
  doubtMenu()
  doubtMenu()
  expect(hear).toHaveBeenCalledTimes(2)
  stop()
  doubtMenu()
  expect(hear).toHaveBeenCalledTimes(2)
})

test('the pages of a brand with other scripts are another document', () => {
  openPage()
  const documentElement: { dataset: { scripts?: string } } = { dataset: {} }
  vi.stubGlobal('document', { documentElement })
  const request = new Request('http://localhost:3000/menu/palermo?name=a')
  const judge = (scripts: string): unknown => {
    try {
      assertScripts(scripts, { url: request.url } as Request)
    } catch (error) {
      return error
    }
    return undefined
  }
  expect(judge('')).toBeUndefined()
  expect((judge('b1') as Response).headers.get('location')).toBe(request.url)
  documentElement.dataset.scripts = 'b1'
  expect(judge('b1')).toBeUndefined()
  expect((judge('') as Response).headers.get('X-Remix-Reload-Document')).toBe('true')
})

test('while a page is loaded anew it says so, which no navigation does', async () => {
  openPage()
  const { wrap, router } = pageAround()
  const { now, all } = await renderHook(useReload, { props: undefined, wrap })
  expect(isReloading()).toBe(false)
  const reload = now()
  await doing(async () => {
    const reloading = reload()
    expect(isReloading()).toBe(true)
    await reloading
  })
  expect(isReloading()).toBe(false)
  await doing(() => router.navigate('/other'))
  expect([isReloading(), new Set(all).size]).toEqual([false, 1])
})

/** Result of a hook on a page of this alias, in a document that was loaded so. */
function answerOf<Answer>(hook: () => Answer, own: object = alias, document?: object): Answer | undefined {
  const told: Answer[] = []
  function Probe(): ReactNode {
    told.push(hook())
    return null
  }
  const element = (
    <AliasContext value={own as never}>
      <Probe />
    </AliasContext>
  )
  const routes = [{ id: 'root', path: '/', element, loader: () => document ?? null }]
  const router = createMemoryRouter(routes, { hydrationData: { loaderData: { root: document } } })
  renderToStaticMarkup(<RouterProvider router={router} />)
  return told[0]
}

const document = { origin: 'https://shared.test', map: { tiles: '/tiles', attribution: 'nobody' } }

test('a page knows its alias, its contact and how its country writes amounts', () => {
  expect(answerOf(useAlias)).toBe(alias)
  expect(answerOf(useContact)).toBe(shop)
  expect(answerOf(useContact, { ...alias, lookup: { type: 'branch', info: aBranch() } })).toBeUndefined()
  expect(answerOf(useCurrency)).toEqual({ code: 'ARS', symbol: '$', mantissa: 2 })
  const format = answerOf(useFormatAmount)
  expect(format?.(125_050)).toBe('$\u00A01.250,50')
  expect(() => renderToStaticMarkup(<NoAlias />)).toThrow('useAlias outside of an alias page')
})

function NoAlias(): ReactNode {
  useAlias()
  return null
}

test('links that leave the page begin with the tenant’s own host, or with the shared one', () => {
  const hosted = { ...alias, lookup: { ...lookup, home: 'https://ombu.test' } }
  expect(answerOf(useHome, hosted, document)).toBe('https://ombu.test')
  expect(answerOf(useHome, alias, document)).toBe('https://shared.test')
  expect(answerOf(useHome, alias)).toBe('')
})

test('maps are drawn by the brand’s provider, by the server’s, or not at all', () => {
  expect(answerOf(useMapTiles, alias, document)).toEqual({ tiles: '/tiles', attribution: 'nobody' })
  expect(answerOf(useMapTiles, alias)).toEqual({ tiles: '', attribution: '' })
  const own = { ...alias, branch: aBranch({ mapProvider: 'carto' }) }
  expect(answerOf(useMapTiles, own, document)?.tiles).toContain('cartocdn')
  expect(answerOf(useMapTiles, { ...alias, branch: undefined }, document)?.tiles).toBe('/tiles')
})

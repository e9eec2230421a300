import type { AliasLookup } from '@mostrador/contract/alias/alias-endpoints'
import { RouterContextProvider } from 'react-router'
import { expect, test } from 'vitest'
import { apiContext, createApi } from '../api.ts'
import { refusal } from '../testing/browser-page.ts'
import { loadDocument } from './load-document.ts'
import { needContact, needSellingContact } from './need-contact.ts'
import { noBreak } from '@mostrador/domain/money/no-break'
import { requireOrReport } from './require-data.ts'

const contactWith = (blocked: boolean) => ({
  type: 'branchContact',
  home: null,
  info: { id: 'local', branch: { id: 'brand', alias: 'brasas' }, commercialTermsInfo: { blocked } },
})
const brand = { type: 'branch', home: null, info: { id: 'brand' } }

/** The API of a page, where an alias is that; and what it was asked for. */
function pageOf(answer: () => unknown, page: Parameters<typeof createApi>[1] = {}) {
  const context = new RouterContextProvider()
  const asked: string[] = []
  const api = createApi(async (url) => {
    asked.push(url)
    const told = answer()
    return told instanceof Response ? told : Response.json(told)
  }, page)
  context.set(apiContext, api)
  const request = new Request('https://shop.test/menu/ombu/checkout')
  return { args: { context, request, params: { alias: 'ombu' } }, asked, api }
}

test('a contact that sells loads nothing, and one that is blocked ends the way to an order with its placeholder', async () => {
  expect(await needSellingContact(pageOf(() => contactWith(false)).args)).toBeNull()
  const { args } = pageOf(() => contactWith(true))
  await expect(needSellingContact(args)).rejects.toMatchObject({
    data: { code: 'branch-contact-blocked', branchAlias: 'brasas' },
    init: { status: 200 },
  })
  expect(await needContact(args)).toBeNull()
})

test('an alias that is no contact has no such page', async () => {
  for (const need of [needContact, needSellingContact])
    await expect(need(pageOf(() => brand).args)).rejects.toMatchObject({
      data: { code: 'page-not-found' },
      init: { status: 404 },
    })
})

test('without a connection the way to an order stands on what is known', async () => {
  const { args } = pageOf(() => {
    throw new TypeError('Failed to fetch')
  })
  expect(await needSellingContact(args)).toBeNull()
})

test('a server that fails ends it with its status', async () => {
  await expect(needContact(pageOf(() => refusal(502, 'down')).args)).rejects.toMatchObject({
    data: { code: 'down' },
    init: { status: 502 },
  })
})

test('on wish the contact is asked for anew', async () => {
  const { args, asked, api } = pageOf(() => contactWith(false))
  api.learn('ombu', contactWith(false) as unknown as AliasLookup)
  await needSellingContact(args)
  expect(asked).toEqual([])
  await needSellingContact(args, 'anew')
  expect(asked).toHaveLength(1)
})

const problem = { type: '', title: '', status: 0, code: 'unreachable', detail: '' }

test('a failed request that a page needs is logged, and an answered one is not', () => {
  const logged: unknown[] = []
  const client: Parameters<typeof requireOrReport>[1]['client'] = {
    logDinerError: async ({ body }) => {
      logged.push(body)
      return { ok: true, data: null }
    },
  }
  const told = { client, failure: 'menu', branchId: 'b1' } as const
  expect(requireOrReport({ ok: true, data: 'menu' }, told)).toBe('menu')
  expect(logged).toEqual([])
  expect(() => requireOrReport({ ok: false, problem }, told)).toThrow(
    expect.objectContaining({ data: problem, init: expect.objectContaining({ status: 503 }) }),
  )
  expect(logged).toMatchObject([{ component: 'menu', branchId: 'b1', payload: problem }])
})

test('a document is at home where it was asked for, or on the origin that tenants share', () => {
  const shared = { home: 'ombu', sharedOrigin: 'https://all.test' }
  const map = { tiles: 'https://tiles.test/{z}/{x}/{y}.png', attribution: 'OSM' }
  const page = { provider: { name: 'Tucán', site: null }, map, analytics: 'https://events.test' }
  expect(loadDocument(pageOf(() => brand, page).args)).toEqual({ origin: 'https://shop.test', ...page })
  expect(loadDocument(pageOf(() => brand, { place: shared }).args)).toMatchObject({
    origin: 'https://all.test',
  })
})

test('an amount within a sentence stays in one line', () => {
  expect(noBreak('$ 1.250 ARS')).toBe('$\u00a01.250\u00a0ARS')
})

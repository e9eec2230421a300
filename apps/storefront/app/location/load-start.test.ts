import { RouterContextProvider } from 'react-router'
import { expect, test } from 'vitest'
import { apiContext, createApi } from '../api.ts'
import { refusal } from '../testing/browser-page.ts'
import { loadStart } from './load-start.ts'

const BRANDS = { branches: [{ id: 'b1', name: 'Fuego Lento' }], more: true, home: null }
const NONE = { branches: [], more: false, home: null }

/** Loads the start page at a query; `aliases` are those that the server knows. */
async function start(query: string, { listed = BRANDS as unknown, aliases = [] as string[] } = {}) {
  const asked: string[] = []
  const api = createApi(async (url) => {
    asked.push(url)
    if (url.startsWith('/api/diner/branches')) {
      return listed instanceof Response ? listed : Response.json(listed)
    }
    return aliases.some((alias) => url.includes(alias)) ? Response.json({}) : refusal(404, 'alias-unknown')
  })
  const context = new RouterContextProvider()
  context.set(apiContext, api)
  const request = new Request(`http://localhost:3000/menu${query}`)
  const told = await loadStart({ context, request }).catch((thrown: unknown) => thrown)
  const to = told instanceof Response ? `${told.status} ${told.headers.get('location')}` : undefined
  const page = told as Exclude<Awaited<ReturnType<typeof loadStart>>, Response>
  const queryOf = (url = '') => Object.fromEntries(new URL(url, 'http://x').searchParams)
  return {
    to,
    data: to ? undefined : page.data,
    init: to ? undefined : page.init,
    asked,
    query: queryOf(asked[0]),
  }
}

test('the start page has the first brands by name, and the server may keep it for half a minute', async () => {
  const { data, init, query } = await start('')
  expect(query).toEqual({ offset: '0', pageSize: '99' })
  expect(data).toEqual({ branches: BRANDS.branches, more: true, search: '', offset: 0 })
  expect(init).toEqual({ headers: { 'cache-control': 'private, no-cache', 'x-page-cache': '30' } })
})

test('a search goes with its page, without blanks around it and no longer than a name', async () => {
  const { data, query, asked } = await start(`?search=%20${'a'.repeat(120)}&offset=99`)
  expect(query).toEqual({ offset: '99', pageSize: '99', search: 'a'.repeat(100) })
  expect(data).toMatchObject({ search: 'a'.repeat(100), offset: 99 })
  expect(asked).toHaveLength(1)
})

for (const [text, offset] of [
  ['-5', '0'],
  ['x', '0'],
  ['7.9', '7'],
  ['99999999', '1000000'],
] as const)
  test(`an offset of "${text}" is ${offset}`, async () => {
    expect((await start(`?offset=${text}`)).query.offset).toBe(offset)
  })

test('on a tenant’s own host there is one to choose', async () => {
  const { to } = await start('?source=qr&search=x', { listed: { ...NONE, home: 'ombu' } })
  expect(to).toBe('302 /menu/ombu?source=qr')
})

test('a search that names no brand but a contact’s link leads there', async () => {
  const { to, asked } = await start('?search=Fuego%20Lento&source=qr', {
    listed: NONE,
    aliases: ['fuego-lento'],
  })
  expect(to).toBe('302 /menu/fuego-lento?source=qr')
  expect(asked).toHaveLength(2)
})

test('a search that names nothing says so', async () => {
  const { to, data } = await start('?search=nadie', { listed: NONE })
  expect(to).toBeUndefined()
  expect(data).toMatchObject({ branches: [], search: 'nadie' })
})

for (const [name, query, listed] of [
  ['brands that it names', '?search=fuego-lento', BRANDS],
  ['a later page of it', '?search=fuego-lento&offset=99', NONE],
  ['no search', '', NONE],
  ['a search without a letter', '?search=%3F', NONE],
] as const)
  test(`nobody is sent on from ${name}`, async () => {
    const { to, asked } = await start(query, { listed, aliases: ['fuego-lento'] })
    expect(to).toBeUndefined()
    expect(asked).toHaveLength(1)
  })

test('a server that cannot say is the page’s failure', async () => {
  const told = await start('', { listed: refusal(500, 'broken') })
  expect(told.init).toEqual({ status: 500 })
})

import { expect, test } from 'vitest'
import type { HostOwner } from '@mostrador/api/ground/hosts'
import { createRateLimiter } from '@mostrador/api/ground/rate-limit/create-rate-limiter'
import { LIMITS } from '@mostrador/api/ground/rate-limit/limits'
import { createStorefrontPages, type Storefront } from './storefront-pages.ts'

/** One tenant with a host of its own. */
const hosts = {
  sharedOrigin: 'https://pide.example',
  consoleOrigin: 'https://caja.pide.example',
  ownerOf: async (url: string): Promise<HostOwner | undefined> =>
    new URL(url).hostname === 'ombu.example'
      ? {
          kind: 'company',
          companyId: 'c',
          alias: 'ombu',
          host: 'ombu.example',
          origin: 'https://ombu.example',
        }
      : undefined,
}

/**
 * Pages that say at which address they were asked for, on whose host, and how often one was
 * rendered.
 */
function startPages(publicUrl?: string) {
  const state = { renders: 0 }
  const handle: Storefront['handle'] = async ({ url }, { place }) => {
    state.renders += 1
    return new Response(place ? `${url} of ${place.home}` : url, { headers: { 'x-page-cache': '30' } })
  }
  const pages = createStorefrontPages({
    load: async () => ({ handle }),
    apiFetch: async () => new Response(),
    provider: { name: 'Tucán', site: null },
    now: () => new Date('2026-11-20T15:00:00Z'),
    strict: true,
    publicUrl,
    hosts,
  })
  const ask = async (url: string): Promise<string> => (await pages.answer(new Request(url))).text()
  return { state, ask }
}

test('a page names itself by the address that people type, whatever a caller or a proxy writes', async () => {
  const { state, ask } = startPages('https://pide.example')
  expect(await ask('http://10.0.0.7:3000/menu/a')).toBe('https://pide.example/menu/a')
  expect(await ask('http://somewhere.else/menu/a')).toBe('https://pide.example/menu/a')
  expect(state.renders).toBe(1)
  expect(await ask('http://shop//somewhere.else/b?c=1')).toBe('https://pide.example//somewhere.else/b?c=1')
})

test('the port of the address is kept', async () => {
  expect(await startPages('http://localhost:8080').ask('http://app/menu/a')).toBe(
    'http://localhost:8080/menu/a',
  )
})

test('a server that was not told its address takes that of the call', async () => {
  expect(await startPages().ask('http://127.0.0.1:3000/menu/a')).toBe('http://127.0.0.1:3000/menu/a')
})

/** spec('decisions beyond-the-documents.8') */
test('a tenant’s own host is kept apart from the shared one, at its own address', async () => {
  const { state, ask } = startPages('https://pide.example')
  for (const _ of [1, 2]) {
    expect(await ask('http://ombu.example:3000/menu/ombu')).toBe('https://ombu.example/menu/ombu of ombu')
    expect(await ask('http://10.0.0.7:3000/menu/ombu')).toBe('https://pide.example/menu/ombu')
  }
  expect(state.renders).toBe(2)
})

test('while nobody knows whose a host is, people get a page that says so, and a script an empty answer', async () => {
  const away = Object.assign(new Error('connect'), { code: 'ECONNREFUSED' })
  const pages = createStorefrontPages({
    load: () => Promise.reject(new Error('no page is rendered')),
    apiFetch: async () => new Response(),
    provider: { name: 'Tucán', site: null },
    now: () => new Date('2026-11-20T15:00:00Z'),
    strict: true,
    hosts: { ...hosts, ownerOf: () => Promise.reject(away) },
  })
  const people = await pages.answer(new Request('http://ombu.example/menu/a'))
  expect([people.status, people.headers.get('content-type')]).toEqual([503, 'text/html; charset=utf-8'])
  const script = await pages.answer(new Request('http://ombu.example/menu/a.data'))
  expect([script.status, script.headers.get('content-type'), await script.text()]).toEqual([503, null, ''])
  expect(script.headers.get('retry-after')).toMatch(/^[1-9]\d?$/)
})

/** Pages of a shop with one contact, `ombu`; how often one was made, and for which address. */
function startShop(options: Partial<Parameters<typeof createStorefrontPages>[0]> = {}) {
  const made: string[] = []
  const handle: Storefront['handle'] = async ({ url }) => {
    const { pathname, search } = new URL(url)
    made.push(pathname + search)
    if (pathname === '/menu') return new Response(null, { status: 302, headers: { location: '/menu/ombu' } })
    if (!pathname.startsWith('/menu/ombu')) return new Response('<p>No</p>', { status: 404 })
    const keeping: Record<string, string> = pathname.includes('/order/') ? {} : { 'x-page-cache': '30' }
    return new Response(`<p>${pathname}</p>`, { headers: keeping })
  }
  const pages = createStorefrontPages({
    load: async () => ({ handle, parameters: ['campaignId', 'phone'] }),
    apiFetch: async () => new Response(),
    provider: { name: 'Tucán', site: null },
    now: () => new Date('2026-11-20T15:00:00Z'),
    strict: true,
    publicUrl: 'https://pide.example',
    ...options,
  })
  const ask = async (path: string, ip = '203.0.113.7') => {
    const headers = { 'x-caller-ip': ip }
    return pages.answer(new Request(`https://pide.example${path}`, { headers }))
  }
  return { made, ask, pages }
}

test('an address that is written in capitals leads to the one that is kept, with what stands behind it', async () => {
  const { made, ask } = startShop()
  for (const spelling of ['/menu/OMBU', '/menu/oMbU', '/MENU/ombu', '/menu/ombu/', '/menu/%6fmbu']) {
    const answer = await ask(`${spelling}?campaignId=1&utm_source=x`)
    expect([answer.status, answer.headers.get('location')]).toEqual([
      308,
      '/menu/ombu?campaignId=1&utm_source=x',
    ])
  }
  expect(made).toEqual([])
  expect((await ask('//evil.example/MENU')).headers.get('location')).toBeNull()
})

test('unknown parameters share one kept page; a page that reads its parameters is made for its caller', async () => {
  const { made, ask } = startShop()
  for (let click = 0; click < 50; click += 1)
    expect(await (await ask(`/menu/ombu?fbclid=${click}&utm_source=x`)).text()).toBe('<p>/menu/ombu</p>')
  expect(made).toEqual(['/menu/ombu'])
  await ask('/menu/ombu?phone=1')
  await ask('/menu/ombu?phone=1')
  expect(made).toHaveLength(3)
  // Where it leads, nothing of the address is lost.
  await ask('/menu?utm_source=x')
  expect(made.at(-1)).toBe('/menu?utm_source=x')
})

test('a page that is not there, and one of an order, are made once for who asks', async () => {
  const { made, ask } = startShop()
  const missing = await ask('/menu/nobody')
  expect([missing.status, await missing.text()]).toEqual([404, '<p>No</p>'])
  expect(missing.headers.get('content-security-policy')).toContain("default-src 'self'")
  await ask('/menu/ombu/order/AB12CD34EF')
  expect(made).toEqual(['/menu/nobody', '/menu/ombu/order/AB12CD34EF'])
})

test('a network has so many pages made for itself alone; kept ones it sees all the same', async () => {
  const rateLimiter = createRateLimiter({ rules: { 'pages-network': { times: 3, seconds: 60 } } })
  const { made, ask } = startShop({ rateLimiter })
  const statuses: number[] = []
  for (const path of ['/menu/a', '/b', '/menu/ombu?phone=1', '/menu/d', '/e', '/menu/ombu?phone=2'])
    statuses.push((await ask(path, `2001:db8:1:2::${statuses.length}`)).status)
  expect(statuses).toEqual([404, 404, 200, 429, 429, 429])
  expect(made).toHaveLength(3)
  expect((await ask('/menu/ombu')).status).toBe(200)
  const refused = await ask('/menu/f', '2001:db8:1:2::9')
  expect(refused.headers.get('retry-after')).toBe('60')
  expect(await refused.text()).toContain('Demasiadas visitas a la vez')
  expect((await ask('/menu/ombu', '2001:db8:1:2::9')).status).toBe(200)
})

test('pages are made in their turn, and who comes when too many wait is told to come back', async () => {
  const gate = Promise.withResolvers<void>()
  const handle: Storefront['handle'] = async () => {
    await gate.promise
    return new Response('<p>made</p>')
  }
  const sizes = { ...LIMITS.sizes, 'pages-waiting': { most: 2, unit: 'waiting' as const } }
  const { ask } = startShop({ load: async () => ({ handle }), limits: { ...LIMITS, sizes } })
  const asked = ['/a', '/b', '/c', '/d'].map((path) => ask(path))
  const refused = await Promise.race(asked)
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '10'])
  gate.resolve()
  const statuses = (await Promise.all(asked)).map(({ status }) => status)
  expect(statuses.toSorted()).toEqual([200, 200, 200, 503])
})

test('a network that asks too often is answered before anything is looked up', async () => {
  let lookups = 0
  const counting = {
    ...hosts,
    ownerOf: async (url: string) => {
      lookups += 1
      return hosts.ownerOf(url)
    },
  }
  const rateLimiter = createRateLimiter({ rules: { 'api-network': { times: 2, seconds: 60 } } })
  const { ask } = startShop({ rateLimiter, hosts: counting })
  const statuses: number[] = []
  for (const end of [1, 2, 3]) statuses.push((await ask('/menu/ombu', `2001:db8:1:2::${end}`)).status)
  expect(statuses).toEqual([200, 200, 429])
  const before = lookups
  await ask('/menu/ombu', '2001:db8:1:2::4')
  expect(lookups).toBe(before)
})

test('a POST to a page gets 405 before anything is made of it', async () => {
  const { made, pages } = startShop()
  const posted = await pages.answer(
    new Request('https://pide.example/menu/ombu', { method: 'POST', body: 'x' }),
  )
  expect([posted.status, posted.headers.get('allow')]).toEqual([405, 'GET, HEAD'])
  expect(made).toEqual([])
})

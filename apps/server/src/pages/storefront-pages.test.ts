import { expect, test } from 'vitest'
import type { HostOwner } from '@mostrador/api/host/hosts'
import { createStorefrontPages, type Storefront } from './storefront-pages.ts'

/** One tenant with a host of its own. */
const hosts = {
  sharedOrigin: 'https://pide.example',
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

/** Pages that say at which address they were asked for, on whose host, and how often one was rendered. */
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

import { expect, test } from 'vitest'
import { createStorefrontPages } from './storefront-pages.ts'

/** Pages that say at which address they were asked for, and how often one was rendered. */
function startPages(publicUrl?: string) {
  const state = { renders: 0 }
  const handle = async ({ url }: Request): Promise<Response> => {
    state.renders += 1
    return new Response(url, { headers: { 'x-page-cache': '30' } })
  }
  const pages = createStorefrontPages({
    load: async () => ({ handle }),
    apiFetch: async () => new Response(),
    provider: { name: 'Tucán', site: null },
    now: () => new Date('2026-11-20T15:00:00Z'),
    strict: true,
    publicUrl,
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

import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { runInNewContext } from 'node:vm'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

const SOURCE = readFileSync(fileURLToPath(new URL('../../public/sw.js', import.meta.url)), 'utf8')
const SHOP = 'https://shop.test'

/**
 * As much of the browser's caches as the worker uses: of each its answers by address, the newest
 * last.
 */
function browserCaches() {
  const all = new Map<string, Map<string, Response>>()
  const addressOf = (request: string | { url: string }): string =>
    new URL(typeof request === 'string' ? request : request.url, SHOP).href
  const open = async (name: string) => {
    const entries = all.get(name) ?? new Map<string, Response>()
    all.set(name, entries)
    return {
      put: async (request: string | { url: string }, response: Response) => {
        const body = await response.text()
        entries.delete(addressOf(request))
        entries.set(addressOf(request), new Response(body, { headers: response.headers }))
      },
      keys: async () => [...entries.keys()].map((url) => ({ url })),
      delete: async (request: { url: string }) => entries.delete(request.url),
    }
  }
  return {
    names: () => [...all.keys()],
    kept: (name: string) => [...(all.get(name)?.keys() ?? [])],
    port: {
      open,
      has: async (name: string) => all.has(name),
      keys: async () => [...all.keys()],
      delete: async (name: string) => all.delete(name),
      match: async (request: string | { url: string }, { cacheName }: { cacheName: string }) =>
        all.get(cacheName)?.get(addressOf(request))?.clone(),
    },
  }
}

let answer: (url: string) => Promise<Response>

/** The worker of the menus, at work in a browser whose network says what `answer` says. */
function startWorker(modes = ['delivery', 'take-away']) {
  const hear: Record<string, (event: object) => void> = {}
  const caches = browserCaches()
  const asked: string[] = []
  const fetch = async (request: { url: string }): Promise<Response> => {
    asked.push(request.url)
    const response = await answer(request.url)
    Object.defineProperty(response, 'type', { value: 'basic' })
    return response
  }
  const self = {
    location: new URL(`/sw.js?${modes.map((mode) => `mode=${mode}`).join('&')}`, SHOP),
    addEventListener: (kind: string, task: (event: object) => void) => (hear[kind] = task),
  }
  runInNewContext(SOURCE, {
    self,
    caches: caches.port,
    fetch,
    URL,
    Request,
    Response,
    Headers,
    Date,
    setTimeout,
  })
  /** Sends an event of the browser; returns the answer once all its work is done. */
  async function tell(kind: string, event: object): Promise<Response | undefined> {
    const tasks: Promise<unknown>[] = []
    let answered: Promise<Response> | undefined
    const waitUntil = (task: Promise<unknown>) => tasks.push(task)
    hear[kind]?.({ ...event, waitUntil, respondWith: (response: Promise<Response>) => (answered = response) })
    const response = await answered
    for (const task of tasks) await task
    return response
  }
  return {
    caches,
    asked,
    keep: (...paths: string[]) =>
      tell('message', { data: { kind: 'keep', addresses: paths.map((path) => SHOP + path) } }),
    ask: (path: string) => tell('fetch', { request: new Request(SHOP + path) }),
    navigate: (path: string) =>
      tell('fetch', { request: { url: SHOP + path, method: 'GET', mode: 'navigate' } }),
  }
}

const page = async (url: string): Promise<Response> => new Response(`<!DOCTYPE html><html lang="es">${url}`)
const noConnection = (): Promise<Response> => Promise.reject(new TypeError('Failed to fetch'))

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'Date'] })
  answer = page
})

afterEach(() => void vi.useRealTimers())

/** spec('decisions beyond-the-documents.11') */
test('a menu that was walked to is there without a connection, and says that it is kept', async () => {
  const worker = startWorker()
  await worker.keep('/menu/ombu/delivery')
  answer = noConnection
  const shown = await worker.navigate('/menu/ombu/delivery')
  expect(await shown?.text()).toBe(`<!DOCTYPE html><html data-kept="" lang="es">${SHOP}/menu/ombu/delivery`)
  await expect(worker.navigate('/menu/ombu/take-away')).rejects.toThrow('Failed to fetch')
})

test('where nothing comes through nobody waits long for a menu that is kept', async () => {
  const worker = startWorker()
  await worker.navigate('/menu/ombu/delivery')
  const { promise: late, resolve: come } = Promise.withResolvers<Response>()
  answer = () => late
  const shown = worker.navigate('/menu/ombu/delivery')
  await vi.advanceTimersByTimeAsync(10_000)
  come(new Response('<html>newer'))
  expect(await (await shown)?.text()).toContain('data-kept')
  answer = noConnection
  expect(await (await worker.navigate('/menu/ombu/delivery'))?.text()).toBe('<html data-kept="">newer')
})

test('a slow first visit waits for its menu', async () => {
  const worker = startWorker()
  const { promise: late, resolve: come } = Promise.withResolvers<Response>()
  answer = () => late
  const shown = worker.navigate('/menu/ombu/delivery')
  await vi.advanceTimersByTimeAsync(20_000)
  come(new Response('<html>first'))
  expect(await (await shown)?.text()).toBe('<html>first')
})

test('the page of a shop leads to the menu of it that was seen last', async () => {
  const worker = startWorker()
  await worker.keep('/menu/ombu/delivery', '/menu/ombu/take-away', '/menu/ombu')
  await worker.keep('/menu/ombu/delivery')
  expect(worker.asked).toHaveLength(3)
  answer = noConnection
  const led = await worker.navigate('/menu/ombu')
  expect(led?.headers.get('location')).toBe(`${SHOP}/menu/ombu/delivery`)
})

test('an immutable file is kept for all shops, and drives none of their menus out', async () => {
  const worker = startWorker()
  const shops = ['a', 'b', 'c', 'd', 'e'].map((alias) => `/menu/${alias}/delivery`)
  const picture = `/files/${'0'.repeat(64)}/512.webp`
  await worker.keep(...shops, '/assets/one.js', picture, '/api/diner/a/menu/1?hash=2')
  for (const path of shops) expect(worker.caches.kept(`mostrador-2-menu-${path[6]}`)[0]).toBe(SHOP + path)
  expect(worker.caches.kept('mostrador-2-menu-a')).toHaveLength(2)
  await worker.keep('/menu/f/delivery')
  expect(worker.caches.names()).not.toContain('mostrador-2-menu-a')

  answer = noConnection
  for (const path of ['/assets/one.js', picture]) expect((await worker.ask(path))?.ok).toBe(true)
  expect(await worker.ask('/api/country/ar')).toBeUndefined()
})

test('private pages and addresses that are not cacheable are not kept', async () => {
  const worker = startWorker()
  answer = async () => new Response('<html>', { headers: { 'cache-control': 'private' } })
  await worker.navigate('/menu/ombu/delivery')
  await worker.keep('/menu/ombu/delivery', '/api/diner/ombu/orders', 'x')
  answer = page
  await worker.navigate('/menu/ombu/delivery?utm_source=x')
  expect(worker.caches.names()).toEqual([])
})

test('only what the page calls a mode is a menu: the checkout and the pages of plates go to the network', async () => {
  const worker = startWorker(['delivery'])
  const others = ['/take-away', '/checkout', '/preview', '/delivery/carnes/bife', '/order/0123456789']
  for (const path of others) expect(await worker.navigate(`/menu/ombu${path}`)).toBeUndefined()
  await worker.keep(...others.map((path) => `/menu/ombu${path}`))
  expect(worker.caches.names()).toEqual([])
  expect((await worker.navigate('/menu/ombu/delivery'))?.ok).toBe(true)
})

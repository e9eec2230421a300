import { randomBytes, createHash } from 'node:crypto'
import { brotliDecompressSync } from 'node:zlib'
import { readyAnswerOf } from '@mostrador/api/ground/http/compressed-body'
import { expect, test, vi } from 'vitest'
import { createPageCache } from './page-cache.ts'

const START = Date.parse('2026-11-20T15:00:00Z')

function cacheOf(headers: Record<string, string>, body = '<p>menú</p>') {
  const state = { renders: 0, now: START, status: 200 }
  const cache = createPageCache(
    async (request) => {
      state.renders += 1
      expect(request.headers.get('cookie')).toBeNull()
      return new Response(`${body}${state.renders}`, { status: state.status, headers })
    },
    () => new Date(state.now),
  )
  const ask = (url = 'http://shop/menu/a', init: RequestInit = {}) =>
    cache.answer(new Request(url, { ...init, headers: { cookie: 'me=1', ...init.headers } }))
  return { state, cache, ask }
}

test('a page that may be kept is rendered once, without the caller’s cookies, and sent compressed', async () => {
  const link = '</assets/lora.woff2>; rel=preload; as=font'
  const { state, ask } = cacheOf({ 'x-page-cache': '30', 'x-page-tag': 'c1', link })
  const first = await ask(undefined, { headers: { 'accept-encoding': 'gzip, br' } })
  expect(first?.headers.get('content-encoding')).toBe('br')
  expect(first?.headers.get('link')).toBe(link)
  expect(await (await ask())?.text()).toBe('<p>menú</p>1')
  expect(state.renders).toBe(1)
})

test('many who ask at once wait for one rendering', async () => {
  const { state, ask } = cacheOf({ 'x-page-cache': '30' })
  await Promise.all(Array.from({ length: 20 }, () => ask()))
  expect(state.renders).toBe(1)
})

test('it is rendered again when it is too old, and at once for many when it was dropped', async () => {
  const { state, cache, ask } = cacheOf({ 'x-page-cache': '30', 'x-page-tag': 'c1' })
  await ask()
  state.now += 31_000
  expect(await (await ask())?.text()).toBe('<p>menú</p>2')
  cache.drop('another')
  await Promise.resolve()
  expect(await (await ask())?.text()).toBe('<p>menú</p>2')
  cache.drop('c1')
  await new Promise((resolve) => setImmediate(resolve))
  await Promise.all([ask(), ask(), ask()])
  expect(state.renders).toBe(3)
})

test('an answer with a query, a cookie, an error or no word on keeping is not kept', async () => {
  const kept = cacheOf({ 'x-page-cache': '30' })
  expect(await kept.ask('http://shop/menu/a?phone=1')).toBeUndefined()
  expect(await kept.ask('http://shop/menu/a', { method: 'POST' })).toBeUndefined()
  expect(await cacheOf({}).ask()).toBeUndefined()
  expect(await cacheOf({ 'x-page-cache': '30', 'set-cookie': 'a=1' }).ask()).toBeUndefined()
  const failing = cacheOf({ 'x-page-cache': '30' })
  failing.state.status = 500
  expect(await failing.ask()).toBeUndefined()
})

test('a drop while a page fails to render leaves its failure to whoever asked', async () => {
  const failures: unknown[] = []
  const onFailure = (error: unknown): void => void failures.push(error)
  process.on('unhandledRejection', onFailure)
  const broken = createPageCache(
    () => Promise.reject(new Error('broken')),
    () => new Date(START),
  )
  const asked = broken.answer(new Request('http://shop/menu/a'))
  await Promise.resolve()
  broken.drop()
  await expect(asked).rejects.toThrow('broken')
  await new Promise((resolve) => setImmediate(resolve))
  process.off('unhandledRejection', onFailure)
  expect(failures).toEqual([])
})

test('two hosts never share a page, and a page that is known is not sent twice', async () => {
  const { ask } = cacheOf({ 'x-page-cache': '30' })
  const one = await ask('http://one/menu/a')
  expect(await (await ask('http://two/menu/a'))?.text()).toBe('<p>menú</p>2')
  const again = await ask('http://one/menu/a', {
    headers: { 'if-none-match': one?.headers.get('etag') ?? '' },
  })
  expect(again?.status).toBe(304)
})

/** spec('decisions beyond-the-documents.7') */
test('the policy of a kept page lets in what was marked as it was rendered, and nothing else that stands in it', async () => {
  const digest = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`
  const marks: string[] = []
  const cache = createPageCache(
    async (_request, mark) => {
      marks.push(mark)
      const own = `<style nonce="${mark}">a{}</style><script nonce="${mark}" src="/x.js"></script>`
      const html = `${own}<script nonce="${mark}" type="module">go()</script>`
      // Markup that a stranger's words would bring along, with a nonce of its own or without.
      const brought = '<script>steal()</script><script nonce="x">steal(1)</script><style>b{}</style>'
      return new Response(html + brought, { headers: { 'x-page-cache': '30' } })
    },
    () => new Date(START),
  )
  const page = await cache.answer(new Request('http://shop/menu/a'))
  const policy = page?.headers.get('content-security-policy') ?? ''
  expect(policy).toContain(`script-src 'self' ${digest('go()')};`)
  expect(policy).toContain(`style-src 'self' ${digest('a{}')};`)
  const html = (await page?.text()) ?? ''
  expect(html).toContain('<script type="module">go()</script>')
  expect(html).not.toContain(marks[0])
  await cache.answer(new Request('http://shop/menu/b'))
  expect(new Set(marks).size).toBe(2)
})

test('a kept page goes on while it cannot be made anew, and is made again when it can', async () => {
  const { state, ask } = cacheOf({ 'x-page-cache': '30' })
  await ask()
  state.now += 31_000
  state.status = 503
  for (const _ of ['at once', 'again']) expect(await (await ask())?.text()).toBe('<p>menú</p>1')
  // It is asked once in five seconds, not by everybody.
  expect(state.renders).toBe(2)
  state.now += 6_000
  state.status = 200
  expect(await (await ask())?.text()).toBe('<p>menú</p>3')
})

test('a page that broke for another reason is not shown as it was', async () => {
  const { state, ask } = cacheOf({ 'x-page-cache': '30' })
  await ask()
  state.now += 31_000
  state.status = 500
  expect(await ask()).toBeUndefined()
})

test.each([
  ['a fault of ours', new TypeError('plates is not iterable'), null],
  ['a database that is away', Object.assign(new Error('connect'), { code: 'ECONNREFUSED' }), '<p>1</p>'],
])('a page that %s keeps from being made anew is told as it is', async (_name, fault, shown) => {
  let now = START
  let renders = 0
  const cache = createPageCache(
    async () => {
      renders += 1
      if (renders > 1) throw fault
      return new Response('<p>1</p>', { headers: { 'x-page-cache': '30' } })
    },
    () => new Date(now),
  )
  const ask = async () => (await cache.answer(new Request('http://shop/menu/a')))?.text()
  await ask()
  for (const _ of ['at first', 'and again']) {
    now += 31_000
    const said = await ask().catch((error: unknown) => error)
    expect(said).toBe(shown ?? fault)
  }
  expect(renders).toBe(3)
})

test('without anything kept it says that it is for another time', async () => {
  const { state, ask } = cacheOf({ 'x-page-cache': '30' })
  state.status = 503
  expect((await ask())?.status).toBe(503)
})

test('a page that is not made anew within two seconds is shown as it was', async () => {
  let now = START
  let wait = Promise.resolve()
  const headers = { 'x-page-cache': '30' }
  const cache = createPageCache(
    async () => {
      await wait
      return new Response('a page', { headers })
    },
    () => new Date(now),
  )
  const ask = () => cache.answer(new Request('http://shop/menu/a'))
  await ask()
  now += 31_000
  wait = new Promise(() => undefined)
  const begun = performance.now()
  expect(await (await ask())?.text()).toBe('a page')
  expect(performance.now() - begun).toBeLessThan(4_000)
})

test('pages are kept up to so many bytes: whoever asks for many keeps none of them for long', async () => {
  const made: string[] = []
  const body = randomBytes(10_000).toString('hex')
  const cache = createPageCache(
    async ({ url }) => {
      made.push(new URL(url).pathname)
      return new Response(body, { headers: { 'x-page-cache': '30' } })
    },
    () => new Date(START),
    { bytes: 200_000 },
  )
  const ask = (path: string) => cache.answer(new Request(`http://shop${path}`))
  await ask('/menu/ombu')
  for (let page = 0; page < 20; page += 1) {
    await ask(`/menu/ombu/c${page}`)
    await ask('/menu/ombu')
  }
  expect(made.filter((path) => path === '/menu/ombu')).toHaveLength(1)
  const kept = made.filter((path) => cache.has(`http://shop${path}`))
  expect(kept.length).toBeLessThan(8)
  expect(kept.length).toBeGreaterThan(2)
})

/** Text that gets smaller the harder it is pressed, as a page does. */
const LONG = Array.from({ length: 4_000 }, (_, index) =>
  createHash('sha256')
    .update(`${index % 300}`)
    .digest('hex')
    .slice(0, 5 + (index % 30)),
).join(' ')

const sent = async (answer: Response | undefined): Promise<number> =>
  (await answer?.arrayBuffer())?.byteLength ?? 0

test('a page that is read often is sent in fewer bytes, under the same mark; one that is read once is not', async () => {
  const { state, ask } = cacheOf({ 'x-page-cache': '3000' }, LONG)
  const br = { headers: { 'accept-encoding': 'br' } }
  const first = await ask(undefined, br)
  const atFirst = await sent(first)
  await ask('http://shop/menu/b', br)
  for (let times = 0; times < 12; times += 1) await ask(undefined, br)
  await vi.waitFor(
    async () => expect(await sent(await ask(undefined, br))).toBeLessThan(atFirst * 0.98),
    20_000,
  )
  const later = await ask(undefined, br)
  expect(later?.headers.get('etag')).toBe(first?.headers.get('etag'))
  expect(brotliDecompressSync(new Uint8Array((await later?.arrayBuffer()) ?? [])).toString()).toBe(`${LONG}1`)
  expect(state.renders).toBe(2)
  expect(await sent(await ask('http://shop/menu/b', br))).toBeGreaterThan(atFirst * 0.98)
})

test('answers that a door sends without asking count as well', async () => {
  const { ask } = cacheOf({ 'x-page-cache': '3000' }, LONG)
  const br = { headers: { 'accept-encoding': 'br' } }
  const first = await ask(undefined, br)
  const ready = first && readyAnswerOf(first)
  for (let times = 0; times < 12; times += 1) expect(ready?.holds?.()).toBe(true)
  await vi.waitFor(() => expect(ready?.holds?.()).toBe(false), 20_000)
  expect(await sent(await ask(undefined, br))).toBeLessThan((await sent(first)) * 0.98)
})

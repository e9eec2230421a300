import type { AliasLookup } from '@mostrador/contract/alias/alias-endpoints'
import { RouterContextProvider } from 'react-router'
import { afterEach, expect, test, vi } from 'vitest'
import { apiContext, apiOf, browserApi, createApi, previewOf } from './api.ts'
import { openPage, refusal } from './testing/browser-page.ts'

afterEach(() => {
  vi.unstubAllEnvs()
  vi.useRealTimers()
})

const brandCalled = (name: string) => ({ type: 'branch', home: null, info: { id: name, name } })

/** The API of a page of whose aliases the server says these things, one after the other. */
function apiThatHears(answers: unknown[], page?: Parameters<typeof createApi>[1]) {
  const asked: string[] = []
  const api = createApi(async (url) => {
    asked.push(url)
    const told = await answers.shift()
    return told instanceof Response ? told : Response.json(told)
  }, page)
  const nameOf = async (...call: Parameters<typeof api.lookUp>) => {
    const found = await api.lookUp(...call)
    if (!found.ok) return found.problem.status
    return found.data.info.name
  }
  return { api, asked, nameOf }
}

const settled = () => new Promise((resolve) => setImmediate(resolve))

test('an alias is looked up once for all who ask, and believed for half a minute', async () => {
  vi.useFakeTimers({ toFake: ['performance'] })
  const { asked, nameOf } = apiThatHears([brandCalled('Ombú'), brandCalled('Ceibo')])
  expect(await Promise.all([nameOf('ombu'), nameOf('ombu')])).toEqual(['Ombú', 'Ombú'])
  vi.advanceTimersByTime(29_999)
  expect(await nameOf('ombu')).toBe('Ombú')
  expect(asked).toHaveLength(1)
  vi.advanceTimersByTime(1)
  expect(await nameOf('ombu')).toBe('Ceibo')
  expect(asked).toHaveLength(2)
})

test('each alias is another, and what is forgotten or wished anew is asked for again', async () => {
  const { api, asked, nameOf } = apiThatHears(['Ombú', 'Ceibo', 'Ombú 2', 'Ombú 3'].map(brandCalled))
  expect([await nameOf('ombu'), await nameOf('ceibo')]).toEqual(['Ombú', 'Ceibo'])
  expect(asked[0]).toContain('ombu')
  expect(asked[1]).toContain('ceibo')
  expect(await nameOf('ombu', 'anew')).toBe('Ombú 2')
  expect(await nameOf('ombu')).toBe('Ombú 2')
  api.forget('ombu')
  expect(await nameOf('ombu')).toBe('Ombú 3')
})

test('the look-up of the document is believed, except by a caller that asks by itself', async () => {
  const { api, asked, nameOf } = apiThatHears([brandCalled('Ombú 2')])
  api.learn('ombu', brandCalled('Ombú') as unknown as AliasLookup)
  expect([await nameOf('ombu'), asked]).toEqual(['Ombú', []])
  expect(await nameOf('ombu', 'by-self')).toBe('Ombú 2')
  api.learn('ombu', brandCalled('Ombú') as unknown as AliasLookup)
  expect([await nameOf('ombu', 'by-self'), await nameOf('ombu'), asked.length]).toEqual([
    'Ombú 2',
    'Ombú 2',
    1,
  ])
})

test('a failure is told, and what was known before it stays known', async () => {
  const { asked, nameOf } = apiThatHears([brandCalled('Ombú'), refusal(503, 'down')])
  await nameOf('ombu')
  expect(await nameOf('ombu', 'anew')).toBe(503)
  await settled()
  expect([await nameOf('ombu'), asked.length]).toEqual(['Ombú', 2])
})

test('a failure of which nothing was known is no answer for the next one', async () => {
  const { nameOf } = apiThatHears([refusal(503, 'down'), brandCalled('Ombú')])
  expect(await nameOf('ombu')).toBe(503)
  await settled()
  expect(await nameOf('ombu')).toBe('Ombú')
})

test('a failure that comes late brings nothing back that was asked for anew or forgotten meanwhile', async () => {
  const late = Promise.withResolvers<Response>()
  const { api, nameOf, asked } = apiThatHears([
    brandCalled('Ombú'),
    late.promise,
    brandCalled('Ombú 2'),
    brandCalled('Ombú 3'),
  ])
  await nameOf('ombu')
  const failing = nameOf('ombu', 'anew')
  expect(await nameOf('ombu', 'anew')).toBe('Ombú 2')
  late.resolve(refusal(503, 'down'))
  expect(await failing).toBe(503)
  await settled()
  expect([await nameOf('ombu'), asked.length]).toEqual(['Ombú 2', 3])
  api.forget('ombu')
  expect(await nameOf('ombu')).toBe('Ombú 3')
})

test('the pages of a draft look up what the draft shows', async () => {
  const { asked, nameOf, api } = apiThatHears([brandCalled('Ombú')], { preview: 'abc' })
  await nameOf('ombu')
  expect(asked[0]).toMatch(/\?preview=abc$/)
  expect(api.preview).toBe('abc')
  const plain = apiThatHears([brandCalled('Ombú')])
  await plain.nameOf('ombu')
  expect(plain.asked[0]).not.toContain('preview')
  expect([previewOf('?x=1&preview=abc'), previewOf('?x=1')]).toEqual(['abc', ''])
})

test('without a word of the operator the product is the documents’, with its own map and its own place for events', () => {
  const { api } = apiThatHears([])
  expect(api).toMatchObject({
    preview: '',
    nonce: undefined,
    provider: { name: 'Tucán', site: null },
    map: { tiles: '/map-tiles/{z}/{x}/{y}.svg', attribution: '' },
    analytics: '/api/analytics/events',
    place: undefined,
  })
  expect(api.menus).toEqual(new Map())
  const page = {
    nonce: 'n1',
    provider: { name: 'Otro', site: 'https://otro.test' },
    map: { tiles: 'https://tiles.test/{z}/{x}/{y}.png', attribution: 'OSM' },
    analytics: 'https://events.test',
    place: { home: 'ombu', sharedOrigin: 'https://all.test' },
  }
  expect(apiThatHears([], page).api).toMatchObject(page)
})

test('a loader has the API of its request, and in a browser the one of the page', () => {
  const { api } = apiThatHears([])
  const context = new RouterContextProvider()
  expect(apiOf({ context })).toBe(browserApi)
  context.set(apiContext, api)
  expect(apiOf({ context })).toBe(api)
})

test('a page in vos asks to be answered in vos, with all else that it says', async () => {
  const { asked } = openPage({ answer: () => ({ indicators: [] }) })
  await browserApi.client.listIndicators({ query: { branchId: 'b1' } })
  vi.stubEnv('MODE', 'vos')
  await browserApi.client.listIndicators({ query: { branchId: 'b1' } })
  await browserApi.client.logDinerError({ body: { component: 'page' } as never })
  expect(asked.map(({ headers }) => headers.get('x-voice'))).toEqual([null, 'VOS', 'VOS'])
  expect(asked[2]).toMatchObject({ method: 'POST', body: { component: 'page' } })
  expect(asked[2]?.headers.get('content-type')).toBe('application/json')
})

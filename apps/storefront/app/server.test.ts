import { expect, test, vi } from 'vitest'
import { apiOf, type ApiArgs } from './api.ts'
import { handle, parameters, type RequestContext } from './server.ts'

// Stands for the build of React Router: one page that tells of the API that it was given.
vi.mock('virtual:react-router/server-build', () => {
  const loader = async (args: ApiArgs) => {
    const { preview, nonce, provider, map, analytics, place, client } = apiOf(args)
    const country = await client.getCountry({ params: { country: 'ar' } } as never)
    return Response.json({
      preview,
      nonce: nonce ?? null,
      provider,
      map,
      analytics,
      place: place ?? null,
      country,
    })
  }
  const route = { id: 'root', path: '', hasLoader: true, module: '', imports: [] }
  return {
    entry: { module: { default: () => new Response('') } },
    routes: { root: { ...route, module: { loader } } },
    assets: { entry: { module: '', imports: [] }, routes: { root: route }, url: '', version: '1' },
    publicPath: '/',
    assetsBuildDirectory: '',
    basename: '/',
    future: {},
    ssr: true,
    isSpaMode: false,
    prerender: [],
    routeDiscovery: { mode: 'initial' },
  }
})

/** The answer to an address, with what the page was given and what it asked the API for. */
async function answerTo(address: string, given: Partial<RequestContext> = {}) {
  const asked: string[] = []
  const apiFetch = async (url: string): Promise<Response> => {
    asked.push(url)
    return Response.json({ code: 'ar' })
  }
  const answer = await handle(new Request(address), { apiFetch, nonce: undefined, ...given })
  return { page: (await answer.json()) as object, asked }
}

test('a page is drawn with the API of its request, its nonce and what the operator set', async () => {
  const given = {
    nonce: 'n1',
    provider: { name: 'Otro', site: 'https://otro.test' },
    map: { tiles: 'https://tiles.test/{z}/{x}/{y}.png', attribution: 'OSM' },
    analytics: 'https://events.test',
    place: { home: 'ombu', sharedOrigin: 'https://all.test' },
  }
  const { page, asked } = await answerTo('https://shop.test/', given)
  expect(page).toMatchObject({ ...given, preview: '', country: { ok: true, data: { code: 'ar' } } })
  expect(asked).toHaveLength(1)
})

test('a page of a draft shows the draft, and one that is kept has no nonce', async () => {
  const { page } = await answerTo('https://shop.test/?x=1&preview=abc')
  expect(page).toMatchObject({ preview: 'abc', nonce: null, provider: { name: 'Tucán' }, place: null })
  expect((await answerTo('https://shop.test/', { nonce: '' })).page).toMatchObject({ nonce: null })
})

test('parameters that a catalogue page reads make it another page to the cache, and no others do', () => {
  for (const name of ['campaignId', 'menu', 'tableNumber', 'preview', 'search', 'offset', 'referenceId'])
    expect(parameters).toContain(name)
  expect(parameters).not.toContain('utm_source')
})

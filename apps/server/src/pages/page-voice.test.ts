import { startTestApi, type TestApi } from '@mostrador/api/testing/start-test-api'
import type { Voice } from '@mostrador/domain/branding/voice'
import { beforeEach, expect, test } from 'vitest'
import { createStorefrontPages } from './storefront-pages.ts'

let api: TestApi
beforeEach(async () => {
  api = await startTestApi()
})

/** The voice of the storefront that a page is drawn by, and the one in which it calls the API. */
async function drawnIn(path: string, home?: string) {
  const asked: (string | null)[] = []
  const pages = createStorefrontPages({
    load: async (voice: Voice) => ({
      handle: async (_, { apiFetch }) => {
        await apiFetch('/api/indicators')
        return new Response(voice)
      },
    }),
    apiFetch: (url, init) => {
      asked.push(new Headers(init?.headers).get('x-voice'))
      return api.fetch(url, init)
    },
    provider: { name: 'Tucán', site: null },
    now: () => api.clock.now,
    strict: true,
    ...(home && {
      hosts: {
        sharedOrigin: 'http://localhost',
        consoleOrigin: 'http://localhost',
        ownerOf: async () => ({
          kind: 'company',
          companyId: 'c',
          alias: home,
          host: 'h',
          origin: 'http://h',
        }),
      },
    }),
  })
  const drawn = await (await pages.answer(new Request(`http://localhost${path}`))).text()
  return [drawn, asked.at(-1)]
}

const of = (alias: string): readonly string[] => [
  `/menu/${alias}`,
  `/menu/${alias}/take-away`,
  `/menu/${alias}/order/ABC`,
  `/encuesta/${alias}/ABC`,
  `/logistics/${alias}/shipments`,
  `/logistics/tracking/order/${alias}/ABC`,
]

/** spec('decisions beyond-the-documents.26') */
test('every page of a brand that chose vos is drawn in vos, and calls the API so', async () => {
  const vos = await api.given.branchContact({ branch: { voice: 'VOS' } })
  for (const path of [...of(vos.alias), `/menu/${vos.branchAlias}`, `/menu/${vos.companyAlias}`])
    expect([path, ...(await drawnIn(path))]).toEqual([path, 'VOS', 'VOS'])
})

test('a page of a brand without a voice, of none, or of an unknown alias is drawn in tú', async () => {
  const tu = await api.given.branchContact()
  for (const path of [
    ...of(tu.alias),
    '/menu',
    '/guia',
    '/404',
    '/menu/nobody',
    '/menu/%E0%A4%A',
    '/logistics',
  ])
    expect([path, ...(await drawnIn(path))]).toEqual([path, 'TU', 'TU'])
})

test('on a tenant’s own host a page of no alias speaks as the tenant does', async () => {
  const vos = await api.given.branchContact({ branch: { voice: 'VOS' } })
  expect(await drawnIn('/404', vos.alias)).toEqual(['VOS', 'VOS'])
})

import { createClient } from '@mostrador/contract/client'
import * as routesOfApi from '@mostrador/contract/routes'
import { Toaster } from '@mostrador/ui/toaster.tsx'
import { QueryClientProvider } from '@tanstack/react-query'
import { renderToStaticMarkup } from 'react-dom/server'
import { createMemoryRouter, RouterProvider, type RouteObject } from 'react-router'
import { expect, test } from 'vitest'
import { ApiContext } from './api/api.ts'
import { createQueryClient } from './api/query-client.ts'
import { createRoutes } from './routes.tsx'
import { workplace } from './testing/given-workplace.ts'

const api = createClient(async (url) => {
  if (url.includes('/countries/')) return Response.json({ currency: workplace.currency, mantissa: 2 })
  return Response.json(workplace.session)
}, routesOfApi)

/** Every route of a table, at any depth. */
const flat = (routes: readonly RouteObject[]): RouteObject[] =>
  routes.flatMap((route) => [route, ...flat(route.children ?? [])])

/** The console as it is drawn at an address, without the files of some of its sections. */
async function visit(path: string, missing: readonly string[] = []): Promise<string> {
  const queries = createQueryClient()
  const routes = createRoutes(api, queries)
  for (const route of flat(routes)) {
    if (missing.includes(route.path ?? '')) route.lazy = () => Promise.reject(new TypeError('gone'))
  }
  const router = createMemoryRouter(routes, { initialEntries: ['/account'] }).initialize()
  await router.navigate(path)
  return renderToStaticMarkup(
    <ApiContext value={api}>
      <QueryClientProvider client={queries}>
        <Toaster>
          <RouterProvider router={router} />
        </Toaster>
      </QueryClientProvider>
    </ApiContext>,
  )
}

test('a section is brought when it is opened', async () => {
  expect(await visit('/palermo/menu')).toMatch(/<h1[^>]*>Carta<\/h1>.*Buscando el menú…/s)
})

test.each([
  ['/palermo/menu', 'menu'],
  ['/palermo/orders/0198c000-0000-7000-8000-000000000001', ':orderId'],
])('where the files of %s are gone it says so, and what surrounds it goes on', async (path, missing) => {
  const html = await visit(path, [missing])
  expect(html).toContain('Secciones')
  expect(html).toMatch(/<main[^>]*id="content".*<h1[^>]*>[^<]+<\/h1>.*Reintentar/s)
})

import { createClient } from '@mostrador/contract/client'
import * as routes from '@mostrador/contract/routes'
import { createMemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import { createQueryClient } from '../api/query-client.ts'
import { createRoutes } from '../routes.tsx'
import { workplace } from '../testing/given-workplace.ts'

/** The console without its drawings: who is signed in, what is kept, and where one goes. */
function visit(start: string) {
  const server = { email: 'ana@ombu.demo' }
  const api = createClient(async (url) => {
    if (url.includes('/countries/')) return Response.json({ currency: workplace.currency, mantissa: 2 })
    if (server.email === '') return new Response('', { status: 401 })
    return Response.json({ ...workplace.session, email: server.email })
  }, routes)
  const queries = createQueryClient()
  const router = createMemoryRouter(createRoutes(api, queries), { initialEntries: [start] }).initialize()
  return {
    router,
    server,
    keep: () => void queries.setQueryData(['board', workplace.contact.id], 'of Ana'),
    kept: () => queries.getQueryCache().getAll().length,
    go: (path: string) => router.navigate(path),
  }
}

test('answers are kept from page to page of one account', async () => {
  const { keep, kept, go } = visit('/account')
  await go('/palermo/menu')
  keep()
  await go('/palermo/cases')
  await go('/?choose')
  await go('/palermo/orders')
  expect(kept()).toBe(1)
})

test('whoever signs out, or is signed out, leaves nothing for who comes next', async () => {
  const { keep, kept, go, router } = visit('/account')
  await go('/palermo/menu')
  keep()
  await go('/session?ended=1')
  expect(router.state.location.pathname).toBe('/session')
  expect(kept()).toBe(0)
})

test('another account, signed in by another tab, begins with nothing', async () => {
  const { keep, kept, go, server } = visit('/account')
  await go('/palermo/menu')
  keep()
  server.email = 'beto@ombu.demo'
  await go('/?choose')
  expect(kept()).toBe(0)
})

test('a session that is over leads to the sign-in page, and leaves nothing either', async () => {
  const { keep, kept, go, server, router } = visit('/account')
  await go('/palermo/menu')
  keep()
  server.email = ''
  await go('/?choose')
  expect(router.state.location.pathname).toBe('/session')
  expect(kept()).toBe(0)
})

import { createClient } from '@mostrador/contract/client'
import * as routes from '@mostrador/contract/routes'
import { createMemoryRouter } from 'react-router'
import { beforeEach, expect, test } from 'vitest'
import { createQueryClient } from '../api/query-client.ts'
import { remember } from '../layout/remembered.ts'
import { createRoutes } from '../routes.tsx'
import { workplace } from '../testing/given-workplace.ts'
import { endLeftOpen, isLeftOpen, mindLeaving } from './left-open.ts'

beforeEach(() => remember('leaving', ''))

/** A server with somebody's session, whose connection comes and goes. */
function visit() {
  const server = { isAway: false, isIn: true }
  const ask = async (url: string, init?: RequestInit) => {
    if (server.isAway) throw new TypeError('Failed to fetch')
    if (init?.method === 'DELETE') server.isIn = false
    if (init?.method === 'DELETE') return new Response(null, { status: 204 })
    if (init?.method === 'POST') server.isIn = true
    if (url.includes('/countries/')) return Response.json({ currency: workplace.currency, mantissa: 2 })
    return server.isIn ? Response.json(workplace.session) : new Response('', { status: 401 })
  }
  const api = createClient(mindLeaving(ask), routes)
  /** Where one is after a page was loaded anew. */
  const load = async (path: string) => {
    const routed = createRoutes(api, createQueryClient())
    const router = createMemoryRouter(routed, { initialEntries: ['/session'] }).initialize()
    await router.navigate(path)
    return router.state.location.pathname
  }
  return { server, api, load }
}

/** spec('decisions shared-devices.13') */
test('a sign-out that no server heard opens nothing after a reload, and is said again', async () => {
  const { server, api, load } = visit()
  server.isAway = true
  expect((await api.signOut()).ok).toBe(false)
  expect(isLeftOpen()).toBe(true)
  expect(await load('/palermo/menu')).toBe('/session')

  server.isAway = false
  expect(await load('/palermo/menu')).toBe('/session')
  expect(server.isIn).toBe(false)
  expect(isLeftOpen()).toBe(false)
})

/** spec('decisions shared-devices.13') */
test('it is said as soon as the connection is back, and forgotten when somebody comes in', async () => {
  const { server, api } = visit()
  server.isAway = true
  await api.signOut()
  expect(await endLeftOpen(api)).toBe(false)
  server.isAway = false
  expect(await endLeftOpen(api)).toBe(true)
  expect(server.isIn).toBe(false)

  server.isAway = true
  await api.signOut()
  server.isAway = false
  await api.signInByPin({ body: { person: '0198c000-0000-7000-8000-0000000000d1', pin: '8305' } })
  expect(isLeftOpen()).toBe(false)
  expect(server.isIn).toBe(true)
})

import { createClient } from '@mostrador/contract/client'
import * as routes from '@mostrador/contract/routes'
import { createMemoryRouter } from 'react-router'
import { beforeEach, expect, test } from 'vitest'
import { createQueryClient } from '../api/query-client.ts'
import { onRememberedElsewhere, remember } from '../layout/remembered.ts'
import { createRoutes } from '../routes.tsx'
import { workplace } from '../testing/given-workplace.ts'
import { endLeftOpen, isLeftOpen, mindLeaving } from './left-open.ts'

beforeEach(() => {
  remember('leaving', '')
  remember('shared', '')
})

/** A server with somebody's session, whose connection comes and goes. */
function visit() {
  const server = { isAway: false, isIn: true, said: [] as string[] }
  const ask = async (url: string, init?: RequestInit) => {
    if (!server.isAway) server.said.push(`${init?.method} ${url}`)
    if (server.isAway) throw new TypeError('Failed to fetch')
    if (init?.method === 'DELETE') server.isIn = false
    if (init?.method === 'DELETE') return new Response(null, { status: 204 })
    if (init?.method === 'POST') server.isIn = true
    if (url.includes('/countries/')) return Response.json({ currency: workplace.currency, mantissa: 2 })
    return server.isIn ? Response.json(workplace.session) : new Response('', { status: 401 })
  }
  const api = createClient(mindLeaving(ask), routes)
  /** Where one is after a page was loaded anew. */
  const load = async (path: string, from = '/session') => {
    const routed = createRoutes(api, createQueryClient())
    const router = createMemoryRouter(routed, { initialEntries: [from] }).initialize()
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

/** spec('decisions shared-devices.13') */
test('nothing is asked with the cookie of a person who left before the server heard it', async () => {
  const { server, api } = visit()
  server.isAway = true
  await api.signOut()
  expect(await api.getStaffAccount()).toMatchObject({ ok: false, problem: { status: 0 } })

  server.isAway = false
  const [account, contacts] = await Promise.all([api.getStaffAccount(), api.getStaffSession()])
  expect([account.ok, contacts.ok]).toEqual([false, false])
  expect(server.said).toEqual([
    'DELETE /api/staff/session',
    'GET /api/staff/account',
    'GET /api/staff/session',
  ])
})

/** spec('decisions shared-devices.13') */
test('a sign-out that is answered late takes nothing from the person who comes in', async () => {
  const said: string[] = []
  let answer = (): void => undefined
  const api = createClient(
    mindLeaving(async (_, init) => {
      said.push(`${init?.method}`)
      if (init?.method === 'DELETE') await new Promise<void>((resolve) => (answer = resolve))
      return new Response(null, { status: 204 })
    }),
    routes,
  )
  const out = api.signOut()
  const enters = api.signInByPin({ body: { person: '0198c000-0000-7000-8000-0000000000d1', pin: '8305' } })
  await new Promise((resolve) => setTimeout(resolve, 5))
  expect(said).toEqual(['DELETE'])
  answer()
  expect([(await out).ok, (await enters).ok]).toEqual([true, true])
  expect(said).toEqual(['DELETE', 'POST'])
})

/** spec('decisions shared-devices.13') */
test('the sign-in page of a shared device ends the session, with and without a connection', async () => {
  for (const isAway of [false, true]) {
    const { server, load } = visit()
    remember('shared', '1')
    remember('leaving', '')
    server.isAway = isAway
    await load('/session?to=%2Fpalermo%2Fmenu')
    expect({ isIn: server.isIn, isLeftOpen: isLeftOpen() }).toEqual({ isIn: isAway, isLeftOpen: isAway })
    expect(await load('/palermo/menu')).toBe('/session')
  }
})

test('a session that was over, and a device of one person, are left alone by the sign-in page', async () => {
  const { server, load } = visit()
  await load('/session?to=%2Fpalermo%2Fmenu')
  remember('shared', '1')
  await load('/session?ended=1&to=%2Fpalermo%2Fmenu', '/session/forgotten')
  expect({ isIn: server.isIn, isLeftOpen: isLeftOpen() }).toEqual({ isIn: true, isLeftOpen: false })
})

/** spec('decisions shared-devices.13') */
test('other windows of the browser hear that somebody leaves', () => {
  const browser = new EventTarget()
  const heard: unknown[] = []
  onRememberedElsewhere('leaving', (value) => heard.push(value), browser)
  const say = (key: string, newValue: string) =>
    browser.dispatchEvent(Object.assign(new Event('storage'), { key, newValue }))
  say('mostrador.console.sound', 'on')
  say('mostrador.console.leaving', '1')
  expect(heard).toEqual(['1'])
})

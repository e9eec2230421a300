import { startTestApi, type TestApi } from '@mostrador/api/testing/start-test-api'
import { createClient } from '@mostrador/contract/client'
import * as routes from '@mostrador/contract/routes'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { addPendingStep, pendingSteps } from './pending-steps.ts'
import { renderPage } from '../testing/render-page.tsx'
import { confirmRider, denyRider } from './confirm-rider.ts'
import { addPosition, waitingPositions } from './positions.ts'
import { shiftPathOf, turnedAwayFrom } from './register-path.ts'
import { riderSession } from './rider-session.ts'

let api: TestApi
beforeEach(async () => {
  vi.stubGlobal('localStorage', undefined)
  api = await startTestApi()
})
afterEach(() => vi.unstubAllGlobals())

/** How often the caller of this client is turned away. */
async function denials(client: TestApi['client']): Promise<number> {
  const deny = vi.fn<() => void>()
  await confirmRider({ branchContactId: 'b' }, { client, deny })
  return deny.mock.calls.length
}

test('a rider whom the server knows stays; a missing or expired token turns the rider away', async () => {
  const rider = await api.given.rider(await api.given.branchContact())
  expect(await denials(api.riding(rider))).toBe(0)
  expect(await denials(api.riding({ token: 'of somebody else, no rider' }))).toBe(1)
  api.clock.now = new Date(api.clock.now.getTime() + 16 * 3_600_000 + 1)
  expect(await denials(api.riding(rider))).toBe(1)
})

test('a server in trouble and a lost connection turn no rider away', async () => {
  const answering = (status: number) => createClient(async () => new Response('', { status }), routes)
  expect(await denials(createClient(() => Promise.reject(new TypeError('offline')), routes))).toBe(0)
  expect(await denials(answering(503))).toBe(0)
  expect(await denials(answering(429))).toBe(0)
  expect(await denials(answering(403))).toBe(1)
})

test('a late denial of an earlier rider does not sign out the one who began a shift since', () => {
  const alias = 'handed-over'
  const newer = { since: 'newer', branchContactId: 'b', riderId: 'n', name: 'Nico', phone: '+5411' }
  riderSession(alias).write(newer)
  const paths: string[] = []
  const redirectTo = (path: string) => void paths.push(path)
  denyRider({ alias, since: 'older' }, redirectTo)
  denyRider({ alias, since: undefined }, redirectTo)
  expect([riderSession(alias).read(), paths]).toEqual([newer, []])
  denyRider({ alias, since: 'newer' }, redirectTo)
  expect([riderSession(alias).read(), paths]).toEqual([null, ['/404']])
  riderSession(alias).write(null)
  denyRider({ alias, since: 'older' }, redirectTo)
  expect(paths).toHaveLength(2)
})

/** spec('001 §2.65') spec('001 §6.4') */
test('whoever is turned away reads that access is denied, and leaves nothing on the device', async () => {
  const alias = 'turned-away'
  riderSession(alias).write({ since: 's', branchContactId: 'b', riderId: 'r', name: 'Rita', phone: '+5411' })
  addPosition(alias, { lat: -34.6, lng: -58.4, accuracy: 8, at: api.clock.now.toISOString() })
  addPendingStep(alias, {
    kind: 'simple',
    id: 's',
    to: 'DELIVERED',
    deliveryId: 's',
    label: 'Entregado',
    at: api.clock.now.toISOString(),
  })
  const paths: string[] = []
  denyRider({ alias, since: 's' }, (path) => paths.push(path))
  expect(riderSession(alias).read()).toBeNull()
  expect(waitingPositions(alias).read()).toEqual([])
  expect(pendingSteps(alias).read()).toEqual([])
  expect(paths).toEqual(['/404'])
  expect(shiftPathOf(turnedAwayFrom(alias))).toBe('/logistics/turned-away/rider/phoneIntake')
  for (const state of [null, 'turned-away', { riderAlias: 7 }]) expect(shiftPathOf(state)).toBeUndefined()
  const page = await renderPage('/404', api)
  expect([page.status, page.text]).toEqual([404, expect.stringContaining('Acceso denegado o link expirado')])
})

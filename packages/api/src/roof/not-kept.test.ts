import type { Endpoint } from '@mostrador/contract/endpoint'
import { endpoints, type EndpointName } from '@mostrador/contract/endpoints'
import { pathOf } from '@mostrador/contract/route'
import { expect, test } from 'vitest'
import { plausibleInput, sendInput } from '../testing/send-input.ts'
import { startTestApi } from '../testing/start-test-api.ts'
import { cookieOfStaff, givenWholeWorld } from '../testing/whole-world.ts'

/** Public endpoints whose answers hold something of one diner. */
const OF_A_DINER: readonly EndpointName[] = [
  'getOrder',
  'listOrders',
  'getOrderingCustomer',
  'listPointsHistory',
  'startDinerSession',
  'getTracking',
  'getSurveyResponse',
  'placeOrder',
]

test('no browser and nobody on the way keeps what is for staff, for a rider or of one diner', async () => {
  const api = await startTestApi()
  const { contact, rider, knownOf } = await givenWholeWorld(api)
  const cookie = await cookieOfStaff(api, await api.given.staff({ contacts: [contact] }))
  const asked = (Object.entries(endpoints) as [EndpointName, Endpoint][]).filter(
    ([name, { access }]) => access !== 'public' || OF_A_DINER.includes(name),
  )
  const kept: unknown[] = []
  let answered = 0
  for (const [name, endpoint] of asked) {
    const input = plausibleInput(endpoint, knownOf(pathOf(endpoint.route)))
    const headers = { cookie, authorization: `Bearer ${rider.token}` }
    const response = await sendInput(api, { endpoint, input, headers })
    await response.body?.cancel()
    if (response.ok) answered += 1
    const control = response.headers.get('cache-control')
    if (control !== 'no-store') kept.push([name, response.status, control])
  }
  expect(kept).toEqual([])
  expect(answered).toBeGreaterThan(15)
}, 120_000)

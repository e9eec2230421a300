import { startTestApi } from '@mostrador/api/testing/start-test-api'
import { createClient } from '@mostrador/contract/client'
import * as routes from '@mostrador/contract/routes'
import { expect, test } from 'vitest'
import { askTracking } from './ask-tracking.ts'

/** A server in trouble that still keeps a log. */
function serverInTrouble() {
  const logged: unknown[] = []
  const client = createClient(async (url, init) => {
    if (!url.startsWith('/api/diner/log')) return new Response('', { status: 500 })
    logged.push(JSON.parse(String(init?.body)))
    return new Response(null, { status: 204 })
  }, routes)
  return { client, logged }
}

const order = { alias: 'local', orderCode: 'ABCDE12345' }
const settled = () => new Promise((resolve) => setImmediate(resolve))

test('a delivery that is there is told', async () => {
  const api = await startTestApi()
  const contact = await api.given.branchContact()
  const { orderCode } = await api.given.shipment(contact)
  const question = { alias: contact.alias, orderCode, isRefresh: false }
  expect(await askTracking(api.client, question)).toMatchObject({
    info: { code: orderCode, status: 'LOOKING_FOR_DRIVER', rider: null },
  })
})

/** spec('001 §8.20') */
test('a first answer that fails is an empty object, and the log hears of it', async () => {
  const { client, logged } = serverInTrouble()
  expect(await askTracking(client, { ...order, isRefresh: false })).toEqual({})
  await settled()
  expect(logged).toMatchObject([{ component: 'tracking', payload: { problem: { status: 500 } } }])
  expect(JSON.stringify(logged)).not.toContain('refrescar')
})

/** spec('001 §8.21') */
test('a refresh that fails is logged in the words of the document', async () => {
  const { client, logged } = serverInTrouble()
  expect(await askTracking(client, { ...order, isRefresh: true })).toEqual({})
  await settled()
  expect(logged).toMatchObject([
    {
      component: 'tracking',
      payload: { message: 'Error al refrescar los datos:', problem: { status: 500 } },
    },
  ])
})

test('a link that leads to nothing is told apart from a server in trouble', async () => {
  const api = await startTestApi()
  const contact = await api.given.branchContact()
  const question = { alias: contact.alias, orderCode: 'ZZZZZ99999', isRefresh: false }
  expect(await askTracking(api.client, question)).toEqual({ isMissing: true })
})

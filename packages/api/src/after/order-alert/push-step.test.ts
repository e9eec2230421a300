import type { Client } from '@mostrador/contract/client'
import { startPushService, type PushService } from '@mostrador/push/testing/push-service'
import { newPushKeys, webPushSender } from '@mostrador/push/web-push-sender'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { ensureRecurringJobs, runDueJobs } from '../../roof/run-due-jobs.ts'
import { dataOf } from '../../testing/data-of.ts'
import type { GivenContact } from '../../testing/given-contact.ts'
import { startTestApi, type TestApi } from '../../testing/start-test-api.ts'

let service: PushService
let api: TestApi
let contact: GivenContact
let cashier: Client

beforeEach(async () => {
  service = await startPushService()
  const keys = newPushKeys()
  const subject = 'https://pedidos.example.com'
  const push = webPushSender({ keys: async () => keys, subject, privateNetworks: ['127.0.0.0/8'] })
  api = await startTestApi({ push })
  contact = await api.given.branchContact()
  cashier = await api.as(await api.given.staff({ contacts: [contact] }))
})

afterEach(() => service.close())

const NOON = new Date('2026-11-20T15:00:00.000Z').getTime()

/** Lets the clock's work be done, so many seconds after noon. */
async function after(seconds: number): Promise<void> {
  api.clock.now = new Date(NOON + seconds * 1000)
  await ensureRecurringJobs(api.ports)
  while ((await runDueJobs(api.ports)) > 0) continue
}

async function turnOnDevice(): Promise<void> {
  const { answers: _, ...keys } = service.browser()
  dataOf(await cashier.savePushDevice({ body: { ...keys, wants: 'UNHEARD', contactIds: [contact.id] } }))
}

/** spec('decisions never-missing-an-order.3') spec('decisions never-missing-an-order.4') */
test('staff who asked for it on a device are told after a minute, once, without a setting of the branch contact', async () => {
  await turnOnDevice()
  const { id } = await api.given.order(contact)
  await after(59)
  expect(service.delivered).toEqual([])
  await after(70)
  await after(600)
  expect(service.delivered).toHaveLength(1)
  const { alerts } = dataOf(await cashier.lookAtOrder({ params: { id } }))
  expect(alerts).toMatchObject([{ channel: 'PUSH', outcome: 'SENT' }])
})

/** spec('decisions never-missing-an-order.3') */
test('where nobody has a device and the contact says nothing, nothing is written', async () => {
  await api.given.order(contact)
  await after(600)
  expect(await api.ports.database.selectFrom('alerts').selectAll().execute()).toEqual([])
  expect(await api.ports.database.selectFrom('order_watches').selectAll().execute()).toEqual([])
})

/** spec('decisions never-missing-an-order.3') */
test('an order that was looked at reaches no device', async () => {
  await turnOnDevice()
  const { id } = await api.given.order(contact)
  await after(30)
  dataOf(await cashier.lookAtOrder({ params: { id } }))
  await after(600)
  expect(service.delivered).toEqual([])
})

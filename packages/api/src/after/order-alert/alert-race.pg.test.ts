import type { Message } from '@mostrador/messaging/message-sender'
import { expect, test } from 'vitest'
import { ensureRecurringJobs, runDueJobs } from '../../roof/run-due-jobs.ts'
import { dataOf } from '../../testing/data-of.ts'
import { startTestApi } from '../../testing/start-test-api.ts'
import { insertAlerts } from './alert-store.ts'
import { watchOrders } from './watch-orders.ts'

const ANA = { key: 'ana', name: 'Ana', phone: '+5491123450001' }
const ROUNDS = 8
const SERVERS = 4

async function open() {
  const taken: Message[] = []
  const send = async (message: Message) => {
    taken.push(message)
    return { ok: true } as const
  }
  const api = await startTestApi({ messages: { send } })
  const alerts = JSON.stringify({ messageAfterSeconds: 60, people: [ANA] })
  const contact = await api.given.branchContact({ contact: { alerts } })
  return { api, contact, taken }
}

const JOB = { kind: 'watch-orders', companyId: null, branchId: null, payload: {}, attempts: 1 }

/** spec('decisions never-missing-an-order.3') */
test('servers that find the same order waiting at the same moment send one message', async () => {
  const { api, contact, taken } = await open()
  for (let round = 1; round <= ROUNDS; round += 1) {
    await api.given.order(contact)
    const watch = () => watchOrders(api.ports, { ...JOB, id: '', claimedUntil: api.clock.now })
    await Promise.all(Array.from({ length: SERVERS }, watch))
    api.clock.now = new Date(api.clock.now.getTime() + 60_000)
    await Promise.all(Array.from({ length: SERVERS }, watch))
    await Promise.all(Array.from({ length: SERVERS }, () => runDueJobs(api.ports)))
    expect(taken).toHaveLength(round)
  }
})

/** spec('decisions never-missing-an-order.3') */
test('an order that is looked at while it is found waiting is told of by no step that came after', async () => {
  const { api, contact } = await open()
  const cashier = await api.as(await api.given.staff({ contacts: [contact] }))
  for (let round = 1; round <= ROUNDS; round += 1) {
    const { id } = await api.given.order(contact)
    const alert = (personKey: string) => ({
      id: api.ports.newId(),
      contactId: contact.id,
      orderId: id,
      thing: id,
      channel: 'MESSAGE' as const,
      personKey,
      personName: 'Ana',
      address: ANA.phone,
    })
    const [looked] = await Promise.all([
      cashier.lookAtOrder({ params: { id } }),
      insertAlerts(api.ports.database, [alert('ana')], api.clock.now),
    ])
    expect(dataOf(looked).lookedBy).toBe('Sofía')
    expect(await insertAlerts(api.ports.database, [alert('beto')], api.clock.now)).toBe(0)
  }
})

/** spec('decisions never-missing-an-order.3') */
test('a server that stops between finding and sending leaves the message to the next one', async () => {
  const { api, contact, taken } = await open()
  await api.given.order(contact)
  await ensureRecurringJobs(api.ports)
  await watchOrders(api.ports, { ...JOB, id: '', claimedUntil: api.clock.now })
  api.clock.now = new Date(api.clock.now.getTime() + 60_000)
  // It found the step due and claimed its job, and was never heard of again.
  await watchOrders(api.ports, { ...JOB, id: '', claimedUntil: api.clock.now })
  const claimed = new Date(api.clock.now.getTime() + 60_000)
  await api.ports.database
    .updateTable('jobs')
    .set({ claimed_until: claimed, attempts: 1 })
    .where('kind', '=', 'send-alert')
    .execute()
  await runDueJobs(api.ports)
  expect(taken).toEqual([])
  api.clock.now = claimed
  await runDueJobs(api.ports)
  await runDueJobs(api.ports)
  expect(taken).toHaveLength(1)
})

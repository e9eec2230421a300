import type { Message, MessageSender, Sent } from '@mostrador/messaging/message-sender'
import { beforeEach, expect, test } from 'vitest'
import type { Client } from '@mostrador/contract/client'
import { runDueJobs } from '../../roof/run-due-jobs.ts'
import { listKeptMessages } from '../../ground/message/sent-message-store.ts'
import type { ContactOptions, GivenContact } from '../../testing/given-contact.ts'
import { startTestApi, type TestApi } from '../../testing/start-test-api.ts'
import { statementsOf } from '../../testing/test-database.ts'

type Action = 'accept' | 'ready' | 'deliver' | 'cancel'

let api: TestApi
let contact: GivenContact
let staff: Client

async function open(options: ContactOptions = {}, messages?: MessageSender): Promise<void> {
  api = await startTestApi(messages && { messages })
  contact = await api.given.branchContact({ orderModes: ['DELIVERY', 'TAKE_AWAY'], ...options })
  staff = await api.as(await api.given.staff({ contacts: [contact] }))
}

beforeEach(() => open())

const order = (optIn = true, mode: 'DELIVERY' | 'TAKE_AWAY' = 'DELIVERY', client = api.client) =>
  api.given.order(contact, { client, mode, body: { optIn, phone: '11 2345-6789' } })

const change = (id: string, action: Action) =>
  staff.changeOrderStatus({
    params: { id },
    body: { action, ...(action === 'cancel' && { reason: 'Se cortó la luz' }) },
  })

const wait = (ms: number) => {
  api.clock.now = new Date(api.clock.now.getTime() + ms)
}

/** Runs what is due until nothing is. */
async function runAll(): Promise<void> {
  while ((await runDueJobs(api.ports)) > 0) wait(1000)
}

const told = async () => (await listKeptMessages(api.ports.database)).toReversed()
const sentences = async () => (await told()).map(({ text }) => text.split('\n')[0])

/** spec('decisions beyond-the-documents.3') */
test('a diner who opted in is told of each change once, in its order, with the link', async () => {
  const { id, code } = await order()
  await runAll()
  expect(await told()).toEqual([])
  for (const action of ['accept', 'ready', 'deliver'] as const) await change(id, action)
  await runAll()
  wait(60_000)
  await runAll()

  expect(await sentences()).toEqual([
    'Palermo, pedido #1: El local aceptó tu pedido y lo está preparando.',
    'Palermo, pedido #1: Tu pedido está listo y sale hacia tu dirección.',
    'Palermo, pedido #1: Tu pedido fue entregado. ¡Buen provecho!',
  ])
  const [first] = await told()
  expect(first).toMatchObject({ kind: 'order-status', to: '541123456789' })
  expect(first?.text.split('\n')[1]).toBe(`http://localhost:3000/menu/${contact.alias}/order/${code}`)
})

test('a cancellation says why; who picks up is told where it waits', async () => {
  const { id } = await order(true, 'TAKE_AWAY')
  await change(id, 'accept')
  await change(id, 'ready')
  await change(id, 'cancel')
  await runAll()
  expect((await sentences()).slice(1)).toEqual([
    'Palermo, pedido #1: Tu pedido está listo. ¡Ya puedes pasar a buscarlo!',
    'Palermo, pedido #1: El pedido fue cancelado. Si tienes dudas, comunícate con el local. Motivo: Se cortó la luz',
  ])
})

test('two members of staff who accept at once tell once, and so do two processes', async () => {
  const { id } = await order()
  await Promise.all([change(id, 'accept'), change(id, 'accept')])
  await Promise.all([runDueJobs(api.ports), runDueJobs(api.ports), runDueJobs(api.ports)])
  await runAll()
  expect(await told()).toHaveLength(1)
})

test('a diner who did not opt in, who opted out since, or whose branch does not tell is sent nothing', async () => {
  const browser = api.browser()
  await change((await order(false, 'DELIVERY', browser)).id, 'accept')
  wait(1000)
  const { id } = await order(true, 'DELIVERY', browser)
  await change(id, 'accept')
  wait(1000)
  await order(false, 'DELIVERY', browser)
  await runAll()
  expect(await told()).toEqual([])

  await open({ branch: { order_notices: false } })
  await change((await order()).id, 'accept')
  const jobs = await api.ports.database
    .selectFrom('jobs')
    .select('id')
    .where('kind', '=', 'tell-diner')
    .execute()
  expect(jobs).toEqual([])
})

test('an order with the box ticked is told of, whatever the record said before and strangers say after it', async () => {
  const stranger = api.browser()
  await order(false)
  wait(1000)
  const { id } = await order()
  await change(id, 'accept')
  wait(1000)
  await order(false, 'DELIVERY', stranger)
  await runAll()
  expect(await told()).toHaveLength(1)
})

test('a branch that turns it off is not told for any more, whatever waits', async () => {
  const { id } = await order()
  await change(id, 'accept')
  await api.ports.database.updateTable('branches').set({ order_notices: false }).execute()
  await runAll()
  expect(await told()).toEqual([])
})

test('of an order by message that nobody confirmed nothing is told; accepting it is the first thing that is', async () => {
  await open({ contact: { order_channel: 'MESSAGE' } })
  const [refused, taken] = [await order(), await order()]
  await change(refused.id, 'cancel')
  await change(taken.id, 'accept')
  await change(taken.id, 'cancel')
  await runAll()
  expect((await sentences()).map((text) => /#(\d)/.exec(text ?? '')?.[1])).toEqual(['2', '2'])
})

test('a message sent by a killed process is sent again as the same one; an overtaken one is not sent', async () => {
  const asked: Message[] = []
  const says: Sent[] = []
  const send = async (message: Message): Promise<Sent> => {
    asked.push(message)
    return says.shift() ?? { ok: true }
  }
  await open({}, { send })
  const { id } = await order()
  await change(id, 'accept')
  const killed = new Error('killed')
  const dying = new Proxy(api.ports.database, {
    get: (target, name) => {
      if (name === 'updateTable') throw killed
      const value: unknown = Reflect.get(target, name)
      return typeof value === 'function' ? (value.bind(target) as unknown) : value
    },
  })
  await expect(runDueJobs({ ...api.ports, database: dying })).rejects.toBe(killed)
  wait(60_000)
  await runAll()
  expect(asked.map(({ dedupeKey }) => dedupeKey)).toEqual(
    Array.from({ length: 2 }, () => `order-status:${id}:ACCEPTED`),
  )

  says.push({ ok: false, reason: 'unreachable', detail: '503' })
  await change(id, 'ready')
  await runAll()
  await change(id, 'deliver')
  for (let at = 0; at < 60; at += 1) {
    await runAll()
    wait(1000)
  }
  expect(asked.slice(2).map(({ text }) => text.split('\n')[0])).toEqual([
    'Palermo, pedido #1: Tu pedido está listo y sale hacia tu dirección.',
    'Palermo, pedido #1: Tu pedido fue entregado. ¡Buen provecho!',
  ])
})

test('a notice does not ask again and again for one that a gateway takes later', async () => {
  const send = async (): Promise<Sent> => ({
    ok: false,
    reason: 'unreachable',
    detail: '503',
    retryAfterMs: 600_000,
  })
  await open({}, { send })
  const { id } = await order()
  await change(id, 'accept')
  expect(await runDueJobs(api.ports)).toBe(1)
  await change(id, 'ready')
  expect(await runDueJobs(api.ports)).toBe(1)
  wait(300_000)
  expect(await runDueJobs(api.ports)).toBe(0)
})

test('a change stays one statement, beside those that know who asks and the answer', async () => {
  const { id } = await order()
  const statements = await statementsOf(() => change(id, 'accept'))
  expect(statements.filter((text) => text.includes('update orders set'))).toHaveLength(1)
  expect(statements.filter((text) => text.includes('insert into jobs'))).toHaveLength(1)
  expect(await statementsOf(() => runDueJobs(api.ports))).toHaveLength(4)
})

test('a brand that speaks vos tells it so', async () => {
  await open({ branch: { voice: 'VOS' } })
  const { id } = await order(true, 'TAKE_AWAY')
  for (const action of ['accept', 'ready'] as const) await change(id, action)
  await runAll()
  expect((await sentences())[1]).toBe('Palermo, pedido #1: Tu pedido está listo. ¡Ya podés pasar a buscarlo!')
})

import { randomUUID } from 'node:crypto'
import type { Client } from '@mostrador/contract/client'
import { beforeEach, expect, test } from 'vitest'
import { runDueJobs } from '../../roof/run-due-jobs.ts'
import { listKeptMessages } from '../../ground/message/sent-message-store.ts'
import type { GivenContact } from '../../testing/given-contact.ts'
import { startTestApi, type TestApi } from '../../testing/start-test-api.ts'

let api: TestApi
let contact: GivenContact
let cashier: Client

beforeEach(async () => {
  api = await startTestApi()
  contact = await api.given.branchContact({ orderModes: ['DELIVERY', 'TAKE_AWAY'] })
  cashier = await api.as(await api.given.staff({ contacts: [contact] }))
})

const order = (mode: 'DELIVERY' | 'TAKE_AWAY' = 'TAKE_AWAY') =>
  api.given.order(contact, { mode, body: { optIn: true, phone: '11 2345-6789' } })

type Press = { readonly key?: string; readonly by?: Client }

const delay = (id: string, seen: string | null, { key = randomUUID(), by = cashier }: Press = {}) =>
  by.delayOrder({ params: { id }, body: { key, seen } })

/** The order as the shop sees it. */
async function seenBy(id: string) {
  const answer = await cashier.getConsoleOrder({ params: { id } })
  if (!answer.ok) throw new Error(answer.problem.code)
  return answer.data
}

const minutesLater = (minutes: number): string =>
  new Date(api.clock.now.getTime() + minutes * 60_000).toISOString()

const wait = (ms: number) => {
  api.clock.now = new Date(api.clock.now.getTime() + ms)
}

/** spec('decisions beyond-the-documents.34') */
test('the shop promises an order ten minutes later, and every page is told', async () => {
  const { id, code } = await order()
  const { maxDelayInMinutes, promisedAt, canDelay } = await seenBy(id)
  expect([promisedAt, canDelay]).toEqual([null, true])
  api.published.length = 0

  const first = minutesLater(maxDelayInMinutes + 10)
  expect(await delay(id, null)).toMatchObject({ ok: true, data: { promisedAt: first, status: 'GENERATED' } })
  const second = minutesLater(maxDelayInMinutes + 20)
  expect(await delay(id, first)).toMatchObject({ ok: true, data: { promisedAt: second } })

  const followUp = await api.client.getOrder({ params: { alias: contact.alias, code } })
  expect(followUp).toMatchObject({ data: { promisedAt: second } })
  expect((await seenBy(id)).history).toMatchObject([
    { status: 'GENERATED', promisedAt: null },
    { status: 'GENERATED', by: 'Sofía', promisedAt: first },
    { status: 'GENERATED', by: 'Sofía', promisedAt: second },
  ])
  expect(api.published.map(({ channel, data }) => [channel, data])).toEqual(
    [1, 2].flatMap(() => [
      [`private-board-${contact.id}`, { id, status: 'GENERATED' }],
      [`order-${code}`, { code, status: 'GENERATED' }],
    ]),
  )
})

test.each([
  ['DELIVERY', 1],
  ['TAKE_AWAY', 0],
] as const)('riders hear of a later promise of what they carry: %s', async (mode, times) => {
  const { id } = await order(mode)
  api.published.length = 0
  await delay(id, null)
  const heard = api.published.filter(({ channel }) => channel === `private-riders-${contact.id}`)
  expect(heard).toHaveLength(times)
})

test('a press that is sent again promises once, also when both come at the same moment', async () => {
  const { id } = await order()
  const key = randomUUID()
  const answers = await Promise.all([
    delay(id, null, { key }),
    delay(id, null, { key }),
    delay(id, null, { key }),
  ])
  expect(answers.map(({ ok }) => ok)).toEqual([true, true, true])
  const later = await delay(id, null, { key })
  expect(later).toMatchObject({ ok: true, data: { promisedAt: (await seenBy(id)).promisedAt } })
  expect((await seenBy(id)).history).toHaveLength(2)
})

test('a key that comes with the promise that it made is no press that was done', async () => {
  const { id } = await order()
  const key = randomUUID()
  await delay(id, null, { key })
  const { promisedAt } = await seenBy(id)
  expect(await delay(id, promisedAt, { key })).toMatchObject({
    problem: { status: 409, code: 'order-already-changed' },
  })
  expect(await delay(id, promisedAt)).toMatchObject({ ok: true })
  expect((await seenBy(id)).history).toHaveLength(3)
})

test('of two who press at once one does it and the other is told', async () => {
  const { id } = await order()
  const owner = await api.as(await api.given.staff({ role: 'OWNER', company: contact }))
  const answers = await Promise.all([delay(id, null), delay(id, null, { by: owner }), delay(id, null)])
  expect(answers.filter(({ ok }) => ok)).toHaveLength(1)
  for (const answer of answers.filter(({ ok }) => !ok))
    expect(answer).toMatchObject({ problem: { status: 409, code: 'order-already-changed' } })
  expect((await seenBy(id)).history).toHaveLength(2)
})

test('a late order is promised from now on, and six times at most', async () => {
  const { id } = await order()
  wait(3 * 60 * 60_000)
  for (let turn = 1; turn <= 6; turn += 1) {
    const { promisedAt, canDelay } = await seenBy(id)
    expect(canDelay).toBe(true)
    expect(await delay(id, promisedAt)).toMatchObject({ data: { promisedAt: minutesLater(turn * 10) } })
  }
  const { promisedAt, canDelay } = await seenBy(id)
  expect(canDelay).toBe(false)
  expect(await delay(id, promisedAt)).toMatchObject({
    problem: { status: 409, code: 'order-delayed-enough' },
  })
})

test('an order that no diner waits for is not promised again', async () => {
  const { id } = await order()
  for (const action of ['accept', 'ready'] as const)
    await cashier.changeOrderStatus({ params: { id }, body: { action } })
  expect((await seenBy(id)).canDelay).toBe(false)
  expect(await delay(id, null)).toMatchObject({ problem: { status: 409, code: 'order-already-changed' } })
  expect((await seenBy(id)).promisedAt).toBeNull()
})

test('an order of another contact cannot be promised', async () => {
  const sibling = await api.given.branchContact({ sameBranchAs: contact })
  const { id } = await api.given.order(sibling)
  expect(await delay(id, null)).toMatchObject({ problem: { status: 404, code: 'order-not-found' } })
})

/** spec('decisions beyond-the-documents.3') */
test('a diner who opted in reads one message after two presses, with the time of the branch contact', async () => {
  const { id, code } = await order('DELIVERY')
  await cashier.changeOrderStatus({ params: { id }, body: { action: 'accept' } })
  await runDueJobs(api.ports)
  api.clock.now = new Date('2026-11-20T23:00:00.000Z')
  await delay(id, null)
  expect(await runDueJobs(api.ports)).toBe(0)
  wait(10_000)
  await delay(id, (await seenBy(id)).promisedAt)
  wait(60_000)
  await runDueJobs(api.ports)
  const [last, ...others] = await listKeptMessages(api.ports.database)
  expect(others).toHaveLength(1)
  expect(last?.text).toBe(
    `Palermo, pedido #1: El local necesita unos minutos más. Llega alrededor de las 20:20.\nhttp://localhost:3000/menu/${contact.alias}/order/${code}`,
  )
})

test('of an order that is over meanwhile no later time is told', async () => {
  const { id } = await order()
  await delay(id, null)
  await cashier.changeOrderStatus({ params: { id }, body: { action: 'cancel', reason: 'Sin gas' } })
  wait(60_000)
  await runDueJobs(api.ports)
  const texts = (await listKeptMessages(api.ports.database)).map(({ text }) => text)
  expect(texts).toHaveLength(1)
  expect(texts[0]).toContain('cancelado')
})

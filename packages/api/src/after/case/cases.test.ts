import type { Client } from '@mostrador/contract/client'
import { ORDER_ERROR_LABELS } from '@mostrador/copy/case'
import type { CaseStatus } from '@mostrador/domain/case/case-status'
import { ORDER_ERROR_TYPES } from '@mostrador/domain/case/order-error-type'
import { beforeEach, expect, test } from 'vitest'
import { createRateLimiter } from '../../ground/rate-limit/create-rate-limiter.ts'
import type { GivenContact } from '../../testing/given-contact.ts'
import { startTestApi, type TestApi } from '../../testing/start-test-api.ts'
import { statementsOf } from '../../testing/test-database.ts'

let api: TestApi
let contact: GivenContact
let staff: Client

beforeEach(async () => {
  api = await startTestApi()
  contact = await api.given.branchContact()
  staff = await api.as(await api.given.staff({ contacts: [contact] }))
})

const report = (code: string, errorType: string = 'DELAYED') =>
  api.client.updateOrderDetails({ body: { code, errorType } })

const cases = async (status: CaseStatus = 'OPEN', before?: string) => {
  const answer = await staff.listCases({ params: { id: contact.id }, query: { status, before } })
  if (!answer.ok) throw new Error(answer.problem.code)
  return answer.data
}

const advance = (id: string, action: 'take' | 'close', by: Client = staff) =>
  by.changeCaseStatus({ params: { id }, body: { action } })

const onBoard = async () => {
  const answer = await staff.listBoard({ params: { id: contact.id } })
  return answer.ok && answer.data.cases
}

/**
 * spec('000 §7.29') spec('001 §2.11') spec('001 §2.25') spec('001 §7.3')
 * spec('decisions enumerations.8')
 */
test('each of the five types is reported by its code or by its words, and stands beside its order', async () => {
  const { code, id } = await api.given.order(contact)
  api.clock.now = new Date('2026-11-20T15:20:00.000Z')
  for (const action of ['accept', 'ready', 'deliver'] as const) {
    await staff.changeOrderStatus({ params: { id }, body: { action } })
    api.clock.now = new Date(api.clock.now.getTime() + 10 * 60_000)
  }
  for (const type of ORDER_ERROR_TYPES.slice(0, 3))
    expect(await report(code, type)).toMatchObject({ ok: true })
  for (const type of ORDER_ERROR_TYPES.slice(3))
    expect(await report(code.toLowerCase(), ORDER_ERROR_LABELS[type])).toMatchObject({ ok: true })
  await api.ports.database.updateTable('order_modes').set({ show_name: 'Al paso' }).execute()

  const listed = await cases()

  expect(new Set(listed.cases.map(({ errorType }) => errorType))).toEqual(new Set(ORDER_ERROR_TYPES))
  expect(listed).toMatchObject({ more: false })
  expect(listed.cases[0]).toMatchObject({
    kind: 'REPORT',
    score: null,
    status: 'OPEN',
    order: {
      id,
      code,
      number: 1,
      modeName: 'Al paso',
      status: 'DELIVERED',
      customerName: 'Ana Pérez',
      orderedAt: '2026-11-20T15:00:00.000Z',
      acceptedAt: '2026-11-20T15:20:00.000Z',
      readyAt: '2026-11-20T15:30:00.000Z',
      deliveredAt: '2026-11-20T15:40:00.000Z',
    },
  })
})

/** spec('001 §5.3') */
test('a type that is none is refused before an order is looked for; codes that open nothing are answered alike', async () => {
  const { code } = await api.given.order(contact)
  for (const unknown of ['', 'delayed', 'Otra cosa', '\u0000'])
    expect(await report(code, unknown)).toMatchObject({
      problem: { status: 422, code: 'error-type-unknown' },
    })
  expect(await report('0000000000', 'x')).toMatchObject({ problem: { status: 422 } })

  const asked = ['0000000000', 'no', '', `${code}X`, '\u0000', "' or true --"]
  const answers = await Promise.all(asked.map((one) => report(one)))
  for (const answer of answers)
    expect(answer).toMatchObject({ ok: false, problem: { status: 404, code: 'order-not-found' } })
  const counts = []
  for (const one of ['no', '0000000000', code]) counts.push((await statementsOf(() => report(one))).length)
  expect(new Set(counts)).toEqual(new Set([1]))
})

test('told twice, and by many at once, it is one case; told again once it was closed, it is open again', async () => {
  const { code } = await api.given.order(contact)
  await Promise.all(Array.from({ length: 5 }, () => report(code)))
  const news = () => api.published.filter(({ channel }) => channel === `private-board-${contact.id}`).length
  const [first] = (await cases()).cases
  expect([(await cases()).cases.length, await onBoard()]).toEqual([1, { open: 1, inProgress: 0 }])
  const before = news()
  await report(code)
  expect(news()).toBe(before)

  const id = first?.id ?? ''
  await advance(id, 'take')
  await report(code)
  expect(await onBoard()).toEqual({ open: 0, inProgress: 1 })
  expect(await advance(id, 'close')).toMatchObject({ data: { status: 'CLOSED', closedBy: 'Sofía' } })
  const again = new Date(api.clock.now.getTime() + 3 * 24 * 60 * 60_000)
  api.clock.now = again
  await report(code)
  expect((await cases()).cases).toMatchObject([
    { id, createdAt: again.toISOString(), closedAt: null, closedBy: null },
  ])
})

/** spec('decisions beyond-the-documents.20') */
test('of two members of staff at once one takes a case, and the other is told; the board is told of each step', async () => {
  const { code } = await api.given.order(contact)
  await report(code)
  const [{ id } = { id: '' }] = (await cases()).cases
  const other = await api.as(await api.given.staff({ contacts: [contact] }))

  expect(await advance(id, 'close')).toMatchObject({ problem: { status: 409, code: 'case-already-changed' } })
  const took = await Promise.all([advance(id, 'take'), advance(id, 'take', other)])
  expect(took.filter(({ ok }) => ok)).toHaveLength(1)
  expect(took.find(({ ok }) => !ok)).toMatchObject({ problem: { status: 409 } })
  const closed = await Promise.all([advance(id, 'close'), advance(id, 'close', other)])
  expect(closed.filter(({ ok }) => ok)).toHaveLength(1)
  const told = api.published.filter(({ channel }) => channel === `private-board-${contact.id}`)
  // The order, its report, and the two steps of its case.
  expect(told).toHaveLength(4)
  expect((await cases('CLOSED')).cases).toMatchObject([{ id, status: 'CLOSED' }])
})

test('cases come in pages of thirty, the newest first', async () => {
  const plate = await api.given.plate(contact)
  for (let at = 0; at < 32; at += 1) {
    const { code } = await api.given.order(contact, { items: [{ plate }] })
    await report(code)
    if (at % 2 === 0) api.clock.now = new Date(api.clock.now.getTime() + 1000)
  }
  const first = await cases()
  const second = await cases('OPEN', first.cases.at(-1)?.id)
  expect([first.cases.length, first.more, second.cases.length, second.more]).toEqual([30, true, 2, false])
  const numbers = [...first.cases, ...second.cases].map(({ order }) => order.number)
  expect(numbers).toEqual(Array.from({ length: 32 }, (_, at) => 32 - at))
  const statements = await statementsOf(() => cases())
  expect(statements.filter((text) => /from cases/.test(text))).toHaveLength(1)
})

test('cases of another contact or another tenant are as good as not there', async () => {
  const theirs = await api.given.branchContact()
  const sibling = await api.given.branchContact({ sameBranchAs: contact })
  for (const other of [theirs, sibling]) {
    const { code } = await api.given.order(other)
    await report(code)
    const { id } = await api.ports.database
      .selectFrom('cases')
      .select('id')
      .where('branch_contact_id', '=', other.id)
      .executeTakeFirstOrThrow()
    expect(await advance(id, 'take')).toMatchObject({ problem: { status: 404, code: 'case-not-found' } })
    expect(await staff.listCases({ params: { id: other.id } })).toMatchObject({ problem: { status: 404 } })
    expect(await api.client.changeCaseStatus({ params: { id }, body: { action: 'take' } })).toMatchObject({
      problem: { status: 401 },
    })
  }
  expect((await cases()).cases).toEqual([])
  const rows = await api.ports.database.selectFrom('cases').select('status').execute()
  expect(rows).toEqual([{ status: 'OPEN' }, { status: 'OPEN' }])
})

test('reports are limited for each address and for each code', async () => {
  const limit = (times: number) => ({ times, seconds: 60, together: true })
  const rules = { 'report-order-address': limit(3), 'report-order-code': limit(2) }
  api = await startTestApi({ rateLimiter: createRateLimiter({ rules }) })
  contact = await api.given.branchContact()
  const { code } = await api.given.order(contact)
  const ask = async (ip: string, asked = code) => {
    const body = { code: asked, errorType: 'OTHER' }
    const answer = await api.client.updateOrderDetails({ body }, { headers: { 'x-caller-ip': ip } })
    return answer.ok ? 204 : answer.problem.status
  }
  expect([await ask('198.51.100.1'), await ask('198.51.100.2')]).toEqual([204, 204])
  expect(await ask('198.51.100.3')).toBe(429)
  for (const asked of ['0000000000', '0000000001']) expect(await ask('198.51.100.1', asked)).toBe(404)
  expect(await ask('198.51.100.1', '0000000002')).toBe(429)
})

/** spec('001 §2.11') */
test('a diner’s report is added to the case, once for each different wording', async () => {
  const { code } = await api.given.order(contact)
  const say = (details?: string) =>
    api.client.updateOrderDetails({
      body: { code, errorType: 'OTHER', ...(details !== undefined && { details }) },
    })
  const told = async (status: CaseStatus = 'OPEN') =>
    (await cases(status)).cases.map(({ details }) => details)
  expect(await say()).toMatchObject({ ok: true })
  expect(await told()).toEqual([''])
  await say('  Faltó la bebida.  ')
  await say('Faltó la bebida.')
  expect(await told()).toEqual(['Faltó la bebida.'])
  await say('Y el pan.')
  expect(await told()).toEqual(['Faltó la bebida.\nY el pan.'])

  const [open] = (await cases()).cases
  await advance(open?.id ?? '', 'take')
  await say('Y el postre.')
  expect(await told('IN_PROGRESS')).toEqual(['Faltó la bebida.\nY el pan.\nY el postre.'])
  expect(await say('a'.repeat(501))).toMatchObject({ problem: { status: 400 } })
})

import { beforeEach, expect, test } from 'vitest'
import { giveSchedule } from '../../testing/given-schedule.ts'
import { startTestApi, type TestApi } from '../../testing/start-test-api.ts'

const AT_EIGHT = '2026-11-20T23:00:00.000Z'
const HALF_PAST = '2026-11-20T23:30:00.000Z'

let api: TestApi

beforeEach(async () => {
  api = await startTestApi()
})

async function shop(slot_capacity: number | null) {
  const contact = await api.given.branchContact({ orderModes: ['TAKE_AWAY'] })
  const modeId = contact.modes.TAKE_AWAY ?? ''
  const hours = { start: 20 * 60, duration: 60 }
  await api.given.change(contact, (db) =>
    giveSchedule(db, contact, { modeId, hours, config: { slot_capacity, days_ahead: 0 } }),
  )
  const plate = await api.given.plate(contact)
  const body = await api.given.orderBody(contact, { items: [{ plate }] })
  const place = (key: string, scheduledAt = AT_EIGHT) =>
    api.client.placeOrder({
      headers: { 'idempotency-key': `key-of-${key}` },
      body: { ...body, scheduled: true, scheduledAt },
    })
  const offered = async () => {
    const answer = await api.client.getSchedule({ params: { orderModeId: modeId } })
    return answer.ok && answer.data.schedulerDaysInfo.map(({ availableHours }) => availableHours)
  }
  return { contact, place, offered }
}

const placedIds = async () => {
  const rows = await api.ports.database.selectFrom('orders').select('id').execute()
  return rows.map(({ id }) => id)
}

/** spec('000 §7.14') */
test('of 32 orders at once for the last place exactly one gets it, and nothing is left of the others', async () => {
  const { place } = await shop(2)
  expect(await place('early')).toMatchObject({ ok: true })

  const many = Array.from({ length: 32 }, (_, index) => index)
  const answers = await Promise.all(many.map((index) => place(`n${index}`)))

  expect(answers.filter(({ ok }) => ok)).toHaveLength(1)
  for (const answer of answers.filter(({ ok }) => !ok)) {
    expect(answer).toMatchObject({
      problem: { status: 422, code: 'order-refused', errors: [{ code: 'slot-full', path: 'scheduledAt' }] },
    })
  }
  expect(await placedIds()).toHaveLength(2)
  const bookings = await api.ports.database.selectFrom('slot_bookings').select('taken').execute()
  expect(bookings).toEqual([{ taken: 2 }])
  const keys = await api.ports.database.selectFrom('idempotency_keys').select('key').execute()
  expect(keys).toHaveLength(2)
})

/** spec('decisions the-server-is-the-authority.7') */
test('a full slot is not offered, and a canceled order gives its place back, once', async () => {
  const { contact, place, offered } = await shop(1)
  const staff = await api.as(await api.given.staff({ contacts: [contact] }))
  const cancel = async (id: string) =>
    (await staff.changeOrderStatus({ params: { id }, body: { action: 'cancel', reason: 'No hay gas' } })).ok
  expect(await offered()).toEqual([['20:00', '20:30']])

  const placed = await place('one')
  expect(placed.ok).toBe(true)
  expect(await place('one')).toEqual(placed)
  expect(await offered()).toEqual([['20:30']])
  expect(await place('half', HALF_PAST)).toMatchObject({ ok: true })
  expect(await offered()).toEqual([])

  const first = placed.ok ? placed.data.id : ''
  expect([await cancel(first), await cancel(first)]).toEqual([true, false])
  expect(await offered()).toEqual([['20:00']])
  expect(await place('two')).toMatchObject({ ok: true })
  expect(await place('three')).toMatchObject({ problem: { errors: [{ code: 'slot-full' }] } })
})

test('a slot without a limit takes every order', async () => {
  const { place, offered } = await shop(null)
  const answers = await Promise.all(['a', 'b', 'c'].map((key) => place(key)))
  expect(answers.every(({ ok }) => ok)).toBe(true)
  expect(await offered()).toEqual([['20:00', '20:30']])
})

/** spec('000 §4.27') */
test('a refused slot says which one was wanted and which is the first that is free', async () => {
  const { place } = await shop(1)
  await place('one')
  const refusal = async (key: string, at: string) => {
    const answer = await place(key, at)
    return answer.ok ? answer : answer.problem.errors
  }
  expect(await refusal('full', AT_EIGHT)).toMatchObject([
    { code: 'slot-full', claimed: AT_EIGHT, expected: HALF_PAST },
  ])
  const NEVER = '2026-11-21T05:15:00.000Z'
  expect(await refusal('never', NEVER)).toContainEqual(
    expect.objectContaining({ code: 'slot-unavailable', claimed: NEVER, expected: HALF_PAST }),
  )
  const BETWEEN = '2026-11-20T23:30:10.000Z'
  expect(await refusal('between', BETWEEN)).toContainEqual(
    expect.objectContaining({ code: 'slot-unavailable', claimed: BETWEEN, expected: HALF_PAST }),
  )
  await place('half', HALF_PAST)
  const [none] = (await refusal('none', AT_EIGHT)) as readonly object[]
  expect(none).toMatchObject({ code: 'slot-full', claimed: AT_EIGHT })
  expect(none).not.toHaveProperty('expected')
})

import { beforeEach, describe, expect, test } from 'vitest'
import type { GivenContact } from '../../testing/given-contact.ts'
import type { GivenPlate } from '../../testing/given-menu.ts'
import { giveSchedule } from '../../testing/given-schedule.ts'
import { startTestApi, type TestApi } from '../../testing/start-test-api.ts'
import { nextTestId } from '../../testing/test-ports.ts'

// The clock of the tests stands at 2026-11-20T15:00Z, noon of a Friday in Buenos Aires.

/** The slot of Saturday at eight in the evening, and half an hour in which nobody serves. */
const SATURDAY_AT_EIGHT = '2026-11-21T23:00:00.000Z'
const SATURDAY_AT_FOUR = '2026-11-21T19:00:00.000Z'

let api: TestApi
let contact: GivenContact
let plate: GivenPlate
let codeId: string

beforeEach(async () => {
  api = await startTestApi()
  contact = await api.given.branchContact({ orderModes: ['TAKE_AWAY'] })
  plate = await api.given.plate(contact, { price: 100_000 })
  codeId = nextTestId()
  const tenant = { company_id: contact.companyId, branch_id: contact.branchId }
  const modeId = contact.modes.TAKE_AWAY ?? ''
  await api.given.change(contact, async (db) => {
    await giveSchedule(db, contact, { modeId, hours: { start: 20 * 60, duration: 60 } })
    await db
      .insertInto('discount_codes')
      .values({
        ...tenant,
        id: codeId,
        code: 'SABADO',
        type: 'PERCENT',
        percentage: 10,
        starts_at: new Date('2026-11-21T03:00:00.000Z'),
        ends_at: new Date('2026-11-22T03:00:00.000Z'),
      })
      .execute()
  })
})

const openAt = (now: string) => {
  api.clock.now = new Date(now)
}

const validate = (orderDate: string, part: { orderModeId?: string | undefined } = {}) =>
  api.client.validateDiscountCode({
    body: {
      code: 'SABADO',
      paymentId: contact.payments.cash,
      phone: '11 2345-6789',
      orderDate,
      branchId: contact.branchId,
      branchContactId: contact.id,
      orderModeId: contact.modes.TAKE_AWAY ?? '',
      ...part,
    },
  })

async function place(when: { readonly scheduled: boolean; readonly scheduledAt: string | null }) {
  const body = await api.given.orderBody(contact, { items: [{ plate }] })
  const row = { name: 'Cupón de Descuento - SABADO', type: 'PERCENT', value: 10, amount: 100 }
  return api.client.placeOrder({
    headers: { 'idempotency-key': 'the only order of this test' },
    body: {
      ...body,
      total: 900,
      paysWith: 900,
      discounts: [{ ...row, discountReferenceId: codeId, code: 'SABADO' }],
      ...when,
    },
  })
}

const notFound = { ok: false, problem: { code: 'discount-code-not-found' } }

describe('a code of tomorrow', () => {
  /** spec('decisions the-server-is-the-authority.1') */
  test('is refused to an order for now, whatever hour the browser writes beside it', async () => {
    openAt('2026-11-20T23:10:00.000Z')
    expect(await place({ scheduled: false, scheduledAt: SATURDAY_AT_EIGHT })).toMatchObject({
      ok: false,
      problem: { code: 'order-refused', errors: [{ code: 'discount-code-gone' }] },
    })
    expect(await api.ports.database.selectFrom('orders').select('id').execute()).toEqual([])
  })

  test('is taken by an order for its slot, and refused to one for an hour that is none', async () => {
    expect(await place({ scheduled: true, scheduledAt: SATURDAY_AT_FOUR })).toMatchObject({
      ok: false,
      problem: { errors: expect.arrayContaining([expect.objectContaining({ code: 'slot-unavailable' })]) },
    })
    expect(await place({ scheduled: true, scheduledAt: SATURDAY_AT_EIGHT })).toMatchObject({ ok: true })
  })

  test('is told of for a slot of its day, and not for now or for an hour that nobody offers', async () => {
    expect(await validate(SATURDAY_AT_EIGHT)).toMatchObject({ ok: true, data: { code: 'SABADO' } })
    expect(await validate(api.clock.now.toISOString())).toMatchObject(notFound)
    expect(await validate(SATURDAY_AT_FOUR)).toMatchObject(notFound)
  })

  test('is not told of by a mode of another branch, nor without a mode', async () => {
    const other = await api.given.branchContact({ orderModes: ['TAKE_AWAY'] })
    expect(await validate(SATURDAY_AT_EIGHT, { orderModeId: other.modes.TAKE_AWAY ?? '' })).toMatchObject(
      notFound,
    )
    expect(await validate(SATURDAY_AT_EIGHT, { orderModeId: nextTestId() })).toMatchObject(notFound)
    expect(await validate(SATURDAY_AT_EIGHT, { orderModeId: undefined })).toMatchObject(notFound)
  })
})

test('a code of today is told of now, also for an hour that has passed, and not for a slot of tomorrow', async () => {
  const [starts_at, ends_at] = [new Date('2026-11-20T03:00:00.000Z'), new Date('2026-11-21T03:00:00.000Z')]
  await api.ports.database.updateTable('discount_codes').set({ starts_at, ends_at }).execute()
  expect(await validate('2026-11-19T15:00:00.000Z')).toMatchObject({ ok: true })
  expect(await validate(SATURDAY_AT_EIGHT)).toMatchObject(notFound)
})

test('a code that is over is not told of for a day that has passed', async () => {
  openAt('2026-11-23T15:00:00.000Z')
  expect(await validate(SATURDAY_AT_EIGHT)).toMatchObject(notFound)
})

import type { OrderRequestBody } from '@mostrador/contract/order/place-order-schema'
import type { DiscountCodesTable } from '@mostrador/database/rows'
import type { Insertable } from 'kysely'
import { beforeEach, expect, test } from 'vitest'
import type { GivenContact } from '../../testing/given-contact.ts'
import type { GivenPlate } from '../../testing/given-menu.ts'
import { startTestApi, type TestApi } from '../../testing/start-test-api.ts'
import { createMeanwhile } from '../../testing/meanwhile.ts'
import { failuresOf, statementsOf } from '../../testing/test-database.ts'
import { nextTestId } from '../../testing/test-ports.ts'

// Another order takes the units of an order between its judgement and its statement: the statement
// refuses it at once, in the words of the judge, without an error of the database.

let api: TestApi
let contact: GivenContact
let plate: GivenPlate
/** Runs between the judgement of the next order and its statement. */
let meanwhile: (happens: () => Promise<unknown>) => void

beforeEach(async () => {
  const between = createMeanwhile()
  meanwhile = between.meanwhile
  api = await startTestApi({ rateLimiter: between.rateLimiter })
  contact = await api.given.branchContact()
  plate = await api.given.plate(contact, { price: 100_000 })
})

const tenant = () => ({ company_id: contact.companyId, branch_id: contact.branchId })

const plain = () => api.given.orderBody(contact, { items: [{ plate }] })

async function place(body: OrderRequestBody, key = nextTestId()) {
  const answer = await api.client.placeOrder({ headers: { 'idempotency-key': key }, body })
  return answer.ok ? answer.data : { code: answer.problem.code, errors: answer.problem.errors }
}

/** Places an order while another one takes its units; returns the answer to the first. */
async function beaten(body: OrderRequestBody, by: OrderRequestBody = body) {
  let answer: unknown
  let sent: readonly string[] = []
  meanwhile(() => place(by))
  const failures = await failuresOf(async () => {
    sent = await statementsOf(async () => {
      answer = await place(body)
    })
  })
  expect(failures).toEqual([])
  // Its own and that of the other; then it is not judged anew.
  const isOrder = (text: string) => text.includes('insert into orders')
  expect(sent.filter(isOrder)).toHaveLength(2)
  const after = sent.slice(sent.findLastIndex(isOrder) + 1)
  expect(after.filter((text) => /customers|discount_codes/.test(text))).toEqual([])
  return answer
}

const refused = (error: object) => ({ code: 'order-refused', errors: [expect.objectContaining(error)] })

test('a unit of a plate is sold, of which two were left', async () => {
  await api.given.stock(contact, plate, 2)
  const both = await api.given.orderBody(contact, { items: [{ plate, quantity: 2 }] })
  expect(await beaten(both, await plain())).toEqual(refused({ code: 'sold-out', item: 0 }))
})

/** A discount code, and the body of an order that takes it. */
async function withCode(fields: Partial<Insertable<DiscountCodesTable>>): Promise<OrderRequestBody> {
  const id = nextTestId()
  const row = { ...tenant(), id, code: 'UNO', type: 'PERCENT', percentage: 10, ...fields } as const
  await api.given.change(contact, (db) => db.insertInto('discount_codes').values(row).execute())
  const body = await plain()
  const total = Number(body.total) - 100
  const coupon = { name: 'Cupón', type: 'PERCENT', value: 10, amount: 100, code: 'UNO' } as const
  return { ...body, total, paysWith: total, discounts: [{ ...coupon, discountReferenceId: id }] }
}

const USED_UP = 'Este código ya no está disponible.'
const NOT_FIRST = 'Este descuento solo es válido para primera compra'

test.each([
  ['the last use of a code', { limited_usage: true, usage_limit: 1 }, USED_UP],
  ['the one use that a diner has of it', { usage_limit_per_customer: 1 }, USED_UP],
  ['the first purchase', { first_time_use: true }, NOT_FIRST],
])('%s is gone, and the diner reads why', async (_, fields, message) => {
  const body = await withCode(fields)
  expect(await beaten(body)).toEqual(refused({ code: 'discount-code-gone', path: 'discounts', message }))
})

test('a use taken by the first try of the same order is no refusal', async () => {
  const body = await withCode({ first_time_use: true })
  const key = nextTestId()
  let first: unknown
  meanwhile(async () => {
    first = await place(body, key)
  })
  expect(await place(body, key)).toEqual(first)
  expect(first).toMatchObject({ number: 1 })
})

test('points are spent', async () => {
  const program = { ...tenant(), id: nextTestId(), name: 'Brasas' }
  await api.given.change(contact, (db) => db.insertInto('loyalty_programs').values(program).execute())
  await place(await plain())
  await api.ports.database
    .updateTable('customers')
    .set({ loyalty_points_balance: 300, verified_at: new Date() })
    .execute()
  const body = await plain()
  const total = Number(body.total) - 300
  const spending = { ...body, total, paysWith: total, loyaltyInfo: { redeemedPoints: 300 } }
  const path = 'loyaltyInfo.redeemedPoints'
  expect(await beaten(spending)).toEqual(refused({ code: 'points-refused', path }))
})

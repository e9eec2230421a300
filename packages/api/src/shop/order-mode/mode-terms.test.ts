import { DeduplicateJoinsPlugin } from 'kysely'
import { beforeEach, describe, expect, test } from 'vitest'
import { createCatalogs } from '../catalog/catalog-cache.ts'
import { dataOf } from '../../testing/data-of.ts'
import type { GivenContact } from '../../testing/given-contact.ts'
import { startTestApi, type TestApi } from '../../testing/start-test-api.ts'
import { statementsOf } from '../../testing/test-database.ts'
import { nextTestId } from '../../testing/test-ports.ts'
import { findMode } from './find-mode.ts'

let api: TestApi
let contact: GivenContact
let modeId: string

beforeEach(async () => {
  api = await startTestApi()
  contact = await api.given.branchContact({
    orderModes: ['TAKE_AWAY'],
    mode: { user_fee: 50_000, percentage_user_fee: 7 },
  })
  modeId = contact.modes.TAKE_AWAY ?? ''
})

const NOT_FOUND = { ok: false, problem: { status: 404, code: 'order-mode-not-found' } }

/** Every call that is about one mode, by its name. */
const calls = {
  fees: (id: string) => api.client.getFees({ params: { id } }),
  discounts: (id: string) => api.client.listGeneralDiscounts({ params: { id } }),
  surcharges: (id: string) => api.client.listGeneralSurcharges({ params: { id } }),
  schedule: (id: string) => api.client.getSchedule({ params: { orderModeId: id } }),
}

describe.each(Object.keys(calls) as (keyof typeof calls)[])('%s', (name) => {
  test('of a mode that does not exist are not found', async () => {
    expect(await calls[name](nextTestId())).toMatchObject(NOT_FOUND)
  })

  test('of a mode that is switched off are not found, and are again when it is on', async () => {
    const set = (active: boolean) =>
      api.given.change(contact, (db) => db.updateTable('order_modes').set({ active }).execute())
    await set(false)
    expect(await calls[name](modeId)).toMatchObject(NOT_FOUND)
    await set(true)
    expect(await calls[name](modeId)).toMatchObject({ ok: true })
  })
})

test('the fee of a mode is an amount in the currency’s units, and a percentage', async () => {
  expect(dataOf(await calls.fees(modeId))).toEqual({ userFee: 500, percentageUserFee: 7 })
})

test('the discounts and surcharges of a mode tell amounts in the currency’s units, percentages as they are', async () => {
  const percent = await api.given.generalDiscount(contact, { type: 'PERCENT', percentage: 15 })
  const amount = await api.given.generalSurcharge(contact, { type: 'FIXED', amount: 20_000 })
  await api.given.change(contact, (db) =>
    db
      .insertInto('general_discount_payment_types')
      .values({
        company_id: contact.companyId,
        branch_id: contact.branchId,
        general_discount_id: percent,
        payment_type_id: contact.payments.cash,
      })
      .execute(),
  )
  expect(dataOf(await calls.discounts(modeId)).generalDiscounts).toMatchObject([
    { id: percent, type: 'PERCENT', value: 15, paymentTypeIds: [contact.payments.cash] },
  ])
  expect(dataOf(await calls.surcharges(modeId)).generalSurcharges).toMatchObject([
    { id: amount, type: 'FIXED', value: 200, paymentTypeIds: [] },
  ])
})

test('a mode is looked up once, then known', async () => {
  await calls.fees(modeId)
  expect(await statementsOf(() => calls.fees(modeId))).toEqual([])
  // Also by a process that has just begun, which knows none.
  const database = api.ports.database.withPlugin(new DeduplicateJoinsPlugin())
  const catalogs = createCatalogs({ ...api.ports, database })
  const find = () => findMode({ database, catalogs }, modeId)
  expect(await find()).toMatchObject({ mode: { id: modeId } })
  expect(await statementsOf(find)).toEqual([])
})

test('each mode of a contact is found by its own id', async () => {
  const both = await api.given.branchContact({ orderModes: ['TAKE_AWAY', 'DELIVERY'] })
  const { TAKE_AWAY = '', DELIVERY = '' } = both.modes
  const set = { user_fee: 70_000, percentage_user_fee: 0 }
  await api.given.change(both, (db) =>
    db.updateTable('order_modes').set(set).where('id', '=', DELIVERY).execute(),
  )
  expect(dataOf(await calls.fees(DELIVERY))).not.toEqual(dataOf(await calls.fees(TAKE_AWAY)))
})

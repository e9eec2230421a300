import { beforeEach, expect, test } from 'vitest'
import { dataOf } from '../../testing/data-of.ts'
import { startTestApi, type TestApi } from '../../testing/start-test-api.ts'

let api: TestApi
beforeEach(async () => {
  api = await startTestApi()
})

/** spec('000 §7.10') */
test('the discounts of a branch are those of its menus that run, in major units, with their plates', async () => {
  const contact = await api.given.branchContact()
  const [a, b] = [await api.given.plate(contact), await api.given.plate(contact, { name: 'Flan' })]
  const give = api.given.menuDiscount
  const of = (plates: (typeof a)[], position: number) => ({ plates, position })
  const percent = await give(contact, { type: 'PERCENT', percentage: 12.5, ...of([a, b], 0) })
  const fixed = await give(contact, { type: 'FIXED', fixed_discount: 25_050, ...of([a], 1) })
  const final = await give(contact, { type: 'FINAL_PRICE', final_price: 90_000, ...of([b], 2) })
  const multiple = await give(contact, { type: 'MULTIPLE', buy: 3, pay: 2, ...of([b], 3) })
  await give(contact, { type: 'PERCENT', percentage: 50, active: false, ...of([a], 4) })
  const other = await api.given.branchContact({ sameCompanyAs: contact })
  await give(other, { type: 'PERCENT', percentage: 1, plates: [await api.given.plate(other)] })

  const { discounts } = dataOf(await api.client.listDiscounts({ params: { branchId: contact.branchId } }))
  expect(discounts).toEqual([
    { id: percent, name: 'Promo', type: 'PERCENT', percentage: 12.5, plates: [a.id, b.id] },
    { id: fixed, name: 'Promo', type: 'FIXED', fixedDiscount: 250.5, plates: [a.id] },
    { id: final, name: 'Promo', type: 'FINAL_PRICE', finalPrice: 900, plates: [b.id] },
    { id: multiple, name: 'Promo', type: 'MULTIPLE', buy: 3, pay: 2, plates: [b.id] },
  ])
})

test('amounts are whole where the country has no decimals; a branch that does not exist is not found', async () => {
  const contact = await api.given.branchContact({ branch: { country_id: 'cl' } })
  const plates = [await api.given.plate(contact, { price: 4_000 })]
  await api.given.menuDiscount(contact, { type: 'FIXED', fixed_discount: 500, plates })
  const of = (branchId: string) => api.client.listDiscounts({ params: { branchId } })
  expect(dataOf(await of(contact.branchId)).discounts).toMatchObject([{ fixedDiscount: 500 }])
  expect(await of(contact.id)).toMatchObject({
    ok: false,
    problem: { status: 404, code: 'branch-not-found' },
  })
})

import { beforeEach, expect, test } from 'vitest'
import { dataOf } from '../testing/data-of.ts'
import { startTestApi } from '../testing/start-test-api.ts'
import type { TestApi } from '../testing/start-test-api.ts'

let api: TestApi
beforeEach(async () => {
  api = await startTestApi()
})

/** spec('000 §7.6') */
test('the modes of a branch are those of all its contacts, each type once, by the first name that a shop gave it', async () => {
  const contact = await api.given.branchContact({ orderModes: ['TAKE_AWAY', 'IN_DINING'] })
  await api.given.branchContact({
    sameBranchAs: contact,
    orderModes: ['DELIVERY', 'TAKE_AWAY'],
    mode: { show_name: 'Para llevar', position: 5 },
  })
  await api.given.branchContact({
    sameBranchAs: contact,
    orderModes: ['SELF_SERVICE'],
    mode: { active: false },
  })
  await api.given.branchContact({ sameCompanyAs: contact, orderModes: ['SELF_SERVICE'] })
  const { orderModes } = dataOf(
    await api.client.listBranchOrderModes({ params: { branchId: contact.branchId } }),
  )
  expect(orderModes).toEqual([
    { type: 'DELIVERY', showName: 'Para llevar' },
    { type: 'TAKE_AWAY', showName: 'Para llevar' },
    { type: 'IN_DINING', showName: null },
  ])
})

test('a branch without modes has none, and one that does not exist is not found', async () => {
  const contact = await api.given.branchContact({ orderModes: [] })
  const of = (branchId: string) => api.client.listBranchOrderModes({ params: { branchId } })
  expect(dataOf(await of(contact.branchId))).toEqual({ orderModes: [] })
  expect(await of(contact.id)).toMatchObject({
    ok: false,
    problem: { status: 404, code: 'branch-not-found' },
  })
})

test('what a blocked contact alone would offer is not on offer', async () => {
  const contact = await api.given.branchContact({ orderModes: ['TAKE_AWAY'] })
  await api.given.branchContact({
    sameBranchAs: contact,
    orderModes: ['DELIVERY'],
    contact: { blocked: true },
  })
  const params = { branchId: contact.branchId }
  expect(dataOf(await api.client.listBranchOrderModes({ params })).orderModes).toEqual([
    { type: 'TAKE_AWAY', showName: null },
  ])
})

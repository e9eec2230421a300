import { beforeEach, expect, test } from 'vitest'
import { dataOf } from '../../testing/data-of.ts'
import { startTestApi, type TestApi } from '../../testing/start-test-api.ts'

let api: TestApi
beforeEach(async () => {
  api = await startTestApi()
})

type Named = { readonly type: string; readonly showName: string | null }
const named = (modes: readonly Named[]) => modes.map(({ type, showName }) => [type, showName])

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
  expect(named(orderModes)).toEqual([
    ['DELIVERY', 'Para llevar'],
    ['TAKE_AWAY', 'Para llevar'],
    ['IN_DINING', null],
  ])
})

/** spec('000 §3.5') */
test('a mode of a branch is all that an order mode is: the one of the first contact that has it', async () => {
  const contact = await api.given.branchContact({ orderModes: ['TAKE_AWAY'] })
  await api.given.branchContact({ sameBranchAs: contact, orderModes: ['TAKE_AWAY'] })
  const of = { params: { branchId: contact.branchId } }
  const { orderModes } = dataOf(await api.client.listBranchOrderModes(of))
  const own = dataOf(await api.client.getBranchContact({ params: { id: contact.id } }))
  expect(orderModes).toHaveLength(1)
  expect(orderModes).toEqual(own.deliveryConfig.orderModes)
  expect(orderModes[0]).toMatchObject({ '@type': 'TAKE_AWAY', active: true, orderEnabled: true })
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

test('a mode that a blocked contact alone has is not on offer', async () => {
  const contact = await api.given.branchContact({ orderModes: ['TAKE_AWAY'] })
  await api.given.branchContact({
    sameBranchAs: contact,
    orderModes: ['DELIVERY'],
    contact: { blocked: true },
  })
  const params = { branchId: contact.branchId }
  expect(named(dataOf(await api.client.listBranchOrderModes({ params })).orderModes)).toEqual([
    ['TAKE_AWAY', null],
  ])
})

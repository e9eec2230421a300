import { beforeEach, expect, test } from 'vitest'
import { dataOf } from '../../testing/data-of.ts'
import { startTestApi, type TestApi } from '../../testing/start-test-api.ts'
import { statementsOf } from '../../testing/test-database.ts'
import { nextTestId } from '../../testing/test-ports.ts'

let api: TestApi
beforeEach(async () => {
  api = await startTestApi()
})

/**
 * spec('000 §2.103') spec('000 §3.15') spec('000 §3.17') spec('000 §7.18')
 * spec('001 §7.8')
 */
test('a programme says its terms and where it holds, in one statement', async () => {
  const contact = await api.given.branchContact()
  const tenant = { company_id: contact.companyId, branch_id: contact.branchId }
  const { database } = api.ports
  await database
    .insertInto('loyalty_programs')
    .values({ ...tenant, id: nextTestId(), name: 'Brasas', order_percentage: 7.5, min_redeemed_points: 100 })
    .execute()
  const call = () => api.client.getLoyaltyProgram({ params: { id: contact.branchId } })
  const terms = {
    name: 'Brasas',
    active: true,
    orderPercentage: 7.5,
    minRedeemedPoints: 100,
    maxRedeemedPoints: 0,
    maxRedeemedPercentage: 100,
    supportsDiscounts: true,
    protection: 'NEVER',
    rewards: [] as unknown[],
  }
  expect(dataOf(await call())).toEqual({ ...terms, branchContactIds: [] })
  await database
    .insertInto('loyalty_program_contacts')
    .values({ ...tenant, branch_contact_id: contact.id })
    .execute()
  expect(dataOf(await call())).toEqual({ ...terms, branchContactIds: [contact.id] })
  const reward = {
    ...tenant,
    id: nextTestId(),
    key: 'bienvenida',
    reward: 500,
    branch_contact_id: contact.id,
  }
  const over = { ...tenant, id: nextTestId(), key: 'pasado', reward: 900, active: false }
  await database.insertInto('loyalty_rewards').values([reward, over]).execute()
  const rewards = [{ id: reward.id, reward: 500, branchContactId: contact.id }]
  expect(dataOf(await call())).toEqual({ ...terms, branchContactIds: [contact.id], rewards })
  expect(await statementsOf(call)).toHaveLength(1)
  await database
    .updateTable('loyalty_programs')
    .set({ active: false })
    .where('branch_id', '=', contact.branchId)
    .execute()
  expect(dataOf(await call())).toMatchObject({ active: false, rewards: [] })
  await database.updateTable('loyalty_programs').set({ protection: 'ON_NEW_BROWSER' }).execute()
  expect(dataOf(await call())).toMatchObject({ protection: 'ON_NEW_BROWSER' })
})

test('a branch without a programme, and one that is none, have none', async () => {
  const contact = await api.given.branchContact()
  for (const id of [contact.branchId, contact.id, 'nothing']) {
    expect(await api.client.getLoyaltyProgram({ params: { id } })).toMatchObject({
      ok: false,
      problem: { status: 404, code: 'loyalty-program-not-found' },
    })
  }
})

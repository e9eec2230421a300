import { expect, test } from 'vitest'
import { startTestApi } from '../../testing/start-test-api.ts'
import { nextTestId } from '../../testing/test-ports.ts'
import { eraseCustomerData } from './erase-store.ts'

test('a person whom a brand knows by the short and by the long mobile of Brazil is erased whole', async () => {
  const api = await startTestApi()
  const { database } = api.ports
  const { companyId: company_id, branchId } = await api.given.branchContact()
  const now = api.ports.now()
  const person = (phone_key: string, points: number) => ({
    company_id,
    branch_id: branchId,
    id: nextTestId(),
    phone: `+${phone_key}`,
    phone_key,
    name: 'Zoraida',
    loyalty_points_balance: points,
    created_at: now,
    updated_at: now,
  })
  await database
    .insertInto('customers')
    .values([person('551187654321', 30), person('5511987654321', 40), person('5521987654321', 50)])
    .execute()
  const asked = { branchId, phoneKey: '5511987654321', now, newId: nextTestId }
  expect(await eraseCustomerData(database, asked)).toMatchObject({ is: 'erased' })
  const left = await database
    .selectFrom('customers')
    .select(['name', 'phone', 'loyalty_points_balance as points'])
    .orderBy('id')
    .execute()
  expect(left).toEqual([
    { name: '', phone: '', points: 0 },
    { name: '', phone: '', points: 0 },
    { name: 'Zoraida', phone: '+5521987654321', points: 50 },
  ])
  const ledger = await database.selectFrom('loyalty_points').select('amount').orderBy('amount').execute()
  expect(ledger).toEqual([{ amount: -40 }, { amount: -30 }])
  expect(await eraseCustomerData(database, asked)).toEqual({ is: 'nothing-left' })
})

import { beforeEach, expect, test } from 'vitest'
import type { Client } from '@mostrador/contract/client'
import type { StaffOptions } from '../../testing/given-staff.ts'
import { startTestApi, type TestApi } from '../../testing/start-test-api.ts'
import type { GivenContact } from '../../testing/given-contact.ts'

let api: TestApi
let contact: GivenContact

beforeEach(async () => {
  api = await startTestApi()
  contact = await api.given.branchContact()
})

const whoIs = async (options: StaffOptions): Promise<Client> => api.as(await api.given.staff(options))

/** An order at a contact, with its payment in a state. */
async function ordered(payment: 'APPROVED' | null, at = contact): Promise<string> {
  const { id } = await api.given.order(at)
  await api.ports.database
    .updateTable('orders')
    .set({ payment_status: payment })
    .where('id', '=', id)
    .execute()
  return id
}

const cancel = (client: Client, id: string) =>
  client.changeOrderStatus({ params: { id }, body: { action: 'cancel', reason: 'Sin gas' } })

const actionsOf = async (client: Client, id: string) => {
  const order = await client.getConsoleOrder({ params: { id } })
  return order.ok && order.data.actions
}

/** spec('decisions who-sees-what.4') */
test('a cashier gives back nothing that was paid online, and is not offered to', async () => {
  const cashier = await whoIs({ contacts: [contact] })
  const paid = await ordered('APPROVED')
  const open = await cashier.listBoard({ params: { id: contact.id } })
  expect(open.ok && open.data.orders.map(({ actions }) => actions)).toEqual([['accept']])
  expect(await actionsOf(cashier, paid)).toEqual(['accept'])
  expect(await cancel(cashier, paid)).toMatchObject({ problem: { status: 403, code: 'refund-forbidden' } })
  const { status } = await api.ports.database
    .selectFrom('orders')
    .select('status')
    .where('id', '=', paid)
    .executeTakeFirstOrThrow()
  expect(status).toBe('GENERATED')

  const atTheDoor = await ordered(null)
  expect(await actionsOf(cashier, atTheDoor)).toEqual(['accept', 'cancel'])
  expect((await cancel(cashier, atTheDoor)).ok).toBe(true)
})

test('a manager does, at the contacts where he is one', async () => {
  const other = await api.given.branchContact({ sameCompanyAs: contact })
  const login = await api.given.staff({ role: 'MANAGER', contacts: [contact] })
  await api.ports.database
    .insertInto('staff_memberships')
    .values({
      company_id: other.companyId,
      branch_id: other.branchId,
      branch_contact_id: other.id,
      id: login.id,
      staff_user_id: login.id,
      role: 'CASHIER',
      confirmed_at: api.ports.now(),
    })
    .execute()
  const manager = await api.as(login)
  const [here, there] = [await ordered('APPROVED'), await ordered('APPROVED', other)]

  expect(await actionsOf(manager, here)).toEqual(['accept', 'cancel'])
  expect(await cancel(manager, there)).toMatchObject({ problem: { code: 'refund-forbidden' } })
  expect((await cancel(manager, here)).ok).toBe(true)
  // An order that is canceled already was not refused for the role.
  expect(await cancel(manager, here)).toMatchObject({ problem: { code: 'order-already-changed' } })
})

test('an operator hears of money that somebody wanted to give back and may not, once for each try', async () => {
  const told: string[] = []
  api = await startTestApi({ tellSecurity: (event) => void told.push(event) })
  contact = await api.given.branchContact()
  const cashier = await whoIs({ contacts: [contact] })
  const paid = await ordered('APPROVED')
  told.length = 0
  await cancel(cashier, paid)
  expect(told).toEqual(['refund-refused'])
  const again = await cashier.changeOrderStatus({ params: { id: paid }, body: { action: 'deliver' } })
  expect(again).toMatchObject({ problem: { code: 'order-already-changed' } })
  expect(told).toEqual(['refund-refused'])
})

test('only a cancellation keeps its reason', async () => {
  const cashier = await whoIs({ contacts: [contact] })
  const id = await ordered(null)
  await cashier.changeOrderStatus({ params: { id }, body: { action: 'accept', reason: 'Sin gas' } })
  const notes = async () => {
    const events = await api.ports.database
      .selectFrom('order_events')
      .select(['status', 'note'])
      .orderBy('created_at')
      .orderBy('id')
      .execute()
    return Object.fromEntries(events.map(({ status, note }) => [status, note]))
  }
  expect(await notes()).toEqual({ GENERATED: '', ACCEPTED: '' })
  await cancel(cashier, id)
  expect(await notes()).toEqual({ GENERATED: '', ACCEPTED: '', CANCELED: 'Sin gas' })
})

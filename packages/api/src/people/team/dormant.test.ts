import type { Client } from '@mostrador/contract/client'
import { beforeEach, expect, test } from 'vitest'
import { dataOf } from '../../testing/data-of.ts'
import type { GivenContact } from '../../testing/given-contact.ts'
import type { StaffLogin } from '../../testing/given-staff.ts'
import { startTestApi, type TestApi } from '../../testing/start-test-api.ts'

// The role of who invited and shared was taken by a file, which asks nobody what ends with it.

let api: TestApi
let palermo: GivenContact
let leaving: StaffLogin & { readonly id: string }
let tablet: Client

const giveRole = (role: string) =>
  api.ports.database
    .updateTable('staff_memberships')
    .set({ role })
    .where('staff_user_id', '=', leaving.id)
    .execute()

beforeEach(async () => {
  api = await startTestApi()
  palermo = await api.given.branchContact()
  await api.given.staff({ role: 'OWNER', company: palermo })
  leaving = await api.given.staff({ role: 'OWNER', company: palermo })
  const hers = await api.as(leaving)
  const { id, companyId } = palermo
  const invited = { email: 'socia@example.com', by: 'LINK', role: 'OWNER' } as const
  dataOf(await hers.inviteStaff({ params: { id }, body: { ...invited, branch: null, branchContact: null } }))
  const { password } = leaving
  dataOf(await hers.setStaffPin({ params: { id: companyId }, body: { pin: '8305', password } }))
  tablet = await api.as(leaving)
  const shared = { name: 'Tablet de la oficina', idleMinutes: 60, password }
  dataOf(await tablet.shareDevice({ params: { id }, body: shared }))
})

test('a look at what a role leaves behind tells what ends with it, not what had ended before', async () => {
  await api.ports.database
    .insertInto('staff_roles')
    .values({
      company_id: palermo.companyId,
      key: 'encargada',
      name: 'Encargada',
      permissions: ['staff', 'orders.see', 'orders.accept', 'orders.edit', 'menu.sold-out'],
      created_at: new Date(0),
    })
    .execute()
  const chief = await api.as(await api.given.staff({ role: 'encargada', contacts: [palermo] }))
  const cook = await api.given.staff({ role: 'KITCHEN', contacts: [palermo] })
  await giveRole('CASHIER')

  const at = { branch: palermo.branchId, branchContact: palermo.id }
  const taken = { of: 'PERSON', personId: cook.id, ...at, seen: 'KITCHEN', role: null } as const
  expect(dataOf(await chief.lookAtLeftBehind({ params: { id: palermo.id }, body: taken }))).toEqual({
    invitations: [],
    devices: [],
    foundingLinks: [],
    keys: [],
  })
})

test('a tablet whose sharer lost the role stays ended when the role comes back', async () => {
  const enter = () => tablet.signInByPin({ body: { person: leaving.id, pin: '8305' } })
  const ended = { ok: false, problem: { code: 'device-not-shared' } }
  await giveRole('CASHIER')
  expect(await enter()).toMatchObject(ended)

  await giveRole('OWNER')
  expect(await enter()).toMatchObject(ended)
})

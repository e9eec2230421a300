import type { Endpoint } from '@mostrador/contract/endpoint'
import { endpoints } from '@mostrador/contract/endpoints'
import { expect, test } from 'vitest'
import { dataOf } from '../../testing/data-of.ts'
import type { GivenContact } from '../../testing/given-contact.ts'
import { startTestApi, type TestApi } from '../../testing/start-test-api.ts'
import { nextTestId } from '../../testing/test-ports.ts'
import { doorOf } from './door.ts'

/** A role of a company's own. */
const ownRole = (api: TestApi, company: GivenContact, permissions: readonly string[]) =>
  api.ports.database
    .insertInto('staff_roles')
    .values({
      company_id: company.companyId,
      key: 'turno-noche',
      name: 'Turno noche',
      permissions: [...permissions],
      created_at: new Date(0),
    })
    .execute()

const denied = { ok: false, problem: { status: 403, code: 'permission-missing' } }
const missing = { ok: false, problem: { status: 404 } }

/** spec('decisions who-may-what.1') */
test('every endpoint for staff has a door at a place, or says that the session is enough', () => {
  const all = Object.values<Endpoint>(endpoints).filter(({ access }) => access === 'staff')
  const open = all.filter((endpoint) => doorOf(endpoint) === undefined)
  expect(all.length).toBeGreaterThan(50)
  expect(open.every(({ permission }) => permission === 'session')).toBe(true)
})

test('a role of the company’s own lets do what it says, at its place and nowhere else', async () => {
  const api = await startTestApi()
  const [palermo, elsewhere] = [await api.given.branchContact(), await api.given.branchContact()]
  const caballito = await api.given.branchContact({ sameBranchAs: palermo })
  await ownRole(api, palermo, ['reports.money', 'menu.sold-out'])
  const client = await api.as(await api.given.staff({ role: 'turno-noche', contacts: [palermo] }))
  expect(dataOf(await client.getStaffSession()).grants).toMatchObject([
    { role: 'turno-noche', roleName: 'Turno noche', permissions: ['menu.sold-out', 'reports.money'] },
  ])
  const sales = ({ id }: GivenContact) => client.getSalesDay({ params: { id }, query: {} })
  expect(await sales(palermo)).toMatchObject({ ok: true })
  expect(await sales(caballito)).toMatchObject(missing)
  expect(await sales(elsewhere)).toMatchObject(missing)
  expect(await client.listBoard({ params: { id: palermo.id } })).toMatchObject(denied)
  expect(await client.getBranding({ params: { id: palermo.branchId } })).toMatchObject(denied)
})

/** spec('decisions who-may-what.2') */
test('staff without a permission read who can give it: those who both grant it there and have it', async () => {
  const api = await startTestApi()
  const palermo = await api.given.branchContact()
  const caballito = await api.given.branchContact({ sameBranchAs: palermo })
  await ownRole(api, palermo, ['staff', 'reports.money'])
  const named = async (name: string, options: Parameters<TestApi['given']['staff']>[0]) => {
    const { id, ...login } = await api.given.staff(options)
    await api.ports.database.updateTable('staff_users').set({ name }).where('id', '=', id).execute()
    return login
  }
  await named('Olga', { role: 'OWNER', company: palermo })
  await named('Nora', { role: 'turno-noche', contacts: [palermo] })
  await named('Carla', { role: 'turno-noche', contacts: [caballito] })
  await named('Mario', { role: 'MANAGER', company: palermo })
  const cashier = await api.as(await named('Pepe', { contacts: [palermo] }))
  expect(await cashier.getSalesDay({ params: { id: palermo.id }, query: {} })).toMatchObject({
    problem: {
      errors: [
        {
          path: 'reports.money',
          message: 'No tienes permiso para ver las ventas. Te lo puede dar Olga o Nora.',
        },
      ],
    },
  })
  const asked = { params: { id: palermo.id }, query: { permission: 'branding', at: 'brand' } } as const
  expect(dataOf(await cashier.listGranters(asked))).toEqual({ names: ['Olga'] })
})

test('a thing at a contact where one may not is refused, one of a stranger is not there', async () => {
  const api = await startTestApi()
  const [palermo, elsewhere] = [await api.given.branchContact(), await api.given.branchContact()]
  const caballito = await api.given.branchContact({ sameBranchAs: palermo })
  const { id, ...login } = await api.given.staff({ contacts: [palermo] })
  await api.ports.database
    .insertInto('staff_memberships')
    .values({
      company_id: caballito.companyId,
      branch_id: caballito.branchId,
      branch_contact_id: caballito.id,
      id: nextTestId(),
      staff_user_id: id,
      role: 'KITCHEN',
      confirmed_at: new Date(0),
    })
    .execute()
  const client = await api.as(login)
  const orderAt = async (contact: GivenContact) => (await api.given.order(contact)).id
  const cancel = async (contact: GivenContact) =>
    client.changeOrderStatus({
      params: { id: await orderAt(contact) },
      body: { action: 'cancel', reason: 'No hay', wish: 'SHOP' },
    })
  expect(await cancel(palermo)).toMatchObject({ ok: true })
  expect(await cancel(caballito)).toMatchObject(denied)
  expect(await cancel(elsewhere)).toMatchObject(missing)
  const seen = await client.getConsoleOrder({ params: { id: await orderAt(caballito) } })
  expect(dataOf(seen).actions).not.toContain('cancel')
})

test('a thing is refused where its whole endpoint is not allowed', async () => {
  const api = await startTestApi()
  const palermo = await api.given.branchContact()
  await ownRole(api, palermo, ['menu.edit'])
  const client = await api.as(await api.given.staff({ role: 'turno-noche', company: palermo }))
  const order = await api.given.order(palermo)
  expect(await client.getConsoleOrder({ params: { id: order.id } })).toMatchObject(denied)
  expect(await client.getConsoleOrder({ params: { id: nextTestId() } })).toMatchObject(missing)
})

/** spec('decisions who-may-what.7') */
test('a changed role counts from the next call on', async () => {
  const api = await startTestApi()
  const palermo = await api.given.branchContact()
  await ownRole(api, palermo, ['reports.money'])
  const client = await api.as(await api.given.staff({ role: 'turno-noche', company: palermo }))
  const sales = () => client.getSalesDay({ params: { id: palermo.id }, query: {} })
  expect(await sales()).toMatchObject({ ok: true })
  await api.ports.database.updateTable('staff_roles').set({ permissions: [] }).execute()
  expect(await sales()).toMatchObject(denied)
})

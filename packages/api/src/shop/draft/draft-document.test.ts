import type { Permission } from '@mostrador/domain/permission/permission'
import { statementsOf } from '../../testing/test-database.ts'
import { createClient, type Client } from '@mostrador/contract/client'
import type { OperationWire } from '@mostrador/contract/revision/document-schema'
import * as routes from '@mostrador/contract/routes'
import { importTenant } from '@mostrador/tenant/file/import-tenant'
import { smallTenant, testWorld } from '@mostrador/tenant/testing/small-tenant'
import { sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'
import { dataOf } from '../../testing/data-of.ts'
import type { GivenContact } from '../../testing/given-contact.ts'
import { startTestApi, type TestApi } from '../../testing/start-test-api.ts'

type Ids = {
  readonly companyId: string
  readonly branchId: string
  readonly alias: string
  readonly orderModeId: string
}

let api: TestApi
let ids: Ids
let owner: Client

/** A shop that came by its file, open on Mondays alone, with an owner who works in the console. */
beforeEach(async () => {
  api = await startTestApi()
  const file = smallTenant()
  const [contact] = file.branches[0].branchContacts ?? []
  if (contact) contact.hours = { MONDAY: ['12:00-15:00'] }
  const world = { ...(await testWorld()), db: api.ports.database, newId: api.ports.newId, now: api.clock.now }
  const imported = await importTenant(file, world)
  if (!imported.ok) throw new Error(JSON.stringify(imported.problems))
  const { rows } = await sql<Ids>`
    select m.company_id as "companyId", m.branch_id as "branchId", m.id as "orderModeId", a.alias
    from order_modes m join menus on menus.id = m.menu_id and menus.key = 'carta'
      join aliases a on a.branch_contact_id = m.branch_contact_id
    order by m.position limit 1`.execute(api.ports.database)
  if (!rows[0]) throw new Error('The shop sells nothing')
  ids = rows[0]
  owner = await api.as(await api.given.staff({ role: 'OWNER', company: ids as unknown as GivenContact }))
})

type Draft = Parameters<Client['draftDocument']>[0]['body']

const draft = (body: Draft, by = owner) => by.draftDocument({ params: { id: ids.branchId }, body })
const tokenOf = async (body: Draft) => dataOf(await draft(body)).token

/** A page of the shop, by what it shows. */
const pageOf = (token?: string): Client =>
  createClient(
    (url, init) => api.fetch(url, { ...init, headers: { ...(token && { 'x-preview': token }) } }),
    routes,
  )

async function prices(page: Client): Promise<Readonly<Record<string, number>>> {
  const { alias, orderModeId } = ids
  const menu = dataOf(await page.getMenu({ params: { alias, orderModeId }, query: {} }))
  return Object.fromEntries(menu.plates.map(({ name, price }) => [name, price]))
}

const BIFE = ['menus', 'carta', 'plates', 'bife']
const dearer: OperationWire = { kind: 'set', place: [...BIFE, 'price'], from: 18_500.5, to: 20_000 }

test('a draft is shown to its page alone, and nothing of it stays', async () => {
  const held = await prices(pageOf())
  const token = await tokenOf({ operations: [dearer] })
  expect(await prices(pageOf(token))).toEqual({ ...held, 'Bife de chorizo': 20_000 })
  expect(await prices(pageOf())).toEqual(held)
  expect(await prices(pageOf('another'))).toEqual(held)
  const { revisions } = dataOf(await owner.listRevisions({ params: { id: ids.branchId }, query: {} }))
  expect(revisions).toHaveLength(1)
})

test('the next draft is shown under the same token', async () => {
  const token = await tokenOf({ operations: [dearer] })
  await prices(pageOf(token))
  api.clock.now = new Date(api.clock.now.getTime() + 1000)
  expect(await tokenOf({ operations: [{ ...dearer, to: 30_000 }], token })).toBe(token)
  expect(await prices(pageOf(token))).toMatchObject({ 'Bife de chorizo': 30_000 })
})

test('a later change by others is shown with the draft, and a step of the draft that conflicts is left out', async () => {
  const token = await tokenOf({ operations: [dearer] })
  const change = (operation: OperationWire) =>
    owner.changeDocument({ params: { id: ids.branchId }, body: { operations: [operation] } })
  await change({ kind: 'set', place: ['menus', 'carta', 'plates', 'agua', 'price'], from: 1500, to: 1600 })
  expect(await prices(pageOf(token))).toMatchObject({ Agua: 1600, 'Bife de chorizo': 20_000 })
  await change({ ...dearer, to: 21_000 })
  expect(await prices(pageOf(token))).toMatchObject({ 'Bife de chorizo': 21_000 })
})

test('the shop is shown at a moment, to a page whose clock it sets', async () => {
  const openAt = async (moment: string) => {
    const token = await tokenOf({ moment })
    const query = { preview: token }
    const info = dataOf(await pageOf(token).getAlias({ params: { alias: ids.alias }, query }))
    if (info.type !== 'branchContact') throw new Error('no contact')
    return info.info.open
  }
  // A Monday and a Tuesday in Buenos Aires, three hours behind.
  expect(await openAt('2026-12-07T16:00:00.000Z')).toBe(true)
  expect(await openAt('2026-12-08T16:00:00.000Z')).toBe(false)
  const token = await tokenOf({ moment: '2026-12-07T16:00:00.000Z' })
  const answer = await api.fetch(`/api/diner/${ids.alias}`, { headers: { 'x-preview': token } })
  expect(answer.headers.get('date')).toBe('Mon, 07 Dec 2026 16:00:00 GMT')
  expect(answer.headers.get('cache-control')).toBe('no-store')
})

test('an operation that cannot be applied is refused by its path', async () => {
  expect(await draft({ operations: [{ ...dearer, to: -1 }] })).toMatchObject({
    problem: { status: 422, errors: [{ path: [...BIFE, 'price'].join('/') }] },
  })
  expect(await draft({ operations: [{ ...dearer, from: 1 }] })).toMatchObject({
    problem: { status: 409, errors: [{ expected: 18_500.5 }] },
  })
})

/** A person with a role of the company's own in the branch. */
async function whoMay(...permissions: Permission[]): Promise<Client> {
  await api.ports.database
    .insertInto('staff_roles')
    .values({
      company_id: ids.companyId,
      key: 'propio',
      name: 'Propio',
      permissions,
      created_at: new Date(0),
    })
    .execute()
  return api.as(await api.given.staff({ role: 'propio', branch: ids as unknown as GivenContact }))
}

const LATER = '2026-12-07T16:00:00.000Z'
const DENIED = { problem: { status: 403, code: 'permission-missing' } }

test('a moment is for who reads something of the shop, and sees what waits until then', async () => {
  expect(await draft({ moment: LATER }, await whoMay('orders.see'))).toMatchObject(DENIED)
  await grant('discounts')
  const manager = await api.as(
    await api.given.staff({ role: 'propio', branch: ids as unknown as GivenContact }),
  )
  expect(await draft({ moment: LATER }, manager)).toMatchObject({ ok: true })
  await scheduleDearer()
  expect(await draft({ moment: LATER }, manager)).toMatchObject(DENIED)
  expect(await draft({ moment: api.clock.now.toISOString() }, manager)).toMatchObject({ ok: true })
  expect(await draft({ moment: LATER })).toMatchObject({ ok: true })
})

/** Schedules the dearer plate for a while before the later moment. */
async function scheduleDearer(): Promise<void> {
  const { id: branchContactId } = await api.ports.database
    .selectFrom('branch_contacts')
    .select('id')
    .where('branch_id', '=', ids.branchId)
    .executeTakeFirstOrThrow()
  const when = { branchContactId, date: '2026-12-07', time: '10:00' }
  dataOf(await owner.scheduleChange({ params: { id: ids.branchId }, body: { operations: [dearer], when } }))
}

const grant = (...permissions: Permission[]) =>
  api.ports.database.updateTable('staff_roles').set({ permissions }).execute()

test('a moment shows what its maker sees now of what waits, and ends with the maker', async () => {
  const held = await prices(pageOf())
  const manager = await whoMay('discounts')
  const token = dataOf(await draft({ moment: LATER }, manager)).token
  const owners = await tokenOf({ moment: LATER })
  await scheduleDearer()
  expect(await prices(pageOf(owners))).toMatchObject({ 'Bife de chorizo': 20_000 })
  expect(await prices(pageOf(token))).toEqual(held)
  await grant('menu.prices')
  expect(await prices(pageOf(token))).toMatchObject({ 'Bife de chorizo': 20_000 })
  await grant('orders.see')
  expect(await prices(pageOf(token))).toEqual(held)
  const clock = async () =>
    (await api.fetch(`/api/diner/${ids.alias}`, { headers: { 'x-preview': token } })).headers.get('date')
  expect(await clock()).not.toBe('Mon, 07 Dec 2026 16:00:00 GMT')
})

test('a draft ends with the role of its maker', async () => {
  const editor = await whoMay('menu.prices')
  const token = dataOf(await draft({ operations: [dearer], moment: LATER }, editor)).token
  expect(await prices(pageOf(token))).toMatchObject({ 'Bife de chorizo': 20_000 })
  await api.ports.database.deleteFrom('staff_memberships').where('own_role', '=', 'propio').execute()
  expect(await prices(pageOf(token))).toMatchObject({ 'Bife de chorizo': 18_500.5 })
})

test('a moment is that of its own shop: others, and what is no catalogue, stay as they are', async () => {
  const elsewhere = await api.given.branchContact()
  const token = await tokenOf({ operations: [dearer], moment: LATER })
  const clockOf = async (path: string): Promise<string | null> =>
    (await api.fetch(path, { headers: { 'x-preview': token } })).headers.get('date')
  const moved = 'Mon, 07 Dec 2026 16:00:00 GMT'
  expect(await clockOf(`/api/diner/${ids.alias}`)).toBe(moved)
  expect(await clockOf(`/api/diner/branchordermodes/${ids.branchId}`)).toBe(moved)
  const still = [
    `/api/diner/${elsewhere.alias}`,
    `/api/diner/branchordermodes/${elsewhere.branchId}`,
    `/api/diner/branchcontacts/${elsewhere.id}`,
    `/api/diner/companies/${ids.companyId}`,
    '/api/diner/branches',
    `/api/diner/${ids.alias}/order/ABCDEFGHJK`,
    `/api/orders?phone=%2B5491155551234&branchId=${ids.branchId}`,
    '/api/rt',
  ]
  for (const path of still) expect([path, await clockOf(path)]).not.toEqual([path, moved])
})

test('a page of a draft writes nothing, whichever way it says that it is one', async () => {
  const token = await tokenOf({ operations: [dearer], moment: LATER })
  const page = pageOf(token)
  const { alias, orderModeId, branchId, companyId } = ids
  const told = await statementsOf(async () => {
    await page.getAlias({ params: { alias }, query: { preview: token } })
    await page.getMenu({ params: { alias, orderModeId }, query: {} })
    await page.listMenuHashes({ params: { alias }, query: {} })
    await page.listBranchOrderModes({ params: { branchId } })
    await page.getSchedule({ params: { orderModeId } })
    await page.getFees({ params: { id: orderModeId } })
    await page.listGeneralDiscounts({ params: { id: orderModeId } })
    await page.listDiscounts({ params: { branchId } })
    await page.listCustomisations({ params: { branchId } } as never)
    await page.getCompany({ params: { companyId } })
  })
  // The changes of the draft are rolled back with its transaction.
  const { revisions } = dataOf(await owner.listRevisions({ params: { id: branchId }, query: {} }))
  expect(revisions).toHaveLength(1)
  expect(
    told.filter(
      (text) => /^\s*(with .*)?(insert|update|delete)/i.test(text) && /staff|orders|carts|events/.test(text),
    ),
  ).toEqual([])
  const refused = { problem: { status: 403, code: 'preview-read-only' } }
  const ways: readonly Readonly<Record<string, string>>[] = [
    { 'x-preview': token },
    { referer: `https://example.com/menu/${alias}?preview=${token}` },
  ]
  for (const headers of ways) {
    const asking = createClient(
      (url, init) => api.fetch(url, { ...init, headers: { ...(init?.headers as object), ...headers } }),
      routes,
    )
    expect(await asking.collectEvents({ body: { events: [] } } as never)).toMatchObject(refused)
    expect(await asking.placeOrder({ body: {} } as never)).toMatchObject(refused)
    expect(await asking.openGroupOrder({ params: { alias }, body: {} } as never)).toMatchObject(refused)
    expect(await asking.noticeAbandonedCart({ body: {} } as never)).toMatchObject(refused)
  }
})

test('a draft is forgotten after an hour', async () => {
  const token = await tokenOf({ operations: [dearer] })
  api.clock.now = new Date(api.clock.now.getTime() + 60 * 60_000)
  expect(await prices(pageOf(token))).toMatchObject({ 'Bife de chorizo': 18_500.5 })
})

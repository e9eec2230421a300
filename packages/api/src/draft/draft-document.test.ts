import { createClient } from '@mostrador/contract/client'
import type { Client } from '@mostrador/contract/client'
import type { OperationWire } from '@mostrador/contract/revision/document-schema'
import * as routes from '@mostrador/contract/routes'
import { importTenant } from '@mostrador/tenant/import-tenant'
import { smallTenant, testWorld } from '@mostrador/tenant/testing'
import { sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'
import { dataOf } from '../testing/data-of.ts'
import type { GivenContact } from '../testing/given-contact.ts'
import { startTestApi } from '../testing/start-test-api.ts'
import type { TestApi } from '../testing/start-test-api.ts'

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

test('what is tried next is shown under the same token', async () => {
  const token = await tokenOf({ operations: [dearer] })
  await prices(pageOf(token))
  api.clock.now = new Date(api.clock.now.getTime() + 1000)
  expect(await tokenOf({ operations: [{ ...dearer, to: 30_000 }], token })).toBe(token)
  expect(await prices(pageOf(token))).toMatchObject({ 'Bife de chorizo': 30_000 })
})

test('what was changed since by somebody else is shown with it; what meets it, without', async () => {
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
    if (info.type !== 'branchContact') throw new Error('no local')
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

test('what could not be applied is refused where it is wrong', async () => {
  expect(await draft({ operations: [{ ...dearer, to: -1 }] })).toMatchObject({
    problem: { status: 422, errors: [{ path: [...BIFE, 'price'].join('/') }] },
  })
  expect(await draft({ operations: [{ ...dearer, from: 1 }] })).toMatchObject({
    problem: { status: 409, errors: [{ expected: 18_500.5 }] },
  })
})

test('a draft is forgotten after an hour', async () => {
  const token = await tokenOf({ operations: [dearer] })
  api.clock.now = new Date(api.clock.now.getTime() + 60 * 60_000)
  expect(await prices(pageOf(token))).toMatchObject({ 'Bife de chorizo': 18_500.5 })
})

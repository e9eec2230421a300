import type { Client } from '@mostrador/contract/client'
import type { OperationWire } from '@mostrador/contract/revision/document-schema'
import { smallTenant } from '@mostrador/tenant/testing/small-tenant'
import { beforeEach, expect, test } from 'vitest'
import { dataOf } from '../../testing/data-of.ts'
import type { GivenContact } from '../../testing/given-contact.ts'
import { givenImportedShop } from '../../testing/given-imported-shop.ts'
import { startTestApi, type TestApi } from '../../testing/start-test-api.ts'

const BIFE = 'menus/carta/plates/bife'

let api: TestApi
let branchId: string
let company: GivenContact
let owner: Client

/** A shop that came by its file, whose bife was made dearer twice. */
beforeEach(() => begin())

async function begin(ports: Parameters<typeof startTestApi>[0] = {}): Promise<void> {
  api = await startTestApi(ports)
  company = await givenImportedShop(api)
  branchId = company.branchId
  owner = await api.as(await api.given.staff({ role: 'OWNER', company }))
  await setPrice(18_500.5, 20_000)
  await setPrice(20_000, 22_000)
}

/** A minute after what was before: what is typed sooner is one revision. */
async function setPrice(from: number, to: number): Promise<void> {
  api.clock.now = new Date(api.clock.now.getTime() + 60_000)
  const operation: OperationWire = { kind: 'set', place: [...BIFE.split('/'), 'price'], from, to }
  dataOf(await owner.changeDocument({ params: { id: branchId }, body: { operations: [operation] } }))
}

const stateOf = (number: number, place?: string) =>
  owner.getPastState({ params: { id: branchId, number }, query: { place } })
const restore = (number: number, difference: string, by = owner) =>
  by.restoreState({ params: { id: branchId, number }, body: { place: BIFE, difference } })
const price = async () =>
  dataOf(await owner.getDocument({ params: { id: branchId }, query: { place: `${BIFE}/price` } })).value
const newest = async () =>
  dataOf(await owner.listRevisions({ params: { id: branchId }, query: {} })).revisions[0]

/** spec('decisions tenant-history.2') */
test('going back to the first state says first what it changes, and is one change by its author', async () => {
  const { difference, ...said } = dataOf(await stateOf(1, BIFE))
  expect(said).toEqual({
    name: 'Bife de chorizo',
    sentences: ['Parrilla › Carta › Bife de chorizo · precio: 22.000 → 18.500,5'],
    count: 1,
  })
  expect(await price()).toBe(22_000)
  expect(await restore(1, difference)).toEqual({ ok: true, data: { revision: 4 } })
  expect(await price()).toBe(18_500.5)
  expect(await newest()).toMatchObject({
    door: 'CONSOLE',
    by: 'Sofía',
    summary: 'Bife de chorizo volvió a como estaba con el cambio 1',
    undoable: true,
  })
  const again = dataOf(await stateOf(1, BIFE))
  expect(again.count).toBe(0)
  expect(await restore(1, again.difference)).toEqual({ ok: true, data: { revision: null } })
})

test('a restore whose difference changed meanwhile is not made', async () => {
  const { difference } = dataOf(await stateOf(2, BIFE))
  await setPrice(22_000, 23_000)
  expect(await restore(2, difference)).toMatchObject({ problem: { status: 409, code: 'changed-meanwhile' } })
  expect(await price()).toBe(23_000)
})

test('the history of a thing begins with what brought it, and a state without a place is the branch’s', async () => {
  const query = { place: BIFE }
  const { revisions } = dataOf(await owner.listRevisions({ params: { id: branchId }, query }))
  expect(revisions.map(({ number }) => number)).toEqual([3, 2, 1])
  expect(dataOf(await stateOf(2))).toMatchObject({ name: 'Parrilla', count: 1 })
})

test('a revision that is not there has no state, and a thing of a menu that went no way back', async () => {
  expect(await stateOf(99, BIFE)).toMatchObject({ problem: { status: 404, code: 'revision-not-found' } })
  const [menu] = smallTenant().branches[0].menus ?? []
  const place = ['menus', 'noche']
  const night = { place, thing: { ...menu, key: 'noche', name: 'Noche' }, after: 'carta' }
  for (const kind of ['add', 'remove'] as const)
    dataOf(
      await owner.changeDocument({ params: { id: branchId }, body: { operations: [{ kind, ...night }] } }),
    )
  expect(await stateOf(4, 'menus/noche/plates/bife')).toMatchObject({
    problem: { status: 404, code: 'place-not-found' },
  })
  expect(dataOf(await stateOf(4, 'menus/noche')).sentences).toEqual(['Se agregó el menú "Noche" (Parrilla)'])
})

test('staff who may not change the things it touches cannot restore either', async () => {
  await api.ports.database
    .insertInto('staff_roles')
    .values({
      company_id: company.companyId,
      key: 'mira',
      name: 'Mira',
      permissions: ['activity'],
      created_at: new Date(0),
    })
    .execute()
  const reader = await api.as(await api.given.staff({ role: 'mira', company }))
  const { difference } = dataOf(await stateOf(1, BIFE))
  expect(await restore(1, difference, reader)).toMatchObject({
    problem: { status: 403, code: 'permission-missing' },
  })
  expect(await price()).toBe(22_000)
})

/** spec('decisions tenant-history.2') */
test('a difference is signed by the server: no guess of hidden values can be tried on it', async () => {
  const ofOneServer = dataOf(await stateOf(1)).difference
  expect(dataOf(await stateOf(1)).difference).toBe(ofOneServer)
  await begin({ cookieSecret: 'el secreto de otro servidor' })
  const ofAnother = dataOf(await stateOf(1))
  expect(ofAnother.sentences).toEqual(['Parrilla › Carta › Bife de chorizo · precio: 22.000 → 18.500,5'])
  expect(ofAnother.difference).not.toBe(ofOneServer)
})

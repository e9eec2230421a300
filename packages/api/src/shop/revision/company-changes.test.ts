import type { Client } from '@mostrador/contract/client'
import type { OperationWire } from '@mostrador/contract/revision/document-schema'
import { beforeEach, expect, test } from 'vitest'
import { dataOf } from '../../testing/data-of.ts'
import type { GivenContact } from '../../testing/given-contact.ts'
import { givenImportedShop } from '../../testing/given-imported-shop.ts'
import { startTestApi, type TestApi } from '../../testing/start-test-api.ts'

let api: TestApi
let contact: GivenContact
let owner: Client

/** A shop that came by its file, with its owner. */
beforeEach(async () => {
  api = await startTestApi()
  contact = await givenImportedShop(api)
  owner = await api.as(await api.given.staff({ role: 'OWNER', company: contact }))
})

const params = () => ({ params: { id: contact.branchId } })
const read = async (place: string) => dataOf(await owner.getDocument({ ...params(), query: { place } })).value
const change = async (...operations: OperationWire[]) =>
  dataOf(await owner.changeDocument({ ...params(), body: { operations } })).revision ?? 0
const undo = (by: Client, number: number) => by.undoRevision({ params: { id: contact.branchId, number } })
const undoable = async (by: Client) =>
  dataOf(await by.listRevisions({ ...params(), query: {} })).revisions.map((one) => one.undoable)

/** spec('decisions tenant-history.11') */
test('a change of the company alone is taken back by an owner, and by nobody who may not make it', async () => {
  const name = (await read('company/name')) as string
  const number = await change({ kind: 'set', place: ['company', 'name'], from: name, to: 'Otra casa' })
  const manager = await api.as(await api.given.staff({ role: 'MANAGER', branch: contact }))
  // The first revision is of the branch and of its company: neither role can undo it.
  expect([await undoable(owner), await undoable(manager)]).toEqual([
    [true, false],
    [false, false],
  ])
  expect(await undo(owner, 1)).toMatchObject({ problem: { code: 'revision-not-found' } })
  expect(await undo(manager, number)).toMatchObject({ problem: { code: 'permission-missing' } })
  expect(await read('company/name')).toBe('Otra casa')
  expect(await undo(owner, number)).toMatchObject({ ok: true })
  expect(await read('company/name')).toBe(name)
})

test('news of the team is told beside the changes, and is nothing that an undo takes back', async () => {
  const body = { name: 'Noche', permissions: ['orders.see' as const] }
  dataOf(await owner.createRole({ params: { id: contact.companyId }, body }))
  const [news] = dataOf(await owner.listRevisions({ ...params(), query: {} })).revisions
  expect(news).toMatchObject({ sentences: [expect.stringContaining('Noche')], undoable: false })
  expect(await undo(owner, news?.number ?? 0)).toMatchObject({ problem: { code: 'revision-not-found' } })
})

test('a programme is taken out as a whole, and comes back with an undo', async () => {
  const loyalty = await read('loyalty')
  expect(loyalty).toMatchObject({ name: expect.any(String) })
  const number = await change({ kind: 'set', place: ['loyalty'], from: loyalty })
  expect(await read('loyalty')).toEqual({})
  expect(await api.ports.database.selectFrom('loyalty_programs').select('name').execute()).toEqual([])
  expect(await undo(owner, number)).toMatchObject({ ok: true })
  expect(await read('loyalty')).toEqual(loyalty)
})

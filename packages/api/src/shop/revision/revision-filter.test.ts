import type { Client } from '@mostrador/contract/client'
import type { OperationWire } from '@mostrador/contract/revision/document-schema'
import { importTenant } from '@mostrador/tenant/file/import-tenant'
import { smallTenant, testWorld } from '@mostrador/tenant/testing/small-tenant'
import { beforeEach, expect, test } from 'vitest'
import { dataOf } from '../../testing/data-of.ts'
import type { GivenContact } from '../../testing/given-contact.ts'
import { givenImportedShop } from '../../testing/given-imported-shop.ts'
import { startTestApi, type TestApi } from '../../testing/start-test-api.ts'

let api: TestApi
let branchId: string
let companyId: string
let sofia: Client
let delia: Client

/** A shop that came by its file, with two people who work in the console. */
beforeEach(async () => {
  api = await startTestApi()
  const company = await givenImportedShop(api)
  branchId = company.branchId
  companyId = company.companyId
  sofia = await api.as(await api.given.staff({ role: 'OWNER', company }))
  const second = await api.given.staff({ role: 'MANAGER', company })
  await api.ports.database
    .updateTable('staff_users')
    .set({ name: 'Delia' })
    .where('id', '=', second.id)
    .execute()
  delia = await api.as(second)
})

type Query = NonNullable<Parameters<Client['listRevisions']>[0]['query']>

const list = async (query: Query = {}) =>
  dataOf(await sofia.listRevisions({ params: { id: branchId }, query }))
const numbers = async (query: Query) => (await list(query)).revisions.map(({ number }) => number)
const undo = async (number: number) => dataOf(await sofia.undoRevision({ params: { id: branchId, number } }))

async function set(by: Client, path: string, [from, to]: readonly [unknown, unknown]): Promise<void> {
  const operation: OperationWire = { kind: 'set', place: path.split('/'), from, to }
  dataOf(await by.changeDocument({ params: { id: branchId }, body: { operations: [operation] } }))
}

const BIFE = 'menus/carta/plates/bife'
const AGUA = 'menus/carta/plates/agua'

/** 1 is the file. */
async function threeChanges(): Promise<void> {
  await set(sofia, `${BIFE}/price`, [18_500.5, 20_000])
  api.clock.now = new Date(api.clock.now.getTime() + 60_000)
  await set(delia, `${AGUA}/price`, [1500, 1600])
  await set(delia, `${BIFE}/name`, ['Bife de chorizo', 'Bife con limón'])
}

test('the changes of one person are found, and who made any', async () => {
  await threeChanges()
  const { authors } = await list()
  expect(authors.map(({ name }) => name)).toEqual(['Delia', 'Sofía'])
  expect(await numbers({ by: authors[0]?.id })).toEqual([4, 3])
  expect(await numbers({ by: authors[1]?.id })).toEqual([2])
})

/** spec('decisions tenant-history.3') */
test('those of one thing are found, with those of its fields', async () => {
  await threeChanges()
  // The file brought it.
  expect(await numbers({ place: BIFE })).toEqual([4, 2, 1])
  expect(await numbers({ place: `${BIFE}/price` })).toEqual([2, 1])
  expect(await numbers({ place: 'menus/carta' })).toEqual([4, 3, 2, 1])
  expect(await numbers({ place: 'menus/carta/plates/bif' })).toEqual([])
})

test('the history of a thing tells what was done about it, of a change of other brands too', async () => {
  const file = smallTenant()
  file.branches.push({ key: 'sushi', name: 'Sushi', country: 'ar' })
  const [bife] = file.branches[0].menus?.[0]?.plates ?? []
  if (bife) bife.price = 20_000
  const world = { ...(await testWorld()), db: api.ports.database, newId: api.ports.newId, now: api.clock.now }
  await importTenant(file, world)
  const company = { companyId, branchId } as unknown as GivenContact
  sofia = await api.as(await api.given.staff({ role: 'OWNER', company }))
  expect(await numbers({})).toEqual([1])
  const { revisions } = await list({ place: BIFE })
  expect(revisions.map(({ number, undoable, sentences }) => [number, undoable, sentences])).toEqual([
    [2, false, ['Parrilla › Carta › Bife de chorizo · precio: 18.500,5 → 20.000']],
    [1, false, ['Se agregó la marca "Parrilla"']],
  ])
  expect(await numbers({ place: BIFE, text: 'sushi' })).toEqual([])
})

test('those of one door, of some time and with some words are found', async () => {
  const start = api.clock.now
  await threeChanges()
  const later = api.clock.now.toISOString()
  expect(await numbers({ door: 'FILE' })).toEqual([1])
  expect(await numbers({ from: later })).toEqual([4, 3])
  expect(await numbers({ until: later })).toEqual([2, 1])
  expect(await numbers({ from: start.toISOString(), until: start.toISOString() })).toEqual([])
  expect(await numbers({ text: 'LIMON' })).toEqual([4])
  expect(await numbers({ text: '100%_' })).toEqual([])
  expect(await numbers({ text: 'bife', door: 'CONSOLE', before: 4 })).toEqual([2])
})

test('a change whose undo was undone holds again', async () => {
  await set(sofia, `${BIFE}/price`, [18_500.5, 20_000])
  const undone = async () => (await list()).revisions.map((one) => [one.number, one.undone])
  await undo(2)
  expect(await undone()).toEqual([
    [3, false],
    [2, true],
    [1, false],
  ])
  await undo(3)
  expect(await undone()).toEqual([
    [4, false],
    [3, true],
    [2, false],
    [1, false],
  ])
  await undo(2)
  expect(await undone()).toEqual([
    [5, false],
    [4, false],
    [3, true],
    [2, true],
    [1, false],
  ])
})

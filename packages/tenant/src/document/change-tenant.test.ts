import { emptyDatabase } from '@mostrador/database/testing'
import { sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'
import type { ImportWorld } from '../file/import-world.ts'
import { changeTenant } from './change-tenant.ts'
import { exportTenant } from '../file/export-tenant.ts'
import { listRevisions } from '../history/list-revisions.ts'
import type { Operation } from '@mostrador/domain/revision/operation'
import { importTenant } from '../file/import-tenant.ts'
import { smallTenant, testWorld } from '../testing/small-tenant.ts'
import { undoRevision } from '../history/undo-revision.ts'

const companyKey = 'prueba'
const bife = ['branches', 'parrilla', 'menus', 'carta', 'plates', 'bife']
const dearer: Operation = { kind: 'set', place: [...bife, 'price'], from: 18_500.5, to: 19_900 }
const renamed: Operation = {
  kind: 'set',
  place: [...bife, 'name'],
  from: 'Bife de chorizo',
  to: 'Ojo de bife',
}

let world: ImportWorld

beforeEach(async () => {
  world = await testWorld()
  await emptyDatabase(world.db)
  await importTenant(smallTenant(), world)
})

const change = (...operations: Operation[]) =>
  changeTenant({ companyKey, operations, author: { door: 'CONSOLE' } }, world)

const document = () => exportTenant(world.db, companyKey)

async function revisions() {
  const { id } = await world.db.selectFrom('companies').select('id').executeTakeFirstOrThrow()
  return listRevisions(world.db, { companyId: id, before: undefined, most: 10, sentences: 5 })
}

/** Takes back the newest revisions, one after the other, newest first. */
async function undo(...numbers: number[]): Promise<void> {
  for (const number of numbers) {
    const result = await undoRevision({ companyKey, number }, world)
    if (!result?.ok) throw new Error(JSON.stringify(result))
  }
}

test('a price is changed at its place, and the revision says what, when and by which way', async () => {
  expect(await change(dearer)).toMatchObject({ ok: true, revision: 2, updated: { plates: 1 } })
  expect((await document())?.branches[0]?.menus?.[0]?.plates[0]).toMatchObject({ price: 19_900 })
  const all = ['Parrilla › Carta › Bife de chorizo · precio: 18.500,5 → 19.900']
  const places = [['branches', 'parrilla', 'menus', 'carta', 'plates', 'bife', 'price']]
  expect(await revisions()).toEqual([
    {
      number: 2,
      at: world.now,
      door: 'CONSOLE',
      author: null,
      undoes: null,
      undone: false,
      branchKeys: ['parrilla'],
      sentences: all,
      steps: { all, places },
      readers: null,
      count: 1,
      summary: null,
      scheduledAt: null,
      mark: null,
      apiKey: null,
      condenses: null,
      hasSteps: true,
    },
    expect.objectContaining({ number: 1, door: 'FILE' }),
  ])
})

test('a value that is no longer there is a conflict that names it, and nothing of the change is kept', async () => {
  await change(dearer)
  const before = await document()
  expect(await change(renamed, { ...dearer, to: 25_000 })).toEqual({
    ok: false,
    conflict: { operation: { ...dearer, to: 25_000 }, found: 19_900 },
  })
  expect(await document()).toEqual(before)
  expect(await revisions()).toHaveLength(2)
})

test('a change that the check of the file refuses is refused with its place, and nothing is kept', async () => {
  const result = await change(renamed, { ...dearer, to: -1 })
  expect(result).toMatchObject({ ok: false, problems: [{ code: 'too-small' }] })
  expect(result).toMatchObject({ problems: [{ path: 'branches[0].menus[0].plates[0].price' }] })
  expect(await revisions()).toHaveLength(1)
})

test('an old fault does not refuse another change, and a new one is told alone', async () => {
  await sql`update garnishes set visible = false`.execute(world.db)
  expect(await change(dearer)).toMatchObject({ ok: true, revision: 2 })
  const finer = { ...dearer, from: 19_900, to: 19_900.005 }
  expect(await change(finer)).toMatchObject({
    problems: [{ code: 'too-many-decimals', path: 'branches[0].menus[0].plates[0].price' }],
  })
})

test('two who change different fields at once both change them', async () => {
  const results = await Promise.all([change(dearer), change(renamed)])
  expect(results.map(({ ok }) => ok)).toEqual([true, true])
  expect((await document())?.branches[0]?.menus?.[0]?.plates[0]).toMatchObject({
    name: 'Ojo de bife',
    price: 19_900,
  })
  expect((await revisions()).map(({ number }) => number)).toEqual([3, 2, 1])
})

test('of two who change one field at once one is told what the other wrote', async () => {
  const results = await Promise.all([change(dearer), change({ ...dearer, to: 21_000 })])
  expect(results.map(({ ok }) => ok).toSorted()).toEqual([false, true])
  const stale = results.find((result) => 'conflict' in result)
  expect([19_900, 21_000]).toContain(stale && 'conflict' in stale && stale.conflict.found)
})

test('whatever was done is taken back to the letter, the file of the middle too', async () => {
  const [first, file] = [await document(), smallTenant()]
  const menu = file.branches[0].menus?.[0]
  menu?.plates.reverse()
  menu?.categories.splice(1, 0, { key: 'nuevos', name: 'Nuevos' })
  await change(dearer, { kind: 'move', place: bife, from: null, to: String(menu?.plates[0]?.key) })
  await importTenant(file, world)
  await change({ kind: 'set', place: ['company', 'name'], from: 'La Prueba', to: 'La Otra' })
  await undo(4, 3, 2)
  expect(await document()).toEqual(first)
  expect((await revisions()).slice(0, 3).map(({ door, undoes, undone }) => [door, undoes, undone])).toEqual([
    ['UNDO', 2, false],
    ['UNDO', 3, false],
    ['UNDO', 4, false],
  ])
  expect((await revisions()).slice(3).map(({ number, undone }) => [number, undone])).toEqual([
    [4, true],
    [3, true],
    [2, true],
    [1, false],
  ])
  await undo(7)
  expect((await document())?.branches[0]?.menus?.[0]?.plates.at(-1)).toMatchObject({ price: 19_900 })
})

test('a look that staff take back is a version of theirs, and not of a file', async () => {
  const file = smallTenant()
  file.branches[0].branding = { ...file.branches[0].branding, colorConfig: { lightMainColor: '#00aa33' } }
  await importTenant(file, world)
  const { id } = await world.db.selectFrom('staff_users').select('id').executeTakeFirstOrThrow()
  expect(await undoRevision({ companyKey, number: 2, staffUserId: id }, world)).toMatchObject({ ok: true })
  const versions = world.db.selectFrom('branding_versions').select(['number', 'source', 'staff_user_id'])
  expect(await versions.orderBy('number').execute()).toEqual([
    { number: 1, source: 'FILE', staff_user_id: null },
    { number: 2, source: 'FILE', staff_user_id: null },
    { number: 3, source: 'CONSOLE', staff_user_id: id },
  ])
})

test('a value changed since is not undone over', async () => {
  await change(dearer)
  await change({ ...dearer, from: 19_900, to: 21_000 })
  expect(await undoRevision({ companyKey, number: 2 }, world)).toMatchObject({
    ok: false,
    conflict: { found: 21_000 },
  })
})

test('a revision of another branch is not there for who may see one; the company’s own is', async () => {
  await change(dearer)
  await change({ kind: 'set', place: ['company', 'name'], from: 'La Prueba', to: 'La Otra' })
  const { id } = await world.db.selectFrom('companies').select('id').executeTakeFirstOrThrow()
  const seen = (branchKeys: readonly string[]) =>
    listRevisions(world.db, { companyId: id, before: undefined, most: 10, sentences: 5, branchKeys })
  expect((await seen(['parrilla'])).map(({ number }) => number)).toEqual([2])
  expect(await seen(['otra'])).toEqual([])
  expect(await undoRevision({ companyKey, number: 2, branchKeys: ['otra'] }, world)).toBeUndefined()
  expect(await undoRevision({ companyKey, number: 3, branchKeys: ['parrilla'] }, world)).toMatchObject({
    ok: true,
  })
  expect(await undoRevision({ companyKey, number: 9 }, world)).toBeUndefined()
})

test('the same file again is no revision, and no revision has a secret in it', async () => {
  const file = smallTenant()
  expect(await importTenant(file, world)).toMatchObject({ ok: true, changed: false, revision: undefined })
  const [contact] = file.branches[0].branchContacts ?? []
  if (contact) {
    contact.riderSecurityCode = '4711'
    delete contact.riderSecurityCodeHash
  }
  expect(await importTenant(file, world)).toMatchObject({ ok: true, changed: true, revision: undefined })
  const { rows } = await sql`select operations::text || sentences::text as text from revisions`.execute(
    world.db,
  )
  expect(rows).toHaveLength(1)
  expect(JSON.stringify(rows)).not.toMatch(/hash:|4711|ana@prueba/)
})

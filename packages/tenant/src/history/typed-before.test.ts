import { emptyDatabase } from '@mostrador/database/testing'
import type { DocumentPlace, Operation } from '@mostrador/domain/revision/operation'
import { beforeEach, expect, test } from 'vitest'
import { changeTenant } from '../document/change-tenant.ts'
import { exportTenant, takeTenant } from '../file/export-tenant.ts'
import { importTakenFile } from '../file/import-taken.ts'
import type { ImportWorld } from '../file/import-world.ts'
import { importTenant } from '../file/import-tenant.ts'
import { restoringOf } from './restore-place.ts'
import { smallTenant, testWorld } from '../testing/small-tenant.ts'
import { undoRevision } from './undo-revision.ts'
import { listRevisions } from './list-revisions.ts'
import type { Author } from './record-revision.ts'

const companyKey = 'prueba'
const agua = ['branches', 'parrilla', 'menus', 'carta', 'plates', 'agua']
const price = [...agua, 'price']
const NOON = Date.UTC(2026, 10, 20, 12)

let world: ImportWorld
let ana: Author
let beto: Author

beforeEach(async () => {
  world = await testWorld()
  await emptyDatabase(world.db)
  const file = smallTenant()
  const [first] = file.staff ?? []
  if (!first) throw new Error('nobody works there')
  const second = { ...first, email: 'beto@prueba.test', name: 'Beto' }
  await importTenant({ ...file, staff: [first, second] }, world)
  const people = await world.db.selectFrom('staff_users').select(['id', 'name']).execute()
  const author = (name: string): Author => {
    const staffUserId = people.find((one) => one.name === name)?.id
    if (staffUserId === undefined) throw new Error(`${name} is not there`)
    return { door: 'CONSOLE', staffUserId }
  }
  ana = author('Ana')
  beto = author('Beto')
})

type Typed = {
  readonly by?: Author
  readonly at?: DocumentPlace
  /** Seconds after noon. */
  readonly second?: number
}

/** Writes a field over its former value; returns the number of the revision. */
async function type(from: unknown, to: unknown, { by = ana, at = price, second = 0 }: Typed = {}) {
  const operations: Operation[] = [{ kind: 'set', place: at, from, to }]
  const result = await changeTenant(
    { companyKey, operations, author: by },
    { ...world, now: new Date(NOON + second * 1000) },
  )
  if (!result.ok) throw new Error(JSON.stringify(result))
  return result.revision
}

/** Sentences of the history, newest first, without the file that brought the shop. */
async function history() {
  const { id } = await world.db.selectFrom('companies').select('id').executeTakeFirstOrThrow()
  const all = await listRevisions(world.db, { companyId: id, before: undefined, most: 20, sentences: 5 })
  return all.slice(0, -1).map(({ number, author, sentences }) => [number, author, ...sentences])
}

const undo = (number: number) => undoRevision({ companyKey, number }, world)
const priceNow = async () =>
  (await exportTenant(world.db, companyKey))?.branches[0]?.menus?.[0]?.plates[1]?.price

/** spec('decisions tenant-history.9') */
test('edits of one field within a minute are one revision, whose undo restores the first value', async () => {
  expect(await type(1500, 1, { second: 0 })).toBe(2)
  expect(await type(1, 17, { second: 20 })).toBe(3)
  expect(await type(17, 1750, { second: 59 })).toBe(4)
  expect(await history()).toEqual([[4, 'Ana', 'Parrilla › Carta › Agua · precio: 1.500 → 1.750']])
  expect(await undo(4)).toMatchObject({ ok: true, revision: 5 })
  expect(await priceNow()).toBe(1500)
})

test('a minute after the first key a revision of its own begins', async () => {
  await type(1500, 1600, { second: 0 })
  await type(1600, 1700, { second: 40 })
  await type(1700, 1800, { second: 60 })
  await type(1800, 1900, { second: 61 })
  expect(await history()).toEqual([
    [5, 'Ana', 'Parrilla › Carta › Agua · precio: 1.700 → 1.900'],
    [3, 'Ana', 'Parrilla › Carta › Agua · precio: 1.500 → 1.700'],
  ])
})

const name: Typed = { at: [...agua, 'name'] }
const bife: Typed = { at: [...agua.with(5, 'bife'), 'name'] }
const menuName: Typed = { at: [...agua.slice(0, 4), 'name'] }

test.each<readonly [string, () => Promise<unknown>]>([
  ['of somebody else', () => type(1600, 1700, { by: beto })],
  ['of a command', () => type(1600, 1700, { by: { door: 'CONSOLE' } })],
  ['of a sheet', () => type(1600, 1700, { by: { ...ana, door: 'SHEET' } })],
  ['put off until now', () => type(1600, 1700, { by: { ...ana, scheduledAt: new Date(NOON) } })],
  ['told as a whole', () => type(1600, 1700, { by: { ...ana, summary: () => 'Volvió' } })],
  ['of another field', () => type('Agua', 'Agua mineral', name)],
  ['of another plate', () => type('Bife de chorizo', 'Bife', bife)],
  ['that takes back what was typed', () => type(1600, 1500)],
])('a change %s is a revision of its own', async (_, other) => {
  await type(1500, 1600)
  expect(await other()).toBe(3)
  expect((await history()).map(([number]) => number)).toEqual([3, 2])
})

test('lists, and texts that are emptied, are not joined', async () => {
  const description: Typed = { at: [...agua, 'description'] }
  await type(undefined, 'Con', description)
  await type('Con', 'Con gas', description)
  await type('Con gas', undefined, description)
  const indicators: Typed = { at: [...agua, 'indicators'] }
  await type(['vegano', 'sin-tacc'], ['vegano'], indicators)
  await type(['vegano'], ['sin-tacc'], indicators)
  expect((await history()).map(([number]) => number)).toEqual([6, 5, 4, 3])
})

test('a change of the same plate by others parts the edits, one of another plate does not', async () => {
  await type(1500, 1600)
  await type('Agua', 'Agua mineral', { ...name, by: beto })
  await type(1600, 1700)
  await type('Bife de chorizo', 'Bife', { ...bife, by: beto })
  await type(1700, 1800)
  expect(await history()).toEqual([
    [6, 'Ana', 'Parrilla › Carta › Agua mineral · precio: 1.600 → 1.800'],
    [5, 'Beto', expect.stringContaining('Bife')],
    [3, 'Beto', expect.stringContaining('Agua')],
    [2, 'Ana', expect.stringContaining('1.500 → 1.600')],
  ])
})

test('so it is for a plate that went and came back, and for who took it back', async () => {
  await type(1500, 1600)
  await undo(2)
  await type(1500, 1600)
  await type(1600, 1700)
  expect((await history()).map(([number]) => number)).toEqual([5, 3, 2])
})

test('it is the same for what a contact says, for a name of the menu, and for the company', async () => {
  const contact: Typed = {
    at: ['branches', 'parrilla', 'branchContacts', 'centro', ...agua.slice(2), 'price'],
  }
  await type(undefined, 1600, contact)
  await type(1600, 1700, contact)
  await type('Carta', 'C', menuName)
  await type('C', 'Cena', menuName)
  await type('La Prueba', 'L', { at: ['company', 'name'] })
  await type('L', 'La Buena', { at: ['company', 'name'] })
  expect(await history()).toEqual([
    [7, 'Ana', expect.stringMatching(/"La Prueba" → "La Buena"$/)],
    [5, 'Ana', expect.stringMatching(/"Carta" → "Cena"$/)],
    [3, 'Ana', expect.stringMatching(/como la marca → 1.700$/)],
  ])
  for (const number of [7, 5, 3]) expect(await undo(number)).toMatchObject({ ok: true })
  expect(JSON.stringify(await exportTenant(world.db, companyKey))).toContain('"La Prueba"')
})

test('a number that a page still shows leads to the revision that took it in', async () => {
  await type(1500, 1600)
  await type(1600, 1700)
  await type(1700, 1800)
  const back = await restoringOf(world.db, { companyKey, number: 1, place: agua })
  expect(back).toMatchObject({ ok: true, operations: [{ from: 1800, to: 1500 }] })
  expect(await restoringOf(world.db, { companyKey, number: 2, place: agua })).toMatchObject({
    operations: [],
  })
  expect(await restoringOf(world.db, { companyKey, number: 9, place: agua })).toMatchObject({
    missing: 'revision',
  })
  expect(await undo(2)).toMatchObject({ ok: true })
  expect(await priceNow()).toBe(1500)
  const rows = await world.db.selectFrom('revisions').select('undoes').orderBy('number').execute()
  expect(rows.at(-1)).toEqual({ undoes: 4 })
})

test('a file that was taken between two keys tells what it would take back', async () => {
  await type(1500, 1600)
  const taken: unknown = JSON.parse(JSON.stringify(await takeTenant(world.db, companyKey)))
  await type(1600, 1700)
  expect(await importTakenFile(taken, {}, world)).toMatchObject({
    ok: false,
    takenAt: 2,
    takesBack: [{ number: 3, author: 'Ana', sentences: [expect.stringContaining('→ 1.700')] }],
  })
})

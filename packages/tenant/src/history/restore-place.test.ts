import { emptyDatabase } from '@mostrador/database/testing'
import { keyOf, thingsOf } from '@mostrador/domain/revision/keyed-list'
import type { DocumentPlace, Operation, Thing } from '@mostrador/domain/revision/operation'
import { valueAt } from '@mostrador/domain/revision/apply-operations'
import { beforeEach, expect, test } from 'vitest'
import { changeTenant } from '../document/change-tenant.ts'
import { exportTenant } from '../file/export-tenant.ts'
import type { ImportWorld } from '../file/import-world.ts'
import { importTenant } from '../file/import-tenant.ts'
import { restoringOf } from './restore-place.ts'
import { smallTenant, testWorld } from '../testing/small-tenant.ts'

const companyKey = 'prueba'
const branch = ['branches', 'parrilla']
const carta = [...branch, 'menus', 'carta']
const bife = [...carta, 'plates', 'bife']
const agua = [...carta, 'plates', 'agua']

let world: ImportWorld

/** 1 is the file. */
beforeEach(async () => {
  world = await testWorld()
  await emptyDatabase(world.db)
  await importTenant(smallTenant(), world)
})

async function change(...operations: readonly Operation[]): Promise<void> {
  const result = await changeTenant({ companyKey, operations, author: { door: 'CONSOLE' } }, world)
  if (!result.ok) throw new Error(JSON.stringify(result))
}

const set = (place: DocumentPlace, from: unknown, to: unknown): Operation => ({
  kind: 'set',
  place,
  from,
  to,
})

const document = async () => (await exportTenant(world.db, companyKey)) as unknown as Thing
const at = async (place: DocumentPlace) => valueAt(await document(), place)
const keysAt = async (place: DocumentPlace) => thingsOf(await at(place)).map(keyOf)

const restoring = (number: number, place: DocumentPlace) =>
  restoringOf(world.db, { companyKey, number, place })

/** Brings a place back, and tells by which sentences. */
async function restore(number: number, place: DocumentPlace): Promise<readonly string[]> {
  const found = await restoring(number, place)
  if (!found.ok) throw new Error(found.missing)
  if (found.operations.length > 0) await change(...found.operations)
  return found.sentences
}

/** spec('decisions tenant-history.1') */
test('a plate is as it was after the revision that is pointed at, and after the first one', async () => {
  const states = [await at(bife)]
  await change(set([...bife, 'price'], 18_500.5, 20_000))
  states.push(await at(bife))
  await change(set([...bife, 'name'], 'Bife de chorizo', 'Ojo de bife'), set([...agua, 'price'], 1500, 1600))
  await change(set([...bife, 'price'], 20_000, 22_000))
  expect(await restore(2, bife)).toEqual([
    'Parrilla › Carta › Bife de chorizo · nombre: "Ojo de bife" → "Bife de chorizo"',
    'Parrilla › Carta › Bife de chorizo · precio: 22.000 → 20.000',
  ])
  expect(await at(bife)).toEqual(states[1])
  await restore(1, bife)
  expect(await at(bife)).toEqual(states[0])
  // A change beside it stays.
  expect(await at([...agua, 'price'])).toBe(1600)
  expect(await restore(1, bife)).toEqual([])
})

test('the names in a thing and the order of its parts belong to its state', async () => {
  await change(set([...bife, 'garnishGroups'], ['punto'], undefined), {
    kind: 'move',
    place: [...bife, 'sizes', 'entero'],
    from: 'medio',
    to: null,
  })
  await change(set([...bife, 'sizes', 'medio', 'price'], 12_000, 13_000))
  await restore(1, bife)
  expect(await at([...bife, 'garnishGroups'])).toEqual(['punto'])
  expect(await keysAt([...bife, 'sizes'])).toEqual(['medio', 'entero'])
  expect(await at([...bife, 'sizes', 'medio', 'price'])).toBe(12_000)
})

test('a thing goes back to its place in the list, and a whole menu to its order', async () => {
  await change({ kind: 'move', place: bife, from: null, to: 'agua' })
  await restore(1, bife)
  expect(await keysAt([...carta, 'plates'])).toEqual(['bife', 'agua'])
  await change({ kind: 'move', place: [...carta, 'categories', 'bebidas'], from: 'carnes', to: null })
  await change(set([...agua, 'price'], 1500, 1600))
  const [first] = smallTenant().branches[0].menus ?? []
  await restore(1, carta)
  expect(await at(carta)).toEqual(first)
})

test('a thing that was taken out comes back with all that was in it, and one that was not there yet goes', async () => {
  const before = await at(agua)
  const menu = (await at(carta)) as Thing
  await change(
    set([...carta, 'remarkeds'], ['agua', 'bife'], ['bife']),
    set([...carta, 'upselleds'], ['agua'], undefined),
    {
      kind: 'remove',
      place: [...carta, 'discounts', 'dos-por-uno'],
      thing: thingsOf(menu.discounts)[0] ?? {},
      after: null,
    },
    { kind: 'remove', place: agua, thing: before as Thing, after: 'bife' },
  )
  expect(await restore(1, agua)).toEqual(['Se agregó el plato "Agua" (Parrilla › Carta)'])
  expect(await at(agua)).toEqual(before)
  await restore(2, agua)
  expect(await at(agua)).toBeUndefined()
})

test('fields of a branch contact over its branch go back one by one', async () => {
  const own = [...branch, 'branchContacts', 'centro', 'menus', 'carta', 'plates', 'agua']
  await change(set([...own, 'price'], undefined, 1800))
  await change(set([...own, 'visible'], undefined, false), set([...own, 'price'], 1800, undefined))
  await restore(2, own)
  expect(await at(own)).toEqual({ key: 'agua', price: 1800 })
  await restore(1, own)
  expect(await at(own)).toBeUndefined()
})

test('a whole branch goes back, what a file changed too', async () => {
  const before = await document()
  const file = smallTenant()
  file.branches[0].menus?.[0]?.plates.reverse()
  file.branches[0].name = 'Otra'
  await importTenant(file, world)
  await change(set([...agua, 'price'], 1500, 1600))
  await restore(1, branch)
  expect(await document()).toEqual(before)
})

test('of a revision that is not there there is no state, and what stands in nothing has no way back', async () => {
  expect(await restoring(9, bife)).toEqual({ ok: false, missing: 'revision' })
  const second = { ...((await at(carta)) as Thing), key: 'noche', name: 'Noche' }
  await change({ kind: 'add', place: [...branch, 'menus', 'noche'], thing: second, after: 'carta' })
  await change({ kind: 'remove', place: [...branch, 'menus', 'noche'], thing: second, after: 'carta' })
  const ofNight = [...branch, 'menus', 'noche', 'plates', 'bife']
  expect(await restoring(2, ofNight)).toEqual({ ok: false, missing: 'around' })
  expect(await restoring(3, ofNight)).toMatchObject({ ok: true, operations: [] })
  await restore(2, [...branch, 'menus', 'noche'])
  expect(await at([...branch, 'menus', 'noche'])).toEqual(second)
})

import { emptyDatabase } from '@mostrador/database/testing'
import type { DocumentPlace, Operation } from '@mostrador/domain/revision/operation'
import { beforeEach, expect, test } from 'vitest'
import { changeTenant } from '../document/change-tenant.ts'
import { exportTenant, takeTenant, tenantText } from './export-tenant.ts'
import { importTakenFile } from './import-taken.ts'
import { importTenant } from './import-tenant.ts'
import type { ImportWorld } from './import-world.ts'
import { smallTenant, testWorld } from '../testing/small-tenant.ts'
import { undoRevision } from '../history/undo-revision.ts'

const companyKey = 'prueba'
const carta = ['branches', 'parrilla', 'menus', 'carta']

let world: ImportWorld
let staffUserId: string

/** 1 is the file. */
beforeEach(async () => {
  world = await testWorld()
  await emptyDatabase(world.db)
  await importTenant(smallTenant(), world)
  ;({ id: staffUserId } = await world.db.selectFrom('staff_users').select('id').executeTakeFirstOrThrow())
})

async function change(place: DocumentPlace, from: unknown, to: unknown): Promise<void> {
  const operations: readonly Operation[] = [{ kind: 'set', place, from, to }]
  const author = { door: 'CONSOLE', staffUserId } as const
  const result = await changeTenant({ companyKey, operations, author }, world)
  if (!result.ok) throw new Error(JSON.stringify(result))
}

const dearer = (from: number, to: number) => change([...carta, 'plates', 'bife', 'price'], from, to)

async function taken() {
  const file = await takeTenant(world.db, companyKey)
  if (!file) throw new Error('no company')
  return file
}

const text = async () => JSON.stringify(await exportTenant(world.db, companyKey))
const bringBack = (file: unknown, force = false) => importTakenFile(file, { force }, world)

test('an export says which change it was taken at, and brought back at once changes nothing', async () => {
  const first = await taken()
  expect(Object.keys(first).slice(0, 2)).toEqual(['$schema', 'revision'])
  expect(first.revision).toBe(1)
  await dearer(18_500.5, 20_000)
  const file = JSON.parse(tenantText(await taken()))
  expect(file).toMatchObject({ revision: 2 })
  expect(await bringBack(file)).toMatchObject({ ok: true, changed: false })
})

/** spec('decisions tenant-history.5') */
test('an older file says by name and author what it would undo, and undoes it when it is told to', async () => {
  const [file, before] = [await taken(), await text()]
  await dearer(18_500.5, 20_000)
  await change([...carta, 'plates', 'agua', 'name'], 'Agua', 'Agua con gas')
  const now = await text()
  expect(await bringBack(file)).toEqual({
    ok: false,
    takenAt: 1,
    takesBack: [
      {
        number: 2,
        at: world.now,
        door: 'CONSOLE',
        author: 'Ana',
        apiKey: null,
        sentences: ['Parrilla › Carta › Bife de chorizo · precio: 18.500,5 → 20.000'],
      },
      {
        number: 3,
        at: world.now,
        door: 'CONSOLE',
        author: 'Ana',
        apiKey: null,
        sentences: ['Parrilla › Carta › Agua con gas · nombre: "Agua" → "Agua con gas"'],
      },
    ],
  })
  expect(await text()).toBe(now)
  expect(await bringBack(file, true)).toMatchObject({ ok: true, revision: 4 })
  expect(await text()).toBe(before)
})

test('changes made since are told too; those undone since, or brought back the same, are not', async () => {
  const file = await taken()
  await dearer(18_500.5, 20_000)
  await undoRevision({ companyKey, number: 2 }, world)
  expect(await bringBack(file)).toMatchObject({ ok: true, changed: false })
  await dearer(18_500.5, 20_000)
  const [plate] = file.branches[0]?.menus?.[0]?.plates ?? []
  if (plate) plate.price = 20_000
  expect(await bringBack(file)).toMatchObject({ ok: true, changed: false })
  const place = [...carta, 'plates', 'vino']
  const thing = { key: 'vino', category: 'bebidas', name: 'Vino', price: 9000 }
  const operations: readonly Operation[] = [{ kind: 'add', place, thing, after: 'agua' }]
  await changeTenant({ companyKey, operations, author: { door: 'CONSOLE' } }, world)
  expect(await bringBack(file)).toMatchObject({
    takesBack: [{ author: null, sentences: ['Se agregó el plato "Vino" (Parrilla › Carta)'] }],
  })
})

test('edits of the file beside later changes go through, and so does a file of no revision', async () => {
  const file = await taken()
  await change([...carta, 'name'], 'Carta', 'La carta')
  const { revision: _, ...byHand } = file
  const plates = file.branches[0]?.menus?.[0]
  if (plates) plates.name = 'La carta'
  file.company.name = 'Otra'
  expect(await bringBack(file)).toMatchObject({ ok: true, changed: true })
  expect(await bringBack({ ...byHand, branches: smallTenant().branches })).toMatchObject({
    ok: true,
    changed: true,
  })
})

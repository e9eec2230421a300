import { needsOfChange } from '@mostrador/domain/permission/change-needs'
import type { Operation } from '@mostrador/domain/revision/operation'
import { emptyDatabase } from '@mostrador/database/testing'
import { sql } from 'kysely'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { changeTenant } from './change-tenant.ts'
import { exportTenant, tenantText } from '../file/export-tenant.ts'
import type { ImportWorld } from '../file/import-world.ts'
import { importTenant } from '../file/import-tenant.ts'
import { importMenuSheet } from '../menu-sheet/import-menu-sheet.ts'
import { readCsv } from '../menu-sheet/read-sheet.ts'
import { smallTenant, testWorld } from '../testing/small-tenant.ts'
import { undoRevision } from '../history/undo-revision.ts'

const companyKey = 'prueba'
const menu = ['branches', 'parrilla', 'menus', 'carta']
const here = ['branches', 'parrilla', 'branchContacts', 'centro', 'menus', 'carta']
const set = (place: readonly string[], from: unknown, to: unknown): Operation => ({
  kind: 'set',
  place,
  from,
  to,
})

let world: ImportWorld

beforeAll(async () => {
  world = await testWorld()
})

beforeEach(async () => {
  await emptyDatabase(world.db)
  await importTenant(smallTenant(), world)
})

const change = (...operations: Operation[]) =>
  changeTenant({ companyKey, operations, author: { door: 'CONSOLE' } }, world)
const said = async () => (await exportTenant(world.db, companyKey))?.branches[0]?.branchContacts?.[0]?.menus
const sentences = async () => {
  const { rows } = await sql<{ sentences: string[] }>`
    select sentences from revisions order by number desc limit 1`.execute(world.db)
  return rows[0]?.sentences
}

describe('a field of its own at a branch contact', () => {
  /** spec('decisions locals-own.1') */
  test('comes with its first field and goes with its last, and is told as what it is', async () => {
    const agua = [...here, 'plates', 'agua']
    const given = await said()
    expect(await change(set([...agua, 'price'], undefined, 1800.5))).toMatchObject({
      ok: true,
      added: { plate_overrides: 1 },
    })
    expect((await said())?.[0]?.plates).toMatchObject([{ key: 'agua', price: 1800.5 }, { key: 'bife' }])
    expect(await sentences()).toEqual([
      'Parrilla › Centro › Carta › Agua · precio en este local: como la marca → 1.800,5',
    ])
    await change(set([...agua, 'visible'], undefined, false), set([...agua, 'price'], 1800.5, undefined))
    expect((await said())?.[0]?.plates).toMatchObject([{ key: 'agua', visible: false }, { key: 'bife' }])
    expect(await change(set([...agua, 'visible'], false, undefined))).toMatchObject({
      removed: { plate_overrides: 1 },
    })
    expect(await said()).toEqual(given)
  })

  /** spec('decisions locals-own.2') */
  test('is taken back field by field, whatever was said of the same plate since', async () => {
    const given = await said()
    const agua = [...here, 'plates', 'agua']
    await change(set([...agua, 'price'], undefined, 1800))
    await change(set([...agua, 'visible'], undefined, false))
    expect(await undoRevision({ companyKey, number: 2 }, world)).toMatchObject({ ok: true })
    expect((await said())?.[0]?.plates?.[0]).toEqual({ key: 'agua', visible: false })
    expect(await undoRevision({ companyKey, number: 3 }, world)).toMatchObject({ ok: true })
    expect(await said()).toEqual(given)
  })

  test('is what was seen, or a conflict', async () => {
    const visible = [...here, 'plates', 'bife', 'visible']
    expect(await change(set(visible, undefined, false))).toMatchObject({
      ok: false,
      conflict: { found: true },
    })
    expect(await change(set([...here, 'plates', 'bife'], undefined, {}))).toMatchObject({ ok: false })
  })

  test.each([
    ['a plate that the menu does not have', ['plates', 'locro', 'price'], 'key-unknown'],
    ['a size that the plate does not have', ['plates', 'bife', 'sizes', 'xl', 'price'], 'key-unknown'],
    ['more decimals than the country has', ['plates', 'agua', 'price'], 'too-many-decimals'],
    ['a field that there is not', ['plates', 'agua', 'name'], 'unknown-field'],
  ])('is refused by its place for %s', async (_, field, code) => {
    const to = code === 'too-many-decimals' ? 1.001 : 1
    const refused = await change(set([...here, ...field], undefined, to))
    expect(refused).toMatchObject({ ok: false, problems: [{ code }] })
    const place = refused.ok || !('problems' in refused) ? [] : (refused.problems[0]?.place ?? [])
    expect(place.slice(0, -1)).toEqual([...here, ...field].slice(0, -1))
  })

  test('is refused for a menu that the branch does not have', async () => {
    const place = [...here.with(5, 'noche'), 'plates', 'bife', 'price']
    expect(await change(set(place, undefined, 1))).toMatchObject({
      problems: [{ code: 'key-unknown', path: 'branches[0].branchContacts[0].menus[1].key' }],
    })
  })

  /** spec('decisions locals-own.3') */
  test('needs the permission of its field, at the contact alone', () => {
    const centre = { branch: 'parrilla', branchContact: 'centro' }
    const needs = (place: readonly string[], to: unknown) => needsOfChange([set(place, undefined, to)])
    expect(needs([...here, 'plates', 'agua', 'price'], 1)).toEqual([{ permission: 'menu.prices', ...centre }])
    expect(needs([...here, 'plates', 'bife', 'sizes', 'medio', 'price'], 1)).toEqual([
      { permission: 'menu.prices', ...centre },
    ])
    expect(needs([...here, 'plates', 'agua', 'visible'], false)).toEqual([
      { permission: 'menu.edit', ...centre },
    ])
  })
})

describe('a thing that is removed from the menu', () => {
  const remove = (place: readonly string[], thing: unknown, after: string | null): Operation => ({
    kind: 'remove',
    place: [...menu, ...place],
    thing: thing as Record<string, unknown>,
    after,
  })

  /** spec('decisions locals-own.6') */
  test('takes along what contacts say of it, in the history and its undo too', async () => {
    const before = await exportTenant(world.db, companyKey)
    const [carta] = before?.branches[0]?.menus ?? []
    const result = await change(
      remove(
        ['garnishGroups', 'punto', 'garnishes', 'cocido'],
        carta?.garnishGroups?.[0]?.garnishes[1],
        'jugoso',
      ),
      remove(['plates', 'bife', 'sizes', 'medio'], carta?.plates[0]?.sizes?.[0], null),
    )
    expect(result).toMatchObject({
      ok: true,
      removed: { garnishes: 1, sizes: 1, size_overrides: 1, garnish_overrides: 1 },
    })
    expect(await said()).toEqual([{ key: 'carta', plates: [{ key: 'bife', visible: true }] }])
    expect(await sentences()).toEqual([
      'Se quitó el agregado "Cocido" (Parrilla › Carta › Punto)',
      'Se quitó el tamaño "Medio" (Parrilla › Carta › Bife de chorizo)',
      'Parrilla › Centro › Carta › Bife de chorizo › Medio · precio en este local: 12.500,5 → como la marca',
      'Parrilla › Centro › Carta › Punto › Cocido · precio en este local: 0 → como la marca',
      'Parrilla › Centro › Carta › Punto › Cocido · activo en este local: no → como la marca',
    ])
    await undoRevision({ companyKey, number: 2 }, world)
    const after = await exportTenant(world.db, companyKey)
    expect(after?.branches[0]?.menus).toEqual(before?.branches[0]?.menus)
    expect(await said()).toEqual(before?.branches[0]?.branchContacts?.[0]?.menus)
  })

  test('is refused where a file goes on speaking of it', async () => {
    const file = smallTenant()
    for (const plate of file.branches[0].menus?.[0]?.plates ?? []) plate.sizes = []
    expect(await importTenant(file, world)).toMatchObject({
      problems: [
        { code: 'key-unknown', path: 'branches[0].branchContacts[0].menus[0].plates[0].sizes[0].key' },
        { code: 'key-unknown', path: 'branches[0].branchContacts[0].soldOut[4]' },
      ],
    })
  })
})

describe('files and spreadsheets', () => {
  /** spec('decisions locals-own.7') */
  test('an export says it, and its import changes nothing', async () => {
    const text = tenantText(
      (await exportTenant(world.db, companyKey)) ?? { company: { key: '', name: '' }, branches: [] },
    )
    expect(text).toContain('"visible": false')
    expect(await importTenant(JSON.parse(text), world)).toMatchObject({ ok: true, changed: false })
    expect(text).toBe(tenantText((await exportTenant(world.db, companyKey)) ?? JSON.parse('{}')))
  })

  test('things that say nothing are left out, in whichever order they come', async () => {
    const file = smallTenant()
    const [contact] = file.branches[0].branchContacts ?? []
    const [given] = contact?.menus ?? []
    if (!contact || !given) throw new Error('no contact that says something')
    const plates = [{ key: 'bife', ...given.plates?.[0] }, { key: 'agua' }, { key: 'agua', sizes: [] }]
    contact.menus = [{ ...given, plates: plates.slice(0, 2) }]
    expect(await importTenant(file, world)).toMatchObject({ ok: true, changed: false })
    contact.menus = [{ ...given, plates }]
    expect(await importTenant(file, world)).toMatchObject({ problems: [{ code: 'key-duplicate' }] })
  })

  /** spec('decisions locals-own.7') */
  test('a spreadsheet leaves what contacts say, but of plates that it takes away', async () => {
    const bring = (lines: string) => {
      const sheet = { menu: readCsv(Buffer.from(lines)), groups: undefined }
      return importMenuSheet(world, { alias: 'centro', menuKey: undefined, sheet, dryRun: false })
    }
    const given = await said()
    await change(set([...here, 'plates', 'agua', 'price'], undefined, 1800))
    expect(await bring('categoria,plato,precio\nCarnes,Bife de chorizo,1')).toMatchObject({ ok: true })
    expect(await said()).toEqual(given)
  })
})

import { emptyDatabase } from '@mostrador/database/testing'
import { layoutByHeadings } from '@mostrador/domain/menu-sheet/sheet-layout'
import { readMenuSheet, withoutAbsent } from '@mostrador/domain/menu-sheet/read-menu-sheet'
import { compareDocuments } from '@mostrador/domain/revision/compare-documents'
import { beforeEach, expect, test } from 'vitest'
import { changeTenant } from '../document/change-tenant.ts'
import { importTenant } from '../file/import-tenant.ts'
import type { ImportWorld } from '../file/import-world.ts'
import { smallTenant, testWorld } from '../testing/small-tenant.ts'
import { importMenuSheet } from './import-menu-sheet.ts'
import { menuOfContact } from './menu-of-contact.ts'
import { readCsv } from './read-sheet.ts'

const SHEET = [
  'Categoría;Plato;Descripción;Precio;Tamaños;Indicadores;Destacado',
  'Bebidas;Agua;Con gas;1.600;;vegano;sí',
  'Carnes;Bife de chorizo;;19.900;Medio: 13.000 | Entero: 19.900,50;Sin TACC;no',
  'Postres;Flan;Casero;3.000;;;',
].join('\n')

let world: ImportWorld

beforeEach(async () => {
  world = await testWorld()
})

async function begin(): Promise<void> {
  await emptyDatabase(world.db)
  await importTenant(smallTenant(), world)
}

const lastRevision = () =>
  world.db
    .selectFrom('revisions')
    .select(['door', 'operations', 'sentences'])
    .orderBy('number', 'desc')
    .executeTakeFirstOrThrow()

/** spec('decisions carta-as-a-sheet.7') */
test('a sheet that comes by the command and by the console is the same revision', async () => {
  const sheet = { menu: readCsv(Buffer.from(SHEET)) }
  await begin()
  const wanted = { alias: 'centro', menuKey: undefined, sheet, dryRun: false }
  expect(await importMenuSheet(world, wanted)).toMatchObject({ ok: true, result: { changed: true } })
  const byCommand = await lastRevision()

  await begin()
  const found = await menuOfContact(world, { alias: 'centro', menuKey: undefined })
  if (!found.ok) throw new Error('no menu')
  const outcome = readMenuSheet(sheet, found.menu, {
    layout: layoutByHeadings(sheet.menu),
    world: { mantissa: 2, decimals: ',', indicators: found.indicators },
    wishes: { isWhole: true, isOrdered: true },
  })
  const operations = compareDocuments(found.menu, withoutAbsent(outcome), [
    'branches',
    'parrilla',
    'menus',
    'carta',
  ])
  const author = { door: 'SHEET' } as const
  expect(await changeTenant({ companyKey: 'prueba', operations, author }, world)).toMatchObject({ ok: true })
  const byConsole = await lastRevision()
  expect(byConsole.sentences.length).toBeGreaterThan(5)
  expect(byConsole).toEqual(byCommand)
})

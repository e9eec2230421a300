import { layoutByHeadings } from '@mostrador/domain/menu-sheet/sheet-layout'
import { menuTables } from '@mostrador/domain/menu-sheet/menu-tables'
import { readMenuSheet, withoutAbsent, type MenuSheet } from '@mostrador/domain/menu-sheet/read-menu-sheet'
import type { MenuDocument } from '@mostrador/domain/menu/menu-document'
import { compareDocuments } from '@mostrador/domain/revision/compare-documents'
import { decimalsOf } from '@mostrador/domain/spreadsheet/csv'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { canonicalForm } from '../document/canonical-form.ts'
import { menuSchema } from '../schema/menu-schema.ts'
import { anyMenu } from '../testing/generated-tenants.ts'
import { readCsv, readXlsx } from './read-sheet.ts'
import { writeCsv, writeXlsx } from './write-sheet.ts'

// Names and texts that a spreadsheet would take for something else.
const hostile = fc.constantFrom(
  '=1+1',
  "'=1+1",
  "''-2",
  '+54 9',
  '@SUM(A1)',
  '- con queso',
  'dos\nlíneas',
  'Salsas | Punto; otro',
  'Chica: 9.000',
  '1/2',
  '007',
  'sí',
  '"comillas"; y, comas',
  '🍕',
  "'",
  '\u0007 campana',
  'toString',
  '__proto__',
)

/** A menu of the generator, some names and texts of which are hostile. */
const hostileMenu: fc.Arbitrary<MenuDocument> = fc
  .tuple(anyMenu, fc.array(hostile, { minLength: 8, maxLength: 8 }))
  .map(([menu, texts]) => {
    let at = 0
    const next = (text: string): string =>
      at % 3 === 0 ? (texts[at++ % texts.length] ?? text) : (at++, text)
    const named = <T extends { name: string }>(thing: T): T => ({ ...thing, name: next(thing.name) })
    return {
      ...menu,
      categories: menu.categories.map(named),
      garnishGroups: menu.garnishGroups?.map((group) => ({
        ...named(group),
        garnishes: group.garnishes.map(named),
      })),
      plates: menu.plates.map((plate) => ({
        ...named(plate),
        description: next(plate.description ?? ''),
        sizes: plate.sizes?.map(named),
      })),
    }
  })
  .map((menu) => canonicalForm(menuSchema, menuSchema.parse({ key: 'carta', ...menu })) as MenuDocument)

const INDICATORS = ['vegano', 'sin-tacc'].map((key) => ({ key, name: key }))

const worldOf = (country: string) => ({ mantissa: 2, decimals: decimalsOf(country), indicators: INDICATORS })

const tablesOf = (menu: MenuDocument, country: string) =>
  menuTables(menu, {
    ...worldOf(country),
    categories: menu.categories,
    garnishGroups: menu.garnishGroups ?? [],
  })

/** Changes of a menu by a sheet that is the whole menu. */
function changesOf(sheet: MenuSheet, menu: MenuDocument, country: string) {
  const outcome = readMenuSheet(sheet, menu, {
    layout: layoutByHeadings(sheet.menu),
    required: ['category', 'name', 'price'],
    world: worldOf(country),
    wishes: { isWhole: true, isOrdered: true },
  })
  if (menu.plates.length > 0) expect(outcome.problems).toEqual([])
  return compareDocuments(menu, withoutAbsent(outcome))
}

/** spec('decisions carta-as-a-sheet.6') */
test('a menu that goes out as a workbook and comes back changes nothing', async () => {
  await fc.assert(
    fc.asyncProperty(hostileMenu, async (menu) => {
      const bytes = await writeXlsx(tablesOf(menu, 'uy'))
      expect(changesOf(await readXlsx(bytes), menu, 'uy')).toEqual([])
    }),
    { numRuns: 60 },
  )
})

test.each(['uy', 'mx', 'br'])('nor one that goes out as a CSV of %s', (country) => {
  fc.assert(
    fc.property(hostileMenu, (menu) => {
      const bytes = new TextEncoder().encode(writeCsv(tablesOf(menu, country), country))
      expect(changesOf({ menu: readCsv(bytes) }, menu, country)).toEqual([])
    }),
    { numRuns: 200 },
  )
})

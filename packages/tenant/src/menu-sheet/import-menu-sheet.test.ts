import { emptyDatabase } from '@mostrador/database/testing'
import { beforeEach, describe, expect, it } from 'vitest'
import { changeTenant } from '../document/change-tenant.ts'
import { exportTenant } from '../file/export-tenant.ts'
import type { ImportWorld } from '../file/import-world.ts'
import { importTenant } from '../file/import-tenant.ts'
import { smallTenant, testWorld } from '../testing/small-tenant.ts'
import { importMenuSheet, type MenuImport } from './import-menu-sheet.ts'
import { readCsv } from './read-sheet.ts'

let world: ImportWorld

beforeEach(async () => {
  world = await testWorld()
  await emptyDatabase(world.db)
  await importTenant(smallTenant(), world)
})

type Options = {
  readonly dryRun?: boolean
  readonly groups?: string
  readonly alias?: string
  readonly menuKey?: string
  readonly force?: boolean
}

const bring = (csv: string, options: Options = {}): Promise<MenuImport> =>
  importMenuSheet(world, {
    alias: options.alias ?? 'centro',
    menuKey: options.menuKey,
    dryRun: options.dryRun ?? false,
    ...(options.force !== undefined && { force: options.force }),
    sheet: {
      menu: readCsv(Buffer.from(csv)),
      groups: options.groups === undefined ? undefined : readCsv(Buffer.from(options.groups)),
    },
  })

const menu = async () => {
  const found = (await exportTenant(world.db, 'prueba'))?.branches[0]?.menus?.[0]
  if (!found) throw new Error('no menu')
  return found
}

/** Problems of a sheet, as "row column code". */
const problems = async (csv: string, options: Options = {}) => {
  const outcome = await bring(csv, options)
  if (outcome.ok || outcome.reason !== 'sheet') throw new Error(JSON.stringify(outcome))
  return outcome.problems.map(
    (one) =>
      `${one.sheet === 'menu' ? '' : 'grupos '}${one.row} ${one.column} ${'code' in one ? one.code : one.message}`,
  )
}

describe('a good sheet', () => {
  const csv = [
    'Categoría;Plato;Descripción;Precio;Tamaños;Grupos;Indicadores;Destacado',
    'Carnes;Bife de chorizo;Del bueno;$ 19.900;Medio: 13.000 | Entero: 19.900,50;Punto;Sin TACC;sí',
    'Para tomar;Agua;;1500;;;vegano|sin-tacc;',
    'Para tomar;Limonada;;2.300,50;;;;x',
    ';;;;;;;',
    'Postres;Flan;Casero;;Chico: 3000 | Grande: 5000;;;',
  ].join('\n')

  it('is the whole menu: new plates come, old ones keep what the sheet does not say', async () => {
    const before = await menu()
    expect(await bring(csv)).toMatchObject({ ok: true, result: { changed: true } })
    const after = await menu()
    expect(after.categories.map(({ key, name }) => `${key} ${name}`)).toEqual([
      'carnes Carnes',
      'bebidas Bebidas',
      'postres Postres',
    ])
    expect(after.plates).toEqual(
      [
        {
          ...before.plates[0],
          description: 'Del bueno',
          price: 19900,
          sizes: [
            { key: 'medio', name: 'Medio', price: 13000 },
            { key: 'entero', name: 'Entero', price: 19900.5 },
          ],
        },
        before.plates[1],
        { key: 'limonada', category: 'bebidas', name: 'Limonada', price: 2300.5 },
        {
          key: 'flan',
          category: 'postres',
          name: 'Flan',
          description: 'Casero',
          price: 3000,
          sizes: [
            { key: 'chico', name: 'Chico', price: 3000 },
            { key: 'grande', name: 'Grande', price: 5000 },
          ],
        },
      ].map((plate) => JSON.parse(JSON.stringify(plate))),
    )
    expect(after.remarkeds).toEqual(['bife', 'limonada'])
    expect(after.upselleds).toEqual(['agua'])
  })

  /** spec('decisions availability.2') */
  it('keeps when and how things are sold, of which it says nothing, where a plate changes its category too', async () => {
    const file = smallTenant()
    const [written] = file.branches[0].menus ?? []
    const [category] = written?.categories ?? []
    const [bife, agua] = written?.plates ?? []
    if (!category || !bife || !agua) throw new Error('no menu')
    Object.assign(category, { hours: { MONDAY: ['08:00-11:00'] }, orderModes: ['DELIVERY'] })
    Object.assign(bife, { hours: { FRIDAY: ['20:00-02:00'] }, lastDay: '2027-02-28' })
    Object.assign(agua, { firstDay: '2026-12-01', orderModes: ['TAKE_AWAY'] })
    await importTenant(file, world)
    const moved = csv.replace('Para tomar;Agua', 'Carnes;Agua')
    expect(await bring(moved)).toMatchObject({ ok: true, result: { changed: true } })
    const { categories, plates } = await menu()
    expect(categories[0]).toMatchObject({ hours: { MONDAY: ['08:00-11:00'] }, orderModes: ['DELIVERY'] })
    const plateOf = (name: string) => plates.find((plate) => plate.name === name)
    expect(plateOf('Bife de chorizo')).toMatchObject({ hours: bife.hours, lastDay: bife.lastDay })
    expect(plateOf('Agua')).toMatchObject({
      category: 'carnes',
      firstDay: '2026-12-01',
      orderModes: ['TAKE_AWAY'],
    })
    expect(plateOf('Limonada')).not.toHaveProperty('hours')
  })

  it('lets discounts go with their last plate', async () => {
    await bring('categoria,plato,precio\nCarnes,Bife de chorizo,20000\n')
    expect((await menu()).discounts?.map(({ key }) => key)).toEqual(['rebaja'])
  })

  it('changes nothing the second time, and nothing at all on a dry run', async () => {
    const before = await menu()
    const dry = await bring(csv, { dryRun: true })
    expect(dry).toMatchObject({ ok: true, result: undefined })
    expect(await menu()).toEqual(before)
    await bring(csv)
    expect(await bring(csv)).toMatchObject({ ok: true, difference: [], result: { changed: false } })
  })

  it('keeps a plate by its key when its name changes, and shows what differs', async () => {
    const outcome = await bring(
      'categoria,plato,precio,clave\nCarnes,Bife ancho,20000,bife\nBebidas,Agua,1500,\n',
    )
    expect(outcome).toMatchObject({
      ok: true,
      difference: [
        'Parrilla › Carta › Bife ancho · nombre: "Bife de chorizo" → "Bife ancho"',
        'Parrilla › Carta › Bife ancho · precio: 18.500,5 → 20.000',
      ],
    })
    expect((await menu()).plates[0]).toMatchObject({ key: 'bife', image: 'bife.png', maxQuantity: 4 })
  })

  it('brings groups of its own', async () => {
    const groups = [
      'grupo,opcion,precio,obligatorio,repetir,minimo,maximo',
      'Salsas,Chimichurri,,no,,0,2',
      'Salsas,Alioli,"1.200,50",,,,',
      'Punto,Jugoso,,si,,1,1',
      'Punto,Azul,,,,,',
    ].join('\n')
    await bring('categoria,plato,precio,grupos\nCarnes,Bife de chorizo,20000,Punto | Salsas\n', { groups })
    const after = await menu()
    expect(after.plates[0]?.garnishGroups).toEqual(['punto', 'salsas'])
    expect(after.garnishGroups).toEqual([
      {
        key: 'punto',
        name: 'Punto',
        mandatory: true,
        minGarnishAmount: 1,
        maxGarnishAmount: 1,
        garnishes: [
          { key: 'jugoso', name: 'Jugoso', ingredients: ['sal gruesa'] },
          { key: 'azul', name: 'Azul' },
        ],
      },
      {
        key: 'salsas',
        name: 'Salsas',
        maxGarnishAmount: 2,
        garnishes: [
          { key: 'chimichurri', name: 'Chimichurri' },
          { key: 'alioli', name: 'Alioli', price: 1200.5 },
        ],
      },
    ])
  })

  it('is read as spreadsheets write it: with a mark, semicolons and Windows letters', () => {
    const windows = Buffer.from('categor\u00eda;plato;precio\r\nCarnes;\u00d1oquis;"1.200,50"\r\n', 'latin1')
    expect(readCsv(windows)).toEqual([
      ['categoría', 'plato', 'precio'],
      ['Carnes', 'Ñoquis', '1.200,50'],
    ])
    expect(readCsv(Buffer.from('\ufeffcategoria\tplato\n'))).toEqual([['categoria', 'plato']])
  })
})

describe('a bad sheet', () => {
  it('has every problem named by its row and column, and changes nothing', async () => {
    const before = await menu()
    const csv = [
      'categoria,plato,precio,tamaños,grupos,indicadores,maximo,visible,clave,imagen',
      ',Bife,100,,,,,,,',
      'Carnes,,100,,,,,,,',
      'Carnes,Uno,"1,234.50",,,,,,,',
      'Carnes,Dos,-5,,,,,,,',
      'Carnes,Tres,"10,555",,,,,,,',
      'Carnes,Cuatro,,,,,,,,',
      'Carnes,Cinco,5,Chica 300,,,,,,',
      'Carnes,Seis,5,Chica: 1 | chica: 2,,,,,,',
      'Carnes,Siete,5,,Nada,,,,,',
      'Carnes,Ocho,5,,,Nada,,,,',
      'Carnes,Nueve,5,,,,muchos,,,',
      'Carnes,Diez,5,,,,,quizás,,',
      'Carnes,Once,5,,,,,,Once,',
      'Carnes,Doce,5,,,,,,,',
      'carnes,doce,5,,,,,,,',
    ].join('\n')
    expect(await problems(csv)).toEqual([
      '2 Categoría cell-missing',
      '3 Plato cell-missing',
      '4 Precio price-malformed',
      '5 Precio price-malformed',
      '6 Precio price-malformed',
      '7 Precio cell-missing',
      '8 Tamaños size-malformed',
      '9 Tamaños size-twice',
      '10 Grupos group-unknown',
      '11 Indicadores indicator-unknown',
      '12 Máximo count-malformed',
      '13 Visible flag-malformed',
      '14 Clave key-malformed',
      '16 Plato plate-twice',
    ])
    expect(await menu()).toEqual(before)
  })

  it('has columns that are missing, unknown or there twice', async () => {
    expect(await problems('categoria,plato,plato,sabor\nA,B,B,C')).toEqual([
      '1 plato column-twice',
      '1 sabor column-unknown',
      '1 Precio column-missing',
    ])
    expect(await problems('')).toContain('1  sheet-empty')
    expect(await problems('categoria,plato,precio\nA,B,1', { groups: 'grupo,opcion\nX,Uno\nX,Uno' })).toEqual(
      ['grupos 3 Opción option-twice'],
    )
  })

  it('names a picture that is not there by its cell', async () => {
    const outcome = await bring(
      'categoria,plato,precio,imagen\nCarnes,Bife de chorizo,1,bife.png\nCarnes,Otro,1,missing.png',
    )
    expect(outcome).toMatchObject({
      reason: 'sheet',
      problems: [{ row: 3, column: 'Imagen', message: expect.any(String) }],
    })
  })

  it('that takes away what a code asks for is refused, by the place in the tenant', async () => {
    expect(await bring('categoria,plato,precio\nCarnes,Matambre,1')).toMatchObject({
      reason: 'tenant',
      problems: [{ path: 'branches[0].discountCodes[0].requiredPlate', code: 'key-unknown' }],
    })
  })

  /** spec('decisions carta-as-a-sheet.9') */
  it('that is older than a change says by name what it would take back, and does so by force', async () => {
    const sheet = 'categoria,plato,precio,Cambio 1\nCarnes,Bife de chorizo,"18500,5",\nBebidas,Agua,1700,\n'
    expect(await bring(sheet, { dryRun: true })).toMatchObject({ ok: true })
    const place = ['branches', 'parrilla', 'menus', 'carta', 'plates', 'bife', 'price']
    const operations = [{ kind: 'set', place, from: 18_500.5, to: 20_000 }] as const
    const changed = await changeTenant({ companyKey: 'prueba', operations, author: { door: 'FILE' } }, world)
    expect(changed).toMatchObject({ ok: true })
    const before = await menu()
    expect(await bring(sheet)).toMatchObject({
      ok: false,
      reason: 'older',
      older: {
        takenAt: 1,
        takesBack: [
          { number: 2, sentences: ['Parrilla › Carta › Bife de chorizo · precio: 18.500,5 → 20.000'] },
        ],
      },
    })
    expect(await menu()).toEqual(before)
    // A sheet that touches no later change is not older than anything.
    const other = sheet.replace('"18500,5"', '20000')
    expect(await bring(other)).toMatchObject({ ok: true, result: { changed: true } })
    expect(await bring(sheet, { force: true })).toMatchObject({ ok: true, result: { changed: true } })
    expect((await menu()).plates[0]?.price).toBe(18_500.5)
  })

  it('is for a contact that exists and for one menu', async () => {
    expect(await bring('categoria,plato,precio\nA,B,1', { alias: 'nadie' })).toEqual({
      ok: false,
      reason: 'contact-unknown',
    })
    expect(await bring('categoria,plato,precio\nA,B,1', { menuKey: 'noche' })).toEqual({
      ok: false,
      reason: 'menu-unclear',
      menus: ['carta'],
    })
  })
})

import { emptyDatabase } from '@mostrador/database/testing'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { changeTenant } from './change-tenant.ts'
import { checkTenantFile } from '../check/check-tenant-file.ts'
import { exportTenant } from '../file/export-tenant.ts'
import type { ImportWorld } from '../file/import-world.ts'
import { importTenant } from '../file/import-tenant.ts'
import { smallTenant, testWorld } from '../testing/small-tenant.ts'

// Result of JSON.parse: these tests change files anywhere, and in ways that the types forbid.
type Loose = ReturnType<typeof JSON.parse>

let world: ImportWorld
beforeAll(async () => {
  world = await testWorld()
})
beforeEach(() => emptyDatabase(world.db))

const changed = (change: (menu: Loose) => void): Loose => {
  const file = smallTenant() as Loose
  change(file.branches[0].menus.find(({ key }: Loose) => key === 'carta'))
  return file
}
const imported = async (file: unknown) => {
  const result = await importTenant(file, world)
  if (!result.ok) throw new Error(JSON.stringify(result.problems, undefined, 1))
  return result
}
const menuNow = async () => {
  const { branches } = (await exportTenant(world.db, 'prueba')) as Loose
  return branches[0].menus.find(({ key }: Loose) => key === 'carta')
}
const version = async () => {
  const rows = await world.db.selectFrom('branch_contacts').select('catalog_version').execute()
  return rows.map(({ catalog_version }) => Number(catalog_version))
}
const problemsOf = (file: unknown) => {
  const checked = checkTenantFile(file)
  return checked.ok
    ? []
    : checked.problems.map(({ path, code }) => [path.replace(/^branches\[0\]\.menus\[\d\]\./, ''), code])
}

/** spec('decisions availability.1') */
test('when and how a category and a plate are sold comes back from an export, by day and by the clock', async () => {
  await imported(
    changed(({ categories, plates }) => {
      Object.assign(categories[0], {
        hours: { SUNDAY: ['20:00-00:00', '08:00-11:00'], MONDAY: ['22:00-02:00'], FRIDAY: [] },
        orderModes: ['TAKE_AWAY', 'DELIVERY', 'TAKE_AWAY'],
      })
      Object.assign(plates[0], { firstDay: '2026-12-01', lastDay: '2027-02-28', orderModes: ['IN_DINING'] })
    }),
  )
  const { categories, plates } = await menuNow()
  expect(categories[0]).toMatchObject({
    hours: { MONDAY: ['22:00-02:00'], SUNDAY: ['08:00-11:00', '20:00-24:00'] },
    orderModes: ['DELIVERY', 'TAKE_AWAY'],
  })
  expect(Object.keys(categories[0].hours)).toEqual(['MONDAY', 'SUNDAY'])
  expect(plates[0]).toMatchObject({
    firstDay: '2026-12-01',
    lastDay: '2027-02-28',
    orderModes: ['IN_DINING'],
  })
  for (const field of ['hours', 'firstDay', 'lastDay', 'orderModes'])
    expect(plates[1]).not.toHaveProperty(field)
})

/** spec('decisions availability.1') */
test('hours that overlap, days the wrong way round and modes that there are not are refused at their place', () => {
  const wrong = changed(({ categories, plates }) => {
    categories[0].hours = { SUNDAY: ['22:00-03:00'], MONDAY: ['02:00-04:00'] }
    categories[1].hours = { MONDAY: ['8-11'] }
    Object.assign(plates[0], { hours: { FRIDAY: ['08:00-11:00', '10:00-12:00'] } })
    Object.assign(plates[1], { firstDay: '2027-01-02', lastDay: '2027-01-01', orderModes: ['DRONE'] })
  })
  expect(problemsOf(wrong)).toEqual([
    ['categories[0].hours.MONDAY[0]', 'hours-overlap'],
    ['categories[1].hours.MONDAY[0]', 'hours-malformed'],
    ['plates[0].hours.FRIDAY[1]', 'hours-overlap'],
    ['plates[1].lastDay', 'days-reversed'],
    ['plates[1].orderModes[0]', 'not-one-of'],
  ])
})

/** spec('decisions availability.1') */
test('the hours of one day are a change of their own: said, taken into the catalogue, refused where they overlap', async () => {
  await imported(smallTenant())
  const before = await version()
  const place = ['branches', 'parrilla', 'menus', 'carta', 'plates', 'bife', 'hours', 'MONDAY']
  const by = { companyKey: 'prueba', author: { door: 'CONSOLE' } } as const
  const operation = { kind: 'set', place, from: undefined, to: ['08:00-11:00'] } as const
  expect(await changeTenant({ ...by, operations: [operation] }, world)).toMatchObject({ ok: true })
  expect((await menuNow()).plates[0].hours).toEqual({ MONDAY: ['08:00-11:00'] })
  expect(await version()).not.toEqual(before)
  const said = await world.db.selectFrom('revisions').select('sentences').orderBy('number', 'desc').execute()
  expect(said[0]?.sentences[0]).toBe('Parrilla › Carta › Bife de chorizo · horario: nada → lunes 08:00-11:00')

  const over = { kind: 'set', place, from: ['08:00-11:00'], to: ['08:00-11:00', '10:00-12:00'] } as const
  expect(await changeTenant({ ...by, operations: [over] }, world)).toMatchObject({
    ok: false,
    problems: [{ code: 'hours-overlap', path: 'branches[0].menus[0].plates[0].hours.MONDAY[1]' }],
  })
})

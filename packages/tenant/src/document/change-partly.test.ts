import type { Operation } from '@mostrador/domain/revision/operation'
import { emptyDatabase } from '@mostrador/database/testing'
import { beforeEach, expect, test } from 'vitest'
import { changePartly } from './change-partly.ts'
import { exportTenant } from '../file/export-tenant.ts'
import { importTenant } from '../file/import-tenant.ts'
import type { ImportWorld } from '../file/import-world.ts'
import { smallTenant, testWorld } from '../testing/small-tenant.ts'
import { tryChange } from './try-change.ts'

const companyKey = 'prueba'
const MENU = ['branches', 'parrilla', 'menus', 'carta']

let world: ImportWorld

beforeEach(async () => {
  world = await testWorld()
  await emptyDatabase(world.db)
  await importTenant(smallTenant(), world)
})

const set = (place: readonly string[], from: unknown, to: unknown): Operation => ({
  kind: 'set',
  place,
  from,
  to,
})
const priceOf = (plate: string, from: number, to: number) =>
  set([...MENU, 'plates', plate, 'price'], from, to)
const partly = (...operations: Operation[]) =>
  changePartly({ companyKey, operations, author: { door: 'CONSOLE' } }, world)

const prices = async () => {
  const file = await exportTenant(world.db, companyKey)
  return file?.branches[0]?.menus?.[0]?.plates.map(({ price }) => price)
}

/** spec('decisions prices-and-time.7') */
test('the fitting part of a change is made, and the rest is named with the value found there', async () => {
  const stale = priceOf('bife', 1, 2)
  const { result, operations, leftOut } = await partly(stale, priceOf('agua', 1500, 1600))
  expect(result).toMatchObject({ ok: true, revision: 2 })
  expect(operations).toEqual([priceOf('agua', 1500, 1600)])
  expect(leftOut).toEqual({ conflicts: [{ operation: stale, found: 18_500.5 }], problems: [] })
  expect(await prices()).toEqual([18_500.5, 1600])
})

test('an impossible operation is left out by its place, and the rest is made', async () => {
  const nowhere = set([...MENU, 'plates', 'bife', 'category'], 'carnes', 'postres')
  const { result, operations, leftOut } = await partly(
    nowhere,
    priceOf('agua', 1500, -1),
    priceOf('bife', 18_500.5, 20_000),
  )
  expect(result).toMatchObject({ ok: true })
  expect(operations).toEqual([priceOf('bife', 18_500.5, 20_000)])
  expect(leftOut.problems.map(({ code, place }) => [code, place.at(-1)])).toEqual(
    expect.arrayContaining([
      ['key-unknown', 'category'],
      ['too-small', 'price'],
    ]),
  )
  expect(await prices()).toEqual([20_000, 1500])
})

test('outside of menus it is the same', async () => {
  const name = set(['branches', 'parrilla', 'name'], 'Otra', 'La Parrilla')
  const price = priceOf('agua', 1500, 1600)
  expect(await partly(name, price)).toMatchObject({
    result: { ok: true },
    operations: [price],
    leftOut: { conflicts: [{ found: 'Parrilla' }] },
  })
})

test('where nothing of it fits, it is refused as any change', async () => {
  const { result } = await partly(priceOf('bife', 1, 2), priceOf('vino', 1, 2))
  expect(result).toMatchObject({ ok: false, conflict: { found: 18_500.5 } })
  expect(await prices()).toEqual([18_500.5, 1500])
})

test('a change beyond the permissions of its author is refused whole', async () => {
  const need = { permission: 'menu.prices', branch: 'parrilla' } as const
  const change = {
    companyKey,
    operations: [priceOf('bife', 1, 2), priceOf('agua', 1500, 1600)],
    author: { door: 'CONSOLE' },
    lacks: async () => [need],
  } as const
  expect(await changePartly(change, world)).toMatchObject({ result: { ok: false, needs: [need] } })
})

/** spec('decisions prices-and-time.10') */
test('a change is tried over those that are there by then, each as far as it fits', async () => {
  const author = { door: 'CONSOLE' } as const
  const planned = (part: boolean, ...operations: Operation[]) => ({
    companyKey,
    operations,
    author,
    partly: part,
  })
  const before = [
    planned(false, priceOf('agua', 1500, 1600)),
    // Not at all, since one of them does not fit.
    planned(false, priceOf('bife', 1, 2), priceOf('agua', 1600, 9)),
    planned(true, priceOf('bife', 1, 2), priceOf('agua', 1600, 1700)),
  ]
  const change = { companyKey, operations: [priceOf('agua', 1700, 1800)], author }
  const read = async (db: ImportWorld['db']) => {
    const rows = await db.selectFrom('plates').select('price').orderBy('position').execute()
    return rows.map(({ price }) => Number(price))
  }
  expect(await tryChange({ before, change }, world, read)).toEqual({ ok: true, value: [1_850_050, 180_000] })
  expect(await tryChange({ before, change: undefined }, world, read)).toEqual({
    ok: true,
    value: [1_850_050, 170_000],
  })
  expect(await tryChange({ change }, world, read)).toMatchObject({ ok: false, conflict: { found: 1500 } })
  expect(await prices()).toEqual([18_500.5, 1500])
})

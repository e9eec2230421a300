import { lastChangeAt } from '@mostrador/tenant/history/last-change'
import { sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'
import { givenShop, type GivenShop } from '../../testing/given-shop.ts'
import { rowsGivenBy } from '../../testing/rows-read-by.ts'
import { startTestApi, type TestApi } from '../../testing/start-test-api.ts'

let api: TestApi
let shop: GivenShop
let branch: string[]

beforeEach(async () => {
  api = await startTestApi()
  shop = await givenShop(api)
  const { key } = await api.ports.database
    .selectFrom('branches')
    .select('key')
    .where('id', '=', shop.branchId)
    .executeTakeFirstOrThrow()
  branch = ['branches', key]
  await api.ports.database.deleteFrom('revisions').execute()
})

type Step = { readonly kind: string; readonly place: readonly string[]; readonly thing?: object }

/** Writes down changes that have the same steps, in the seconds of their numbers. */
async function given(
  from: number,
  steps: readonly Step[],
  { to = from, mark }: { to?: number; mark?: object } = {},
) {
  await sql`
    insert into revisions (company_id, number, at, door, branch_keys, operations, sentences, mark)
    select ${shop.companyId}::uuid, number, to_timestamp(number), 'CONSOLE', array[${branch[1]}::text],
      ${JSON.stringify(steps)}::jsonb, array_fill('Precio'::text, array[${steps.length}::integer]),
      ${mark ? JSON.stringify(mark) : null}::jsonb
    from generate_series(${from}::integer, ${to}::integer) as number`.execute(api.ports.database)
}

const plate = (key: string, ...on: readonly string[]) => [...branch, 'menus', 'noche', 'plates', key, ...on]
const set = (place: readonly string[], more: object = { from: 1, to: 2 }) => ({ kind: 'set', place, ...more })
const last = async (place: readonly string[]) => {
  const found = await lastChangeAt(api.ports.database, { companyId: shop.companyId, place })
  return found && found.at.getTime() / 1000
}

test('the last change of a place is the newest that names it, or a thing around it that came or went', async () => {
  await given(1001, [{ kind: 'add', place: [...branch, 'menus', 'noche'], thing: { key: 'noche' } }])
  await given(1002, [{ kind: 'add', place: plate('bife'), thing: { key: 'bife' } }])
  await given(1003, [set(plate('bife', 'price')), set(plate('agua', 'price'))])
  await given(1004, [{ kind: 'move', place: plate('agua') }])
  await given(1005, [{ kind: 'remove', place: plate('agua'), thing: { key: 'agua' } }])
  await given(1006, [set(plate('bife', 'hours'), { from: { monday: '8-9' } })])
  await given(1007, [set(plate('bife', 'price', 'deeper'))])
  await given(1008, [], { mark: { places: [plate('flan'), plate('vino')] } })
  await given(1009, [set([...branch, 'name'])])
  await given(1010, [{ kind: 'move', place: plate('te') }])
  const asked = {
    'a field': plate('bife', 'price'),
    'a thing itself': plate('bife'),
    'a field of a thing that came': plate('bife', 'name'),
    'a field of a value that went': plate('bife', 'hours', 'monday'),
    'a removed thing': plate('agua'),
    'a field of it': plate('agua', 'price'),
    'a thing in a whole that came': plate('sopa'),
    'the whole': [...branch, 'menus', 'noche'],
    'the first of a mark': plate('flan'),
    'a field of the branch': [...branch, 'name'],
    'a moved thing': plate('te'),
    'a field of it, which stayed as it was': plate('te', 'price'),
  }
  const told = Object.entries(asked).map(async ([name, place]) => [name, await last(place)])
  expect(Object.fromEntries(await Promise.all(told))).toEqual({
    'a field': 1003,
    'a thing itself': 1002,
    'a field of a thing that came': 1002,
    'a field of a value that went': 1006,
    'a removed thing': 1005,
    'a field of it': 1005,
    'a thing in a whole that came': 1001,
    'the whole': 1001,
    'the first of a mark': 1008,
    'a field of the branch': 1009,
    'a moved thing': 1010,
    'a field of it, which stayed as it was': 1001,
  })
  expect(await last([...branch, 'menus', 'dia'])).toBeUndefined()
})

test('a change of the whole branch, or of the company beside it, is found without its places', async () => {
  await given(1001, [{ kind: 'move', place: branch }])
  expect(await last(branch)).toBe(1001)
  await sql`
    insert into revisions (company_id, number, at, door, branch_keys, operations, sentences)
    values (${shop.companyId}::uuid, 1002, to_timestamp(1002), 'CONSOLE', '{""}',
      ${JSON.stringify([set(['company', 'name'])])}::jsonb, '{"Nombre"}')`.execute(api.ports.database)
  expect(await last(['company', 'name'])).toBe(1002)
})

test('a look at the last change of a place reads no change that did not touch it, and of its own the newest', async () => {
  await given(1001, [set(plate('agua', 'price'))], { to: 3000 })
  await given(3001, [set(plate('vino', 'price')), set(plate('bife', 'price'))], { to: 3010 })
  await sql`analyze revisions`.execute(api.ports.database)
  const stepsRead = (place: readonly string[]) => rowsGivenBy('jsonb_array_elements', () => last(place))
  expect(await stepsRead(plate('flan', 'price'))).toBe(0)
  expect(await stepsRead(plate('bife', 'price'))).toBe(2)
})

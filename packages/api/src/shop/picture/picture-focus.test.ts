import type { OperationWire } from '@mostrador/contract/revision/document-schema'
import { beforeEach, expect, test } from 'vitest'
import { dataOf } from '../../testing/data-of.ts'
import { givenShop, type GivenShop } from '../../testing/given-shop.ts'
import { startTestApi, type TestApi } from '../../testing/start-test-api.ts'

let api: TestApi
let shop: GivenShop
beforeEach(async () => {
  api = await startTestApi()
  shop = await givenShop(api)
})

const ours = () => ({ params: { id: shop.branchId } })
const change = (...operations: OperationWire[]) =>
  shop.owner.changeDocument({ ...ours(), body: { operations } })
const set = (thing: readonly string[], from: unknown, to: unknown) =>
  change({ kind: 'set', place: ['menus', 'carta', ...thing, 'imageFocus'], from, to })
const BIFE = ['plates', 'bife']
const CARNES = ['categories', 'carnes']

/** Pictures of the steak and of its category, as diners' pages are told. */
async function told() {
  const { alias, orderModeId } = shop
  const menu = dataOf(await api.client.getMenu({ params: { alias, orderModeId }, query: {} }))
  const [plate, category] = [menu.plates, menu.categories].map(([one]) => one?.image?.focus)
  return { hash: menu.hash, plate, category }
}

/** spec('decisions pictures.9') */
test('where the food is in a picture is told to diners, of a plate and of a category, and taken back', async () => {
  const before = await told()
  expect(before).toMatchObject({ plate: { x: 0.25, y: 0.5 }, category: undefined })
  expect(await set(BIFE, { x: 0.25 }, { x: 0.1, y: 0.9 })).toMatchObject({ ok: true })
  expect(await set(CARNES, undefined, { y: 0 })).toMatchObject({ ok: true })
  const after = await told()
  expect(after).toMatchObject({ plate: { x: 0.1, y: 0.9 }, category: { x: 0.5, y: 0 } })
  expect(after.hash).not.toBe(before.hash)
  const undone = { params: { id: shop.branchId, number: 2 } }
  expect(await shop.owner.undoRevision(undone)).toMatchObject({ ok: true })
  expect(await told()).toMatchObject({ plate: { x: 0.25, y: 0.5 }, category: { x: 0.5, y: 0 } })
  const { revisions } = dataOf(await shop.owner.listRevisions({ ...ours(), query: {} }))
  expect(revisions.flatMap(({ sentences }) => sentences)).toContain(
    'Parrilla › Carta › Bife de chorizo · encuadre de la foto, horizontal: 0,25 → 0,1',
  )
})

test('the middle is said by saying nothing', async () => {
  expect(await set(BIFE, { x: 0.25 }, { x: 0.5, y: 0.5 })).toMatchObject({ ok: true, data: { revision: 2 } })
  expect((await told()).plate).toBeUndefined()
  expect(await set(BIFE, undefined, { x: 0.5 })).toEqual({ ok: true, data: { revision: null } })
})

test.each([
  [{ x: 1.01 }],
  [{ y: -0.01 }],
  [{ x: 0.123 }],
  [{ x: '0.5' }],
  [{ z: 0 }],
  ['left'],
  [[0.5, 0.5]],
])('no point of a picture is %j', async (wrong) => {
  const answer = await set(BIFE, { x: 0.25 }, wrong)
  expect(answer).toMatchObject({ ok: false, problem: { status: 422, code: 'change-refused' } })
  const paths = answer.ok ? [] : (answer.problem.errors ?? []).map(({ path }) => path)
  for (const path of paths) expect(path).toMatch(/^menus\/carta\/plates\/bife\/imageFocus/)
  expect((await told()).plate).toEqual({ x: 0.25, y: 0.5 })
})

import type { OperationWire } from '@mostrador/contract/revision/document-schema'
import { keyBefore, keyOf, thingsOf } from '@mostrador/domain/revision/keyed-list'
import type { Thing } from '@mostrador/domain/revision/operation'
import { localFileStore } from '@mostrador/files/local-file-store'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { dataOf } from '../../testing/data-of.ts'
import { givenImportedShop } from '../../testing/given-imported-shop.ts'
import { startTestApi } from '../../testing/start-test-api.ts'

const LISTS = ['categories', 'garnishGroups', 'plates', 'discounts'] as const

/** Everything of a template, put into a menu that is empty: what the console sends. */
function filling(
  { menu, indicators }: { readonly menu: Thing; readonly indicators: readonly Thing[] },
  known: readonly string[],
): OperationWire[] {
  const adding = (place: string[], things: readonly Thing[]): OperationWire[] =>
    things.map((thing, at) => ({
      kind: 'add',
      place: [...place, keyOf(thing)],
      thing: { ...thing },
      after: keyBefore(things, at),
    }))
  return [
    ...adding(
      ['indicators'],
      indicators.filter((one) => !known.includes(keyOf(one))),
    ),
    ...LISTS.flatMap((list) => adding(['menus', 'nueva', list], thingsOf(menu[list]))),
  ]
}

/** A shop with a menu in which nothing is, and the templates that may fill it. */
async function emptyMenu() {
  const folder = await mkdtemp(join(tmpdir(), 'templates-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  const api = await startTestApi({ pictures: localFileStore(folder) })
  const company = await givenImportedShop(api)
  const owner = await api.as(await api.given.staff({ role: 'OWNER', company }))
  const ours = { params: { id: company.branchId } }
  const send = (operations: OperationWire[]) => owner.changeDocument({ ...ours, body: { operations } })
  const { templates } = dataOf(await owner.listMenuTemplates(ours))
  const nueva = { key: 'nueva', name: 'Nueva', categories: [], plates: [] }
  await send([{ kind: 'add', place: ['menus', 'nueva'], thing: nueva, after: null }])
  return { owner, ours, send, templates }
}

/** spec('decisions the-carta.6') */
test('a template fills an empty menu as one change, with the pictures that it names', async () => {
  const { owner, ours, send, templates } = await emptyMenu()
  expect(templates.map(({ template }) => template)).toEqual([
    'pizzeria',
    'parrilla',
    'cafeteria',
    'sushi',
    'hamburgueseria',
    'empanadas',
    'basica',
  ])
  const [template] = templates
  if (!template) throw new Error('no template')
  const { value } = dataOf(await owner.getDocument({ ...ours, query: { place: 'indicators' } }))
  expect(await send(filling(template, thingsOf(value).map(keyOf)))).toMatchObject({ ok: true })
  const part = dataOf(await owner.getDocument({ ...ours, query: { place: 'menus/nueva' } }))
  expect(part.value).toMatchObject({ plates: template.menu.plates, categories: template.menu.categories })
  expect(Object.keys(part.pictures).length).toBeGreaterThan(3)
})

/** spec('decisions the-carta.6') */
test('of two who fill one menu at once one does, and the other one leaves nothing of another template in it', async () => {
  const { owner, ours, send, templates } = await emptyMenu()
  const { value } = dataOf(await owner.getDocument({ ...ours, query: { place: 'indicators' } }))
  const known = thingsOf(value).map(keyOf)
  const basic = templates.find(({ template }) => template === 'basica')
  if (!basic) throw new Error('no template')
  const both = await Promise.all([send(filling(basic, known)), send(filling(basic, known))])
  expect(both.filter(({ ok }) => ok)).toHaveLength(1)
  expect(both.find(({ ok }) => !ok)).toMatchObject({ problem: { status: 409, code: 'changed-meanwhile' } })
  const part = dataOf(await owner.getDocument({ ...ours, query: { place: 'menus/nueva' } }))
  expect(part.value).toMatchObject({ plates: basic.menu.plates, categories: basic.menu.categories })
})

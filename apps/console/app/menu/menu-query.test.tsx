import type { SoldOutChange } from '@mostrador/contract/menu/menu-schema'
import { QueryObserver } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { refreshQueries } from '../api/query-cache.ts'
import { createQueryClient } from '../api/query-client.ts'
import { draw } from '../testing/draw.tsx'
import { givenApi, settled } from '../testing/given-api.ts'
import { givenMenu, givenPlate } from '../testing/given-menu.ts'
import { workplace } from '../testing/given-workplace.ts'
import { SoldOutView } from './sold-out-view.tsx'
import { menuQuery, soldOutMutation } from './menu-query.ts'

const CONTACT = workplace.contact.id
const menuOf = (...ids: readonly string[]) => givenMenu(ids.map((id) => givenPlate(id)))

/** The menu's page, answered once. */
async function menuPage() {
  const { api, asked, last } = givenApi()
  const queries = createQueryClient()
  new QueryObserver(queries, menuQuery(api, CONTACT)).subscribe(() => undefined)
  await last().answer(menuOf('asado', 'vacío'))
  const turn = (id: string, soldOut: boolean, kind: SoldOutChange['thing']['kind'] = 'PLATE'): void => {
    const thing = { kind, id }
    void queries
      .getMutationCache()
      .build(queries, soldOutMutation({ api, queries }, CONTACT, thing))
      .execute(soldOut ? { thing, soldOut, lasting: { kind: 'TOMORROW' } } : { thing, soldOut })
      .catch(() => undefined)
  }
  /** The switches that are off. */
  const soldOut = (path = '/palermo/menu'): readonly (string | undefined)[] =>
    [
      ...draw(<SoldOutView />, { path, api, queries }).matchAll(/aria-checked="false" aria-label="(\S+):/g),
    ].map(([, name]) => name)
  /** The plates that are opened to be changed. */
  const editable = (role: 'manager' | 'cashier'): readonly (string | undefined)[] =>
    [
      ...draw(<SoldOutView />, { role, path: '/palermo/menu', api, queries }).matchAll(/"Editar: ([^"]+)"/g),
    ].map(([, name]) => name)
  return { queries, asked, last, turn, soldOut, editable }
}

test('those who run the branch open a plate by its row, a cashier does not', async () => {
  const { editable } = await menuPage()
  expect(editable('manager')).toEqual(['asado', 'vacío'])
  expect(editable('cashier')).toEqual([])
})

/** spec('decisions beyond-the-documents.5') */
test('a switch is turned at once, and turned back when it was not saved', async () => {
  const { turn, soldOut, last } = await menuPage()
  turn('asado', true)
  await settled()
  expect(soldOut()).toEqual(['asado'])
  expect(soldOut('/palermo/menu?show=sold-out')).toEqual(['asado'])
  await last().refuse(500)
  expect(soldOut()).toEqual([])
})

test('a switch that is turned twice ends where it was turned last, however long the first takes', async () => {
  const { turn, soldOut, asked, last } = await menuPage()
  turn('asado', true)
  turn('asado', false)
  await settled()
  expect(soldOut()).toEqual([])
  // The second waits for the first: two on their way could arrive in any order.
  expect(asked).toHaveLength(2)
  await last().answer({ soldOut: true, backAt: null })
  expect(soldOut()).toEqual([])
  expect(last().body).toEqual({ thing: { kind: 'PLATE', id: 'asado' }, soldOut: false })
  await last().answer({ soldOut: false, backAt: null })
  expect(soldOut()).toEqual([])
})

test('a menu that was asked for before a switch was turned does not turn it back', async () => {
  const { queries, turn, soldOut, last } = await menuPage()
  void refreshQueries(queries, ['menu', CONTACT])
  await settled()
  const late = last()
  turn('vacío', true)
  await settled()
  await last().answer({ soldOut: true, backAt: null })
  await late.answer(menuOf('asado', 'vacío'))
  expect(soldOut()).toEqual(['vacío'])
})

test('saving the mark of an ingredient reads the menu again for the plates it takes along', async () => {
  const { turn, soldOut, asked, last } = await menuPage()
  turn('palta', true, 'INGREDIENT')
  await settled()
  expect(last().body).toEqual({
    thing: { kind: 'INGREDIENT', id: 'palta' },
    soldOut: true,
    lasting: { kind: 'TOMORROW' },
  })
  await last().answer({ soldOut: true, backAt: '2026-11-21T15:00:00.000Z' })
  expect(asked.map(({ method }) => method)).toEqual(['GET', 'PUT', 'GET'])
  const gone = givenPlate('asado', { soldOut: true, without: ['palta'] })
  await last().answer(givenMenu([gone, givenPlate('vacío')]))
  expect(soldOut()).toEqual(['asado'])
})

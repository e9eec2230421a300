import { QueryObserver } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { refreshQueries } from '../api/query-cache.ts'
import { createQueryClient } from '../api/query-client.ts'
import { draw } from '../testing/draw.tsx'
import { givenApi, settled } from '../testing/given-api.ts'
import { workplace } from '../testing/given-workplace.ts'
import { MenuPage } from './menu-page.tsx'
import { menuQuery, turnMutation } from './menu-query.ts'

const CONTACT = workplace.contact.id
const plate = (id: string, soldOut = false) => ({ id, showName: id, soldOut, price: 100, image: null })
const menuOf = (...plates: readonly ReturnType<typeof plate>[]) => ({
  categories: [{ id: 'grill', showName: 'Parrilla', plates }],
})

/** The menu's page, answered once. */
async function menuPage() {
  const { api, asked, last } = givenApi()
  const queries = createQueryClient()
  new QueryObserver(queries, menuQuery(api, CONTACT)).subscribe(() => undefined)
  await last().answer(menuOf(plate('asado'), plate('vacío')))
  const turn = (id: string, soldOut: boolean): void =>
    void queries
      .getMutationCache()
      .build(queries, turnMutation({ api, queries }, CONTACT, id))
      .execute({ id, soldOut })
      .catch(() => undefined)
  /** The switches that are off. */
  const soldOut = (path = '/palermo/menu'): readonly (string | undefined)[] =>
    [...draw(<MenuPage />, { path, api, queries }).matchAll(/aria-checked="false" aria-label="(\S+):/g)].map(
      ([, name]) => name,
    )
  /** The plates that are opened to be changed. */
  const editable = (role: 'manager' | 'cashier'): readonly (string | undefined)[] =>
    [...draw(<MenuPage />, { role, path: '/palermo/menu', api, queries }).matchAll(/"Editar: ([^"]+)"/g)].map(
      ([, name]) => name,
    )
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
  await last().answer({ soldOut: true })
  expect(soldOut()).toEqual([])
  expect(last().body).toEqual({ soldOut: false })
  await last().answer({ soldOut: false })
  expect(soldOut()).toEqual([])
})

test('a menu that was asked for before a switch was turned does not turn it back', async () => {
  const { queries, turn, soldOut, last } = await menuPage()
  void refreshQueries(queries, ['menu', CONTACT])
  await settled()
  const late = last()
  turn('vacío', true)
  await settled()
  await last().answer({ soldOut: true })
  await late.answer(menuOf(plate('asado'), plate('vacío')))
  expect(soldOut()).toEqual(['vacío'])
})

import { expect, test } from 'vitest'
import { createQueryClient } from '../api/query-client.ts'
import { givenApi } from '../testing/given-api.ts'
import { doing, renderHook } from '../testing/render-hook.tsx'
import { useChange, type Changed } from './use-change.ts'
import { documentQuery, readOf } from './document-query.ts'
import { useDocument } from './use-document.ts'

type Menu = { readonly name: string; readonly plates: readonly { key: string; price: number }[] }

const menu: Menu = { name: 'Carta', plates: [{ key: 'bife', price: 100 }] }
const part = (value: unknown) => ({ revision: 7, value, pictures: {} })
const priceOf = (from: number, to: number) =>
  ({ kind: 'set', place: ['menus', 'carta', 'plates', 'bife', 'price'], from, to }) as const

const useMenu = () => ({ part: useDocument<Menu>(['menus', 'carta']), ...useChange() })

/** A page that shows a menu, answered once. */
async function page(toast: (message: { readonly text: string }) => void = () => undefined) {
  const { api, asked, last } = givenApi()
  const now = await renderHook(useMenu, { api, queries: createQueryClient(), toast })
  await doing(() => last().answer(part(menu)))
  const price = () => now().part.data?.value.plates[0]?.price
  return { asked, last, now, price }
}

test('a change is seen before it is answered, and what the server says afterwards', async () => {
  const { asked, last, now, price } = await page()
  expect(asked[0]?.url).toContain('place=menus%2Fcarta')
  const ended: Changed[] = []
  await doing(
    () =>
      void now()
        .change({ operations: [priceOf(100, 120)] })
        .then((one) => ended.push(one)),
  )
  expect(price()).toBe(120)
  expect(last()).toMatchObject({ method: 'POST', body: { operations: [priceOf(100, 120)] } })
  await doing(() => last().answer({ revision: 8 }))
  // Another one changed it since.
  await doing(() => last().answer(part({ ...menu, plates: [{ key: 'bife', price: 130 }] })))
  expect(price()).toBe(130)
  expect(ended).toEqual([{ ok: true, revision: 8 }])
})

test('a refused change is gone, and says what another one wrote', async () => {
  const { last, now, price } = await page()
  const ended: Changed[] = []
  await doing(
    () =>
      void now()
        .change({ operations: [priceOf(90, 120)] })
        .then((one) => ended.push(one)),
  )
  // A change that does not fit the cached value is not shown.
  expect(price()).toBe(100)
  const path = 'menus/carta/plates/bife/price'
  const met = {
    path,
    code: 'changed-meanwhile',
    message: '',
    expected: 100,
    by: 'Ana',
    at: '2026-11-24T10:00:00Z',
  }
  await doing(() => last().refuse(409, 'changed-meanwhile', [met]))
  await doing(() => last().answer(part(menu)))
  expect(ended).toMatchObject([
    { ok: false, conflict: { place: path, now: 100, by: 'Ana', at: '2026-11-24T10:00:00Z' }, sentences: {} },
  ])
})

test('each place says the first sentence of what is wrong there', async () => {
  const { last, now } = await page()
  const ended: Changed[] = []
  await doing(
    () =>
      void now()
        .change({ operations: [priceOf(100, -1)] })
        .then((one) => ended.push(one)),
  )
  const path = 'menus/carta/plates/bife/price'
  await doing(() =>
    last().refuse(422, 'change-refused', [
      { path, code: 'a', message: 'Primero.' },
      { path, code: 'b', message: 'Segundo.' },
    ]),
  )
  await doing(() => last().answer(part(menu)))
  expect(ended).toMatchObject([{ ok: false, conflict: undefined, sentences: { [path]: 'Primero.' } }])
})

test('of two changes the second waits for the first', async () => {
  const { asked, last, now, price } = await page()
  await doing(() => {
    void now().change({ operations: [priceOf(100, 120)] })
    void now().change({ operations: [priceOf(120, 140)] })
  })
  expect(price()).toBe(140)
  const posts = () => asked.filter(({ method }) => method === 'POST')
  expect(posts()).toHaveLength(1)
  await doing(() => last().answer({ revision: 8 }))
  await doing(() => last().answer(part({ ...menu, plates: [{ key: 'bife', price: 120 }] })))
  expect(posts()).toHaveLength(2)
  expect(price()).toBe(140)
})

test('a value that pages have read of a branch is found by its place, in any part', () => {
  const queries = createQueryClient()
  const read = readOf(queries, 'b1')
  queries.setQueryData(documentQuery(givenApi().api, 'b1', ['menus', 'carta']).queryKey, part(menu))
  queries.setQueryData(documentQuery(givenApi().api, 'b1', []).queryKey, part({ name: 'Ombú' }))
  expect(read(['menus', 'carta', 'plates', 'bife'])).toEqual({ key: 'bife', price: 100 })
  expect(read(['name'])).toBe('Ombú')
  expect(read(['menus', 'noche'])).toBeUndefined()
  expect(readOf(queries, 'b2')(['name'])).toBeUndefined()
})

/** spec('decisions proofs-of-fields.6') */
test('a change for which something is lacking is told by the reason of the server', async () => {
  const toasts: string[] = []
  const { last, now } = await page(({ text }) => toasts.push(text))
  await doing(() => void now().change({ operations: [priceOf(100, 120)] }))
  const message = 'Para cambiar los precios no alcanza con un PIN.'
  const path = 'menus/carta/plates/bife/price'
  await doing(() =>
    last().refuse(403, 'permission-missing', [{ path, code: 'not-on-shared-device', message }]),
  )
  await doing(() => last().answer(part(menu)))
  expect(toasts).toEqual(['Para cambiar los precios no alcanza con un PIN.'])
})

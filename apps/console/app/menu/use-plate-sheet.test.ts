import { useQuery } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { createQueryClient } from '../api/query-client.ts'
import { givenApi } from '../testing/given-api.ts'
import { doing, renderHook } from '../testing/render-hook.tsx'
import { plateSheetQuery, usePlateEditing } from './use-plate-sheet.ts'

const place = {
  branchId: '0198c000-0000-7000-8000-0000000000bb',
  plateId: '0198c000-0000-7000-8000-0000000000cc',
}

/** A plate whose price was typed and met another one's, with a name that was typed too. */
async function metAnother() {
  const { api, asked, last } = givenApi()
  let saved = 0
  const now = await renderHook(
    () => usePlateEditing(place, useQuery(plateSheetQuery(api, place)).data, () => (saved += 1)),
    { api, queries: createQueryClient() },
  )
  await doing(() => last().answer({ name: 'Bife', description: '', price: 28_000 }))
  await doing(() => now().type('price', '31.000'))
  await doing(() => now().type('name', 'Ojo de bife'))
  await doing(() => now().save())
  expect(last().body).toEqual({
    name: { from: 'Bife', to: 'Ojo de bife' },
    price: { from: 28_000, to: 31_000 },
  })
  const errors = [{ code: 'changed-meanwhile', message: 'branches/x', path: 'price', expected: 30_100 }]
  await doing(() => last().refuse(409, 'changed-meanwhile', errors))
  expect(now().conflict).toEqual({ field: 'price', now: 30_100 })
  return { now, asked, last, saved: () => saved }
}

test('«Usar el suyo» puts the price of the other one into the form, and keeps the name that was typed', async () => {
  const { now, asked, last } = await metAnother()
  const before = asked.length
  await doing(() => now().takeTheirs())
  expect(now().conflict).toBeUndefined()
  expect(now().form).toEqual({ name: 'Ojo de bife', description: '', price: '30100' })
  // Nothing is saved by it: the name waits for its button.
  expect(asked).toHaveLength(before)
  await doing(() => now().save())
  expect(last().body).toEqual({ name: { from: 'Bife', to: 'Ojo de bife' } })
})

test('«Dejar el mío» saves what was typed over what the other one wrote', async () => {
  const { now, last, saved } = await metAnother()
  await doing(() => now().keepMine())
  const { method, body, answer } = last()
  expect([method, body]).toEqual([
    'PUT',
    { name: { from: 'Bife', to: 'Ojo de bife' }, price: { from: 30_100, to: 31_000 } },
  ])
  await doing(() => answer({ revision: 8 }))
  expect(saved()).toBe(1)
  expect(now()).toMatchObject({ isDirty: false, conflict: undefined, form: { price: '31000' } })
})

test('whose price is met once more is asked once more, over what stands there then', async () => {
  const { now, last } = await metAnother()
  await doing(() => now().keepMine())
  const errors = [{ code: 'changed-meanwhile', message: 'branches/x', path: 'price', expected: 29_000 }]
  await doing(() => last().refuse(409, 'changed-meanwhile', errors))
  expect(now()).toMatchObject({ conflict: { field: 'price', now: 29_000 }, form: { price: '31.000' } })
  await doing(() => now().keepMine())
  expect(last().body).toMatchObject({ price: { from: 29_000, to: 31_000 } })
})

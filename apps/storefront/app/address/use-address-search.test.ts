import { expect, test } from 'vitest'
import { openPage } from '../testing/browser-page.ts'
import { doing, pass, renderHook } from '../testing/render-hook.tsx'
import { HONDURAS } from '../testing/sample-address.ts'
import { useAddressSearch } from './use-address-search.ts'

/** A search for addresses as the guide has it, which is nobody's. */
async function searchOf() {
  const page = openPage({ clock: '2026-11-20T15:00:00.000Z', answer: () => HONDURAS })
  const hook = await renderHook(() => useAddressSearch({}), { props: undefined })
  const queries = () => page.asked.map(({ url }) => Object.fromEntries(new URL(url, 'http://x').searchParams))
  return { ...hook, page, queries }
}

const LINE = { id: 'l1', title: '', subtitle: '', place: null }

test('in the guide no branch is named, and no contact is near', async () => {
  const { now, queries } = await searchOf()
  expect(now().state).toEqual({ status: 'idle' })
  await doing(() => now().search.type('  Gorriti '))
  await pass(500)
  expect(queries()).toEqual([{ query: 'Gorriti', sessionToken: expect.stringMatching(/^[0-9a-f]{32}$/) }])
})

test('three letters are enough to ask', async () => {
  const { now, queries } = await searchOf()
  await doing(() => now().search.type('Río'))
  await pass(500)
  expect(queries()).toHaveLength(1)
})

test('of a number no more goes along than a number has, and a line with its place is not asked for', async () => {
  const { now, queries } = await searchOf()
  expect(await doing(() => now().resolve(LINE, '9'.repeat(40)))).toEqual(HONDURAS)
  expect(queries()[0]).toMatchObject({ id: 'l1', number: '9'.repeat(30) })
  expect(await doing(() => now().resolve({ ...LINE, place: HONDURAS }, ''))).toEqual(HONDURAS)
  expect(queries()).toHaveLength(1)
})

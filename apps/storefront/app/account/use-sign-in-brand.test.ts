import { expect, test } from 'vitest'
import type { SignInPlace } from '../diner/sign-in-place.ts'
import { openPage, refusal } from '../testing/browser-page.ts'
import { doing, renderHook } from '../testing/render-hook.tsx'
import { useSignInBrand } from './use-sign-in-brand.ts'

const brand = (id: string) => ({
  id,
  alias: id,
  name: id.toUpperCase(),
  description: '',
  customLogoURL: null,
})
const brands = [brand('b1'), brand('b2')]

/** The dialog at a place, closed or open, with a server that answers these in turn. */
async function draw(place: SignInPlace, answers: unknown[], isOpen = true) {
  const page = openPage({ answer: () => answers.shift() })
  const hook = await renderHook((open: boolean) => useSignInBrand(place, open), { props: isOpen })
  return { ...hook, page, urls: () => page.asked.map(({ url }) => url) }
}

test('a page of no brand asks for those there are, and the chosen one is it', async () => {
  const { now, urls, all } = await draw({ kind: 'anywhere' }, [{ branches: brands, more: false, home: null }])
  expect(all[0]).toMatchObject({ at: undefined, choices: [], state: 'loading' })
  expect(urls()).toEqual(['/api/diner/branches?offset=0&pageSize=99'])
  expect(now()).toMatchObject({
    at: undefined,
    choices: [
      { id: 'b1', name: 'B1' },
      { id: 'b2', name: 'B2' },
    ],
    state: 'ready',
  })
  await doing(() => now().choose('b2'))
  expect(now().at).toEqual({ branchId: 'b2' })
})

test('a company’s page asks for its own, and the only one is it', async () => {
  const { now, urls } = await draw({ kind: 'company', companyId: 'k1' }, [
    { branches: [brand('b1')], total: 1 },
  ])
  expect(urls()).toEqual(['/api/diner/companies/k1/branches?offset=0&pageSize=99'])
  expect(now()).toMatchObject({ at: { branchId: 'b1' }, choices: [], state: 'ready' })
})

test('the brands are not asked for before the dialog opens, nor again when it closes', async () => {
  const { now, urls, renderAgain } = await draw(
    { kind: 'anywhere' },
    [{ branches: brands, more: false, home: null }],
    false,
  )
  expect([urls(), now().state]).toEqual([[], 'loading'])
  await renderAgain(true)
  await renderAgain(false)
  expect(urls()).toHaveLength(1)
  expect(now().state).toBe('ready')
})

test('a page of a brand asks for no brands', async () => {
  const { now, urls } = await draw({ kind: 'brand', branchId: 'b1' }, [])
  expect(urls()).toEqual([])
  expect(now()).toMatchObject({ at: { branchId: 'b1' }, state: 'ready' })
})

test('brands that could not be asked for are asked for again on a wish', async () => {
  const { now, all } = await draw({ kind: 'anywhere' }, [
    refusal(503, 'x'),
    { branches: brands, more: false, home: null },
  ])
  expect(now().state).toBe('failed')
  const before = all.length
  await doing(() => now().retry())
  expect(all[before]?.state).toBe('loading')
  expect(now().state).toBe('ready')
})

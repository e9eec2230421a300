import type { BranchInfo } from '@mostrador/contract/branch/branch-schema'
import { act } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import { openPage } from '../testing/browser-page.ts'
import { renderHook } from '../testing/render-hook.tsx'
import { useConsentChoice } from './use-consent-choice.ts'

let brands = 0
let branch: BranchInfo

beforeEach(() => {
  brands += 1
  branch = { id: `brand-${brands}`, askForConsent: true, fbPixelId: '123456' } as unknown as BranchInfo
})

/** Opens a page of the brand, to which the diner said this. */
async function open(answer?: 'yes' | 'no', brand: BranchInfo | undefined = branch) {
  const page = openPage()
  const reload = vi.fn<() => void>()
  Object.assign(location, { reload })
  if (answer) page.local.set(`mostrador.consent.${branch.id}`, JSON.stringify(answer))
  const { now } = await renderHook(() => useConsentChoice(brand), { props: undefined })
  return { now, reload, answer: () => page.local.get(`mostrador.consent.${branch.id}`) }
}

/** spec('decisions beyond-the-documents.24') */
test('a diner who agreed may refuse, which holds at once in a new document', async () => {
  const { now, reload, answer } = await open('yes')
  expect(now()?.other).toBe('no')
  await act(async () => now()?.choose())
  expect(answer()).toBe('"no"')
  expect(reload).toHaveBeenCalledOnce()
  expect(now()?.other).toBe('yes')
})

test('a diner who refused may agree, and stays on the page', async () => {
  const { now, reload, answer } = await open('no')
  expect(now()?.other).toBe('yes')
  await act(async () => now()?.choose())
  expect(answer()).toBe('"yes"')
  expect(reload).not.toHaveBeenCalled()
})

test('a diner who is being asked has nothing to change', async () => {
  expect((await open()).now()).toBeUndefined()
})

test('a browser that refuses for its diner has nothing to change either', async () => {
  const page = openPage()
  Object.assign(navigator, { globalPrivacyControl: true })
  page.local.set(`mostrador.consent.${branch.id}`, '"yes"')
  const { now } = await renderHook(() => useConsentChoice(branch), { props: undefined })
  expect(now()).toBeUndefined()
})

test('a brand that does not ask is counted until the diner says no', async () => {
  const { now } = await open(undefined, { ...branch, askForConsent: false })
  expect(now()?.other).toBe('no')
})

test.each([
  [{ fbPixelId: '123456' }, 'no'],
  [{ googleTagManagerId: 'GTM-AB12' }, 'no'],
  [{ googleAnalyticsId: 'G-ABCD1' }, 'no'],
  [{}, undefined],
])('only where somebody else counts there is a choice: %o', async (ids, other) => {
  const { now } = await open('yes', { ...branch, fbPixelId: null, ...ids })
  expect(now()?.other).toBe(other)
})

test('without a brand there is none', async () => {
  const page = openPage()
  const { now } = await renderHook(() => useConsentChoice(undefined), { props: undefined })
  expect([now(), page.local.size]).toEqual([undefined, 0])
})

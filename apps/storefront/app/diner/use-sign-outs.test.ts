import { expect, test } from 'vitest'
import { openPage } from '../testing/browser-page.ts'
import { doing, renderHook } from '../testing/render-hook.tsx'
import { forgetDiner, rememberDiner } from './known-diner.ts'
import { useSignOuts } from './use-sign-outs.ts'

const ana = { phone: '+56987654321', phoneCountry: 'CL', name: 'Ana' } as const

test('signing out is counted; signing in and another name are not', async () => {
  openPage()
  forgetDiner()
  const { now } = await renderHook(useSignOuts, { props: undefined })
  expect(now()).toBe(0)
  await doing(() => rememberDiner(ana))
  await doing(() => rememberDiner({ ...ana, name: 'Ana María' }))
  expect(now()).toBe(0)
  await doing(forgetDiner)
  expect(now()).toBe(1)
  await doing(() => rememberDiner(ana))
  await doing(forgetDiner)
  expect(now()).toBe(2)
})

import { expect, onTestFinished, test, vi } from 'vitest'
import { forgetDiner } from '../diner/known-diner.ts'
import { openPage } from '../testing/browser-page.ts'
import { pageAround } from '../testing/page-around.tsx'
import { doing, renderHook } from '../testing/render-hook.tsx'
import { contactOf, sampleLines, sampleAddress, stateOf } from '../testing/sample-checkout.ts'
import { usePlaceOrder } from './use-place-order.ts'

/** spec('000 §4.33') */
test('an order that was placed leaves no cart behind where its page does not come and this one is left', async () => {
  const page = openPage({
    clock: '2026-11-20T21:00:00.000Z',
    answer: () => Response.json({ id: 'o1', code: 'ABCDEFGHJK', number: 7 }, { status: 201 }),
  })
  onTestFinished(forgetDiner)
  vi.stubGlobal('matchMedia', () => ({ matches: false }))
  page.local.set('mostrador.cart.left', 'something')
  const path = '/menu/:alias/checkout'
  const around = pageAround({ address: '/menu/left/checkout', path, alias: sampleAddress })
  const { now } = await renderHook(() => usePlaceOrder(), { props: undefined, wrap: around.wrap })
  // Files of an older version are gone: the router reloads the page, and never arrives.
  vi.spyOn(around.router, 'navigate').mockImplementation(() => new Promise(() => undefined))
  await doing(() => void now().place(stateOf({ contact: contactOf({ alias: 'left' }) }), sampleLines))
  expect(page.local.has('mostrador.cart.left')).toBe(true)

  page.window.dispatchEvent(new Event('pagehide'))
  expect(page.local.has('mostrador.cart.left')).toBe(false)
  expect(page.session.get('mostrador.ordered.left')).toMatch(/^ABCDEFGHJK /)
  expect(page.session.has('mostrador.attempt.left')).toBe(false)
})

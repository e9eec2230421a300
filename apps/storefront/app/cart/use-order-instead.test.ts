import type { Cart } from '@mostrador/domain/cart/cart'
import { expect, test, vi } from 'vitest'
import { writeCart } from '../diner/cart-store.ts'
import { markOrdered } from '../diner/ordered-cart.ts'
import { openPage } from '../testing/browser-page.ts'
import { pageAround } from '../testing/page-around.tsx'
import { renderHook } from '../testing/render-hook.tsx'
import { useOrderInstead } from './use-order-instead.ts'

const CODE = 'ABCDEFGHJK'

/** The cart of a contact, reached after `given` was done in this tab. */
async function open({
  alias = 'palermo',
  isEmpty = true,
  now = '2026-11-20T21:00:00.000Z',
  given,
}: {
  readonly alias?: string
  readonly isEmpty?: boolean
  /** When the cart is opened; what was given was given at nine in the evening before. */
  readonly now?: string
  readonly given: (session: Map<string, string>) => void
}) {
  const page = openPage({ clock: '2026-11-20T21:00:00.000Z' })
  given(page.session)
  vi.setSystemTime(now)
  const { wrap, router } = pageAround({
    address: `/menu/${alias}/preview?source=qr&x=1`,
    path: '/menu/:alias/preview',
  })
  const hook = await renderHook(() => useOrderInstead(alias, isEmpty), { props: undefined, wrap })
  return { goesOn: hook.all[0], at: router.state.location, action: router.state.historyAction }
}

/** spec('000 §4.37') */
test('the way back after an order leads to the order, and not to an empty cart', async () => {
  const { goesOn, at, action } = await open({ given: () => markOrdered('palermo', CODE) })
  expect(goesOn).toBe(true)
  expect(at).toMatchObject({ pathname: '/menu/palermo/order/ABCDEFGHJK', search: '?source=qr' })
  expect(action).toBe('REPLACE')
})

test.each([
  ['2026-11-21T20:59:59.000Z', true],
  ['2026-11-21T21:00:00.000Z', false],
  ['2026-12-01T12:00:00.000Z', false],
  // The clock of the browser was set back.
  ['2026-11-20T12:00:00.000Z', true],
  ['2026-11-01T12:00:00.000Z', false],
])('a tab that is opened again at %s leads to the order: %s', async (now, leads) => {
  const { goesOn } = await open({ now, given: () => markOrdered('palermo', CODE) })
  expect(goesOn).toBe(leads)
})

test.each([
  ['nothing was ordered', () => undefined],
  ['another contact has the order', () => markOrdered('centro', CODE)],
  [
    'something was added since',
    () => {
      markOrdered('palermo', CODE)
      writeCart('palermo', { lines: [] } as unknown as Cart)
    },
  ],
  [
    'what is kept is no code',
    (session: Map<string, string>) =>
      session.set('mostrador.ordered.palermo', '../x 2026-11-20T21:00:00.000Z'),
  ],
  [
    'an older page kept no moment',
    (session: Map<string, string>) => session.set('mostrador.ordered.palermo', CODE),
  ],
])('an empty cart stays one where %s', async (_, given) => {
  const { goesOn, at } = await open({ given: (session) => void given(session) })
  expect([goesOn, at.pathname]).toEqual([false, '/menu/palermo/preview'])
})

test('a cart with something in it stays, though it was ordered from before', async () => {
  const { goesOn, at } = await open({ isEmpty: false, given: () => markOrdered('palermo', CODE) })
  expect([goesOn, at.pathname]).toEqual([false, '/menu/palermo/preview'])
})

test('a page on which the cart was ordered just now does not lead on by itself', async () => {
  openPage()
  const { wrap, router } = pageAround({
    address: '/menu/palermo/checkout?source=qr',
    path: '/menu/:alias/checkout',
  })
  const hook = await renderHook((isEmpty: boolean) => useOrderInstead('palermo', isEmpty), {
    props: false,
    wrap,
  })
  markOrdered('palermo', CODE)
  await hook.renderAgain(true)
  expect(router.state.location.pathname).toBe('/menu/palermo/checkout')
})

import { lineOn, menuOf, plate, selection } from '@mostrador/domain/testing/sample-menu'
import type { Menu } from '@mostrador/domain/menu/menu'
import { expect, test } from 'vitest'
import { writeCart } from '../diner/cart-store.ts'
import { openPage } from '../testing/browser-page.ts'
import { pageAround } from '../testing/page-around.tsx'
import { doing, pass, renderHook } from '../testing/render-hook.tsx'
import { contactOf, modeOf } from '../testing/sample-checkout.ts'
import type { Shop } from './load-shop.ts'
import { useShopWatch } from './use-shop-watch.ts'

const before = menuOf([plate('bife', { price: 100_000 }), plate('flan', { price: 50_000 })])
const lines = [lineOn(before, selection('bife'), 'l1')]
const STANDING = { pause: null, busy: null }

/** The shop of a cart as it stands on a menu of that hash. */
function shopOn(alias: string, hash: string, menu: Menu = before): Shop {
  const place = {
    alias,
    branchContactId: 'c1',
    orderModeId: 'mode',
    mode: 'TAKE_AWAY',
    menuHash: hash,
  } as const
  const mode = { ...modeOf('TAKE_AWAY'), ...STANDING }
  return { contact: contactOf({ alias }), mode, place, view: { menu: { ...menu, hash } } } as unknown as Shop
}

/**
 * A cart that lies open, while the server tells of its menu what `told` says; each has a contact.
 */
async function open(alias: string, fresh: Shop | undefined) {
  const told: { hashes: unknown } = { hashes: [{ orderModeId: 'mode', hash: 'h1', ...STANDING }] }
  const page = openPage({
    clock: '2026-11-20T15:00:00.000Z',
    answer: ({ url }) => (url.includes('/hash') ? { menuHashes: told.hashes } : undefined),
  })
  const savedAt = '2026-11-20T15:00:00.000Z'
  writeCart(alias, { ...shopOn(alias, 'h1').place, lines, paymentTypeId: null, savedAt })
  const { wrap, toasts } = pageAround()
  let reloads = 0
  const reload = async () => {
    reloads += 1
    return fresh
  }
  const hook = await renderHook((shop: Shop | undefined) => useShopWatch(shop, reload), {
    props: shopOn(alias, 'h1') as Shop | undefined,
    wrap,
  })
  const asked = () => page.asked.filter(({ url }) => url.includes('/hash')).length
  const texts = () => toasts.map(({ text }) => text)
  return { ...hook, page, told, asked, texts, reloads: () => reloads }
}

const CHANGED = 'La carta cambió: revisa tu pedido antes de seguir.'
const dearer = menuOf([plate('bife', { price: 120_000 }), plate('flan', { price: 50_000 })])
const soldOut = menuOf([plate('bife', { soldOut: true }), plate('flan', { price: 50_000 })])
const other = menuOf([plate('bife', { price: 100_000 }), plate('flan', { price: 60_000 })])

/** spec('decisions beyond-the-documents.5') */
test.each([
  ['dearer', dearer, [CHANGED]],
  ['sold-out', soldOut, [CHANGED]],
  ['beside-the-cart', other, []],
] as const)(
  'a menu that changed (%s) is brought under an open cart, and told before anybody orders',
  async (...[alias, menu, said]) => {
    const { told, asked, texts, reloads, renderAgain } = await open(alias, shopOn(alias, 'h2', menu))
    await pass(14_999)
    expect([asked(), reloads()]).toEqual([0, 0])
    await pass(1)
    expect([asked(), reloads()]).toEqual([1, 0])
    told.hashes = [{ orderModeId: 'mode', hash: 'h2', ...STANDING }]
    await pass(15_000)
    expect([asked(), reloads(), texts()]).toEqual([2, 1, said])
    await renderAgain(shopOn(alias, 'h2', menu))
    await pass(60_000)
    expect([reloads(), texts()]).toEqual([1, said])
  },
)

test('the shop is asked for when the page is shown again, and not while hidden', async () => {
  const { told, page, asked, reloads } = await open('looked-at', shopOn('looked-at', 'h2', dearer))
  await doing(() => page.show('hidden'))
  await pass(60_000)
  expect(asked()).toBe(0)
  told.hashes = [{ orderModeId: 'mode', hash: 'h2', ...STANDING }]
  await doing(() => page.show('visible'))
  expect([asked(), reloads()]).toEqual([1, 1])
})

test('a pause of the mode is brought too', async () => {
  const { told, reloads, texts } = await open('paused', shopOn('paused', 'h1'))
  const pause = { until: '2026-11-20T16:00:00.000Z', message: '' }
  told.hashes = [{ orderModeId: 'mode', hash: 'h1', pause, busy: null }]
  await pass(15_000)
  expect([reloads(), texts()]).toEqual([1, []])
})

test.each([
  ['no answer for the mode', []],
  ['a mode without a menu', [{ orderModeId: 'mode', hash: '', ...STANDING }]],
])('with %s the page stays as it is', async (name, hashes) => {
  const { told, reloads } = await open(name.replaceAll(' ', '-'), undefined)
  told.hashes = hashes
  await pass(30_000)
  expect(reloads()).toBe(0)
})

test('news that could not be brought is asked for again with the next look', async () => {
  const { told, reloads, texts } = await open('broken', undefined)
  told.hashes = [{ orderModeId: 'mode', hash: 'h2', ...STANDING }]
  await pass(15_000)
  expect([reloads(), texts()]).toEqual([1, []])
  await pass(15_000)
  expect([reloads(), texts()]).toEqual([2, []])
})

import type { GroupOrder } from '@mostrador/contract/group-order/group-order-endpoints'
import { lineOn, menuOf, plate, selection } from '@mostrador/domain/testing/sample-menu'
import { expect, test } from 'vitest'
import { readCart, writeCart } from '../diner/cart-store.ts'
import { openPage } from '../testing/browser-page.ts'
import { pageAround } from '../testing/page-around.tsx'
import { doing, renderHook } from '../testing/render-hook.tsx'
import { aMenu, aPlate } from '../testing/sample-menu-info.ts'
import { aContact, aMode } from '../testing/sample-shop.ts'
import { groupItems } from './group-lines.ts'
import { useTakeLines } from './use-take-lines.tsx'

const menu = menuOf([plate('flan', { price: 100_000 }), plate('pan', { price: 100_000 })])
const line = (id: string, notes = '') => lineOn(menu, selection(id, { notes }), `l-${id}`)
const person = (name: string, id: string, isMe: boolean) => ({
  name,
  isHost: isMe,
  isMe,
  items: groupItems([line(id)], 2),
})

const group: GroupOrder = {
  key: 'k',
  orderModeId: 'm1',
  payer: 'ONE',
  closesAt: '2026-11-20T21:00:00.000Z',
  isOpen: false,
  end: 'CLOSED',
  isMine: true,
  people: [person('Ana', 'flan', true), person('Leo', 'pan', false)],
}

/** The host of a group, with a plate in the cart of a mode with its own menu or the group's. */
async function open(alias: string, orderModeId: string) {
  const mode = aMode({ menuHash: `hash-${alias}`, notesLimit: { item: null, order: null }, paymentTypes: [] })
  const contact = aContact([mode], { alias })
  openPage({
    answer: ({ url }) =>
      url.includes('/menu/')
        ? aMenu([aPlate('flan'), aPlate('pan')], { hash: `hash-${alias}` })
        : { type: 'branchContact', info: contact },
  })
  writeCart(alias, {
    alias,
    branchContactId: 'c1',
    orderModeId,
    mode: 'TAKE_AWAY',
    menuHash: orderModeId === 'm1' ? `hash-${alias}` : 'another',
    lines: [line('pan', 'tibio')],
    paymentTypeId: 'card',
    savedAt: new Date().toISOString(),
  })
  const country = { currency: { code: 'ARS', symbol: '$' }, mantissa: 2 }
  const { wrap, toasts, router } = pageAround({ alias: { country } })
  const { now } = await renderHook(() => useTakeLines(contact, group), { props: undefined, wrap })
  const inCart = () => readCart(alias)?.lines.map(({ name, notes }) => [name, notes])
  return { now, toasts, inCart, at: () => router.state.location.pathname }
}

/** spec('decisions beyond-the-documents.35') */
test('the order of all takes what the host has in the cart along, as the host’s', async () => {
  const { now, inCart, toasts, at } = await open('host', 'm1')
  await doing(() => now().take('all'))
  expect(inCart()).toEqual([
    ['flan', 'Para Ana'],
    ['pan', 'Para Leo'],
    ['pan', 'Para Ana: tibio'],
  ])
  expect(readCart('host')?.paymentTypeId).toBe('card')
  expect(toasts).toMatchObject([{ text: 'Lo que tenías en tu pedido va como tuyo.' }])
  expect(at()).toBe('/menu/host/preview')
})

test('a cart of another mode with another menu is asked about before it goes', async () => {
  const { now, inCart, at } = await open('other', 'm2')
  await doing(() => now().take('all'))
  expect(inCart()).toEqual([['pan', 'tibio']])
  expect(at()).toBe('/')
  expect(now().question).toMatchObject({ props: { switching: 'empties' } })
})

test('the lines brought to a group that was called off return beside the cart', async () => {
  const { now, inCart } = await open('back', 'm1')
  await doing(() => now().take('mine'))
  expect(inCart()).toEqual([
    ['pan', 'tibio'],
    ['flan', ''],
  ])
})

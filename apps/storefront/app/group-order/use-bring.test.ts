import type { GroupOrder } from '@mostrador/contract/group-order/group-order-endpoints'
import { lineOn, menuOf, plate, selection } from '@mostrador/domain/testing/sample-menu'
import { expect, test } from 'vitest'
import { readCart, writeCart } from '../diner/cart-store.ts'
import { openPage, refusal } from '../testing/browser-page.ts'
import { pageAround } from '../testing/page-around.tsx'
import { doing, renderHook } from '../testing/render-hook.tsx'
import { aContact } from '../testing/sample-shop.ts'
import { useBring } from './use-bring.ts'
import { useGroup } from './use-group.ts'

const cartAt = (alias: string) => ({
  alias,
  branchContactId: 'c1',
  orderModeId: 'm1',
  mode: 'TAKE_AWAY' as const,
  menuHash: 'h1',
  lines: [lineOn(menuOf([plate('flan')]), selection('flan'), 'l1')],
  paymentTypeId: null,
  savedAt: new Date().toISOString(),
})

const group: GroupOrder = {
  key: 'k',
  orderModeId: 'm1',
  payer: 'ONE',
  closesAt: '2026-11-20T21:00:00.000Z',
  isOpen: true,
  end: null,
  isMine: false,
  people: [{ name: 'Ana', isHost: true, isMe: false, items: [] }],
}

/** A diner who joined a group as Leo, with a plate in the cart. */
async function open(alias: string, brought: unknown, known = group) {
  const page = openPage({ answer: ({ method }) => (method === 'PUT' ? brought : known) })
  writeCart(alias, cartAt(alias))
  const country = { currency: { code: 'ARS', symbol: '$' }, mantissa: 2 }
  const { wrap, toasts, router } = pageAround({ alias: { country } })
  const contact = aContact(undefined, { alias })
  const joined = { key: 'k', name: 'Leo' }
  const { now } = await renderHook(
    () => useBring(contact, { joined, group: known, known: useGroup(alias, 'k') }),
    {
      props: undefined,
      wrap,
    },
  )
  await doing(() => now()(cartAt(alias)))
  const sent = page.asked.find(({ method }) => method === 'PUT')
  return { sent, toasts, at: router.state.location.pathname, cart: readCart(alias) }
}

/** spec('decisions beyond-the-documents.35') */
test('a cart is added to what one brought before, line by line, and is empty then', async () => {
  const { sent, toasts, at, cart } = await open('brought', group)
  expect(sent?.url).toBe('/api/diner/brought/group/k/items')
  expect(sent?.body).toMatchObject({ name: 'Leo', adds: true, items: [{ name: 'flan', line: 'l1' }] })
  expect(at).toBe('/menu/brought/grupo/k')
  expect(toasts).toMatchObject([{ text: 'Sumamos tus platos al grupo.' }])
  expect(cart).toBeUndefined()
})

test('a diner whose name is taken goes where it can be changed, and keeps the cart', async () => {
  const { at, toasts, cart } = await open('taken', refusal(409, 'group-name-taken'))
  expect(at).toBe('/menu/taken/grupo/k')
  expect(toasts).toEqual([])
  expect(cart?.lines).toHaveLength(1)
})

test('a diner who was renamed in the group brings under the new name', async () => {
  const leon = { name: 'León', isHost: false, isMe: true, items: [] }
  const { sent } = await open('renamed', group, { ...group, people: [...group.people, leon] })
  expect(sent?.body).toMatchObject({ name: 'León' })
})

test('any other refusal is told on the page where the diner is', async () => {
  const told = { status: 409, code: 'group-closed', detail: 'El grupo está cerrado.' }
  const headers = { 'content-type': 'application/problem+json' }
  const { at, toasts, cart } = await open('refused', Response.json(told, { status: 409, headers }))
  expect(at).toBe('/')
  expect(toasts).toMatchObject([{ text: 'El grupo está cerrado.', tone: 'danger' }])
  expect(cart?.lines).toHaveLength(1)
})

test('a server that cannot be asked is said in words, and the cart stays', async () => {
  const { at, toasts, cart } = await open('lost', new Response('', { status: 502 }))
  expect(at).toBe('/')
  expect(toasts).toMatchObject([{ text: expect.stringContaining('Revisa la conexión'), tone: 'danger' }])
  expect(cart?.lines).toHaveLength(1)
})

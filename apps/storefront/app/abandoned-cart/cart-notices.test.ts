import { startTestApi, type TestApi } from '@mostrador/api/testing/start-test-api'
import { menuFromWire } from '@mostrador/contract/menu/menu-from-wire'
import { abandonedCartCopy } from '@mostrador/copy/abandoned-cart'
import { emptyCart, type Cart } from '@mostrador/domain/cart/cart'
import { priceLine } from '@mostrador/domain/cart/price-line'
import { expect, test } from 'vitest'
import { createApi } from '../api.ts'
import {
  createCartNotices,
  dinerHere,
  parseSequence,
  parseToldCart,
  type NoticedDiner,
  type ToldCart,
} from './cart-notices.ts'
import { areSameLines, phoneOfLink, recoverCart, tokenOfLink } from './recover-cart.ts'

const PHONE = '+541123456789'

/** A value that one browser keeps. */
function kept<Value>(first: Value) {
  let value = first
  return { latest: () => value, write: (next: Value) => void (value = next) }
}

/** A shop with two plates, and a cart with both of them as its menu prices them. */
async function shopWithCart(api: TestApi) {
  const contact = await api.given.branchContact()
  const sizes = [
    { name: 'Chico', price: 700_00 },
    { name: 'Grande', price: 900_00 },
  ]
  const plate = await api.given.plate(contact, { name: 'Bife', price: 900_00, sizes })
  const other = await api.given.plate(contact, { name: 'Flan', price: 300_00 })
  const { alias, id: branchContactId } = contact
  const orderModeId = contact.modes.TAKE_AWAY ?? ''
  const wire = await api.client.getMenu({ params: { alias, orderModeId } })
  if (!wire.ok) throw new Error(wire.problem.code)
  const menu = menuFromWire(wire.data, 2)
  const chosen = { quantity: 2, notes: 'sin sal', source: 'plate' as const, groups: [] }
  const lines = [plate, other].map((one, at) => {
    const selection = { ...chosen, plateId: one.id, sizeId: one.sizes[1]?.id ?? null }
    const priced = priceLine({ menu, lineId: String(at), selection })
    if (!priced.ok) throw new Error(priced.refusal.code)
    return priced.line
  })
  const place = { alias, branchContactId, orderModeId, mode: 'TAKE_AWAY' as const, menuHash: menu.hash }
  return { contact, plate, cart: { ...emptyCart(place, api.clock.now), lines } }
}

/** A diner with a filled cart at a shop that is open, and a clock that a test turns. */
async function dinerWithCart() {
  const api = await startTestApi()
  const client = api.browser()
  const { contact, plate, cart } = await shopWithCart(api)
  const state: { cart: Cart | undefined; diner: NoticedDiner | null; clock: number } = {
    cart,
    diner: { phone: PHONE, email: null },
    clock: api.clock.now.getTime(),
  }
  const told = kept<ToldCart | undefined>(undefined)
  /** Bodies that were sent when a cart was no longer left. */
  const ended: unknown[] = []
  const notices = createCartNotices({
    client: {
      noticeAbandonedCart: client.noticeAbandonedCart,
      cancelAbandonedCart: (...call) => {
        ended.push(call[0].body)
        return client.cancelAbandonedCart(...call)
      },
    },
    place: { branchId: contact.branchId, branchContactId: contact.id, mantissa: 2 },
    diner: () => state.diner,
    cart: () => state.cart,
    told,
    sequence: kept(0),
    now: () => state.clock,
  })
  const row = () => api.ports.database.selectFrom('abandoned_carts').selectAll().executeTakeFirst()
  const recover = async (phone: string | null = PHONE) => {
    let last = 0
    const newId = () => `r${(last += 1)}`
    const { alias, id: branchContactId } = contact
    const token = (await row())?.token ?? null
    return recoverCart({
      api: { ...createApi(api.fetch), client },
      alias,
      branchContactId,
      mantissa: 2,
      phone,
      token,
      newId,
    })
  }
  return { api, client, contact, plate, state, lines: cart.lines, told, ended, notices, recover, row }
}

/**
 * spec('000 §4.12') spec('000 §4.13') spec('001 §4.28') spec('001 §4.29')
 * spec('decisions enumerations.9')
 */
test('the shop is told when the page is hidden, and that it is not so when it is seen again', async () => {
  const { notices, row } = await dinerWithCart()
  await notices.left()
  expect(await row()).toMatchObject({ navigation_event: 'PAGE_HIDDEN', canceled_at: null })
  await notices.returned()
  expect(await row()).toMatchObject({ navigation_event: 'PAGE_VISIBLE' })
  expect((await row())?.canceled_at).not.toBeNull()
})

test('an event without a phone, without items, or of a return from nowhere is not sent', async () => {
  const { notices, state, row } = await dinerWithCart()
  await notices.returned()
  await notices.ended('CART_EMPTIED')
  state.diner = null
  await notices.left()
  state.diner = { phone: PHONE, email: null }
  state.cart = undefined
  await notices.left()
  expect(await row()).toBeUndefined()
})

/** spec('000 §7.30') spec('000 §7.31') spec('001 §7.10') spec('001 §7.11') */
test('the e-mail goes with the phone that it was typed for, and with no other', async () => {
  const { ended, notices, state, row } = await dinerWithCart()
  state.diner = { phone: PHONE, email: 'ana@correo.test' }
  await notices.left()
  expect(await row()).toMatchObject({ email: 'ana@correo.test' })
  await notices.returned()
  await notices.left()
  state.diner = { phone: '+541198765432', email: 'otra@correo.test' }
  await notices.returned()
  expect(ended).toMatchObject([
    { phone: PHONE, email: 'ana@correo.test' },
    { phone: PHONE, email: null },
  ])
})

/** spec('000 §4.12') spec('001 §4.28') */
test('the phone typed at checkout comes before the one the browser knows, and a link after both', () => {
  const typed = { phone: '+541100000001', email: 'ana@correo.test' }
  const known = { phone: '+541100000002' }
  const link = '11 0000 0003'
  expect(dinerHere({ typed, known, link })).toEqual(typed)
  expect(dinerHere({ typed: { ...typed, email: 'ana@' }, known, link })).toEqual({ ...typed, email: null })
  expect(dinerHere({ typed: null, known, link })).toEqual({ ...known, email: null })
  expect(dinerHere({ typed: null, known: null, link })).toEqual({ phone: link, email: null })
  expect(dinerHere({ typed: null, known: null, link: '' })).toBeNull()
})

test('events of one millisecond, and of a clock that goes back, keep their order', async () => {
  const { notices, state, row } = await dinerWithCart()
  await notices.left()
  await notices.returned()
  state.clock -= 60_000
  await notices.left()
  expect(await row()).toMatchObject({ navigation_event: 'PAGE_HIDDEN', canceled_at: null })
})

test('an order, or an emptied cart, ends it once', async () => {
  const { notices, told, row } = await dinerWithCart()
  await notices.left()
  await notices.ended('ORDER_CREATED')
  expect(await row()).toMatchObject({ navigation_event: 'ORDER_CREATED', items: [] })
  expect(told.latest()).toBeUndefined()
  await notices.ended('CART_EMPTIED')
  expect(await row()).toMatchObject({ navigation_event: 'ORDER_CREATED' })
})

/** spec('000 §4.10') */
test('the cart comes back line by line as it was left, without its notes', async () => {
  const { notices, recover, lines: left } = await dinerWithCart()
  const lines = left.map((line) => ({ ...line, notes: '' }))
  await notices.left()
  const found = await recover()
  expect(found?.lines).toEqual(lines.map((line, at) => ({ ...line, id: `r${at + 1}` })))
  expect(found).toMatchObject({ isAnythingLeft: true, place: { mode: 'TAKE_AWAY' } })
  expect(areSameLines(lines.toReversed(), found?.lines ?? [])).toBe(true)
  expect(areSameLines(lines.slice(1), found?.lines ?? [])).toBe(false)
})

test('a recovered cart keeps the lines as they were left, so that its page can tell what changed', async () => {
  const { api, contact, plate, notices, recover, lines } = await dinerWithCart()
  await notices.left()
  await api.given.change(contact, (db) =>
    db.updateTable('plates').set({ visible: false }).where('id', '=', plate.id).execute(),
  )
  const found = await recover()
  expect(found?.place.menuHash).toBe('')
  expect(found?.lines.map(({ price }) => price)).toEqual(lines.map(({ price }) => price))
  expect(found?.isAnythingLeft).toBe(true)
})

/** spec('000 §4.11') spec('001 §4.30') */
test('a cart that is not there is logged in the words of the documents', async () => {
  const { api, recover } = await dinerWithCart()
  expect(await recover()).toBeUndefined()
  expect(await recover(null)).toBeUndefined()
  const logs = () => api.ports.database.selectFrom('client_errors').select(['message', 'count']).execute()
  await expect.poll(logs).toEqual([{ message: abandonedCartCopy.notFoundLog, count: 2 }])
})

test('the token of a link is its own, and a link that was typed has none', () => {
  expect(tokenOfLink('?phone=11&abandoned=true&cartToken=abc')).toBe('abc')
  expect(tokenOfLink('?phone=11&abandoned=true')).toBeNull()
})

test.each([
  ['?phone=%2B5411&abandoned=true', '+5411'],
  ['?phone=11&abandoned', '11'],
  ['?abandoned=true', null],
  ['?phone=11&abandoned=false', undefined],
  ['?phone=11', undefined],
])('the link %s asks for the cart of %j', (search, phone) => {
  expect(phoneOfLink(search)).toBe(phone)
})

test.each([null, '', '{', '[]', '{"phone":5}', 'x'])('%j in the storage is nothing', (json) => {
  expect(parseToldCart(json)).toBeUndefined()
  expect(parseSequence(json)).toBe(0)
})

test('a stored number goes on from where it was', () => {
  expect(parseSequence('1763650000000')).toBe(1_763_650_000_000)
  expect(parseToldCart('{"phone":"+5411","isLeft":true}')).toEqual({ phone: '+5411', isLeft: true })
})

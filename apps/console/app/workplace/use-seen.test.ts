import { expect, test } from 'vitest'
import { workplace } from '../testing/given-workplace.ts'
import { isSeen } from './use-seen.ts'

const at = (...place: string[]) => ({ place })

/** A workplace whose brand has these contacts; the first is where one is. */
function given(...contacts: readonly (readonly [key: string, published: boolean])[]) {
  const branchContacts = contacts.map(([key, published]) => ({ ...workplace.contact, key, published }))
  const [contact = workplace.contact] = branchContacts
  return { contact, session: { ...workplace.session, branchContacts } }
}

test('clients see what was changed at a contact that they find, and nothing of one that is not published', () => {
  const shop = given(['palermo', false], ['almagro', true])
  expect(isSeen(shop, [at('branchContacts', 'palermo', 'hours')])).toBe(false)
  expect(isSeen(shop, [at('branchContacts', 'almagro', 'hours')])).toBe(true)
  expect(isSeen(shop, [at('branchContacts', 'palermo'), at('branchContacts', 'almagro')])).toBe(true)
})

test('they see what is of the brand as soon as one of its contacts is published', () => {
  const menu = [at('menus', 'carta', 'name')]
  expect(isSeen(given(['palermo', false], ['almagro', true]), menu)).toBe(true)
  expect(isSeen(given(['palermo', false]), menu)).toBe(false)
  expect(isSeen(given(['palermo', false]), [])).toBe(false)
})

/** A menu as a page has read it, with a plate that is shown and one that is not. */
const MENU: Record<string, unknown> = {
  'menus/carta/plates/bife': { price: 10, visible: true },
  'menus/carta/plates/mondongo': { price: 10, visible: false },
  'menus/noche': { active: false },
}
const read = (place: readonly string[]): unknown => MENU[place.join('/')]
const plate = (key: string, ...field: string[]) => at('menus', 'carta', 'plates', key, ...field)

test('they see nothing of what is hidden from them, and that it is hidden or shown', () => {
  const shop = given(['palermo', true])
  expect(isSeen(shop, [plate('bife', 'price')], read)).toBe(true)
  expect(isSeen(shop, [plate('mondongo', 'price')], read)).toBe(false)
  expect(isSeen(shop, [plate('mondongo', 'sizes', 'chico', 'price')], read)).toBe(false)
  expect(isSeen(shop, [plate('mondongo', 'price'), plate('bife', 'price')], read)).toBe(true)
  expect(isSeen(shop, [{ ...plate('mondongo', 'visible'), kind: 'set' }], read)).toBe(true)
  expect(isSeen(shop, [at('menus', 'noche', 'plates', 'bife', 'price')], read)).toBe(false)
  expect(isSeen(shop, [{ ...plate('nuevo'), kind: 'add', thing: { visible: false } }], read)).toBe(false)
  expect(isSeen(shop, [{ ...plate('nuevo'), kind: 'add', thing: { price: 10 } }], read)).toBe(true)
})

test('they see nothing of a domain that was only written down', () => {
  const shop = given(['palermo', true])
  expect(isSeen(shop, [at('host')])).toBe(false)
  expect(isSeen(shop, [at('branchContacts', 'palermo', 'host')])).toBe(false)
  expect(isSeen(shop, [at('host'), at('description')])).toBe(true)
})

test('where no orders are taken they see the menu and the hours, and nothing of how one orders', () => {
  const shop = given(['palermo', true])
  const still = {
    ...shop,
    session: {
      ...shop.session,
      branchContacts: shop.session.branchContacts.map((one) => ({ ...one, orderEnabled: false })),
    },
  }
  const zone = at('branchContacts', 'palermo', 'deliveryZones', 'centro', 'cardFee')
  const payment = at('paymentTypes', 'efectivo', 'showName')
  expect([zone, payment].map((one) => isSeen(shop, [one]))).toEqual([true, true])
  expect([zone, payment].map((one) => isSeen(still, [one]))).toEqual([false, false])
  expect(isSeen(still, [plate('bife', 'price')], read)).toBe(true)
  expect(isSeen(still, [at('branchContacts', 'palermo', 'hours')])).toBe(true)
})

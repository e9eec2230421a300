import type { BranchContactItem } from '@mostrador/contract/branch-contact/branch-contact-schema'
import type { OrderModeType } from '@mostrador/domain/order-mode/order-mode-type'
import { expect, test } from 'vitest'
import { findContacts, isOutOfReach, unblocked } from './contact-search.ts'

type Contact = {
  readonly name: string
  readonly street: string
  readonly mode: OrderModeType
  readonly blocked?: boolean
  readonly reaches?: boolean
}

/** A contact as the search looks at it: what it does not read is left out. */
const contact = ({ name, street, mode, blocked = false, reaches = true }: Contact): BranchContactItem =>
  ({
    name,
    address: {
      street,
      number: '120',
      zone: '',
      locality: 'Almagro',
      city: 'Buenos Aires',
      country: 'Argentina',
    },
    reachableByDelivery: reaches,
    commercialTermsInfo: { blocked },
    deliveryConfig: { orderModes: [{ type: mode, active: true }] },
  }) as unknown as BranchContactItem

const corner = contact({ name: 'Esquina Ñandú', street: 'Córdoba', mode: 'DELIVERY' })
const square = contact({ name: 'Plaza', street: 'Medrano', mode: 'TAKE_AWAY' })
const names = (found: readonly BranchContactItem[]) => found.map(({ name }) => name)

/** spec('000 §2.14') */
test('words are found in names and addresses, without accents and in any order', () => {
  expect(names(findContacts([corner, square], { mode: undefined, search: 'nandu CORDOBA' }))).toEqual([
    'Esquina Ñandú',
  ])
  expect(names(findContacts([corner, square], { mode: undefined, search: ' almagro ' }))).toEqual([
    'Esquina Ñandú',
    'Plaza',
  ])
  expect(findContacts([corner, square], { mode: undefined, search: 'plaza cordoba' })).toEqual([])
})

test('a mode leaves the contacts that offer it', () => {
  expect(names(findContacts([corner, square], { mode: 'TAKE_AWAY', search: '' }))).toEqual(['Plaza'])
})

/** spec('000 §2.25') */
test('a blocked contact is not offered', () => {
  expect(
    names(
      unblocked([contact({ name: 'Cerrada', street: 'Yatay', mode: 'DELIVERY', blocked: true }), square]),
    ),
  ).toEqual(['Plaza'])
})

/** spec('000 §2.20') */
test('an address is out of reach when no contact with delivery reaches it, and only delivery has a reach', () => {
  const far = { ...corner, reachableByDelivery: false }
  expect(isOutOfReach([far], 'DELIVERY')).toBe(true)
  expect(isOutOfReach([far, corner], 'DELIVERY')).toBe(false)
  expect(isOutOfReach([far], 'TAKE_AWAY')).toBe(false)
  expect(isOutOfReach([], 'DELIVERY')).toBe(false)
})

/** spec('000 §2.20') */
test('an address that no contact delivers to is told at once, before a mode is chosen', () => {
  const far = { ...corner, reachableByDelivery: false }
  expect(isOutOfReach([far], undefined)).toBe(true)
  expect(isOutOfReach([far, square], undefined)).toBe(true)
  expect(isOutOfReach([far, corner], undefined)).toBe(false)
  // Where nobody delivers to anywhere there is no zone to be outside of.
  expect(isOutOfReach([{ ...square, reachableByDelivery: false }], undefined)).toBe(false)
})

test('one mode of several is enough, and words are apart in any spelling', () => {
  const both = {
    ...corner,
    deliveryConfig: {
      orderModes: [...corner.deliveryConfig.orderModes, ...square.deliveryConfig.orderModes],
    },
  } as BranchContactItem
  expect(names(findContacts([both], { mode: 'TAKE_AWAY', search: '  nandu   cordoba ' }))).toEqual([
    'Esquina Ñandú',
  ])
  // No word is made of the end of one and the beginning of the next.
  expect(findContacts([both], { mode: undefined, search: 'ñanducordoba' })).toEqual([])
  expect(isOutOfReach([{ ...both, reachableByDelivery: false }], 'DELIVERY')).toBe(true)
})

import { describe, expect, test } from 'vitest'
import { isStoredCart } from './stored-cart.ts'

const garnish = { referenceId: 'g', referenceType: 'GARNISH', name: 'Crema', quantity: 1, price: 0 }
const group = {
  groupId: 's',
  groupName: 'Salsas',
  minGarnishAmount: 0,
  maxGarnishAmount: 0,
  multipleSelection: true,
  mandatory: false,
  cantAct: 0,
  groupItems: [garnish],
}
const discount = { itemId: 'flan', type: 'FIXED', discountReferenceId: 'd', amount: 0 }
const line = {
  id: 'a',
  referenceId: 'flan',
  referenceType: 'PLATE',
  name: 'Flan',
  price: 0,
  originalPrice: 0,
  priceWithoutModifiers: 0,
  quantity: 1,
  notes: '',
  categoryId: 'postres',
  categoryShowName: 'Postres',
  sizeId: 'g',
  sizeName: 'Grande',
  source: 'plate',
  maxQuantity: 0,
  upsell: false,
  discount,
  extras: [group],
}
const cart = {
  alias: 'palermo',
  branchContactId: 'bc',
  orderModeId: 'om',
  mode: 'DELIVERY',
  menuHash: 'h1',
  lines: [line],
  paymentTypeId: 'cash',
  savedAt: '2026-11-20T15:00:00.000Z',
}

const withLine = (part: object) => ({ ...cart, lines: [{ ...line, ...part }] })
const withGroup = (part: object) => withLine({ extras: [{ ...group, ...part }] })
const withGarnish = (part: object) => withGroup({ groupItems: [{ ...garnish, ...part }] })
const withDiscount = (part: object) => withLine({ discount: { ...discount, ...part } })
const parts = [
  { what: 'cart', fields: cart, put: (part: object): unknown => ({ ...cart, ...part }) },
  { what: 'line', fields: line, put: withLine },
  { what: 'group', fields: group, put: withGroup },
  { what: 'garnish', fields: garnish, put: withGarnish },
  { what: 'discount', fields: discount, put: withDiscount },
]
const fields = parts.flatMap(({ what, fields: own, put }) =>
  Object.entries(own).map(([field, value]) => ({ what, field, value: value as unknown, put })),
)

describe('a cart in the browser’s storage', () => {
  test('is one through and through', () => {
    expect(isStoredCart(cart)).toBe(true)
  })

  test.each(fields)(
    'is none with a $what whose $field is missing, or of another kind',
    ({ field, value, put }) => {
      const other = typeof value === 'string' ? 7 : 'no'
      expect([undefined, other, {}].map((wrong) => isStoredCart(put({ [field]: wrong })))).toEqual([
        false,
        false,
        false,
      ])
    },
  )

  test.each([
    ['way to pay', { ...cart, paymentTypeId: null }],
    ['size', withLine({ sizeId: null, sizeName: null })],
    ['discount', withLine({ discount: null })],
    ['maximum', withLine({ maxQuantity: null })],
  ])('may have no %s', (_, stored) => {
    expect(isStoredCart(stored)).toBe(true)
  })

  test.each([
    { ...cart, lines: Array.from({ length: 300 }, () => line) },
    withLine({ price: 999_999_999_999_999 }),
    withLine({ source: 'upselled' }),
    withDiscount({ type: 'MULTIPLE' }),
  ])('holds to its edges: %#', (stored) => {
    expect(isStoredCart(stored)).toBe(true)
  })

  test.each([
    null,
    7,
    { ...cart, lines: Array.from({ length: 301 }, () => line) },
    { ...cart, lines: null },
    { ...cart, lines: [line, null] },
    { ...cart, savedAt: 'ayer' },
    { ...cart, mode: 'TELEPORT' },
    withLine({ price: 1_000_000_000_000_000 }),
    withLine({ price: -1 }),
    withLine({ quantity: 0 }),
    withLine({ maxQuantity: -1 }),
    withLine({ referenceType: 'GARNISH' }),
    withLine({ source: 'gift' }),
    withGarnish({ quantity: 0.5 }),
    withGroup({ cantAct: -1 }),
    withDiscount({ type: 'GIFT' }),
  ])('and not beyond: %#', (stored) => {
    expect(isStoredCart(stored)).toBe(false)
  })
})

import { describe, expect, test } from 'vitest'
import type { MenuDiscount } from '../menu/menu.ts'
import { garnish, group, lineOn, menuOf, plate, selection } from '../testing/sample-menu.ts'
import type { PlateSelection } from './cart-line.ts'
import { priceLine } from './price-line.ts'
import { selectionOf } from './selection-of.ts'

const burger = plate('burger', {
  showName: 'Hamburguesa',
  sizes: [
    { id: 'simple', name: 'Simple', price: 5000 },
    { id: 'doble', name: 'Doble', price: 8000 },
    { id: 'triple', name: 'Triple', price: 9000, soldOut: true },
  ],
  garnishGroups: [
    group('punto', {
      mandatory: true,
      maxGarnishAmount: 1,
      garnishes: [garnish('jugoso'), garnish('cocido')],
    }),
    group('extras', {
      multipleSelection: true,
      maxGarnishAmount: 3,
      garnishes: [
        garnish('queso', 700),
        garnish('panceta', 900),
        garnish('oculto', 1, { visible: false }),
        garnish('palta', 1, { soldOut: true }),
      ],
    }),
  ],
})

const menu = menuOf([
  burger,
  plate('flan', { soldOut: true }),
  plate('secreto', { visible: false }),
  plate('jugo', { sizes: [{ id: 'vaso', name: 'Vaso', price: 900, soldOut: true }] }),
  plate('agua', { maxQuantity: 6, sizes: [{ id: 'medio', name: '500 ml', price: 1200 }] }),
])

const chosen = (rest: Partial<PlateSelection> = {}): PlateSelection =>
  selection('burger', {
    sizeId: 'doble',
    groups: [
      {
        groupId: 'extras',
        items: [
          { garnishId: 'panceta', quantity: 1 },
          { garnishId: 'queso', quantity: 2 },
        ],
      },
      { groupId: 'punto', items: [{ garnishId: 'jugoso', quantity: 1 }] },
    ],
    ...rest,
  })

const refusalOf = (wanted: PlateSelection, notesLimit?: number | null) => {
  const priced = priceLine({
    menu,
    selection: wanted,
    lineId: 'l',
    ...(notesLimit !== undefined && { notesLimit }),
  })
  return priced.ok ? undefined : priced.refusal
}

const pickedIn = (groupId: string, ...items: (readonly [string, number])[]): PlateSelection => {
  const others = chosen().groups.filter((one) => one.groupId !== groupId)
  return chosen({
    groups: [...others, { groupId, items: items.map(([garnishId, quantity]) => ({ garnishId, quantity })) }],
  })
}

describe('priceLine', () => {
  /** spec('000 §3.11') */
  test('takes the size instead of the plate, and adds the extras', () => {
    const line = lineOn(menu, chosen({ quantity: 2, notes: '  sin sal ' }))
    expect(line).toMatchObject({
      name: 'Hamburguesa',
      sizeName: 'Doble',
      priceWithoutModifiers: 8000,
      originalPrice: 8000 + 2 * 700 + 900,
      price: 10_300,
      quantity: 2,
      notes: 'sin sal',
      categoryShowName: 'De la cocina',
      discount: null,
    })
    expect(line.extras.map(({ groupId, cantAct }) => [groupId, cantAct])).toEqual([
      ['punto', 1],
      ['extras', 3],
    ])
  })

  test('a line is chosen again as it is', () => {
    const line = lineOn(menu, chosen({ quantity: 3 }), 'l1')
    expect(lineOn(menu, selectionOf(line), 'l1')).toEqual(line)
  })

  test('a single size is not asked for', () => {
    expect(lineOn(menu, selection('agua'))).toMatchObject({ sizeId: 'medio', price: 1200 })
  })

  test('a group that is chosen twice counts as one', () => {
    const twice = chosen()
    expect(refusalOf({ ...twice, groups: [...twice.groups, ...twice.groups] })?.code).toBe('garnish-amount')
  })

  test.each([
    ['plate-missing', selection('ñoquis')],
    ['plate-missing', selection('secreto')],
    ['sold-out', selection('flan')],
    ['size-missing', chosen({ sizeId: 'cuádruple' })],
    ['option-sold-out', chosen({ sizeId: 'triple' })],
    ['option-sold-out', selection('jugo')],
    ['size-required', chosen({ sizeId: null })],
    ['garnish-missing', pickedIn('extras', ['oro', 1])],
    ['garnish-missing', pickedIn('extras', ['oculto', 1])],
    ['garnish-missing', pickedIn('salsas', ['ketchup', 1])],
    ['option-sold-out', pickedIn('extras', ['palta', 1])],
    ['garnish-amount', pickedIn('punto')],
    ['garnish-amount', pickedIn('punto', ['jugoso', 2])],
    ['garnish-amount', pickedIn('punto', ['jugoso', 1], ['cocido', 1])],
    ['garnish-amount', pickedIn('extras', ['queso', 4])],
    ['garnish-amount', pickedIn('extras', ['queso', -1])],
    ['garnish-amount', pickedIn('extras', ['queso', 0.5])],
    ['garnish-amount', pickedIn('extras', ['queso', 1.5])],
    ['garnish-amount', pickedIn('extras', ['queso', 0])],
    ['garnish-amount', pickedIn('extras', ['queso', 2], ['panceta', -1])],
    ['quantity-invalid', chosen({ quantity: 0 })],
    ['quantity-invalid', chosen({ quantity: -1 })],
    ['quantity-invalid', chosen({ quantity: 1.5 })],
    ['quantity-invalid', chosen({ quantity: Number.NaN })],
    ['max-quantity', chosen({ quantity: 1e9 })],
    ['max-quantity', selection('agua', { quantity: 7 })],
    ['notes-too-long', chosen({ notes: 'a'.repeat(251) })],
  ] as const)('refuses with %s', (code, wanted) => {
    expect(refusalOf(wanted)?.code).toBe(code)
  })

  test('one garnish is not taken twice where each is taken once, though there is no maximum', () => {
    const salads = group('ensaladas', { garnishes: [garnish('mixta'), garnish('rusa')] })
    const free = menuOf([plate('bife', { garnishGroups: [salads] })])
    const pick = (...items: { garnishId: string; quantity: number }[]) =>
      priceLine({
        menu: free,
        selection: selection('bife', { groups: [{ groupId: 'ensaladas', items }] }),
        lineId: 'l',
      })
    expect(pick({ garnishId: 'mixta', quantity: 2 })).toMatchObject({ refusal: { code: 'garnish-amount' } })
    expect(pick({ garnishId: 'mixta', quantity: 1 }, { garnishId: 'rusa', quantity: 1 }).ok).toBe(true)
  })

  test('a group in which nothing was chosen is not on the line', () => {
    expect(lineOn(menu, pickedIn('extras')).extras.map(({ groupId }) => groupId)).toEqual(['punto'])
  })

  test('exactly the maximum can be had', () => {
    expect(lineOn(menu, selection('agua', { quantity: 6 })).quantity).toBe(6)
  })

  test('the category is the plate’s, by the name that is shown, else by its own', () => {
    const kitchen = menu.categories[0]!
    const named = (name: string, showName: string) => {
      const categories = [kitchen, { ...kitchen, id: 'barra', name, showName }]
      const [gin, soda] = ['barra', 'ninguna'].map((categoryId, index) =>
        plate(`bebida ${index}`, { categoryId }),
      )
      const drinks = { ...menuOf([gin!, soda!]), categories }
      return ['bebida 0', 'bebida 1'].map((id) => lineOn(drinks, selection(id)).categoryShowName)
    }
    expect(named('Barra', 'De la barra')).toEqual(['De la barra', ''])
    expect(named('Barra', '')).toEqual(['Barra', ''])
  })

  test('a line knows whether it was recommended to the diner', () => {
    expect(lineOn(menu, selection('agua', { source: 'upselled' })).upsell).toBe(true)
    expect(lineOn(menu, selection('agua', { source: 'plate' })).upsell).toBe(false)
  })

  test('a refusal says of what, where and how much', () => {
    expect(refusalOf(pickedIn('extras', ['queso', 4]))).toMatchObject({
      plateName: 'Hamburguesa',
      groupId: 'extras',
    })
    expect(refusalOf(selection('agua', { quantity: 7 }))).toMatchObject({ limit: 6 })
    expect(refusalOf(selection('ñoquis'))).toMatchObject({ plateId: 'ñoquis', plateName: null })
  })

  /** spec('000 §5.38') spec('000 §9.12') */
  test('the limit of the notes is the shop’s', () => {
    expect(refusalOf(chosen({ notes: 'abcdef' }), 5)?.limit).toBe(5)
    expect(refusalOf(chosen({ notes: 'abcde' }), 5)).toBeUndefined()
    // The spaces around them are not kept, so that they do not count.
    expect(refusalOf(chosen({ notes: '  abcde  ' }), 5)).toBeUndefined()
    expect(refusalOf(chosen({ notes: 'a'.repeat(1000) }), null)).toBeUndefined()
  })
})

describe('a discount on each unit', () => {
  type Terms = MenuDiscount extends infer One
    ? One extends MenuDiscount
      ? Omit<One, 'id' | 'name' | 'plateIds'>
      : never
    : never
  const off = (terms: Terms, plateIds: readonly string[] = ['burger']): MenuDiscount => ({
    id: 'd',
    name: 'Promo',
    plateIds,
    ...terms,
  })

  const priced = (...discounts: MenuDiscount[]) => lineOn({ ...menu, discounts }, chosen({ quantity: 2 }))

  test.each([
    [off({ type: 'PERCENT', percentage: 25 }), 2000],
    [off({ type: 'PERCENT', percentage: 150 }), 8000],
    [off({ type: 'FIXED', fixedDiscount: 500 }), 500],
    [off({ type: 'FIXED', fixedDiscount: 999_999 }), 8000],
    [off({ type: 'FINAL_PRICE', finalPrice: 7000 }), 1000],
  ])('%o takes %i off the plate and leaves the extras', (discount, amount) => {
    expect(priced(discount)).toMatchObject({
      originalPrice: 10_300,
      price: 10_300 - amount,
      discount: { type: discount.type, discountReferenceId: 'd', itemId: 'burger', amount: 2 * amount },
    })
  })

  /** spec('000 §3.10') */
  test.each([
    off({ type: 'FINAL_PRICE', finalPrice: 9000 }),
    off({ type: 'FIXED', fixedDiscount: -500 }),
    off({ type: 'PERCENT', percentage: -10 }),
    off({ type: 'MULTIPLE', buy: 2, pay: 1 }),
    off({ type: 'PERCENT', percentage: 50 }, ['agua']),
  ])('%o changes no unit price, and never raises one', (discount) => {
    expect(priced(discount)).toMatchObject({ price: 10_300, discount: null })
  })

  test('the first that names the plate is the one', () => {
    expect(
      priced(off({ type: 'FIXED', fixedDiscount: 100 }), off({ type: 'PERCENT', percentage: 50 })).price,
    ).toBe(10_200)
  })
})

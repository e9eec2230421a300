import type { GarnishGroup, Menu, Plate } from '@mostrador/domain/menu/menu'
import { priceLine } from '@mostrador/domain/cart/price-line'
import { expect, test } from 'vitest'
import { choiceTotal, missingIn, selectionFrom, SIZES, startChoice } from './plate-choice.ts'

const sauce: GarnishGroup = {
  id: 'sauce',
  name: 'Salsa',
  mandatory: true,
  multipleSelection: false,
  minGarnishAmount: 1,
  maxGarnishAmount: 2,
  garnishes: [
    { id: 'criolla', name: 'Criolla', description: '', price: 500, visible: true },
    { id: 'pesto', name: 'Pesto', description: '', price: 0, visible: true },
  ],
}

const plate: Plate = {
  id: 'bife',
  name: 'Bife',
  showName: 'Bife',
  description: '',
  price: 10_000,
  sizes: [
    { id: 'large', name: 'Grande', price: 12_000 },
    { id: 'small', name: 'Chico', price: 8000 },
  ],
  garnishGroups: [sauce],
  categoryId: 'parrilla',
  indicatorIds: [],
  image: null,
  maxQuantity: null,
  visible: true,
  soldOut: false,
}

const menu: Menu = {
  hash: 'h',
  categories: [],
  plates: [plate],
  remarkedIds: [],
  upselledIds: [],
  discounts: [{ id: 'd', name: 'Promo', plateIds: ['bife'], type: 'PERCENT', percentage: 10 }],
}

const chosen = {
  ...startChoice(plate),
  sizeId: 'large',
  groups: new Map([['sauce', [{ garnishId: 'criolla', quantity: 1 }]]]),
}

/** spec('000 §2.59') */
test('an untouched choice lacks the size and the mandatory group, in the order of the page', () => {
  expect(missingIn(plate, startChoice(plate))).toEqual([SIZES, 'sauce'])
  expect(missingIn(plate, chosen)).toEqual([])
})

test('one size only is not a question', () => {
  const single = { ...plate, sizes: plate.sizes.slice(0, 1) }
  expect(startChoice(single).sizeId).toBe('large')
  expect(missingIn(single, startChoice(single))).toEqual(['sauce'])
})

test('the total is shown before anything is chosen, from the cheapest size and with its discount', () => {
  expect(choiceTotal(menu, plate, startChoice(plate))).toBe(7200)
})

test('the total is what the cart will say', () => {
  const two = { ...chosen, quantity: 2 }
  const priced = priceLine({ menu, selection: selectionFrom(plate, two, 'plate'), lineId: 'l' })
  expect(priced.ok && priced.line.price * 2).toBe(choiceTotal(menu, plate, two))
})

test('editing a line starts from what was chosen; a size that is gone is asked for again', () => {
  const priced = priceLine({
    menu,
    selection: selectionFrom(plate, { ...chosen, notes: 'Jugoso' }, 'plate'),
    lineId: 'l',
  })
  if (!priced.ok) throw new Error('the choice must be a line')
  expect(startChoice(plate, priced.line)).toEqual({ ...chosen, notes: 'Jugoso' })
  expect(startChoice({ ...plate, sizes: [] }, priced.line).sizeId).toBeNull()
})

test('an edited line starts without what its plate no longer offers, so that it can be chosen anew', () => {
  const selection = { sizeId: 'large', quantity: 2, notes: 'jugoso', source: 'plate' as const }
  const groups = [{ groupId: 'sauce', items: [{ garnishId: 'criolla', quantity: 1 }] }]
  const priced = priceLine({ menu, selection: { ...selection, plateId: 'bife', groups }, lineId: 'a' })
  if (!priced.ok) throw new Error(priced.refusal.code)
  const withoutIt: Plate = {
    ...plate,
    sizes: [plate.sizes[1]!, { id: 'new', name: 'Nuevo', price: 9000 }],
    garnishGroups: [{ ...sauce, garnishes: sauce.garnishes.slice(1) }],
  }
  const choice = startChoice(withoutIt, priced.line)
  expect(choice).toMatchObject({ sizeId: null, quantity: 2, notes: 'jugoso' })
  expect(missingIn(withoutIt, choice)).toEqual([SIZES, 'sauce'])
  const chosen = {
    ...choice,
    sizeId: 'new',
    groups: new Map(choice.groups).set('sauce', [{ garnishId: 'pesto', quantity: 1 }]),
  }
  expect(selectionFrom(withoutIt, chosen, 'plate').groups).toEqual([
    { groupId: 'sauce', items: [{ garnishId: 'pesto', quantity: 1 }] },
  ])
})

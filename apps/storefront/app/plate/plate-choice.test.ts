import type { GarnishGroup, Menu, Plate } from '@mostrador/domain/menu/menu'
import { withLine } from '@mostrador/domain/cart/add-line'
import { cartTotal } from '@mostrador/domain/cart/cart'
import type { CartLine } from '@mostrador/domain/cart/cart-line'
import { priceLine } from '@mostrador/domain/cart/price-line'
import { makeTicket } from '@mostrador/domain/pricing/ticket'
import { plate as plateOf } from '@mostrador/domain/testing/sample-menu'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  choiceTotal,
  missingIn,
  selectionFrom,
  SIZES,
  startChoice,
  type PlateChoice,
} from './plate-choice.ts'

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

const plate = plateOf('bife', {
  price: 10_000,
  sizes: [
    { id: 'large', name: 'Grande', price: 12_000 },
    { id: 'small', name: 'Chico', price: 8000 },
  ],
  garnishGroups: [sauce],
})

const menu: Menu = {
  hash: 'h',
  categories: [],
  plates: [plate],
  remarkedIds: [],
  upselledIds: [],
  saleRules: [],
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
  expect(choiceTotal(menu, { plate, choice: startChoice(plate), others: [] })).toBe(7200)
})

test('the total is what the cart will say', () => {
  const two = { ...chosen, quantity: 2 }
  const priced = priceLine({ menu, selection: selectionFrom(plate, two, 'plate'), lineId: 'l' })
  expect(priced.ok && priced.line.price * 2).toBe(choiceTotal(menu, { plate, choice: two, others: [] }))
})

const twoForOne: Menu = {
  ...menu,
  discounts: [{ id: 'd', name: '2x1 en bife', plateIds: ['bife'], type: 'MULTIPLE', buy: 2, pay: 1 }],
}

const makeLine = (choice: PlateChoice, lineId: string) => {
  const priced = priceLine({ menu: twoForOne, selection: selectionFrom(plate, choice, 'plate'), lineId })
  if (!priced.ok) throw new Error(priced.refusal.code)
  return priced.line
}

test('a 2x1 is off the total of the button, with the units that the cart already holds', () => {
  const total = (choice: PlateChoice, others: readonly CartLine[] = []) =>
    choiceTotal(twoForOne, { plate, choice, others })
  expect(total({ ...chosen, quantity: 2 })).toBe(12_000 + 2 * 500)
  const one = makeLine(chosen, 'one')
  expect(total(chosen)).toBe(12_500)
  expect(total(chosen, [one])).toBe(500)
  expect(total({ ...chosen, sizeId: 'small' }, [one])).toBe(500)
})

/** The ticket of a cart at the counter, where nothing else is taken off or put on. */
const ticketOf = (lines: readonly CartLine[]) =>
  makeTicket({
    lines,
    menuDiscounts: twoForOne.discounts,
    surcharges: [],
    discounts: [],
    serviceFee: { userFee: 0, percentageUserFee: 0 },
    delivery: null,
    paymentTypeId: null,
  })

/** spec('000 §2.58') spec('000 §2.59') */
test('prices of the add buttons sum up to the cart bar and to the items of the ticket', () => {
  const anyChoice = fc.record({
    sizeId: fc.constantFrom('large', 'small'),
    quantity: fc.integer({ min: 1, max: 5 }),
    notes: fc.constantFrom('', 'jugoso'),
  })
  fc.assert(
    fc.property(fc.array(anyChoice, { maxLength: 6 }), (choices) => {
      let lines: readonly CartLine[] = []
      let said = 0
      for (const [index, one] of choices.entries()) {
        const choice = { ...chosen, ...one }
        said += choiceTotal(twoForOne, { plate, choice, others: lines })
        lines = withLine(lines, makeLine(choice, String(index)))
      }
      expect(cartTotal(lines, twoForOne.discounts)).toBe(said)
      expect(ticketOf(lines).itemsPrice).toBe(said)
    }),
  )
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

test('the total is shown of a plate that is sold out, of too many units, and without what a group demands', () => {
  const scarce: Plate = { ...plate, soldOut: true, maxQuantity: 1 }
  const three = { ...startChoice(plate), quantity: 3, notes: 'x'.repeat(300) }
  expect(choiceTotal(menu, { plate: scarce, choice: three, others: [] })).toBe(3 * 7200)
})

test('a choice that the menu has no price for costs what its plates do', () => {
  const choice = { ...chosen, sizeId: 'gone', quantity: 2 }
  expect(choiceTotal(menu, { plate, choice, others: [] })).toBe(20_000)
})

test('a garnish that is hidden, and a group that is gone, are no longer part of an edited line', () => {
  const [criolla, pesto] = sauce.garnishes
  const groups = [
    {
      groupId: 'sauce',
      items: [
        { garnishId: 'criolla', quantity: 1 },
        { garnishId: 'pesto', quantity: 1 },
      ],
    },
  ]
  const both = { sizeId: 'large', quantity: 1, notes: '', source: 'plate' as const, plateId: 'bife', groups }
  const priced = priceLine({ menu, selection: both, lineId: 'a' })
  if (!priced.ok) throw new Error(priced.refusal.code)
  const hidden: Plate = {
    ...plate,
    garnishGroups: [{ ...sauce, garnishes: [{ ...criolla!, visible: false }, pesto!] }],
  }
  expect(startChoice(hidden, priced.line).groups.get('sauce')).toEqual([{ garnishId: 'pesto', quantity: 1 }])
  const gone: Plate = { ...plate, garnishGroups: [] }
  expect(startChoice(gone, priced.line).groups.get('sauce')).toEqual([])
  expect(selectionFrom(gone, startChoice(gone, priced.line), 'upselled')).toEqual({
    ...both,
    source: 'upselled',
    groups: [],
  })
})

test('a plate of one size or none never asks for it', () => {
  const [large] = plate.sizes
  expect(
    missingIn({ ...plate, sizes: [large!], garnishGroups: [] }, { ...startChoice(plate), sizeId: null }),
  ).toEqual([])
  expect(startChoice({ ...plate, sizes: [] })).toEqual({
    sizeId: null,
    groups: new Map(),
    notes: '',
    quantity: 1,
  })
})

test('a chosen garnish is looked for in its own group alone', () => {
  const side: GarnishGroup = { ...sauce, id: 'side', garnishes: [{ ...sauce.garnishes[0]!, id: 'papas' }] }
  const both: Plate = { ...plate, garnishGroups: [sauce, side] }
  const groups = [
    { groupId: 'sauce', items: [{ garnishId: 'criolla', quantity: 1 }] },
    { groupId: 'side', items: [{ garnishId: 'papas', quantity: 1 }] },
  ]
  const selection = {
    plateId: 'bife',
    sizeId: 'large',
    quantity: 1,
    notes: '',
    source: 'plate',
    groups,
  } as const
  const priced = priceLine({ menu: { ...menu, plates: [both] }, selection, lineId: 'a' })
  if (!priced.ok) throw new Error(priced.refusal.code)
  expect(startChoice(both, priced.line).groups).toEqual(
    new Map(groups.map(({ groupId, items }) => [groupId, items])),
  )
})

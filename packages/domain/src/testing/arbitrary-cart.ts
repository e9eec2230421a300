import fc from 'fast-check'
import type { CartLine } from '../cart/cart-line.ts'
import type { Menu, MenuDiscount } from '../menu/menu.ts'
import type { DeliveryTerms, GeneralAdjustment, ServiceFee } from '../pricing/adjustment.ts'
import { garnish, group, lineOn, menuOf, plate } from './sample-menu.ts'
import { sampleCode } from './sample-code.ts'

const PLATE_IDS = ['empanada', 'pizza', 'flan'] as const

const anyPrice = fc.integer({ min: 0, max: 5_000_000 })
const anyPercentage = fc.integer({ min: 0, max: 100_000 }).map((thousandths) => thousandths / 1000)
const anyPlateIds = fc.subarray([...PLATE_IDS])

const anyMenuDiscount: fc.Arbitrary<MenuDiscount> = fc
  .tuple(
    fc.uuid(),
    anyPlateIds,
    anyPercentage,
    anyPrice,
    fc.integer({ min: 1, max: 4 }),
    fc.nat(4),
    fc.nat(3),
  )
  .map(([id, plateIds, percentage, amount, buy, pay, type]) => {
    const named = { id, name: 'Promo', plateIds }
    if (type === 0) return { ...named, type: 'PERCENT', percentage }
    if (type === 1) return { ...named, type: 'FIXED', fixedDiscount: amount }
    if (type === 2) return { ...named, type: 'FINAL_PRICE', finalPrice: amount }
    return { ...named, type: 'MULTIPLE', buy, pay }
  })

/**
 * A menu of three plates at any prices, one with sizes, one with garnishes, and any discounts on
 * them.
 */
const anyMenu: fc.Arbitrary<Menu> = fc
  .tuple(fc.array(anyPrice, { minLength: 6, maxLength: 6 }), fc.array(anyMenuDiscount, { maxLength: 4 }))
  .map(([[a = 0, b = 0, c = 0, d = 0, e = 0, f = 0], discounts]) =>
    menuOf(
      [
        plate('empanada', { price: a }),
        plate('pizza', {
          sizes: [
            { id: 'chica', name: 'Chica', price: b },
            { id: 'grande', name: 'Grande', price: c },
          ],
        }),
        plate('flan', {
          price: d,
          garnishGroups: [
            group('salsas', {
              multipleSelection: true,
              garnishes: [garnish('crema', e), garnish('dulce', f)],
            }),
          ],
        }),
      ],
      discounts,
    ),
  )

const anyLine = (menu: Menu): fc.Arbitrary<CartLine> =>
  fc
    .record({
      id: fc.uuid(),
      plateId: fc.constantFrom(...PLATE_IDS),
      sizeId: fc.constantFrom('chica', 'grande'),
      quantity: fc.integer({ min: 1, max: 30 }),
      notes: fc.constantFrom('', 'sin sal'),
      cream: fc.nat(2),
      dulce: fc.nat(2),
    })
    .map(({ id, plateId, sizeId, quantity, notes, cream, dulce }) => {
      const items = [
        { garnishId: 'dulce', quantity: dulce },
        { garnishId: 'crema', quantity: cream },
      ].filter((item) => item.quantity > 0)
      return lineOn(
        menu,
        {
          plateId,
          sizeId: plateId === 'pizza' ? sizeId : null,
          quantity,
          notes,
          source: 'plate',
          groups: plateId === 'flan' ? [{ groupId: 'salsas', items }] : [],
        },
        id,
      )
    })

/** A menu, and lines of it that nobody merged yet. */
export const anyMenuAndLines: fc.Arbitrary<{ readonly menu: Menu; readonly lines: readonly CartLine[] }> =
  anyMenu.chain((menu) =>
    fc.record({
      menu: fc.constant(menu),
      lines: fc.uniqueArray(anyLine(menu), { maxLength: 12, selector: (line) => line.id }),
    }),
  )

const anyAdjustment: fc.Arbitrary<GeneralAdjustment> = fc
  .tuple(fc.uuid(), fc.boolean(), anyPercentage, anyPrice, fc.subarray(['cash', 'card']))
  .map(([id, isPercent, percentage, amount, paymentTypeIds]) =>
    isPercent
      ? { id, name: 'Ajuste', type: 'PERCENT', value: percentage, paymentTypeIds }
      : { id, name: 'Ajuste', type: 'FIXED', value: amount, paymentTypeIds },
  )

const anyCode = fc
  .record({
    isPercent: fc.boolean(),
    amount: anyPrice,
    percentage: anyPercentage,
    deliveryFee: fc.boolean(),
    maximumDiscountAmount: fc.option(anyPrice),
  })
  .map(({ isPercent, amount, percentage, deliveryFee, maximumDiscountAmount }) =>
    sampleCode({
      type: isPercent ? 'PERCENT' : 'FIXED',
      value: isPercent ? percentage : amount,
      deliveryFee,
      maximumDiscountAmount,
    }),
  )

/** Any mix of what is added to the items of an order and taken off them. */
export const anyTerms = fc.record({
  surcharges: fc.array(anyAdjustment, { maxLength: 3 }),
  discounts: fc.array(anyAdjustment, { maxLength: 3 }),
  serviceFee: fc.record<ServiceFee>({ userFee: anyPrice, percentageUserFee: anyPercentage }),
  delivery: fc.option(
    fc.record({
      terms: fc.record<DeliveryTerms>({
        card: anyPrice,
        cash: fc.option(anyPrice),
        minimumOrderPrice: anyPrice,
        freeDeliveryFrom: fc.option(anyPrice),
      }),
      paymentMethod: fc.constantFrom('CASH', 'CARD', null),
    }),
  ),
  paymentTypeId: fc.constantFrom('cash', 'card', null),
  externalBenefit: fc.option(
    fc
      .tuple(anyAdjustment, fc.option(fc.integer()))
      .map(([adjustment, priority]) => ({ ...adjustment, priority, externalBenefitType: 'Nivel Oro' })),
    { nil: undefined },
  ),
  loyaltyDiscount: fc.option(anyPrice, { nil: undefined }),
  code: fc.option(fc.record({ code: anyCode, name: fc.constant('Cupón') }), { nil: undefined }),
})

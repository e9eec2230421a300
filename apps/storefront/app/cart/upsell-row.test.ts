import { orderItems } from '@mostrador/contract/order/order-items'
import { garnish, group, lineOn, menuOf, plate, selection } from '@mostrador/domain/testing/sample-menu'
import type { Plate } from '@mostrador/domain/menu/menu'
import { expect, test } from 'vitest'
import type { MenuView, PlateView } from '../menu/menu-view.ts'
import { newUpsellLine } from './upsell-line.ts'
import { asksNothing, upsellsOf } from './upsell-row.tsx'

const views = (plates: readonly Plate[]): readonly PlateView[] =>
  plates.map((one) => ({ plate: one, name: one.name }) as PlateView)
const shopOf = (plates: readonly Plate[]) => {
  const menu = menuOf(plates)
  return { menu, view: { menu, upselled: views(plates) } as MenuView }
}
const names = (of: readonly PlateView[]) => of.map(({ plate: { id } }) => id).join(' ')

test('six are recommended at most, in the order of the shop', () => {
  const { view } = shopOf(['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'].map((id) => plate(id)))
  expect(names(upsellsOf(view, []))).toBe('a b c d e f')
})

test('what is in the cart or sold out makes room for the next', () => {
  const plates = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'].map((id) => plate(id, { soldOut: id === 'c' }))
  const { menu, view } = shopOf(plates)
  expect(names(upsellsOf(view, [lineOn(menu, selection('a'))]))).toBe('b d e f g h')
})

test('what asks for a garnish is not added by one tap', () => {
  const asking = plate('bife', {
    garnishGroups: [
      group('salsas', {
        mandatory: true,
        minGarnishAmount: 1,
        maxGarnishAmount: 1,
        garnishes: [garnish('criolla')],
      }),
    ],
  })
  const { menu, view } = shopOf([asking, plate('flan')])
  const [bife, flan] = view.upselled
  expect([asksNothing(bife!), asksNothing(flan!)]).toEqual([false, true])
  expect(newUpsellLine(menu, bife!)).toBeUndefined()
})

test('the order says that it was a recommendation', () => {
  const { menu, view } = shopOf([plate('flan')])
  const line = newUpsellLine(menu, view.upselled[0]!)
  expect(line).toMatchObject({ source: 'upselled', upsell: true, quantity: 1 })
  expect(orderItems([line!], 2)).toMatchObject([{ referenceId: 'flan', source: 'upselled' }])
})

import { orderItems } from '@mostrador/contract/order/order-items'
import { garnish, group, lineOn, menuOf, plate, selection } from '@mostrador/domain/testing/sample-menu'
import type { Plate } from '@mostrador/domain/menu/menu'
import { expect, test } from 'vitest'
import type { MenuView, PlateView } from '../place/menu-view.ts'
import { untouchedLine } from './untouched-line.ts'
import { asksNothing, upsellsOf } from './upsell-row.tsx'

const views = (plates: readonly Plate[]): readonly PlateView[] =>
  plates.map((one) => ({ plate: one, name: one.name }) as PlateView)
const shopOf = (plates: readonly Plate[]) => {
  const menu = menuOf(plates)
  return { menu, view: { menu, upselled: views(plates) } as MenuView }
}
const names = (of: readonly PlateView[]) => of.map(({ plate: { id } }) => id).join(' ')

/** spec('000 §2.62') spec('000 §9.15') spec('decisions constants.3') */
test('six are recommended at most, in the order of the shop', () => {
  const { view } = shopOf(['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'].map((id) => plate(id)))
  expect(names(upsellsOf(view, []))).toBe('a b c d e f')
})

test('a plate in the cart or sold out makes room for the next', () => {
  const plates = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'].map((id) => plate(id, { soldOut: id === 'c' }))
  const { menu, view } = shopOf(plates)
  expect(names(upsellsOf(view, [lineOn(menu, selection('a'))]))).toBe('b d e f g h')
})

test('a plate that asks for a garnish is not added by one tap', () => {
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
  expect(untouchedLine(menu, bife!, 'upselled')).toBeUndefined()
})

test('the order says that it was a recommendation', () => {
  const { menu, view } = shopOf([plate('flan')])
  const line = untouchedLine(menu, view.upselled[0]!, 'upselled')
  expect(line).toMatchObject({ source: 'upselled', upsell: true, quantity: 1 })
  expect(orderItems([line!], 2)).toMatchObject([{ referenceId: 'flan', source: 'upselled' }])
})

/** spec('000 §3.5') */
test('first comes something of each category that the mode misses in the cart, recommended or not', () => {
  const wine = plate('vino', { categoryId: 'bebidas', soldOut: true })
  const water = plate('agua', { categoryId: 'bebidas' })
  const flan = plate('flan', { categoryId: 'postres' })
  const { menu, view: some } = shopOf([plate('pan'), flan, water])
  const sections = [
    { category: { id: 'bebidas' }, plates: views([wine, water]) },
    { category: { id: 'postres' }, plates: views([plate('budin', { categoryId: 'postres' }), flan]) },
  ]
  const view = { ...some, upselled: views([plate('pan'), flan]), sections } as unknown as MenuView
  const wanted = ['bebidas', 'postres', 'helados']
  expect(names(upsellsOf(view, [], wanted))).toBe('agua flan pan')
  expect(names(upsellsOf(view, [lineOn(menu, selection('agua'))], wanted))).toBe('flan pan')
})

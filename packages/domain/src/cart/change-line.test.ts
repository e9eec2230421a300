import { describe, expect, test } from 'vitest'
import { lineOn, menuOf, plate, selection } from '../testing/sample-menu.ts'
import { changeQuantity, removeLine, replaceLine, restoreLine } from './change-line.ts'

const menu = menuOf(
  [plate('flan'), plate('agua')],
  [{ id: 'd', name: 'd', plateIds: ['flan'], type: 'FIXED', fixedDiscount: 100 }],
)
const flan = lineOn(menu, selection('flan'), 'a')
const coldFlan = lineOn(menu, selection('flan', { notes: 'frío', quantity: 2 }), 'b')
const lines = [flan, coldFlan, lineOn(menu, selection('agua'), 'c')]
const ids = (of: readonly { id: string }[]) => of.map(({ id }) => id)

describe('changeQuantity', () => {
  test('sets the quantity and the discount with it', () => {
    expect(changeQuantity(lines, 'a', 5)[0]).toMatchObject({ quantity: 5, discount: { amount: 500 } })
  })

  /** spec('000 §4.1') */
  test('0 and less remove the line', () => {
    expect(ids(changeQuantity(lines, 'a', 0))).toEqual(['b', 'c'])
    expect(ids(changeQuantity(lines, 'a', -3))).toEqual(['b', 'c'])
  })

  test('an unknown line or a broken quantity changes nothing', () => {
    expect(changeQuantity(lines, 'z', 5)).toEqual(lines)
    expect(changeQuantity(lines, 'a', 1.5)).toEqual(lines)
    expect(changeQuantity(lines, 'a', Number.NaN)).toEqual(lines)
  })
})

describe('replaceLine', () => {
  test('an edited line keeps its place', () => {
    const edited = { ...flan, notes: 'tibio' }
    expect(replaceLine(lines, edited)).toEqual([edited, lines[1], lines[2]])
  })

  test('an edited line that now equals another joins it', () => {
    const cart = replaceLine(lines, { ...flan, notes: 'frío' })
    expect(ids(cart)).toEqual(['b', 'c'])
    expect(cart[0]).toMatchObject({ quantity: 3, discount: { amount: 300 } })
  })

  test('an edit of a line that has left meanwhile is not lost', () => {
    expect(ids(replaceLine(removeLine(lines, 'a'), flan))).toEqual(['b', 'c', 'a'])
  })
})

test('a removed line comes back to its place, beside what was added since, and never twice', () => {
  const [flan, agua] = [lineOn(menu, selection('flan')), lineOn(menu, selection('agua'))]
  expect(restoreLine([agua], flan, 0)).toEqual([flan, agua])
  expect(restoreLine([], agua, 1)).toEqual([agua])
  expect(restoreLine([flan, agua], flan, 0)).toEqual([flan, agua])
  expect(restoreLine([lineOn(menu, selection('flan'), 'new'), agua], flan, 1)).toMatchObject([
    { id: 'new', quantity: 2 },
    { id: agua.id, quantity: 1 },
  ])
})

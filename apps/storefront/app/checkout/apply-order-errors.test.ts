import { lineOn, menuOf, plate, selection } from '@mostrador/domain/testing/sample-menu'
import { describe, expect, test } from 'vitest'
import { applyOrderErrors } from './apply-order-errors.ts'

const menu = menuOf([plate('bife'), plate('flan'), plate('vino', { maxQuantity: 3 })])
const bife = lineOn(menu, selection('bife', { quantity: 2, notes: 'jugoso por favor' }))
const flan = lineOn(menu, selection('flan'))
const mending = { errors: [], menu, itemNotesLimit: 250 }

const quantities = (lines: readonly { name: string; quantity: number }[]) =>
  lines.map(({ name, quantity }) => `${quantity} ${name}`)

describe('a refused order is mended', () => {
  test('what holds stays as it is', () => {
    expect(applyOrderErrors([bife, flan], mending)).toEqual([bife, flan])
  })

  test('a new price is taken over, in every line of the plate', () => {
    const dearer = menuOf([plate('bife', { price: 1200 }), plate('flan')])
    const errors = [{ code: 'price-changed', item: 0 }, { code: 'total-changed' }]
    const [line] = applyOrderErrors([bife, flan], { ...mending, errors, menu: dearer })
    expect(line).toMatchObject({ id: bife.id, price: 1200, quantity: 2 })
  })

  test.each(['sold-out', 'plate-missing', 'garnish-missing', 'size-missing', 'category-not-in-cart'])(
    'a line that is %s leaves, and no other',
    (code) => {
      const errors = [{ code, item: 1 }]
      expect(applyOrderErrors([bife, flan], { ...mending, errors })).toEqual([bife])
    },
  )

  test('a plate that the newest menu lost leaves too, named or not', () => {
    const shorter = menuOf([plate('flan')])
    expect(applyOrderErrors([bife, flan], { ...mending, menu: shorter })).toEqual([flan])
  })

  test('a refusal that names no line takes none away', () => {
    const errors = [{ code: 'sold-out' }, { code: 'slot-unavailable' }, { code: 'delivery-fee-changed' }]
    expect(applyOrderErrors([bife, flan], { ...mending, errors })).toEqual([bife, flan])
  })

  test('notes are cut to what the kitchen takes', () => {
    const errors = [{ code: 'notes-too-long', item: 0 }]
    const [line] = applyOrderErrors([bife], { ...mending, errors, itemNotesLimit: 7 })
    expect(line?.notes).toBe('jugoso')
  })

  test('more than the maximum of a plate gives way from the last line on', () => {
    const wine = (notes: string, quantity: number) => lineOn(menu, selection('vino', { notes, quantity }))
    const errors = [{ code: 'max-quantity', item: 0 }]
    const lines = [wine('', 2), flan, wine('frío', 1), wine('natural', 2)]
    expect(quantities(applyOrderErrors(lines, { ...mending, errors }))).toEqual([
      '2 vino',
      '1 flan',
      '1 vino',
    ])
  })
})

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
  test('lines without errors stay as they are', () => {
    expect(applyOrderErrors([bife, flan], mending)).toEqual({ lines: [bife, flan], changes: [] })
  })

  /** spec('000 §8.32') */
  test('a new price is taken over, in every line of the plate', () => {
    const dearer = menuOf([plate('bife', { price: 1200 }), plate('flan')])
    const errors = [{ code: 'price-changed', item: 0 }, { code: 'total-changed' }]
    const { lines, changes } = applyOrderErrors([bife, flan], { ...mending, errors, menu: dearer })
    expect(lines[0]).toMatchObject({ id: bife.id, price: 1200, quantity: 2 })
    expect(changes).toMatchObject([{ lineId: bife.id, kind: 'price', before: 1000, after: 1200 }])
  })

  test.each([
    ['sold-out', 'sold-out'],
    ['plate-missing', 'missing'],
    ['category-not-in-cart', 'missing'],
    ['garnish-missing', 'options'],
    ['size-missing', 'options'],
    ['size-required', 'options'],
    ['garnish-amount', 'options'],
    ['quantity-invalid', 'options'],
  ])('a line that is %s leaves as %s, and no other', (code, kind) => {
    const errors = [{ code, item: 1 }]
    const { lines, changes } = applyOrderErrors([bife, flan], { ...mending, errors })
    expect(lines).toEqual([bife])
    expect(changes).toMatchObject([{ lineId: flan.id, name: 'flan', kind, before: 1000, after: null }])
  })

  test('a plate that the newest menu lost leaves too, named or not', () => {
    const shorter = menuOf([plate('flan')])
    const { lines, changes } = applyOrderErrors([bife, flan], { ...mending, menu: shorter })
    expect(lines).toEqual([flan])
    expect(changes).toMatchObject([{ lineId: bife.id, kind: 'missing' }])
  })

  test('a refusal that names no line takes none away', () => {
    const errors = [{ code: 'sold-out' }, { code: 'slot-unavailable' }, { code: 'delivery-fee-changed' }]
    expect(applyOrderErrors([bife, flan], { ...mending, errors }).lines).toEqual([bife, flan])
  })

  test('notes are cut to what the kitchen takes', () => {
    const errors = [{ code: 'notes-too-long', item: 0 }]
    const other = { ...flan, notes: 'con dulce de leche' }
    const uncut = applyOrderErrors([bife, other], { ...mending, errors, itemNotesLimit: 7 })
    expect(uncut.lines[1]?.notes).toBe('con dulce de leche')
    const { lines, changes } = applyOrderErrors([bife], { ...mending, errors, itemNotesLimit: 7 })
    expect(lines[0]?.notes).toBe('jugoso')
    expect(changes).toMatchObject([
      { kind: 'details', details: [{ kind: 'notes', before: 'jugoso por favor', after: 'jugoso' }] },
    ])
  })

  test('more than the maximum of a plate gives way from the last line on', () => {
    const wine = (notes: string, quantity: number) => lineOn(menu, selection('vino', { notes, quantity }))
    const errors = [{ code: 'max-quantity', item: 0 }]
    const lines = [wine('', 2), flan, wine('frío', 1), wine('natural', 2)]
    const mended = applyOrderErrors(lines, { ...mending, errors })
    expect(quantities(mended.lines)).toEqual(['2 vino', '1 flan', '1 vino'])
    expect(mended.changes).toMatchObject([{ lineId: lines[3]?.id, kind: 'options', after: null }])
    const lessOfOne = applyOrderErrors([{ ...wine('', 3), quantity: 5 }], {
      ...mending,
      errors,
    })
    expect(lessOfOne.changes).toMatchObject([{ details: [{ kind: 'quantity', before: '5', after: '3' }] }])
  })
})

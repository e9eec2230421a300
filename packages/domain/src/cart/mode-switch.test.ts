import type { CartLine } from './cart-line.ts'
import { expect, test } from 'vitest'
import { modeSwitchOf } from './mode-switch.ts'

const cart = { orderModeId: 'take-away', menuHash: 'one', lines: [{} as CartLine] }

/** spec('000 §2.37') spec('000 §4.5') */
test('another mode is asked about, whether it shares the menu or not', () => {
  expect(modeSwitchOf(cart, { orderModeId: 'delivery', menuHash: 'one' })).toBe('keeps')
  expect(modeSwitchOf(cart, { orderModeId: 'delivery', menuHash: 'other' })).toBe('empties')
})

test('nothing is asked in the same mode, on a newer menu either, nor of an empty cart', () => {
  expect(modeSwitchOf(cart, { orderModeId: 'take-away', menuHash: 'newer' })).toBe('none')
  expect(modeSwitchOf({ ...cart, lines: [] }, { orderModeId: 'delivery', menuHash: 'other' })).toBe('none')
  expect(modeSwitchOf(undefined, { orderModeId: 'delivery', menuHash: 'other' })).toBe('none')
})

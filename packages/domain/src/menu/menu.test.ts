import { expect, test } from 'vitest'
import { PLATE_DEFAULTS } from './menu.ts'

test('a plate of which its shop says no more has no description and no maximum, and is shown', () => {
  expect(PLATE_DEFAULTS).toEqual({ description: '', maxQuantity: null, visible: true })
})

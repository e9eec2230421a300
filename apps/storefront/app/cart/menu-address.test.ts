import { expect, test } from 'vitest'
import { menuAddress } from './menu-address.ts'

test('from a cart one goes back to the menu of its mode; without one the contact knows where to begin', () => {
  expect(menuAddress('palermo', { mode: 'TAKE_AWAY' })).toBe('/menu/palermo/take-away')
  expect(menuAddress('palermo', undefined)).toBe('/menu/palermo')
})

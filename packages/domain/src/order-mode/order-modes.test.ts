import { describe, expect, test } from 'vitest'
import { insteadOfDelivery, modesThatNeed, ORDER_MODE_SLUGS } from './find-modes.ts'
import { ORDER_MODE_TYPES, parseOrderModeType } from './order-mode-type.ts'
import { ORDER_MODES } from './order-modes.ts'

describe('the needs of a mode', () => {
  /** spec('decisions enumerations.1') */
  test('each is written its own way in an address, in letters that need no escape', () => {
    expect(new Set(ORDER_MODE_SLUGS).size).toBe(ORDER_MODE_SLUGS.length)
    for (const slug of ORDER_MODE_SLUGS) {
      expect(encodeURIComponent(slug).toLowerCase()).toBe(slug)
      expect(parseOrderModeType(slug)).toBeDefined()
    }
  })

  test.each(ORDER_MODE_TYPES)('%s goes to one place, and hangs together', (type) => {
    const { address, table, name, fee, riders, promise } = ORDER_MODES[type]
    expect(address && table).toBeFalsy()
    // Diners at a table are not called; all others are.
    expect(name ?? false).toBe(!table)
    // Only what is brought to a door has riders and terms, and arrives.
    expect([riders, fee, promise === 'arrival']).toEqual(
      address ? [true, true, true] : [undefined, undefined, false],
    )
    // A diner at a table is there already.
    expect(promise === undefined).toBe(table === true)
  })

  test('modes are found by a thing that they need', () => {
    expect(modesThatNeed('address')).toEqual(['DELIVERY'])
    expect(modesThatNeed('table')).toEqual(['IN_DINING'])
    expect(modesThatNeed('name')).toEqual(['DELIVERY', 'TAKE_AWAY', 'SELF_SERVICE'])
  })
})

/** spec('000 §2.20') */
test('a diner outside every zone gets take away, where the shop has it', () => {
  const modes = [{ type: 'DELIVERY' }, { type: 'SELF_SERVICE' }, { type: 'TAKE_AWAY', id: 'b' }] as const
  expect(insteadOfDelivery(modes)).toBe(modes[2])
  expect(insteadOfDelivery(modes.slice(0, 2))).toBeUndefined()
})

import fc from 'fast-check'
import { expect, test } from 'vitest'
import { slotsOf, type RowSlots } from './row-slots.ts'

const from = (...rows: readonly string[]): RowSlots => slotsOf(new Map(), rows)

/** spec('decisions carta-as-a-sheet.10') */
test('a row keeps its element while it is drawn, and one that comes takes that of one that went', () => {
  const before = from('a', 'b', 'c')
  expect([...slotsOf(before, ['b', 'c', 'd'])]).toEqual([
    ['b', 1],
    ['c', 2],
    ['d', 0],
  ])
  expect(slotsOf(before, ['c', 'b', 'a'])).toBe(before)
})

test('where all rows are others no element moves', () => {
  expect([...slotsOf(from('a', 'b', 'c'), ['x', 'y', 'z']).values()]).toEqual([0, 1, 2])
})

test('wherever one scrolls no two rows share an element, and there are no more than were ever needed', () => {
  const drawn = fc.uniqueArray(fc.constantFrom(...'abcdefghij'), { maxLength: 8 })
  fc.assert(
    fc.property(fc.array(drawn, { maxLength: 12 }), (turns) => {
      let slots: RowSlots = new Map()
      let most = 0
      for (const rows of turns) {
        const next = slotsOf(slots, rows)
        for (const row of rows) if (slots.has(row)) expect(next.get(row)).toBe(slots.get(row))
        slots = next
        most = Math.max(most, rows.length)
        expect(new Set(slots.keys())).toEqual(new Set(rows))
        expect(new Set(slots.values()).size).toBe(rows.length)
      }
      expect(Math.max(-1, ...slots.values())).toBeLessThan(2 * Math.max(1, most))
    }),
  )
})

import { expect, test } from 'vitest'
import { NO_ROWS, rowsAfter } from './row-ids.ts'

const day = (date: string, reason?: string) => ({ day: date, ...(reason !== undefined && { reason }) })
const [typed, eve, xmas] = [day(''), day('2026-12-24'), day('2026-12-25')]

/** Rows of these days, known by 1, 2 and so on. */
const rowsOf = (...days: readonly { day: string }[]) => rowsAfter(NO_ROWS, days)

test('typing in a row keeps every row in its place, also when its date changes', () => {
  const rows = rowsOf(xmas, typed, eve)
  expect(rowsAfter(rows, [xmas, day('2026-12-31'), eve]).ids).toEqual([1, 2, 3])
  expect(rowsAfter(rows, [xmas, day('2026-12-24'), eve]).ids).toEqual([1, 2, 3])
  expect(rowsAfter(rows, [xmas, day('', 'Obras'), eve]).ids).toEqual([1, 2, 3])
})

test('a row keeps what React knows it by when others come, go or are sorted', () => {
  const rows = rowsOf(xmas, typed, eve)
  expect(rowsAfter(rows, [typed, eve]).ids).toEqual([2, 3])
  expect(rowsAfter(rows, [typed, eve, xmas]).ids).toEqual([2, 3, 1])
  expect(rowsAfter(rows, [day('2026-12-08'), xmas, typed, eve]).ids).toEqual([4, 1, 2, 3])
  // One that was taken out gives its number to none that comes later.
  expect(rowsAfter(rowsAfter(rows, [xmas, typed]), [xmas, typed, day('')]).ids).toEqual([1, 2, 4])
})

test('a row that comes anew from the server is that of its date, and one that is being typed stays', () => {
  const rows = rowsOf(xmas, typed, eve)
  const others = [day('2026-12-24', 'Nochebuena'), day('2026-12-25'), day('2027-01-01')]
  expect(rowsAfter(rows, others).ids).toEqual([3, 1, 4])
  expect(rowsAfter(rows, [...others, typed]).ids).toEqual([3, 1, 4, 2])
})

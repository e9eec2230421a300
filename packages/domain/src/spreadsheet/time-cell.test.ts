import { expect, test } from 'vitest'
import { timeCell } from './time-cell.ts'

test('a time stands on the wall of its zone, as spreadsheets read it', () => {
  const at = new Date('2026-11-20T02:05:59Z')
  expect(timeCell(at, 'America/Argentina/Buenos_Aires')).toBe('2026-11-19 23:05')
  expect(timeCell(at, 'America/Montevideo')).toBe('2026-11-19 23:05')
  expect(timeCell(at, 'UTC')).toBe('2026-11-20 02:05')
})

test('no time is an empty cell', () => {
  expect(timeCell(null, 'UTC')).toBe('')
})

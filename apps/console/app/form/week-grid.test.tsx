import { expect, test } from 'vitest'
import { draw } from '../testing/draw.tsx'
import { cellAfter, strokeText } from './use-week-keys.ts'
import WeekGrid from './week-grid.tsx'
import { weekText } from './week-field.tsx'

const week = { FRIDAY: ['20:00-02:00'], SATURDAY: ['12:15-15:00', '20:00-02:00'] } as const

const grid = (isLocked: boolean) =>
  draw(<WeekGrid label="Semana" week={week} isLocked={isLocked} onChange={() => undefined} />)

const cell = (html: string, name: string): string | undefined =>
  html.match(/<div role="gridcell"[^>]*>/g)?.find((one) => one.includes(`aria-label="${name}`))

/** spec('decisions the-local.4') */
test('each half hour says whether it is open, a night in the column of its day', () => {
  const html = grid(false)
  expect(html.match(/role="gridcell"/g)).toHaveLength(7 * 48)
  expect(cell(html, 'Viernes 01:30, abierto')).toContain('aria-selected="true"')
  expect(cell(html, 'Viernes 02:00, cerrado')).toContain('aria-selected="false"')
  expect(cell(html, 'Sábado 12:00, abierto')).toBeDefined()
  expect(cell(html, 'Domingo 01:30, cerrado')).toBeDefined()
  // One of them is reached by the keys.
  expect(html.match(/tabindex="0"/g)).toHaveLength(1)
})

test('a read-only week has no ends to drag', () => {
  expect(grid(false).match(/data-edge/g)).toHaveLength(6)
  expect(grid(true)).not.toContain('data-edge')
  expect(grid(true)).toContain('aria-readonly="true"')
})

/** spec('decisions the-local.4') */
test('keys go through the cells and stay within the week', () => {
  expect(cellAfter('ArrowRight', { day: 5, row: 3 })).toEqual({ day: 6, row: 3 })
  expect(cellAfter('ArrowRight', { day: 6, row: 3 })).toEqual({ day: 6, row: 3 })
  expect(cellAfter('PageUp', { day: 0, row: 2 })).toEqual({ day: 0, row: 0 })
  expect(cellAfter('End', { day: 2, row: 2 })).toEqual({ day: 2, row: 47 })
  expect(cellAfter('a', { day: 2, row: 2 })).toBeUndefined()
})

test('a stroke is announced with its days and hours, whichever way it went', () => {
  const told = { begins: 360, isOpen: true }
  expect(strokeText({ day: 0, row: 12 }, { day: 0, row: 14 }, told)).toBe('Lunes, de 12:00 a 13:30: abierto')
  expect(strokeText({ day: 4, row: 40 }, { day: 2, row: 35 }, { ...told, isOpen: false })).toBe(
    'Miércoles a viernes, de 23:30 a 02:30: cerrado',
  )
})

test('a week reads as a line in which days with the same hours are together', () => {
  expect(weekText({ ...week, THURSDAY: ['20:00-02:00'], MONDAY: ['09:00-24:00'] })).toBe(
    'Lunes 9-24 · Jueves a viernes 20-2 · Sábado 12:15-15, 20-2',
  )
  expect(weekText({})).toBe('')
})

import { expect, test } from 'vitest'
import { draw } from '../testing/draw.tsx'
import DaysCalendar from './days-calendar.tsx'
import { dayAfterKey } from './use-calendar-hands.ts'

const days = [
  { day: '2026-11-20', reason: 'Inventario' },
  { day: '2026-11-28', hours: ['10:00-14:00'], reason: 'Aniversario' },
  { day: '2026-11-30' },
]
const holidays = new Map([
  ['2026-11-30', { name: 'Día de prueba', isPublic: true }],
  ['2026-11-28', { name: 'Víspera', isPublic: false }],
])

const calendar = () =>
  draw(
    <DaysCalendar {...{ days, holidays }} today="2026-11-27" isLocked={false} onChange={() => undefined} />,
    { role: 'manager' },
  )

const cell = (html: string, date: string): string =>
  html.match(/<td.*?<\/td>/g)?.find((one) => one.includes(`data-day="${date}"`)) ?? ''

/** spec('decisions the-local.6') */
test('a month has its days, those that differ and the holidays by their names', () => {
  const html = calendar()
  expect(html).toContain('Noviembre de 2026')
  expect(html.match(/data-day/g)).toHaveLength(30)
  expect(cell(html, '2026-11-28')).toContain('>sábado 28 de noviembre, 10-14, Aniversario, Víspera<')
  // A day off of offices is no holiday by law: it has no star and no name.
  expect(cell(html, '2026-11-28')).not.toContain('<svg')
  expect(cell(html, '2026-11-30')).toContain('<svg')
  expect(cell(html, '2026-11-30')).toContain('lunes 30 de noviembre, Cerrado, Feriado: Día de prueba')
  expect(cell(html, '2026-11-27')).toContain('aria-current="date"')
})

test('days that are over are read and not changed; the keys come to one day', () => {
  const html = calendar()
  expect(cell(html, '2026-11-20')).toContain('aria-disabled="true"')
  expect(cell(html, '2026-11-20')).toContain('Inventario, ya pasó')
  expect(cell(html, '2026-11-27')).not.toContain('aria-disabled')
  expect(html.match(/tabindex="0"/g)).toHaveLength(1)
  expect(cell(html, '2026-11-27')).toContain('tabindex="0"')
})

/** spec('decisions the-local.6') */
test('the keys go by days, weeks, months and years', () => {
  const after = (key: string, isShift = false) => dayAfterKey(key, '2026-11-27', isShift)
  expect(['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown'].map((key) => after(key))).toEqual([
    '2026-11-26',
    '2026-11-28',
    '2026-11-20',
    '2026-12-04',
  ])
  expect([after('Home'), after('End')]).toEqual(['2026-11-23', '2026-11-29'])
  expect([after('PageUp'), after('PageDown')]).toEqual(['2026-10-27', '2026-12-27'])
  expect([after('PageUp', true), after('PageDown', true)]).toEqual(['2025-11-27', '2027-11-27'])
  expect(after('a')).toBeUndefined()
})

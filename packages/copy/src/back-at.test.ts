import { expect, test } from 'vitest'
import { backText } from './back-at.ts'
import { inVos } from './you.ts'

const moment = { date: '2026-12-03', dayOfWeek: 'THURSDAY', time: '20:00' } as const

test.each([
  [0, 'Vuelve a las 20:00'],
  [1, 'Vuelve mañana'],
  [2, 'Vuelve el jueves'],
  [6, 'Vuelve el jueves'],
  [7, 'Vuelve el 3/12'],
])('in %i days: %s, whoever is spoken to', (daysAhead, text) => {
  expect(backText({ ...moment, daysAhead })).toBe(text)
  expect(inVos(text)).toBe(text)
})

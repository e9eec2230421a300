import { expect, test } from 'vitest'
import { inVos } from './you.ts'
import { saleText } from './sale-hours.ts'

const moment = { date: '2026-12-03', dayOfWeek: 'THURSDAY', time: '08:00', isFirst: false } as const

/** spec('decisions availability.6') */
test.each([
  [{ daysAhead: 0, until: '11:00' }, 'De 8:00 a 11:00'],
  [{ daysAhead: 0, time: '20:00', until: '02:00' }, 'De 20:00 a 2:00'],
  [{ daysAhead: 0 }, 'Desde las 8:00'],
  [{ daysAhead: 1, until: '11:00' }, 'Vuelve mañana a las 8:00'],
  [{ daysAhead: 1, time: '00:00' }, 'Vuelve mañana'],
  [{ daysAhead: 6 }, 'Vuelve el jueves a las 8:00'],
  [{ daysAhead: 7 }, 'Vuelve el 3 de diciembre a las 8:00'],
  [{ daysAhead: 0, time: '05:00', isByDay: true }, 'Vuelve más tarde'],
  [{ daysAhead: 1, time: '05:00', isByDay: true }, 'Vuelve mañana'],
  [{ daysAhead: 2, time: '05:00', isByDay: true }, 'Vuelve el jueves'],
  [{ daysAhead: 1, isFirst: true }, 'Desde mañana'],
  [{ daysAhead: 30, isFirst: true }, 'Desde el 3 de diciembre'],
] as const)('%o reads: %s, whoever is spoken to', (sale, text) => {
  expect(saleText({ ...moment, ...sale })).toBe(text)
  expect(inVos(text)).toBe(text)
})

import { expect, test } from 'vitest'
import { changeText, nothingBefore, ordersText, salesCopy, thanLastWeek, thanUsual } from './sales.ts'

test.each([
  [{ way: 'more', percent: 12 }, '12% más'],
  [{ way: 'less', percent: 8 }, '8% menos'],
  [{ way: 'less', percent: 100 }, '100% menos'],
  [{ way: 'same', percent: 0 }, 'Igual'],
  [{ way: 'more', percent: 0 }, 'Casi igual'],
  [{ way: 'less', percent: 0 }, 'Casi igual'],
  [{ way: 'more', percent: null }, 'Más'],
] as const)('%o is told as "%s"', (change, text) => {
  expect(changeText(change)).toBe(text)
})

test('a day is measured with the same weekday, and up to the same hour while it is not over', () => {
  expect(thanLastWeek('FRIDAY', true)).toBe('que el viernes anterior a esta hora')
  expect(thanLastWeek('SUNDAY', false)).toBe('que el domingo anterior')
  expect(thanUsual({ day: 'FRIDAY', days: 4, isToday: false })).toBe('que el promedio de 4 viernes')
  expect(thanUsual({ day: 'SATURDAY', days: 3, isToday: true })).toBe(
    'que el promedio de 3 sábados a esta hora',
  )
  expect(thanUsual({ day: 'SUNDAY', days: 2, isToday: false })).toBe('que el promedio de 2 domingos')
  expect(nothingBefore('MONDAY', false)).toBe('Sin ventas el lunes anterior')
  expect(nothingBefore('MONDAY', true)).toBe('Sin ventas el lunes anterior a esta hora')
})

test('one order is not several', () => {
  expect([ordersText(0), ordersText(1), ordersText(2)]).toEqual(['0 pedidos', '1 pedido', '2 pedidos'])
  expect(salesCopy.canceled(1)).toBe('1 pedido cancelado, sin sumar')
  expect(salesCopy.canceled(3)).toBe('3 pedidos cancelados, sin sumar')
  expect([salesCopy.otherPlates(1), salesCopy.otherPlates(4)]).toEqual(['Otro plato', 'Otros 4 platos'])
})

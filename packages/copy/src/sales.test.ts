import { expect, test } from 'vitest'
import { changeText, nothingBefore, ordersText, salesCopy, thanLastWeek, thanUsual } from './sales.ts'

test('a day is measured with the same weekday, in words', () => {
  expect(`${changeText(12)} ${thanLastWeek('FRIDAY', true)}`).toBe(
    '12% más que el viernes anterior a esta hora',
  )
  expect(`${changeText(-8)} ${thanLastWeek('SUNDAY', false)}`).toBe('8% menos que el domingo anterior')
  expect(`${changeText(0)} ${thanUsual('FRIDAY', 4)}`).toBe('Igual que el promedio de 4 viernes')
  expect(thanUsual('SATURDAY', 3)).toBe('que el promedio de 3 sábados')
  expect(thanUsual('SUNDAY', 2)).toBe('que el promedio de 2 domingos')
  expect(nothingBefore('MONDAY')).toBe('Sin ventas el lunes anterior')
})

test('one order is not several', () => {
  expect([ordersText(0), ordersText(1), ordersText(2)]).toEqual(['0 pedidos', '1 pedido', '2 pedidos'])
  expect(salesCopy.canceled(1)).toBe('1 pedido cancelado, sin sumar')
  expect(salesCopy.canceled(3)).toBe('3 pedidos cancelados, sin sumar')
  expect([salesCopy.otherPlates(1), salesCopy.otherPlates(4)]).toEqual(['Otro plato', 'Otros 4 platos'])
})

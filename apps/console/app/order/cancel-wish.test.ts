import { expect, test } from 'vitest'
import { reasonsFor, wishOf } from './cancel-wish.ts'

/** spec('001 §4.8') */
test('only what the diner asked for is the diner’s wish', () => {
  expect(wishOf('El cliente pidió cancelarlo')).toBe('CUSTOMER')
  for (const reason of ['No pudimos contactar al cliente', 'Pedido duplicado', 'other', null])
    expect(wishOf(reason)).toBe('SHOP')
})

test('an order is offered the reasons that its mode can have', () => {
  const riders = 'No tenemos repartidores disponibles'
  expect(reasonsFor('DELIVERY')).toContain(riders)
  expect(reasonsFor('DELIVERY')).not.toContain('El cliente no pasó a buscarlo')
  expect(reasonsFor('TAKE_AWAY')).toEqual([
    'Nos quedamos sin un producto',
    'El local está por cerrar',
    'El cliente no pasó a buscarlo',
    'No pudimos contactar al cliente',
    'El cliente pidió cancelarlo',
    'Pedido duplicado',
  ])
  expect(reasonsFor('IN_DINING')).toContain('La mesa se retiró')
  expect(reasonsFor('SELF_SERVICE')).not.toContain(riders)
})

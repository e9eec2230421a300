import { expect, test } from 'vitest'
import { wishOf } from './cancel-wish.ts'

/** spec('001 §4.8') */
test('only what the diner asked for is the diner’s wish', () => {
  expect(wishOf('El cliente pidió cancelarlo')).toBe('CUSTOMER')
  for (const reason of ['No pudimos contactar al cliente', 'Pedido duplicado', 'other', null])
    expect(wishOf(reason)).toBe('SHOP')
})

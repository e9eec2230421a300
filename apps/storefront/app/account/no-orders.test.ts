import { expect, test } from 'vitest'
import { noOrders } from './no-orders.ts'

/** spec('001 §2.28') */
test('a diner with a verified phone and no order reads the sentence of the documents', () => {
  expect(noOrders({ isBroken: false, ofThisBrowser: false })).toEqual({
    title: 'No tienes pedidos realizados',
    hint: 'Cuando hagas un pedido, lo vas a encontrar acá.',
  })
})

/** spec('001 §2.28') */
test('a diner who may have ordered elsewhere is told that those orders are on the other device', () => {
  expect(noOrders({ isBroken: false, ofThisBrowser: true })).toEqual({
    title: 'No tienes pedidos realizados desde este dispositivo',
    hint: 'Acá ves los pedidos que hiciste en este local desde este dispositivo. Los demás están en el dispositivo con el que los hiciste.',
  })
})

test('a list that could not be asked for does not say that there is none, and can be asked again', () => {
  expect(noOrders({ isBroken: true, ofThisBrowser: true })).toEqual({
    title: 'No pudimos buscar tus pedidos',
    hint: 'Revisa tu conexión a internet y vuelve a intentarlo.',
    retry: 'Reintentar',
  })
})

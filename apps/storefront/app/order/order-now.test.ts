import { expect, test } from 'vitest'
import { openPage, refusal } from '../testing/browser-page.ts'
import { doing, renderHook } from '../testing/render-hook.tsx'
import { useOrderNow } from './order-now.ts'

const ORDER = {
  number: 12,
  type: 'DELIVERY',
  status: 'CANCELED',
  confirmed: true,
  paymentStatus: null,
  paymentAttempt: null,
  refund: null,
  cancelReason: null,
  paymentType: { upload: null },
}

/** How an order stands on a page that found no delivery of it. */
async function now(order: unknown, { isWanted = true } = {}) {
  const server = { order }
  const page = openPage({
    answer: ({ url }) => (url === '/api/diner/palermo/order/ABCDE12345' ? server.order : undefined),
  })
  const hook = await renderHook(() => useOrderNow('palermo', isWanted ? 'ABCDE12345' : undefined), {
    props: undefined,
  })
  return { said: () => hook.now().order, server, page, again: () => doing(() => hook.now().again()) }
}

/** spec('001 §2.3') */
test.each([
  [{ paymentStatus: 'EXPIRED' }, 'El pago no llegó a tiempo.'],
  [{ status: 'GENERATED', paymentStatus: 'PENDING' }, 'El local lo recibe apenas se apruebe el pago.'],
  [{ status: 'GENERATED', confirmed: false }, 'Falta que el local confirme tu pedido'],
  [
    { cancelReason: 'El cliente lo canceló antes de que lo aceptaran' },
    'Cancelaste este pedido antes de que el local lo aceptara.',
  ],
])('of %j there is no delivery: its page says "%s"', async (part, sentence) => {
  const { said } = await now({ ...ORDER, ...part })
  expect(said()).toEqual({ title: 'Pedido #12', sentence })
})

test('an order that is looked at again is told as it is by then; of none nothing is said', async () => {
  const { said, server, page } = await now(refusal(404, 'order-not-found'))
  expect(said()).toBeUndefined()
  server.order = { ...ORDER, paymentStatus: 'EXPIRED' }
  await doing(() => page.show('visible'))
  expect(said()?.sentence).toBe('El pago no llegó a tiempo.')
})

test('nothing is asked where the delivery is there', async () => {
  const { page } = await now(ORDER, { isWanted: false })
  expect(page.asked).toEqual([])
})

import type { FollowUpOrder } from '@mostrador/contract/order/order-schema'
import { expect, test } from 'vitest'
import { openPage, refusal } from '../testing/browser-page.ts'
import { pageAround } from '../testing/page-around.tsx'
import { doing, pass, renderHook } from '../testing/render-hook.tsx'
import { useBankReturn } from './use-bank-return.ts'

type Order = Partial<FollowUpOrder>

const unpaid = {
  code: 'ABCDEFGHJK',
  status: 'GENERATED',
  paymentStatus: 'PENDING',
  paymentAttempt: 'PENDING',
  refund: null,
  cancelReason: null,
} as FollowUpOrder

const approved: Order = { paymentStatus: 'APPROVED' }

/**
 * The follow-up page with a token in its address. `orders`: what the order is each time that it is
 * asked for again; of the last there is no end.
 */
async function comeBack(
  orders: readonly Order[],
  {
    address = '/order/ABCDEFGHJK?lang=es&token_ws=tok-1',
    answer,
  }: { address?: string; answer?: () => unknown },
) {
  const page = openPage({ answer: answer ?? (() => undefined), clock: '2026-11-20T21:00:00.000Z' })
  const { wrap, toasts, router } = pageAround({ address })
  let asked = 0
  const refresh = async () => {
    const order = orders[Math.min(asked, orders.length - 1)]
    asked += 1
    return order && { ...unpaid, ...order }
  }
  const hook = await renderHook((order: Order) => useBankReturn({ ...unpaid, ...order }, refresh), {
    props: {},
    wrap,
  })
  const search = () => router.state.location.search
  return { ...hook, asked: page.asked, toasts, router, search, refreshes: () => asked }
}

test('the token of the address is settled at the server, told once and taken out of the address', async () => {
  const { asked, toasts, search, router, now, all, renderAgain } = await comeBack([approved], {})
  expect(all[0]?.state).toBe('asking')
  expect(asked).toMatchObject([{ method: 'POST', url: '/api/callback/transbank/ABCDEFGHJK/tok-1' }])
  expect(toasts).toEqual([{ text: 'Pago procesado con éxito.', tone: 'positive' }])
  expect(search()).toBe('?lang=es')
  expect(router.state.historyAction).toBe('REPLACE')
  expect(router.state.preventScrollReset).toBe(true)
  await renderAgain(approved)
  expect(now()).toBeUndefined()
  expect(toasts).toHaveLength(1)
})

test.each([
  [{ paymentAttempt: 'REJECTED' }, { text: 'El pago no pudo ser procesado.', tone: 'danger' }],
  [
    { status: 'CANCELED', paymentStatus: 'EXPIRED' },
    { text: 'Tiempo de pago vencido, vuelva a generar el pedido', tone: 'danger' },
  ],
] as const)('a payment that ended as %o is told so', async (order, toast) => {
  const { toasts, search } = await comeBack([order], {})
  expect(toasts).toEqual([toast])
  expect(search()).toBe('?lang=es')
})

test('an order that is over has nothing to tell, and the token goes all the same', async () => {
  const { toasts, search } = await comeBack([{ status: 'CANCELED' }], {})
  expect(toasts).toEqual([])
  expect(search()).toBe('?lang=es')
})

test('a bank that has not said is asked every ten seconds, with the token kept for a reload', async () => {
  const { asked, toasts, search, now } = await comeBack([{}, {}, approved], {})
  expect(now()?.state).toBe('pending')
  expect(search()).toContain('token_ws=tok-1')
  await pass(9_999)
  expect(asked).toHaveLength(1)
  await pass(1)
  expect(asked).toHaveLength(2)
  expect(toasts).toEqual([])
  await pass(10_000)
  expect(toasts).toEqual([{ text: 'Pago procesado con éxito.', tone: 'positive' }])
  await pass(60_000)
  expect(asked).toHaveLength(3)
})

test('without a connection it says so, and asks at once when told to, but never twice at a time', async () => {
  const answers: unknown[] = [refusal(503, 'x'), undefined, new Promise(() => undefined)]
  let isDown = true
  const answer = () => {
    if (isDown) throw new TypeError('Failed to fetch')
    return answers.shift()
  }
  const { asked, now, toasts } = await comeBack([{}], { answer })
  expect(now()?.state).toBe('offline')
  isDown = false
  await doing(() => now()?.retry())
  expect(now()?.state).toBe('pending')
  expect(asked).toHaveLength(2)
  await doing(() => now()?.retry())
  await doing(() => now()?.retry())
  expect(asked).toHaveLength(4)
  await doing(() => now()?.retry())
  await pass(60_000)
  expect(asked).toHaveLength(4)
  expect(toasts).toEqual([])
})

test('an order that is paid by itself while the bank is silent is told once', async () => {
  const { renderAgain, now, toasts, search, asked } = await comeBack([{}], {})
  expect(now()?.state).toBe('pending')
  await renderAgain(approved)
  expect(now()).toBeUndefined()
  expect(toasts).toEqual([{ text: 'Pago procesado con éxito.', tone: 'positive' }])
  expect(search()).toBe('?lang=es')
  await pass(60_000)
  expect(asked).toHaveLength(1)
  expect(toasts).toHaveLength(1)
})

test('an order that is paid before the bank was asked waits for its answer', async () => {
  const answer = () => new Promise(() => undefined)
  const { renderAgain, toasts, search } = await comeBack([approved], { answer })
  await renderAgain(approved)
  expect(toasts).toEqual([])
  expect(search()).toContain('token_ws=tok-1')
})

test('an address without a token sends no request', async () => {
  const { asked, now, toasts, refreshes } = await comeBack([approved], { address: '/order/ABCDEFGHJK' })
  await pass(20_000)
  expect(now()).toBeUndefined()
  expect([asked, toasts, refreshes()]).toEqual([[], [], 0])
})

test('another token, of another try to pay, is settled and told anew', async () => {
  const { router, asked, toasts } = await comeBack([{ paymentAttempt: 'REJECTED' }, approved], {})
  await doing(() => router.navigate('/order/ABCDEFGHJK?token_ws=tok-2'))
  expect(asked.at(-1)?.url).toBe('/api/callback/transbank/ABCDEFGHJK/tok-2')
  expect(toasts.map(({ text }) => text)).toEqual([
    'El pago no pudo ser procesado.',
    'Pago procesado con éxito.',
  ])
})

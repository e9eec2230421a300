import { expect, test, vi } from 'vitest'
import { openPage, refusal } from '../testing/browser-page.ts'
import { doing, renderHook } from '../testing/render-hook.tsx'
import { useCancelOrder } from './use-cancel-order.ts'

/** The question of an order; `answer` is what the server says to the wish. */
async function asking(answer: () => unknown) {
  const server = { answer }
  const page = openPage({ answer: () => server.answer() })
  const onOutcome = vi.fn<(outcome: string) => void>()
  const order = { code: 'ABCDE12345', branchContact: { alias: 'palermo' } } as never
  const { now } = await renderHook(() => useCancelOrder({ order, onOutcome }), { props: undefined })
  return { now, page, onOutcome, server, send: () => doing(() => now().send()) }
}

test('the wish is sent for the order of the page, and what came of it is told', async () => {
  const { now, page, send, onOutcome } = await asking(() => ({ status: 'CANCELED' }))
  await send()
  expect(page.asked.map(({ url }) => url)).toEqual(['/api/diner/palermo/order/ABCDE12345/cancel'])
  expect(onOutcome.mock.calls).toEqual([['canceled']])
  expect(now()).toMatchObject({ isBusy: false, error: undefined })
})

test('that the contact was quicker is no failure', async () => {
  const { now, send, onOutcome } = await asking(() => refusal(409, 'order-already-accepted'))
  await send()
  expect(onOutcome.mock.calls).toEqual([['too-late']])
  expect(now().error).toBeUndefined()
})

test('a failure to cancel is told, and its message goes with the next try', async () => {
  const { now, send, onOutcome, server } = await asking(() => refusal(503, 'try-again'))
  await send()
  expect(now()).toMatchObject({
    isBusy: false,
    error: 'No pudimos cancelar tu pedido. Vuelve a intentarlo.',
  })
  expect(onOutcome).not.toHaveBeenCalled()
  server.answer = () => ({ status: 'CANCELED' })
  await send()
  expect(now().error).toBeUndefined()
  expect(onOutcome.mock.calls).toEqual([['canceled']])
})

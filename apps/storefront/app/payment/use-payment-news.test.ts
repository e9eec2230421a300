import { expect, test } from 'vitest'
import { openPage } from '../testing/browser-page.ts'
import { pageAround } from '../testing/page-around.tsx'
import { renderHook } from '../testing/render-hook.tsx'
import { usePaymentNews } from './use-payment-news.ts'

type Order = Parameters<typeof usePaymentNews>[0]

const unpaid = {
  code: 'ABCDE12345',
  status: 'GENERATED',
  paymentStatus: 'PENDING',
  paymentAttempt: null,
  refund: null,
  cancelReason: null,
  paymentType: { upload: 'APP' },
} as Order
const pending: Order = { ...unpaid, paymentAttempt: 'PENDING' }
const paid: Order = { ...unpaid, paymentStatus: 'APPROVED' }
const declined: Order = { ...unpaid, paymentAttempt: 'REJECTED' }
const expired: Order = { ...unpaid, status: 'CANCELED', paymentStatus: 'EXPIRED' }
const byLink: Order = { ...unpaid, paymentType: { upload: 'API' } }

/** Returns the sentences of a page that hears these states of its order one after the other. */
async function toldOf([first, ...news]: readonly [Order, ...Order[]]): Promise<readonly string[]> {
  openPage()
  const { wrap, toasts } = pageAround()
  const hook = await renderHook((order: Order) => usePaymentNews(order), { props: first, wrap })
  for (const one of news) await hook.renderAgain(one)
  return toasts.map(({ text }) => text)
}

const APPROVED = 'Pago procesado con éxito.'
const REJECTED = 'El pago no pudo ser procesado.'

/** spec('000 §8.10') spec('001 §4.3') spec('001 §8.2') */
test.each<[string, readonly [Order, ...Order[]], readonly string[]]>([
  ['a card that was pending comes through', [pending, paid], [APPROVED]],
  [
    'it is heard of again and again',
    [pending, { ...pending }, paid, { ...paid }, { ...paid, status: 'READY' }],
    [APPROVED],
  ],
  ['a card that was pending is declined', [pending, declined, { ...declined }], [REJECTED]],
  ['another card is tried after that', [pending, declined, pending, paid], [REJECTED, APPROVED]],
  ['a page of a provider was paid elsewhere', [byLink, paid], [APPROVED]],
  ['it was paid when the page came', [paid, { ...paid }], []],
  ['it was declined when the page came', [declined, { ...declined }], []],
  ['its time ran out, which the page tells', [pending, expired], []],
  ['it is another order', [pending, { ...paid, code: 'FGHJK67890' }], []],
])('%s', async (_, states, told) => {
  expect(await toldOf(states)).toEqual(told)
})

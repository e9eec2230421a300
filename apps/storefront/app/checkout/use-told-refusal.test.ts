import type { CheckoutRefusal } from '@mostrador/domain/checkout/checkout-inputs'
import { expect, test } from 'vitest'
import { openPage } from '../testing/browser-page.ts'
import { pageAround } from '../testing/page-around.tsx'
import { doing, renderHook } from '../testing/render-hook.tsx'
import { useToldRefusal } from './use-told-refusal.ts'

const phone: CheckoutRefusal = { code: 'phone-required', field: 'phone' }
const cash: CheckoutRefusal = { code: 'cash-amount-required', field: 'paymentAmount' }

/** spec('000 §5.1') */
test('a toast leaves when what it speaks of was mended, and not before', async () => {
  openPage()
  const { wrap, toasts } = pageAround()
  const { now, renderAgain } = await renderHook(useToldRefusal, { props: [phone, cash], wrap })
  await doing(() => now()('cash-amount-required', 'Con cuánto'))
  expect(toasts).toMatchObject([{ text: 'Con cuánto', tone: 'danger' }])
  const left = () => toasts.map(({ signal }) => signal?.aborted)
  await renderAgain([cash])
  expect(left()).toEqual([false])
  await renderAgain([phone])
  expect(left()).toEqual([true])
  // The same again is another complaint, which stays as long as it holds.
  await renderAgain([cash])
  await doing(() => now()('cash-amount-required', 'Con cuánto'))
  await renderAgain([cash])
  expect(left()).toEqual([true, false])
  await doing(() => now()('phone-required', 'Teléfono'))
  await renderAgain([])
  expect(left()).toEqual([true, true, true])
})

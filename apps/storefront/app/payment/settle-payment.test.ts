import { createClient } from '@mostrador/contract/client'
import * as routes from '@mostrador/contract/routes'
import { expect, test } from 'vitest'
import { findPaymentPage, OUTCOME_TOASTS, payWithCard } from './settle-payment.ts'

const card = { token: 'tok', paymentMethodId: 'visa', cardName: 'ANA', identificationNumber: '12345678' }
const order = { code: '0123456789', branchContactId: 'c', total: 125_050, mantissa: 2 }

/** A server that answers everything alike, and what it was asked. */
function serverThat(status: number, body: object) {
  const asked: unknown[] = []
  const type = status < 400 ? 'application/json' : 'application/problem+json'
  const client = createClient(async (_, init) => {
    asked.push(JSON.parse(String(init?.body)))
    return new Response(JSON.stringify(body), { status, headers: { 'content-type': type } })
  }, routes)
  return { client, asked }
}

const pay = (status: number, body: object) => payWithCard(serverThat(status, body).client, 'order', card)

/** spec('000 §4.36') */
test('a payment with a card is what the server says of it', async () => {
  expect(await pay(200, { status: 'APPROVED' })).toBe('approved')
  expect(await pay(200, { status: 'PENDING' })).toBe('pending')
  expect(await pay(200, { status: 'REJECTED' })).toBe('rejected')
  expect(await pay(200, { status: 'EXPIRED' })).toBe('rejected')
  expect(await pay(503, { code: 'payment-provider-failed' })).toBe('unavailable')
  expect(await pay(409, { code: 'order-not-payable' })).toBe('failed')
})

/**
 * spec('000 §4.38') spec('000 §8.3') spec('000 §8.9') spec('000 §8.10')
 * spec('000 §8.11') spec('001 §8.2')
 */
test('each outcome has the sentence of the documents', () => {
  expect(OUTCOME_TOASTS.approved.text).toBe('Pago procesado con éxito.')
  expect(OUTCOME_TOASTS.rejected.text).toBe('El pago no pudo ser procesado.')
  expect(OUTCOME_TOASTS.unavailable.text).toBe(
    'Tuvimos un problema al generar el pago de tu pedido. Por favor intente nuevamente más tarde.',
  )
  expect(OUTCOME_TOASTS.failed.text).toBe(
    'Hubo un error procesando su pago, vuelva a intentarlo en unos momentos',
  )
})

/** spec('000 §9.26') */
test('the token goes out with the order and the document type DNI', async () => {
  const { client, asked } = serverThat(200, { status: 'APPROVED' })
  await payWithCard(client, 'order', card)
  expect(asked).toEqual([{ ...card, dinerOrderId: 'order', identificationType: 'DNI' }])
})

/** spec('000 §4.34') spec('000 §8.6') spec('000 §8.7') */
test('a payment page is asked for by the total in major units, and gone to only where it is a page', async () => {
  const { client, asked } = serverThat(200, { url: 'https://bank.test/pay', token: 't' })
  expect(await findPaymentPage(client, order)).toEqual({ url: 'https://bank.test/pay' })
  expect(asked).toEqual([{ code: order.code, branchContactId: 'c', amount: 1250.5 }])

  const plain = serverThat(200, { url: 'http://bank.test/pay', token: 't' })
  expect(await findPaymentPage(plain.client, order)).toEqual({ url: 'http://bank.test/pay' })
  for (const url of ['javascript:alert(1)', 'xhttps://bank.test', 'httpsx://bank.test', 'no address'])
    expect(await findPaymentPage(serverThat(200, { url, token: 't' }).client, order)).toEqual({
      problem: 'Hubo un error generando el link de pago o el texto a enviar, inténtelo en unos minutos.',
    })
  const away = serverThat(503, { code: 'payment-provider-failed' })
  expect(await findPaymentPage(away.client, order)).toEqual({
    problem: 'Error generando link de pago, inténtelo nuevamente más tarde.',
  })
})

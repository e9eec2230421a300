import { formatAmount } from '@mostrador/domain/money/format-amount'
import { mercadopago } from '@mostrador/payments/mercadopago/mercadopago-provider'
import type { PaymentProvider, PaymentRequest } from '@mostrador/payments/payment-provider'
import { providers } from '@mostrador/payments/providers'
import { startLocalServer, type LocalServer } from '@mostrador/payments/testing/local-server'
import { mantissaOf } from '@mostrador/tenant/write/countries'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { dataOf } from '../../testing/data-of.ts'
import { startTestApi } from '../../testing/start-test-api.ts'
import { chargesIn } from './provider-facts.ts'

/** Each country with the decimals in which its shops price and its providers charge. */
const COUNTRIES = [
  ['ar', 'ARS', 2],
  ['uy', 'UYU', 2],
  ['cl', 'CLP', 0],
  ['co', 'COP', 0],
  ['pe', 'PEN', 2],
  ['br', 'BRL', 2],
  ['ve', 'VES', 2],
  ['py', 'PYG', 0],
  ['mx', 'MXN', 2],
  ['ec', 'USD', 2],
  ['bo', 'BOB', 2],
  ['us', 'USD', 2],
] as const

const CHARGED = COUNTRIES.flatMap(([country, currency, decimals]) =>
  providers
    .filter((one) => chargesIn(one, country))
    .map(({ name }) => ({ country, currency, decimals, name })),
)

/** The bodies that the provider was sent, the latest last. */
const sent: unknown[] = []
let server: LocalServer

/** Answers as each of the providers does where it takes what it was sent. */
async function answer(request: Request): Promise<Response> {
  sent.push(await request.json())
  const url = 'https://provider.example/page'
  const payment = { id: 1, status: 'APPROVED', externalReference: PAYMENT.attemptId }
  return Response.json({ ...payment, init_point: url, url, token: 'tok' }, { status: 201 })
}

beforeAll(async () => {
  server = await startLocalServer(answer)
})
afterAll(() => server.close())

const PAYMENT: Omit<PaymentRequest, 'amount'> = {
  attemptId: '018f3c1e-0000-7000-8000-000000000001',
  orderCode: '7F3K2M9QPA',
  description: 'Ajiaco 7F3K2M9QPA',
  payer: { email: '', name: 'Ana', phone: '+57 300 1234567' },
  notificationUrl: 'https://shop.example/notifications',
}
const LINK = { returnUrl: 'https://shop.example/return', expiresAt: new Date('2026-11-20T15:00:00Z') }
const CARD = { token: 'tok', paymentMethodId: 'visa', cardName: 'ANA', document: { type: 'CC', number: '1' } }

function openAt(name: string, mantissa: number): PaymentProvider {
  const one = providers.find((provider) => provider.name === name)
  const keys = { accessToken: 'a', webhookSecret: 'b', commerceCode: '5', apiKey: 'c', secretKey: 'd' }
  const opened = one?.open(
    { ...keys, mantissa: String(mantissa) },
    {
      addresses: { URL: server.url, SCRIPT: 'https://script.example', PAGES: server.url },
      timeoutMs: 10_000,
      accountFetch: fetch,
      ownUrl: () => server.url,
      now: () => new Date(0),
    },
  )
  if (!opened) throw new Error(`${name} does not open`)
  return opened
}

/** Returns the last amount of a charge or a refund at a provider, as a decimal number. */
function askedFor(name: string): string | undefined {
  const body = sent.at(-1) as {
    readonly [field in 'amount' | 'transaction_amount' | 'mantissa']?: number
  } & { readonly items?: readonly { readonly unit_price: number }[] }
  const amount = body.transaction_amount ?? body.items?.[0]?.unit_price ?? body.amount
  if (amount === undefined) return undefined
  // The built-in bank is asked in the minor unit, with its decimals beside it.
  return name === 'sandbox' ? (amount / 10 ** (body.mantissa ?? 0)).toFixed(body.mantissa) : String(amount)
}

const numberShown = (text: string): number =>
  Number(
    text
      .replaceAll(/[^\d.,]/g, '')
      .replaceAll('.', '')
      .replace(',', '.'),
  )

test.each(CHARGED)('$name in $currency is asked for what is shown, to its last decimal', async (one) => {
  const { country, currency, decimals, name } = one
  const mantissa = mantissaOf(country)
  expect(mantissa).toBe(decimals)
  const provider = openAt(name, mantissa)
  const cents = fc.integer({ min: 1, max: 999_999_999 })
  await fc.assert(
    fc.asyncProperty(cents, async (minor) => {
      const amount = { minor, currency, mantissa }
      const shown = numberShown(formatAmount(minor, { code: currency, symbol: '', mantissa }))
      const ways = [
        () => provider.makeLink({ ...PAYMENT, ...LINK, amount }),
        ...(name === 'transbank' ? [] : [() => provider.payCard({ ...PAYMENT, ...CARD, amount })]),
      ]
      for (const way of ways) {
        expect(await way()).toMatchObject({ ok: true })
        const asked = askedFor(name) ?? ''
        expect(Number(asked)).toBe(shown)
        expect((asked.split('.')[1] ?? '').length).toBeLessThanOrEqual(decimals)
      }
      const known = { attemptId: PAYMENT.attemptId, reference: 'ref', token: 'tok' }
      expect(await provider.refund({ ...known, amount })).toMatchObject({ ok: true })
      // A refund is all of the payment, or says the same amount.
      expect([undefined, String(shown)]).toContain(askedFor(name))
    }),
    { numRuns: 20 },
  )
})

test('a Colombian shop shows and charges whole pesos, also after a discount', async () => {
  const { client, given } = await startTestApi()
  const contact = await given.branchContact({
    branch: { country_id: 'co' },
    contact: { time_zone: 'America/Bogota' },
    orderModes: ['TAKE_AWAY'],
  })
  const plate = await given.plate(contact, { price: 12_345 })
  await given.generalDiscount(contact, { name: 'Quince', type: 'PERCENT', percentage: 15 })
  const { code } = await given.order(contact, { items: [{ plate }], body: { phone: '300 123 4567' } })

  const order = dataOf(await client.getOrder({ params: { alias: contact.alias, code } }))

  expect(order).toMatchObject({ itemsPrice: 12_345, total: 10_493, discounts: [{ amount: 1852 }] })
  const country = dataOf(await client.getCountry({ params: { country: 'co' } }))
  expect(country).toMatchObject({ code: 'co', mantissa: 0 })
  // The smallest payment that an account is tried with is in pesos, too.
  expect(mercadopago.smallest).toMatchObject({ COP: 1600, CLP: 1000, ARS: 200 })
})

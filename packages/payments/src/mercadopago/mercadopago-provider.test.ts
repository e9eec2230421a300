import { expect, test } from 'vitest'
import { startLocalServer } from '../testing/local-server.ts'
import { mercadoPagoServer } from './testing/mercadopago-server.ts'
import { providerContract, valueOf, type ProviderWorld } from '../testing/provider-contract.ts'
import { mercadoPagoProvider } from './mercadopago-provider.ts'

const HOLDERS = { approved: 'APRO', declined: 'FUND', pending: 'CONT' } as const
const ACCOUNT = { accessToken: 'APP_USR-1', publicKey: 'APP_USR-pub', webhookSecret: 'whsec', mantissa: '2' }

async function open(): Promise<ProviderWorld & { readonly mp: ReturnType<typeof mercadoPagoServer> }> {
  const mp = mercadoPagoServer(ACCOUNT.accessToken)
  const server = await startLocalServer(mp.answer)
  const settings = { baseUrl: server.url, script: 'https://sdk.mercadopago.com/js/v2', timeoutMs: 10_000 }
  const provider = mercadoPagoProvider(ACCOUNT, settings)
  const hasty = mercadoPagoProvider(ACCOUNT, { ...settings, timeoutMs: 300 })
  const stranger = mercadoPagoProvider({ accessToken: 'other', webhookSecret: 'other' }, settings)
  if (!provider || !hasty || !stranger) throw new Error('The account is complete.')
  return {
    mp,
    provider,
    hasty,
    stranger,
    server,
    currency: { code: 'ARS', mantissa: 2 },
    tokenFor: async (outcome) => mp.tokenOf(HOLDERS[outcome]),
    visit: (link, outcome) => mp.visit(link.token, HOLDERS[outcome]),
    finishPending: mp.finishPending,
    chargesOf: mp.approvedOf,
    refundsOf: mp.refundsOf,
    giveBack: mp.giveBack,
    notificationOf: (reference) => mp.notification(reference, ACCOUNT.webhookSecret),
    close: server.close,
  }
}

providerContract({ name: 'mercadopago', takesCards: true, notifies: true, open })

const PAGE = {
  attemptId: '018f3c1e-0000-7000-8000-000000000001',
  orderCode: '7F3K',
  amount: { minor: 1_250_000, currency: 'ARS', mantissa: 2 },
  description: 'Pedido 7F3K',
  payer: { email: 'ana@example.com', name: 'Ana', phone: '' },
  notificationUrl: 'https://shop.example/api/payments/mercadopago/notifications',
  returnUrl: 'https://shop.example/return',
  expiresAt: new Date('2026-11-20T15:00:00Z'),
}

test('on the page a diner may be declined and pay with another card: the page stays open', async () => {
  const { provider, mp, close } = await open()
  const { token } = valueOf(await provider.makeLink(PAGE))
  const attempt = { attemptId: PAGE.attemptId, reference: null, token }
  await mp.visit(token, 'FUND')
  const declined = valueOf(await provider.find(attempt))
  expect(declined).toMatchObject({ status: 'PENDING' })
  await mp.visit(token, 'APRO')
  expect(valueOf(await provider.find(attempt))).toMatchObject({ status: 'APPROVED' })
  // Also where it was asked in between, and the declined one is the one that is known.
  const asked = { ...attempt, reference: declined?.reference ?? '' }
  const approved = valueOf(await provider.find(asked))
  expect(approved).toMatchObject({ status: 'APPROVED' })
  expect(approved?.reference).not.toBe(asked.reference)
  await close()
})

/** spec('decisions paths-that-are-not-shown.6') */
test('a notification of anything but a payment is none, whatever its signature', async () => {
  const { provider, mp, close } = await open()
  const call = mp.notification('131000001', ACCOUNT.webhookSecret)
  const query = new URLSearchParams({ 'data.id': '131000001', type: 'merchant_order' })
  expect(await provider.readNotification({ ...call, query })).toEqual({ ok: false, reason: 'not-a-payment' })
  await close()
})

test('an account without an access token is none, and one without a public key has no card fields', () => {
  expect(mercadoPagoProvider({ publicKey: 'x' })).toBeUndefined()
  expect(mercadoPagoProvider({ accessToken: 'x' })?.fields).toBeNull()
  expect(mercadoPagoProvider(ACCOUNT)?.fields).toMatchObject({
    global: 'MercadoPago',
    publicKey: 'APP_USR-pub',
  })
})

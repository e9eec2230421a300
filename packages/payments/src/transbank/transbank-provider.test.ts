import { publicHosts } from '@mostrador/outbound/fetch'
import { expect, test } from 'vitest'
import { startLocalServer } from '../testing/local-server.ts'
import { providerContract, valueOf, type ProviderWorld } from '../testing/provider-contract.ts'
import { transbankServer, type TransbankServer, type Visit } from './testing/transbank-server.ts'
import { buyOrderOf } from './buy-order.ts'
import { transbankProvider } from './transbank-provider.ts'

const ACCOUNT = { commerceCode: '597055555532', apiKey: 'key' }

async function open(): Promise<ProviderWorld & { readonly webpay: TransbankServer }> {
  const webpay = transbankServer(ACCOUNT)
  const server = await startLocalServer(webpay.answer)
  const settings = { baseUrl: server.url, timeoutMs: 10_000, accountFetch: publicHosts([]) }
  const provider = transbankProvider(ACCOUNT, settings)
  const hasty = transbankProvider(ACCOUNT, { ...settings, timeoutMs: 300 })
  const stranger = transbankProvider({ ...ACCOUNT, apiKey: 'another' }, settings)
  if (!provider || !hasty || !stranger) throw new Error('The account is complete.')
  return {
    webpay,
    provider,
    hasty,
    stranger,
    server,
    currency: { code: 'CLP', mantissa: 0 },
    tokenFor: undefined,
    visit: async ({ token }, outcome) => webpay.visit(token, outcome === 'approved' ? 'pays' : 'declined'),
    finishPending: () => undefined,
    chargesOf: webpay.chargesOf,
    refundsOf: webpay.refundsOf,
    giveBack: (attemptId, how) =>
      webpay.giveBack(
        attemptId,
        ({ refunded: 'NULLIFIED', contested: 'REVERSED', 'in-part': 'PARTIALLY_NULLIFIED' } as const)[how],
      ),
    notificationOf: undefined,
    close: server.close,
  }
}

providerContract({ name: 'transbank', takesCards: false, notifies: false, open })

const PAYMENT = {
  attemptId: '018f3c1e-ffff-7fff-bfff-ffffffffffff',
  orderCode: '7F3K',
  amount: { minor: 12_500, currency: 'CLP', mantissa: 0 },
  description: 'Pedido 7F3K',
  payer: { email: '', name: 'Ana', phone: '' },
  notificationUrl: 'https://shop.example/api/payments/transbank/notifications',
  returnUrl: 'https://shop.example/return',
  expiresAt: new Date('2026-11-20T15:00:00Z'),
}

/** spec('decisions paths-that-are-not-shown.6') */
test.for([
  ['pays', 'finished', 'APPROVED'],
  ['declined', 'finished', 'REJECTED'],
  ['aborts', 'aborted', 'PENDING'],
  ['waits', 'timed-out', 'PENDING'],
  ['reloads', 'abnormal', 'PENDING'],
] as const)('a diner who %s comes back %s', async ([how, kind, status]: readonly [Visit, string, string]) => {
  const { provider, webpay, close } = await open()
  const { token, reference } = valueOf(await provider.makeLink(PAYMENT))
  const query = webpay.visit(token, how)
  expect(provider.readReturn(query)).toEqual({ kind, token: how === 'waits' ? '' : token })
  const attempt = { attemptId: PAYMENT.attemptId, reference, token }
  const answer = kind === 'finished' ? await provider.settle(attempt) : await provider.find(attempt)
  expect(valueOf(answer)).toMatchObject({ status })
  expect(webpay.chargesOf(PAYMENT.attemptId)).toBe(status === 'APPROVED' ? 1 : 0)
  await close()
})

test('a payment that was never committed is asked for, and never taken for paid', async () => {
  const { provider, webpay, close } = await open()
  const { token, reference } = valueOf(await provider.makeLink(PAYMENT))
  webpay.visit(token, 'pays')
  const attempt = { attemptId: PAYMENT.attemptId, reference, token }
  expect(valueOf(await provider.find(attempt))).toMatchObject({ status: 'PENDING' })
  expect(webpay.chargesOf(PAYMENT.attemptId)).toBe(0)
  await close()
})

test('the transaction of another attempt is not ours, whoever brings its token', async () => {
  const { provider, webpay, close } = await open()
  const { token, reference } = valueOf(await provider.makeLink(PAYMENT))
  webpay.visit(token, 'pays')
  const other = { attemptId: '018f3c1e-0000-7000-8000-000000000002', reference, token }
  expect(await provider.find(other)).toMatchObject({ ok: false, failure: 'nonsense' })
  await close()
})

test('an attempt is a buy_order of 26 characters at most, its own', () => {
  const ids = ['ffffffff-ffff-ffff-ffff-ffffffffffff', PAYMENT.attemptId]
  expect(ids.map(buyOrderOf).every((order) => /^[0-9a-z]{1,26}$/.test(order))).toBe(true)
  expect(new Set(ids.map(buyOrderOf)).size).toBe(2)
})

test('an account without its code or its key is none; it takes cards on its own page alone', async () => {
  expect(transbankProvider({ apiKey: 'x' })).toBeUndefined()
  expect(transbankProvider({ commerceCode: 'x' })).toBeUndefined()
  expect(transbankProvider(ACCOUNT)).toMatchObject({ fields: null, tokenField: 'token_ws' })
})

test('the address that an account names is called where it is public, or in a network that we allow', async () => {
  const { server, close } = await open()
  const settings = { baseUrl: 'http://webpay.invalid', timeoutMs: 2_000 }
  const account = { ...ACCOUNT, baseUrl: server.url }
  const inside = transbankProvider(account, { ...settings, accountFetch: publicHosts([]) })
  expect(await inside?.makeLink(PAYMENT)).toMatchObject({ failure: 'refused', detail: 'NOT_PUBLIC' })
  const allowed = transbankProvider(account, { ...settings, accountFetch: publicHosts(['127.0.0.1/32']) })
  expect(await allowed?.makeLink(PAYMENT)).toMatchObject({ ok: true })
  await close()
})

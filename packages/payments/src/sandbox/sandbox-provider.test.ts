import { expect, test } from 'vitest'
import { BANK_SECRET, openBank, SHOP } from '../testing/bank-world.ts'
import { providerContract, type ProviderWorld } from '../testing/provider-contract.ts'
import { notificationSignature, sandboxAccount } from './bank/bank-keys.ts'
import { BANK_PATH } from './bank/create-bank.ts'
import { sandboxProvider } from './sandbox-provider.ts'

const HOLDERS = { approved: 'APRO', declined: 'FUND', pending: 'CONT' } as const
const NOTIFICATION_SECRET = sandboxAccount(BANK_SECRET, SHOP).notificationSecret ?? ''

const signedCall = (reference: string, now: Date) => {
  const eventId = `${reference}:APPROVED`
  const timestamp = String(now.getTime() / 1000)
  const v1 = notificationSignature(NOTIFICATION_SECRET, { eventId, timestamp, reference })
  return {
    query: new URLSearchParams(),
    headers: new Headers({
      'x-sandbox-event': eventId,
      'x-sandbox-reference': reference,
      'x-sandbox-signature': `t=${timestamp},v1=${v1}`,
    }),
  }
}

async function open(): Promise<ProviderWorld> {
  const { provider, hasty, server, store, tokenOf, ask, pass, now, close } = await openBank()
  const stranger = sandboxProvider(
    { ...sandboxAccount('another bank', SHOP) },
    { baseUrl: () => server.url + BANK_PATH, script: '', timeoutMs: 10_000, now },
  )
  if (!stranger) throw new Error('The account is complete.')
  const statuses = async (attemptId: string) =>
    (await store.byReference(SHOP, attemptId)).map(({ status }) => status)
  return {
    provider,
    hasty,
    stranger,
    server,
    currency: { code: 'ARS', mantissa: 2 },
    tokenFor: (outcome) => tokenOf(HOLDERS[outcome]),
    visit: async ({ url }, outcome) => {
      const body = new URLSearchParams({ action: outcome === 'approved' ? 'pay' : 'reject' })
      const response = await ask(url.slice(url.indexOf('/checkout/')), { method: 'POST', body })
      return new URL(response.headers.get('location') ?? '').searchParams
    },
    finishPending: () => pass(11_000),
    chargesOf: async (attemptId) =>
      (await statuses(attemptId)).filter((status) => ['PENDING', 'APPROVED', 'REFUNDED'].includes(status))
        .length,
    refundsOf: async (attemptId) =>
      (await statuses(attemptId)).filter((status) => status === 'REFUNDED').length,
    // The bank knows neither parts nor chargebacks: a diner who contests gets all of it back.
    giveBack: async (attemptId, how) => {
      const [payment] = await store.byReference(SHOP, attemptId)
      if (how !== 'in-part' && payment)
        await store.move(payment.id, { from: payment.status, to: 'REFUNDED', reason: how })
    },
    notificationOf: (reference) => signedCall(reference, now()),
    close,
  }
}

providerContract({ name: 'sandbox', takesCards: true, notifies: true, open })

/**
 * spec('decisions paths-that-are-not-shown.6')
 * spec('decisions the-server-is-the-authority.5')
 */
test('a notification that is old, or was signed for another payment or moment, is none', async () => {
  const { provider, pass, now, close } = await openBank()
  const call = signedCall('018f3c1e-0000-7000-8000-000000000001', now())
  const withHeader = (name: string, value: string) => {
    const headers = new Headers(call.headers)
    headers.set(name, value)
    return provider.readNotification({ ...call, headers })
  }
  const wrong = { ok: false, reason: 'signature' }
  expect(await withHeader('x-sandbox-reference', 'another')).toEqual(wrong)
  expect(await withHeader('x-sandbox-event', 'another')).toEqual(wrong)
  const later = String(call.headers.get('x-sandbox-signature')).replace(/^t=\d+/, 't=1795176060')
  expect(await withHeader('x-sandbox-signature', later)).toEqual(wrong)
  pass(6 * 60_000)
  expect(await provider.readNotification(call)).toEqual(wrong)
  await close()
})

test('an account without its secret key is none', () => {
  const settings = { baseUrl: () => '', script: '', timeoutMs: 1, now: () => new Date() }
  expect(sandboxProvider({ publicKey: 'pk' }, settings)).toBeUndefined()
})

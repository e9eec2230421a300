import type { PaymentTestWire } from '@mostrador/contract/payment/payment-test-endpoints'
import { paymentTestCopy } from '@mostrador/copy/payment-test'
import { toMajor } from '@mostrador/domain/money/major'
import type { LinkPayment } from '@mostrador/payments/payment-provider'
import { no, yes, type Handler } from '../../ground/http/handler.ts'
import type { Api } from '../../ground/ports.ts'
import { findBrand, type Brand } from '../../shop/company/company-store.ts'
import { keepTestPage, moveTest, newestTest, startTest, type PaymentTest } from './test-store.ts'

/** Minutes to pay, Webpay's maximum. */
const MINUTES = 5
const FIRST_LOOK_MS = 15_000

const iso = (at: Date | null): string | null => at && at.toISOString()

/** Returns the page that pays a test: the provider's, or ours that posts its token there. */
function pageOf(api: Api, test: PaymentTest, tokenField: string | null): string | null {
  if (test.status !== 'PENDING' || test.url === null || test.expiresAt <= api.now()) return null
  return tokenField === null ? test.url : `${api.publicUrl}/api/payments/${test.providerName}/page/${test.id}`
}

const wireOf = (api: Api, test: PaymentTest, tokenField: string | null): PaymentTestWire => ({
  id: test.id,
  status: test.status,
  reason: test.reason,
  amount: toMajor(test.amount, test.mantissa),
  url: pageOf(api, test, tokenField),
  by: test.by,
  at: test.createdAt.toISOString(),
  until: test.expiresAt.toISOString(),
  approvedAt: iso(test.approvedAt),
  refundedAt: iso(test.refundedAt),
  refundTries: test.refundTries,
  reference: test.reference,
})

/** Returns the newest test of an account, and the amount of a next. */
export const getPaymentTest: Handler<'getPaymentTest'> = async (api, { params }) => {
  const { id: branchId, provider: providerName } = params
  const money = await findBrand(api.database, branchId)
  if (!money) return no('branch-not-found')
  const [test, provider] = await Promise.all([
    newestTest(api.database, { branchId, providerName }),
    api.payments.open(providerName, branchId),
  ])
  const smallest = provider && api.payments.smallestOf?.(providerName, money.currency)
  return yes({
    smallest: smallest === undefined ? null : toMajor(smallest, money.mantissa),
    test: test ? wireOf(api, test, provider?.tokenField ?? null) : null,
  })
}

/**
 * Builds the test payment. It belongs to no order, and its payer is made up, so that it matches no
 * real account.
 */
function paymentOf(api: Api, money: Brand, test: PaymentTest): LinkPayment {
  const { publicUrl } = api
  const { id, providerName, amount: minor } = test
  const path = `${publicUrl}/api/payments/${providerName}`
  return {
    attemptId: id,
    orderCode: paymentTestCopy.code,
    amount: { minor, currency: money.currency, mantissa: money.mantissa },
    description: paymentTestCopy.description(money.name),
    payer: { email: `prueba-${id.slice(0, 8)}@${new URL(publicUrl).hostname}`, name: money.name, phone: '' },
    notificationUrl: `${path}/notifications?attempt=${id}`,
    returnUrl: `${path}/return/${id}`,
    expiresAt: test.expiresAt,
  }
}

/**
 * Starts a real payment of a provider's smallest amount, one at a time for each account; it is
 * refunded as soon as it is paid.
 */
export const startPaymentTest: Handler<'startPaymentTest'> = async (api, { params, body, staff }) => {
  const { database, payments, newId } = api
  const { id: branchId, provider: providerName } = params
  const money = await findBrand(api.database, branchId)
  if (!money) return no('branch-not-found')
  const provider = payments.isOpen(providerName) ? await payments.open(providerName, branchId) : undefined
  if (!provider) return no('payment-account-not-found')
  const amount = payments.smallestOf?.(providerName, money.currency)
  if (amount === undefined) return no('payment-test-impossible')
  if (!(await api.rateLimiter.take('payment-test', `${branchId}:${providerName}`)))
    return no('too-many-requests')
  const now = api.now()
  const id = newId()
  const expiresAt = new Date(now.getTime() + MINUTES * 60_000)
  const begun = { id, branchId, contactId: body.branchContactId, providerName, staffUserId: staff.id }
  const look = { jobId: newId(), at: new Date(now.getTime() + FIRST_LOOK_MS) }
  const started = await startTest(database, { ...begun, amount, expiresAt, look, now })
  if (started !== 'started') return no(started === 'running' ? 'payment-test-running' : 'branch-not-found')
  const test = await newestTest(database, { branchId, providerName })
  if (test?.id !== id) return no('payment-test-running')
  const made = await provider.makeLink(paymentOf(api, money, test))
  if (!made.ok) {
    const { failure, detail } = made
    api.log.warn('payment-test-failed', { provider: providerName, test: id, failure, detail })
    await moveTest(
      database,
      { id, from: ['PENDING'], now },
      { status: 'REJECTED', reason: `${failure}: ${detail}` },
    )
    return no('payment-provider-failed')
  }
  await keepTestPage(database, id, made.value)
  return yes(wireOf(api, { ...test, ...made.value }, provider.tokenField))
}

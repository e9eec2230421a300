import type {
  KnownAttempt,
  Notification,
  PaymentProvider,
  PaymentProviders,
  ProviderAnswer,
  ProviderFailure,
  ProviderState,
  ProviderStatus,
} from '@mostrador/payments/payment-provider'
import { providers } from '@mostrador/payments/providers'

/**
 * A provider of the outside world that does what a test tells it, and counts what it charged and
 * gave back.
 */
export type TestProvider = PaymentProviders & {
  /** Outcome of the next charge, or of a visit to the page. */
  outcome: ProviderStatus
  /** How asking fails, while it does. */
  failing: ProviderFailure['failure'] | undefined
  /** Whether a charge is made although its answer is lost. */
  losesAnswers: boolean
  /** Awaited by a charge, or by the wish for a page, on its way to the provider. */
  onTheWay: () => Promise<void>
  /** Awaited by a question about a payment. */
  onAsking: () => Promise<void>
  /** So many charges never reach the provider. */
  unreachableCharges: number
  readonly charged: string[]
  /** The attempts whose page was committed. */
  readonly settled: string[]
  readonly refunded: string[]
  /** The diner pays on the page of an attempt. */
  readonly visit: (attemptId: string, status: ProviderStatus, amount?: number | null) => void
  /** Currency of its payments, as the provider tells it. */
  currency: string | null
  /** Functions of the provider that a test replaces or watches. */
  instead: { -readonly [Name in keyof PaymentProvider]?: PaymentProvider[Name] }
}

/** Makes a provider that keeps its payments in memory, each charged once for its attempt. */
// oxlint-disable-next-line max-lines-per-function -- one closure over what the provider keeps; in pieces it would be a class of setters
export function testProvider(): TestProvider {
  const payments = new Map<string, ProviderState>()
  const asked = new Map<string, number>()
  const failure = (): ProviderFailure | undefined =>
    provider.failing && { ok: false, failure: provider.failing, detail: 'as the test wants it' }
  const put = (attemptId: string, status: ProviderStatus, amount: number | null): ProviderState => {
    const reason = status === 'REJECTED' ? 'declined' : null
    const { currency } = provider
    const reference = `ref-${attemptId}`
    const state = { reference, status, amount, currency, reason, cardLastDigits: '4242' }
    payments.set(attemptId, state)
    return state
  }
  const find = async ({ attemptId }: KnownAttempt): Promise<ProviderAnswer<ProviderState | null>> => {
    await provider.onAsking()
    return failure() ?? { ok: true, value: payments.get(attemptId) ?? null }
  }

  const account: PaymentProvider = {
    name: 'sandbox',
    fields: { script: 'https://pay.example/fields.js', publicKey: 'public', global: 'TestFields' },
    tokenField: null,
    payCard: async ({ attemptId, amount }) => {
      await provider.onTheWay()
      const refused = failure()
      if (refused) return refused
      if (provider.unreachableCharges > 0) {
        provider.unreachableCharges -= 1
        return { ok: false, failure: 'unreachable', detail: 'no way there' }
      }
      const known = payments.get(attemptId)
      if (!known) provider.charged.push(attemptId)
      const state = known ?? put(attemptId, provider.outcome, amount.minor)
      return provider.losesAnswers
        ? { ok: false, failure: 'timeout', detail: 'no answer' }
        : { ok: true, value: state }
    },
    makeLink: async ({ attemptId, amount }) => {
      await provider.onTheWay()
      asked.set(attemptId, amount.minor)
      const url = `https://pay.example/${attemptId}`
      return failure() ?? { ok: true, value: { url, token: `token-${attemptId}`, reference: null } }
    },
    find,
    settle: async (attempt) => {
      provider.settled.push(attempt.attemptId)
      return find(attempt)
    },
    refund: async ({ attemptId }) => {
      const refused = failure()
      if (refused) return refused
      const known = payments.get(attemptId)
      if (known && known.status !== 'REFUNDED') {
        provider.refunded.push(attemptId)
        payments.set(attemptId, { ...known, status: 'REFUNDED' })
      }
      return { ok: true, value: null }
    },
    readNotification: async ({ headers, query }): Promise<Notification> =>
      headers.get('x-signature') === 'right'
        ? { ok: true, reference: `ref-${query.get('attempt')}` }
        : { ok: false, reason: 'signature' },
    readReturn: (fields) => {
      const token = fields.get('token_ws') ?? fields.get('TBK_TOKEN')
      if (token === null) return fields.has('TBK_ORDEN_COMPRA') ? { kind: 'timed-out', token: '' } : null
      return { kind: fields.has('TBK_TOKEN') ? 'aborted' : 'finished', token }
    },
  }
  const provider: TestProvider = {
    outcome: 'APPROVED',
    currency: null,
    failing: undefined,
    losesAnswers: false,
    onTheWay: async () => undefined,
    onAsking: async () => undefined,
    unreachableCharges: 0,
    charged: [],
    settled: [],
    refunded: [],
    visit: (attemptId, status, amount = asked.get(attemptId) ?? 0) => {
      if (status === 'APPROVED') provider.charged.push(attemptId)
      put(attemptId, status, amount)
    },
    facts: providers,
    isOpen: (name) => name === 'sandbox',
    instead: {},
    open: async (name) => (name === 'sandbox' ? { ...account, ...provider.instead } : undefined),
  }
  return provider
}

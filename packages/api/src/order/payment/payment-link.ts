import type { PaymentProvider } from '@mostrador/payments/payment-provider'
import type { Api } from '../../ground/ports.ts'
import { paymentRequest } from './ask-provider.ts'
import { endUnmade, keepFirstLink, listAttempts, startAttempt } from './attempt-store.ts'
import { isPayable, loadPaidOrder, type PaidOrder } from './paid-order.ts'

export type Link = { readonly id: string; readonly url: string; readonly token: string }

type Refusal = 'order-not-payable' | 'payment-provider-failed'

type Wish = { readonly order: PaidOrder; readonly provider: PaymentProvider; readonly origin: string }

/**
 * Longer than a provider is waited for (20 s): a process that makes a page this long has died, and
 * another makes it.
 */
const FORSAKEN_MS = 30_000

/** Pause between looks for a page that another process makes. */
const PAUSE_MS = 100

const pause = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, PAUSE_MS))

/** Makes the page of an attempt; of two the first one kept is used by all. */
async function makeLink(
  api: Api,
  { order, provider, origin }: Wish,
  attemptId: string,
): Promise<Link | Refusal> {
  const { name: providerName } = provider
  const made = await provider.makeLink({
    ...paymentRequest(api, order, { attemptId, providerName }),
    returnUrl: `${origin}/api/payments/${providerName}/return/${attemptId}`,
    expiresAt: order.expiresAt ?? api.now(),
  })
  // Stryker disable next-line StringLiteral: any refusal is a Refusal, and only a race comes by here
  if (made.ok) return (await keepFirstLink(api.database, attemptId, made.value)) ?? 'order-not-payable'
  api.log.warn('payment-link-failed', { provider: providerName, attempt: attemptId, failure: made.failure })
  await endUnmade(api.database, { id: attemptId, reason: made.failure, lastDigits: null, now: api.now() })
  return 'payment-provider-failed'
}

/**
 * Begins an attempt and makes its page; undefined when another attempt began first, or the order
 * is not payable.
 */
async function beginLink(api: Api, wish: Wish): Promise<Link | Refusal | undefined> {
  const id = api.newId()
  const { order, provider } = wish
  const attempt = {
    id,
    orderId: order.id,
    providerName: provider.name,
    upload: 'API',
    cardName: null,
  } as const
  const isBegun = await startAttempt(api.database, { ...attempt, now: api.now() })
  return isBegun ? makeLink(api, wish, id) : undefined
}

async function whyNone({ database, now }: Api, { id }: PaidOrder): Promise<Refusal> {
  const order = await loadPaidOrder(database, id)
  // Stryker disable next-line all: only who lost a race asks: payment-link-races.test.ts
  return order && isPayable(order, now()) ? 'payment-provider-failed' : 'order-not-payable'
}

/**
 * Returns the page of an order's attempt on its way, also while another process makes it, or of a
 * new one; or why there is none.
 */
export async function linkOf(api: Api, wish: Wish): Promise<Link | Refusal> {
  for (let hasWaited = false; ; hasWaited = true) {
    const open = (await listAttempts(api.database, wish.order.id)).find(({ status }) => status === 'PENDING')
    // Stryker disable next-line StringLiteral: a page is kept together with its token
    if (open && open.url !== null) return { id: open.id, url: open.url, token: open.token ?? '' }
    // The awaited attempt ended: its page failed, or the order is not payable any more.
    if (!open && hasWaited) return whyNone(api, wish.order)
    if (!open) {
      const made = await beginLink(api, wish)
      if (made) return made
    } else {
      const age = api.now().getTime() - open.createdAt.getTime()
      if (age >= FORSAKEN_MS) return makeLink(api, wish, open.id)
    }
    await pause()
  }
}

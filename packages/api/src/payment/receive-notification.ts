import type { Notification } from '@mostrador/payments/payment-provider'
import { no, yes } from '../http/handler.ts'
import type { Handler } from '../http/handler.ts'
import type { Api } from '../ports.ts'
import { askProvider } from './ask-provider.ts'
import { findAttempt } from './attempt-store.ts'
import type { Attempt } from './attempt-store.ts'

type Told = Extract<Notification, { ok: true }>

async function attemptOf(api: Api, told: Told, { providerName, id: hint }: Attempt) {
  const byReference =
    told.reference !== null && (await findAttempt(api.database, { providerName, reference: told.reference }))
  if (byReference) return byReference
  return findAttempt(api.database, { id: told.attemptId ?? hint })
}

/**
 * The attempt that the notification's own address names: whose account its signature is checked
 * with.
 */
async function addressed({ database }: Api, url: string): Promise<Attempt | undefined> {
  const id = new URL(url).searchParams.get('attempt') ?? ''
  return /^[0-9a-f-]{36}$/i.test(id) ? findAttempt(database, { id }) : undefined
}

/**
 * A provider tells that something changed. Its signature is checked with the shop's own account;
 * what it says is not believed: the provider is asked, and the answer taken over. Twice, late and
 * out of order changes nothing twice. Source: decisions.md, Paths that are not shown.
 */
export const receivePaymentNotification: Handler<'receivePaymentNotification'> = async (
  api,
  { params, body, call },
) => {
  const named = await addressed(api, call.url)
  if (!named || named.providerName !== params.provider) return no('payment-not-found')
  const provider = await api.payments.open(params.provider, named.branchId)
  if (!provider) return no('payment-not-found')
  const told = await provider.readNotification({
    method: 'POST',
    query: new URL(call.url).searchParams,
    headers: call.headers,
    body: new TextEncoder().encode(typeof body === 'string' ? body : JSON.stringify(body)),
  })
  if (!told.ok) return told.reason === 'signature' ? no('signature-invalid') : yes(null)
  const attempt = await attemptOf(api, told, named)
  if (!attempt || attempt.branchId !== named.branchId) return yes(null)
  const asked = await askProvider(api, { provider, attempt })
  // It is told again later; then the provider may answer.
  return asked === 'unknown' ? no('payment-provider-failed') : yes(null)
}

import type { ProviderCall } from '@mostrador/payments/payment-provider'
import { z } from 'zod'
import { no, yes, type Handler } from '../../ground/http/handler.ts'
import { doubtAccountsOf } from '../payment-account/doubt-account.ts'
import { testNotified } from '../payment-account/test-from-provider.ts'
import type { Api } from '../../ground/ports.ts'
import { askProvider } from './ask-provider.ts'
import { findAttempt, type Attempt, noteTold } from './attempt-store.ts'

const attemptIdSchema = z.uuid()

/** Finds the attempt named by the notification's address, whose account checks the signature. */
async function addressed({ database }: Api, query: URLSearchParams): Promise<Attempt | undefined> {
  const { data: id } = attemptIdSchema.safeParse(query.get('attempt'))
  // Stryker disable next-line ConditionalExpression: no attempt is found by no id
  return id === undefined ? undefined : findAttempt(database, { id })
}

async function ofTest(api: Api, provider: string, call: ProviderCall) {
  const { data: id } = attemptIdSchema.safeParse(call.query.get('attempt'))
  return id === undefined ? no('payment-not-found') : testNotified(api, { provider, id }, call)
}

/**
 * Handles a notification about the operator's application, which is about an account and names no
 * attempt: the provider is asked whether the account still opens, and nothing in it is believed.
 * Undefined where there is no application.
 */
async function ofApplication(
  { payments, database, now }: Api,
  {
    provider: providerName,
    query,
    headers,
    body,
  }: { provider: string; query: URLSearchParams } & {
    readonly headers: Headers
    readonly body: unknown
  },
) {
  const told = payments.authorisations?.get(providerName)?.readEvent({ query, headers }, body)
  if (!told) return no('payment-not-found')
  if (!told.ok) return told.reason === 'signature' ? no('signature-invalid') : yes(null)
  await doubtAccountsOf(database, { providerName, accountId: told.accountId, now: now() })
  return yes(null)
}

/**
 * Handles a provider's notification. Checks its signature with the shop's account, believes
 * nothing in it, and asks the provider. Idempotent, in any order. Source: decisions.md, Paths that
 * are not shown.
 */
export const receivePaymentNotification: Handler<'receivePaymentNotification'> = async (
  api,
  { params, body, call },
) => {
  const { searchParams: query } = new URL(call.url)
  if (!query.has('attempt')) return ofApplication(api, { ...params, query, headers: call.headers, body })
  const named = await addressed(api, query)
  if (!named) return ofTest(api, params.provider, { query, headers: call.headers })
  if (named.providerName !== params.provider) return no('payment-not-found')
  const { branchId, providerName } = named
  const provider = await api.payments.open(params.provider, branchId)
  if (!provider) return no('payment-not-found')
  const told = await provider.readNotification({ query, headers: call.headers })
  if (!told.ok) return told.reason === 'signature' ? no('signature-invalid') : yes(null)
  const { reference } = told
  // A payment with an unknown id belongs to the address's attempt.
  const attempt = (await findAttempt(api.database, { providerName, reference })) ?? named
  if (attempt.branchId !== branchId) return yes(null)
  await noteTold(api, attempt)
  const asked = await askProvider(api, { provider, attempt })
  // A repeated notification may find the provider back.
  return asked === 'unknown' ? no('payment-provider-failed') : yes(null)
}

import { orderPath } from './order-path.ts'
import { no, type Handler, type HandlerInput } from '../../ground/http/handler.ts'
import { returnFromTest } from '../payment-account/test-from-provider.ts'
import type { Api } from '../../ground/ports.ts'
import { tokenOfRehearsal } from '../rehearsal/rehearsal-store.ts'
import { askProvider, settleReturn } from './ask-provider.ts'
import { endAttempt, findAttempt, keepLink, type Attempt } from './attempt-store.ts'

type Params = HandlerInput<'returnFromProvider'>['params']

/** Redirects to the follow-up, which asks anew because of `token_ws`; 303 leaves a posted form. */
const onward = (api: Pick<Api, 'cookieSecret'>, attempt: Attempt, token: string): Response => {
  const rehearsal = attempt.rehearsalId === null ? undefined : tokenOfRehearsal(api, attempt.rehearsalId)
  return new Response(null, {
    status: 303,
    headers: { location: orderPath(attempt, token, rehearsal), 'cache-control': 'no-store' },
  })
}

/**
 * Handles a diner's return from the provider's page, by a link or a form: settles a finished
 * attempt and ends an abandoned one. Idempotent, also late or in another browser.
 */
async function receive(
  api: Api,
  params: Params,
  fields: URLSearchParams,
): Promise<Response | { readonly ok: false; readonly refusal: { readonly code: 'payment-not-found' } }> {
  const attempt = await findAttempt(api.database, { id: params.attemptId })
  if (!attempt) {
    const named = { provider: params.provider, id: params.attemptId }
    return (await returnFromTest(api, named, fields)) ?? no('payment-not-found')
  }
  if (attempt.providerName !== params.provider) return no('payment-not-found')
  const provider = await api.payments.open(params.provider, attempt.branchId)
  const back = provider?.readReturn(fields)
  if (!provider || !back) return onward(api, attempt, attempt.token ?? '')
  if (attempt.token === null) await keepLink(api.database, attempt.id, { reference: null, token: back.token })
  const known = { ...attempt, token: attempt.token || back.token }
  if (back.kind === 'finished') await settleReturn(api, { provider, attempt: known })
  else if (back.kind === 'abnormal') await askProvider(api, { provider, attempt: known })
  else {
    const end = { id: attempt.id, reason: back.kind, lastDigits: null, now: api.now() }
    await endAttempt(api.database, 'REJECTED', end)
  }
  // A diner who ran out of time returns without a token, to the attempt's page all the same.
  return onward(api, attempt, known.token)
}

export const returnFromProvider: Handler<'returnFromProvider'> = (api, input) =>
  receive(api, input.params, new URL(input.call.url).searchParams)

/** Handles a return by a posted form; parameters of the address come before the form's. */
export const returnFromProviderByForm: Handler<'returnFromProviderByForm'> = (api, { params, body, call }) =>
  receive(api, params, new URLSearchParams([...new URL(call.url).searchParams, ...Object.entries(body)]))

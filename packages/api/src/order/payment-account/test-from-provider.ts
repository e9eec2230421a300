import type { ProviderCall } from '@mostrador/payments/payment-provider'
import { no, yes } from '../../ground/http/handler.ts'
import type { Api } from '../../ground/ports.ts'
import { applyTestState, knownTest } from './run-test.ts'
import { findTest, moveTest, type PaymentTest } from './test-store.ts'

type Named = { readonly provider: string; readonly id: string }

/** A test of a provider by its id; undefined for what is none. One query. */
export async function testOf(
  database: Api['database'],
  { provider, id }: Named,
): Promise<PaymentTest | undefined> {
  const test = await findTest(database, id)
  return test?.providerName === provider ? test : undefined
}

/**
 * Leads an owner who tried an account from the provider's page to the console: a finished test is
 * settled, one that was left has ended. Undefined where it is no test.
 */
export async function returnFromTest(
  api: Api,
  named: Named,
  fields: URLSearchParams,
): Promise<Response | undefined> {
  const test = await testOf(api.database, named)
  if (!test) return undefined
  const provider = await api.payments.open(test.providerName, test.branchId)
  const back = provider?.readReturn(fields)
  if (provider && back && test.status === 'PENDING') {
    const known = { ...knownTest(test), token: test.token ?? back.token }
    if (back.kind === 'aborted' || back.kind === 'timed-out') {
      const ended = { status: 'REJECTED', reason: back.kind } as const
      await moveTest(api.database, { id: test.id, from: ['PENDING'], now: api.now() }, ended)
    } else {
      const answer = await (back.kind === 'finished' ? provider.settle(known) : provider.find(known))
      if (answer.ok && answer.value) await applyTestState(api, test, answer.value)
    }
  }
  const location = `${api.hosts.consoleOrigin}/console/${test.alias}/local/payments`
  return new Response(null, { status: 303, headers: { location, 'cache-control': 'no-store' } })
}

/** A provider tells something of a test; it is asked, as of any payment. */
export async function testNotified(api: Api, named: Named, call: ProviderCall) {
  const test = await testOf(api.database, named)
  const provider = test && (await api.payments.open(test.providerName, test.branchId))
  if (!test || !provider) return no('payment-not-found')
  const told = await provider.readNotification(call)
  if (!told.ok) return told.reason === 'signature' ? no('signature-invalid') : yes(null)
  const answer = await provider.find({ ...knownTest(test), reference: told.reference })
  if (!answer.ok) return no('payment-provider-failed')
  if (answer.value) await applyTestState(api, test, answer.value)
  return yes(null)
}

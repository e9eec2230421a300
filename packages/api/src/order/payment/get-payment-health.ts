import { yes, type Handler } from '../../ground/http/handler.ts'
import type { Api } from '../../ground/ports.ts'
import { factsOf } from './provider-facts.ts'
import { readHealth, termsOf } from './health-store.ts'

const iso = (at: Date | string | null): string | null => (at === null ? null : new Date(at).toISOString())

const shownOf = ({ payments }: Api, provider: string) => {
  const { title, tellsByItself } = factsOf(payments, provider)
  return { title, tellsByItself }
}

/**
 * Returns the payment health of a branch contact by provider: its account, and its last approval,
 * notification and refusal. An account that cannot be opened counts as not connected.
 */
export const getPaymentHealth: Handler<'getPaymentHealth'> = async (api, { params }) => {
  const lately = await readHealth(api.database, { contactId: params.id, now: api.now() })
  const [first] = lately
  const terms = first && (await termsOf(api, first.branchId))
  return yes(
    await Promise.all(
      lately.map(async ({ branchId, lastRefusal, approvedAt, notifiedAt, ...health }) => ({
        ...health,
        ...shownOf(api, health.provider),
        connected:
          api.payments.isOpen(health.provider) &&
          (await api.payments.open(health.provider, branchId)) !== undefined,
        term: terms?.get(health.provider) ?? null,
        approvedAt: iso(approvedAt),
        notifiedAt: iso(notifiedAt),
        lastRefusal: lastRefusal && { ...lastRefusal, at: new Date(lastRefusal.at).toISOString() },
      })),
    ),
  )
}

import type { Geocoded } from '@mostrador/geocoding/geocoder'
import { no, type Call } from '../http/handler.ts'
import type { Api } from '../ports.ts'

type Asked<Value> = { readonly call: Call; readonly ask: () => Promise<Geocoded<Value>> }

/**
 * Asks the geocoder, within the limits of the caller and of all, since providers cost money. Logs
 * why a provider failed; the caller learns that it did, and can type the address.
 */
export async function askGeocoder<Value>(api: Api, { call, ask }: Asked<Value>) {
  const { take } = api.rateLimiter
  if (!(await take('geocode', call.ip)) || !(await take('geocode-all', 'all'))) return no('too-many-requests')
  const answer = await ask()
  if (answer.ok) return answer
  api.log.warn('geocoder-failed', { requestId: call.id, reason: answer.refusal.reason })
  return no('geocoder-failed')
}

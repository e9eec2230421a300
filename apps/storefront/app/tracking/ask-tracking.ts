import type { Client } from '@mostrador/contract/client'
import { trackingCopy } from '@mostrador/copy/tracking'
import { reportQuietly } from '../frame/quiet.ts'
import type { TrackingInfo } from './tracking-info.ts'

/** Delivery as far as known; empty after a failure. `isMissing`: the link leads to none. */
export type KnownTracking = { readonly info?: TrackingInfo; readonly isMissing?: true }

export type TrackingQuestion = {
  readonly alias: string
  readonly orderCode: string
  readonly isRefresh: boolean
}

/** Loads a delivery. A failure is logged, and not shown. Source: 001 §8 Tracking. */
export async function askTracking(
  client: Pick<Client, 'getTracking' | 'logDinerError'>,
  { alias, orderCode, isRefresh }: TrackingQuestion,
): Promise<KnownTracking> {
  const result = await client.getTracking({ params: { alias, orderCode } })
  if (result.ok) return { info: result.data }
  const { problem } = result
  const payload = isRefresh ? { message: trackingCopy.refreshFailed, problem } : { problem }
  reportQuietly(client, 'tracking', { payload })
  return problem.status === 404 ? { isMissing: true } : {}
}

import type { Client } from '@mostrador/contract/client'
import { fromJson, readStored, writeStored } from '@mostrador/live/stored-value'

const KEY = 'mostrador.campaign'

type StoredCampaign = { readonly campaignId: string | null }

const LONGEST_ID = 200

function readCampaign(): StoredCampaign | undefined {
  const value = fromJson(readStored('tab', KEY))
  if (typeof value !== 'object' || value === null) return undefined
  const id: unknown = Reflect.get(value, 'campaignId')
  return { campaignId: typeof id === 'string' && id ? id.slice(0, LONGEST_ID) : null }
}

/** Returns the campaign id of this visit: the address's, or the first link's; null for none. */
export const campaignOf = (search: string): string | null =>
  new URLSearchParams(search).get('campaignId') || (readCampaign()?.campaignId ?? null)

/** Remembers the campaign whose link began this visit; a page without one changes nothing. */
export function rememberCampaign(search: string): void {
  const query = new URLSearchParams(search)
  const campaignId = query.get('campaignId')
  if (campaignId === null && !query.has('abandoned')) return
  // A later link without an id does not take the id of the visit away.
  if (!campaignId && readCampaign()?.campaignId) return
  // Without storage only the address carries the campaign.
  writeStored('tab', KEY, JSON.stringify({ campaignId } satisfies StoredCampaign))
}

/**
 * Adds the campaign of the visit to an order's query, where the address lost it. A stored campaign
 * without an id is logged. Source: 000 §2 Query parameters, §8.
 */
export function withCampaign(search: string, client: Pick<Client, 'logDinerError'>): URLSearchParams {
  const query = new URLSearchParams(search)
  const stored = readCampaign()
  if (query.get('campaignId') || !stored) return query
  if (stored.campaignId !== null) query.set('campaignId', stored.campaignId)
  else {
    const body = { url: location.href, component: 'campaign', payload: { message: 'campaignId is missing' } }
    void client.logDinerError({ body })
  }
  return query
}

import type { Client } from '@mostrador/contract/client'
import { fromJson, readStored, writeStored } from '@mostrador/live/stored-value'

const KEY = 'mostrador.campaign'

/**
 * The campaign that brought this visit: its id, or null where the link that brought it had none.
 */
type StoredCampaign = { readonly campaignId: string | null }

const LONGEST_ID = 200

function readCampaign(): StoredCampaign | undefined {
  const value = fromJson(readStored('tab', KEY))
  if (typeof value !== 'object' || value === null) return undefined
  const id: unknown = Reflect.get(value, 'campaignId')
  return { campaignId: typeof id === 'string' && id ? id.slice(0, LONGEST_ID) : null }
}

/**
 * The campaign of this visit: that of the address, or of the link that it began with; null for
 * none.
 */
export const campaignOf = (search: string): string | null =>
  new URLSearchParams(search).get('campaignId') || (readCampaign()?.campaignId ?? null)

/**
 * Remembers for this visit which campaign's link it began with; a page without any changes nothing.
 */
export function rememberCampaign(search: string): void {
  const query = new URLSearchParams(search)
  const campaignId = query.get('campaignId')
  if (campaignId === null && !query.has('abandoned')) return
  // A later link without an id does not take the id of the visit away.
  if (!campaignId && readCampaign()?.campaignId) return
  // Where storage is forbidden the address alone carries the campaign.
  writeStored('tab', KEY, JSON.stringify({ campaignId } satisfies StoredCampaign))
}

/**
 * The query of an order with the campaign of its visit, where the address has lost it. A campaign
 * that is stored without an id is logged. Source: 000 §2 Query parameters, §8.
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

import { FUNNEL_STEPS } from '@mostrador/domain/analytics/diner-event'
import { collectEvents } from './collect-events.ts'
import { findMenuUrl } from '../../people/host/find-menu-url.ts'
import { yes, type Handler } from '../../ground/http/handler.ts'
import { countFunnels } from './event-store.ts'

const DAY_MS = 24 * 60 * 60_000

/**
 * Returns each campaign's funnel at the caller's branch contact, and its links' address. Two
 * queries.
 */
const getCampaignFunnels: Handler<'getCampaignFunnels'> = async (api, { params, query }) => {
  const from = new Date(api.now().getTime() - Number(query.days) * DAY_MS)
  const counted = await countFunnels(api.database, { branchContactId: params.id, from })
  const campaigns = counted.map(({ id, name, steps }) => ({
    id,
    name,
    steps: FUNNEL_STEPS.map((step) => ({ step, visits: steps[step] ?? 0 })),
  }))
  return yes({ menuUrl: await findMenuUrl(api.database, params.id, api.publicUrl), campaigns })
}

/** Handlers of the noun's endpoints, by their names in the contract. */
export const analyticsHandlers = {
  collectEvents,
  getCampaignFunnels,
}

import { collectEvents } from './collect-events.ts'
import { getCampaignFunnels } from './get-campaign-funnels.ts'

/** Handlers of the noun's endpoints, by their names in the contract. */
export const analyticsHandlers = {
  collectEvents,
  getCampaignFunnels,
}

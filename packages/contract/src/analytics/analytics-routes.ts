import { route } from '../route.ts'

/** Ours: what stands in the place of the documents' external analytics endpoint, and what is counted from it. */
export const analyticsRoutes = {
  collectEvents: route('POST', '/api/analytics/events'),
  getCampaignFunnels: route('GET', '/api/console/branchcontacts/{id}/campaigns'),
} as const

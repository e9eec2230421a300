import { route } from '../route.ts'

/** 000 §7. */
export const loyaltyRoutes = {
  getLoyaltyProgram: route('GET', '/api/branch/{id}/loyalty-program'),
  listPointsHistory: route('GET', '/api/branch/{id}/loyalty-points/history/{phone}'),
  claimReward: route('POST', '/api/diner/customer/{phone}/loyalty-reward/{loyaltyRewardId}'),
  getExternalBenefits: route('POST', '/api/external-benefits/{provider}'),
} as const

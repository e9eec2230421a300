import {
  cancelAbandonedCart,
  claimReward,
  getAlias,
  getCountry,
  getExternalBenefits,
  getLoyaltyProgram,
  getMenu,
  listCustomisations,
  listDiscounts,
  listEntityIndicators,
  listIndicators,
  listMenuHashes,
  listPointsHistory,
  logDinerError,
  noticeAbandonedCart,
  recoverCart,
} from '@mostrador/contract/routes'

/**
 * Routes that a menu needs while it opens, and those called while a page closes. The others are
 * loaded by the first call that needs one.
 */
export const FIRST_ROUTES = {
  getAlias,
  getCountry,
  listMenuHashes,
  getMenu,
  listDiscounts,
  listIndicators,
  listEntityIndicators,
  listCustomisations,
  getLoyaltyProgram,
  listPointsHistory,
  claimReward,
  getExternalBenefits,
  logDinerError,
  noticeAbandonedCart,
  cancelAbandonedCart,
  recoverCart,
} as const

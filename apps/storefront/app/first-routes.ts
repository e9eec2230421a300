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
 * What a menu asks of the API while it opens, and what is sent while a page closes. The other
 * routes come by the first call that needs one.
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

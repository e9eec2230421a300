import { cancelAbandonedCart } from './cancel-abandoned-cart.ts'
import { noticeAbandonedCart } from './notice-abandoned-cart.ts'
import { recoverCart } from './recover-cart.ts'

/** Handlers of the noun's endpoints, by their names in the contract. */
export const abandonedCartHandlers = {
  cancelAbandonedCart,
  noticeAbandonedCart,
  recoverCart,
}

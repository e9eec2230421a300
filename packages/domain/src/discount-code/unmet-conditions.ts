import type { Minor } from '../money/minor.ts'
import type { DiscountCode } from './discount-code.ts'

/** Why a code does not apply to a cart, in the order in which the documents list it. */
export type UnmetCondition =
  | { readonly code: 'minimum-amount'; readonly amount: Minor }
  | { readonly code: 'plate-missing'; readonly plate: string }
  | { readonly code: 'already-free-delivery' }
  | { readonly code: 'category-missing'; readonly category: string }

/** What a code is judged on: the items' price (minor units), what is in the cart, and whether delivery is free already. */
export type CodeCart = {
  readonly itemsPrice: Minor
  readonly lines: readonly { readonly referenceId: string; readonly categoryId: string }[]
  /** Delivery mode, and the free-delivery amount is reached. */
  readonly hasFreeDelivery: boolean
}

/** All that a cart lacks for a code; nothing when it applies. Source: 000 §5 Discount code, Unmet conditions. */
export function unmetConditions(code: DiscountCode, cart: CodeCart): readonly UnmetCondition[] {
  const { minimumOrderAmount, plate, category, deliveryFee } = code
  const unmet: UnmetCondition[] = []
  if (minimumOrderAmount !== null && cart.itemsPrice < minimumOrderAmount) {
    unmet.push({ code: 'minimum-amount', amount: minimumOrderAmount })
  }
  if (plate && !cart.lines.some(({ referenceId }) => referenceId === plate.id)) {
    unmet.push({ code: 'plate-missing', plate: plate.showName })
  }
  if (deliveryFee && cart.hasFreeDelivery) unmet.push({ code: 'already-free-delivery' })
  if (category && !cart.lines.some(({ categoryId }) => categoryId === category.id)) {
    unmet.push({ code: 'category-missing', category: category.showName })
  }
  return unmet
}

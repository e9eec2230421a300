import type { LoyaltyProgramInfo } from '@mostrador/contract/loyalty/loyalty-endpoints'
import type { PaymentTypeInfo } from '@mostrador/contract/order-mode/order-mode-schema'
import type { CartLine } from '@mostrador/domain/cart/cart-line'
import type { DeliveryTerms } from '@mostrador/domain/pricing/adjustment'
import type { Ticket } from '@mostrador/domain/pricing/ticket'
import type { OrderingCustomer } from '../diner/ordering-customer.ts'
import { useRecognisedCustomer } from './use-recognised-customer.ts'
import { useAlias } from '../place/use-alias.ts'
import type { CodeNow } from '../discount-code/judge-code.ts'
import type { KeptCode } from '../discount-code/kept-code.ts'
import { useCodeLife } from '../discount-code/use-code-life.ts'
import type { ExternalBenefits } from '../loyalty/external-benefits.ts'
import type { PointsNow } from '../loyalty/judge-points.ts'
import type { CheckoutDraft } from './checkout-draft.ts'
import type { PricedShop } from '../cart/load-priced-shop.ts'
import { ticketWithBenefits } from './ticket-with-benefits.ts'

export type Benefits = {
  /** Code as given, and as it applies to the order. */
  readonly kept: KeptCode | null
  readonly code: CodeNow | null
  /** Programme and points of the diner; null without a programme, or for an unknown diner. */
  readonly program: LoyaltyProgramInfo | null
  readonly points: PointsNow | null
  readonly customer: OrderingCustomer | null
  readonly know?: (customer: OrderingCustomer) => void
  /** Benefit of an external loyalty partner, which is one of the ticket's discounts. */
  readonly external: ExternalBenefits | null
}

export type BenefitsInput = {
  readonly shop: PricedShop
  readonly lines: readonly CartLine[]
  readonly draft: CheckoutDraft
  readonly change: (part: Partial<CheckoutDraft>) => void
  readonly payment: PaymentTypeInfo | null
  readonly terms: DeliveryTerms | null
  readonly isOutside: boolean
  /** Chosen moment (null is now), and whether moment and payment type are final. */
  readonly at: string | null
  readonly isSettled: boolean
  readonly isFeeKnown: boolean
}

/** Returns the customer whose points can be spent here; null for none, or while they are locked. */
const spendable = (customer: OrderingCustomer | null, program: LoyaltyProgramInfo) =>
  customer && customer.pointsLock === null && customer.loyaltyPointsBalance !== null
    ? { program, balance: customer.loyaltyPointsBalance }
    : null

/** Returns the ticket with the draft's code and points, and its benefits. Source: 000 §4, §5. */
export function useBenefits(input: BenefitsInput): { readonly ticket: Ticket; readonly benefits: Benefits } {
  const { shop, lines, draft, change, payment, terms, isOutside, at, isSettled, isFeeKnown } = input
  const { loyalty: program = null, country } = useAlias()
  const { contact, mode, externalBenefits: external } = shop
  const { customer, know } = useRecognisedCustomer({
    branchId: contact.branch.id,
    branchContactId: contact.id,
    draft,
    change,
  })
  const place = {
    orderModeId: mode.id,
    paymentTypeId: payment?.id ?? null,
    at,
    hasExternalLoyalty: external !== null,
    isSettled,
  }
  const kept = useCodeLife(draft.discountCode, place, () => change({ discountCode: null }))
  const { ticket, code, points } = ticketWithBenefits(shop, lines, {
    payment,
    terms,
    isOutside,
    mantissa: country.mantissa,
    code: kept,
    points: draft.points,
    isFeeKnown,
    loyalty: program && spendable(customer, program),
  })
  return { ticket, benefits: { kept, code, program, points, customer, know, external } }
}

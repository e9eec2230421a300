import { orderModeName } from '@mostrador/copy/order-mode'
import type { Cart } from '@mostrador/domain/cart/cart'
import { checkOut } from '@mostrador/domain/checkout/rules'
import type { AvailableDay } from '@mostrador/domain/scheduling/slots'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { deliveryTermsFromWire } from '@mostrador/contract/order-mode/order-mode-from-wire'
import { useCurrency } from '../place/use-alias.ts'
import { compareCart } from '../cart/cart-changes.ts'
import { useFormatAmount } from '../place/use-format-amount.ts'
import type { CardNow } from '../payment/card-now.ts'
import { useKeptAddress } from './use-kept-address.ts'
import { modeInZone, useDeliveryInfo } from '../delivery/use-delivery-info.ts'
import { checkoutInputs, chosenMomentOf, scheduledAtOf, type CheckoutState } from './checkout-inputs.ts'
import type { CheckoutDraft } from './checkout-draft.ts'
import { fieldErrorsOf } from './field-errors.ts'
import { isFeeKnown } from '../delivery/known-fee.ts'
import type { PricedShop } from '../cart/load-priced-shop.ts'
import { choosePayment } from '../cart/payment-choice.ts'
import { isPhoneFixed } from '../diner/phone-of-link.ts'
import { settleTiming } from './timing.ts'
import { useBenefits } from './use-benefits.ts'
import { useDraft, type DraftLink, type DraftOwner } from './use-draft.ts'

export type ScheduleNow = {
  readonly days: readonly AvailableDay[]
  /** Date at the branch contact, by the server's clock. */
  readonly today: string | undefined
  readonly isLoading: boolean
  readonly retry: (() => void) | undefined
}

function useDraftLink(): DraftLink {
  const [query] = useSearchParams()
  return { phone: query.get('phone'), tableNumber: query.get('tableNumber'), name: query.get('name') }
}

const ownerOf = ({ alias }: Cart, { contact, externalBenefits }: PricedShop): DraftOwner => ({
  alias,
  country: contact.branch.country,
  hasExternalLoyalty: externalBenefits !== null,
  optInTicked: contact.branch.optInTicked,
})

const timingOf = ({ mode }: PricedShop, schedule: ScheduleNow, { timing, date, time }: CheckoutDraft) =>
  settleTiming({
    orderType: mode.orderType,
    open: mode.open,
    days: schedule.days,
    isLoading: schedule.isLoading,
    wish: { timing, slot: { date, time } },
  })

/** Whether slots and payment types are this order's, and not placeholders. */
const isKnown = ({ isLoading, retry }: ScheduleNow, { delivery }: Pick<CheckoutState, 'delivery'>): boolean =>
  !isLoading && retry === undefined && delivery.status !== 'loading' && delivery.status !== 'failed'

type Asked = {
  readonly cart: Cart
  readonly shop: PricedShop
  readonly schedule: ScheduleNow
  readonly draft: CheckoutDraft
}

/** Settles moment, delivery and payment type; `terms` are those that a code is given for. */
function useTerms({ cart, shop, schedule, draft }: Asked) {
  const { contact, mode } = shop
  const timing = timingOf(shop, schedule, draft)
  const delivery = useCheckoutDelivery(shop, scheduledAtOf({ timing, contact }))
  const cashAllowed = delivery.deliveryTerms?.cash !== null
  const payment = choosePayment(mode, { wished: cart.paymentTypeId, cashAllowed })
  const terms = {
    payment: payment.chosen,
    terms: delivery.deliveryTerms,
    isOutside: delivery.delivery.status === 'outside',
    at: chosenMomentOf({ timing, contact, draft }),
    isSettled: isKnown(schedule, delivery),
    isFeeKnown: isFeeKnown({ mode, delivery: delivery.delivery }),
  }
  return { timing, delivery, payment, terms }
}

/**
 * Returns the state of the checkout: lines on the current menu, ticket, timing and refusals.
 * Errors show once the diner has tried to order.
 */
export function useCheckout(cart: Cart, shop: PricedShop, schedule: ScheduleNow) {
  const { mantissa, code: currencyCode } = useCurrency()
  const format = useFormatAmount()
  const link = useDraftLink()
  const { contact, mode } = shop
  const { draft, change } = useDraft(ownerOf(cart, shop), link)
  const [tries, setTries] = useState(0)
  const [card, setCard] = useState<CardNow | null>(null)

  const compared = compareCart(cart.lines, shop.view.menu)
  const { timing, delivery, payment, terms } = useTerms({ cart, shop, schedule, draft })
  const { ticket, benefits } = useBenefits({ shop, lines: compared.lines, draft, change, ...terms })
  const state: CheckoutState = {
    contact,
    mode: modeInZone(mode, delivery.delivery.info),
    mantissa,
    currencyCode,
    draft,
    ...delivery,
    ticket,
    benefits,
    payment: payment.chosen,
    cashIsOnlyPayment: payment.cashIsOnlyPayment,
    card,
    timing,
    isScheduleLoading: schedule.isLoading,
  }
  const verdict = checkOut(checkoutInputs(state))
  return {
    state,
    compared,
    payment,
    verdict,
    errors: fieldErrorsOf(tries > 0 && !verdict.ok ? verdict.all : [], format),
    format,
    change,
    setCard,
    locked: { phone: isPhoneFixed(link.phone, contact.branch.country), table: Boolean(link.tableNumber) },
    modeName: orderModeName(mode),
    /** Number of tries: each failed one moves the focus to the first error. */
    tries,
    countTry: () => setTries((before) => before + 1),
  }
}

/**
 * Returns address and delivery terms: those of the diner's zone, asked for anew when the checkout
 * opens, and the mode's until then. `at` is the time of a scheduled order. Source: 000 §2
 * Checkout, Delivery block.
 */
function useCheckoutDelivery(
  { contact, mode }: Pick<PricedShop, 'contact' | 'mode'>,
  at: string | null,
): Pick<CheckoutState, 'location' | 'delivery' | 'deliveryTerms'> {
  const { mantissa } = useCurrency()
  const location = useKeptAddress(contact.branch.companyId)
  const delivery = useDeliveryInfo(contact, mode, { renews: true, at })
  const deliveryTerms = delivery.terms ?? deliveryTermsFromWire(mode.deliveryTerms, mantissa)
  return { location, delivery, deliveryTerms }
}

import { checkoutCopy } from '@mostrador/copy/checkout'
import { Spinner } from '@mostrador/ui/spinner.tsx'
import type { PricedShop } from '../cart/load-priced-shop.ts'
import { NotNowCard } from '../cart/not-now-card.tsx'
import { takesOrders } from '../cart/takes-orders.ts'
import { BAR_BUTTON } from '../frame/bar-button.ts'
import { BottomBar } from '../frame/bottom-bar.tsx'
import { useFormatAmount } from '../place/use-format-amount.ts'
import type { CheckoutState } from './checkout-inputs.ts'
import type { ScheduleNow } from './use-checkout.ts'

export type CheckoutBarProps = {
  readonly shop: PricedShop
  readonly state: CheckoutState
  readonly schedule: ScheduleNow
  readonly label: string
  readonly isSending: boolean
  readonly onPress: () => void
}

/** Whether the order may get a moment: a button that could only refuse is not shown. */
const canBePlaced = ({ timing }: CheckoutState, { isLoading, retry }: ScheduleNow): boolean =>
  timing.canOrderNow || timing.slot !== null || (timing.canSchedule && (isLoading || retry !== undefined))

/**
 * Bar with the order button and the total, within reach of the thumb; where nothing can be
 * ordered, the reason instead. Source: 000 §2 Checkout.
 */
export function CheckoutBar({ shop, state, schedule, label, isSending, onPress }: CheckoutBarProps) {
  const format = useFormatAmount()
  if (!takesOrders(shop) || !canBePlaced(state, schedule)) {
    return <NotNowCard contact={shop.contact} mode={shop.mode} />
  }
  return (
    <BottomBar>
      <button
        type="button"
        aria-disabled={isSending || undefined}
        aria-busy={isSending || undefined}
        onClick={isSending ? undefined : onPress}
        className={BAR_BUTTON}
      >
        {isSending && <Spinner />}
        <span className="min-w-0 grow text-left wrap-anywhere" aria-live="polite">
          {isSending ? checkoutCopy.placing : label}
        </span>
        <span className="price">{format(state.ticket.total)}</span>
      </button>
    </BottomBar>
  )
}

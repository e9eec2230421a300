import { cartPageCopy } from '@mostrador/copy/cart-page'
import { checkoutCopy } from '@mostrador/copy/checkout'
import type { Cart } from '@mostrador/domain/cart/cart'
import { ORDER_MODES } from '@mostrador/domain/order-mode/order-modes'
import { useToast } from '@mostrador/ui/use-toast'
import { lazy, Suspense } from 'react'
import { discountCodeCopy } from '@mostrador/copy/discount-code'
import { Card } from '@mostrador/ui/card.tsx'
import { takesOrders } from '../cart/cart-bar.tsx'
import { cartActions } from '../cart/cart-actions.ts'
import { ChangesNotice } from '../cart/changes-notice.tsx'
import { useShopNow } from '../cart/use-shop-now.ts'
import { ClosedNotice } from '../working-hours/closed-notice.tsx'
import { PaymentChangeGuard } from '../discount-code/payment-change-guard.tsx'
import { isPaidHere } from '../payment/card-now.ts'
import { useCardConfirm } from '../payment/use-card-confirm.tsx'
import { useFocusOnError } from '../frame/use-focus-on-error.ts'
import { ExternalBenefitRow } from '../loyalty/external-benefit-row.tsx'
import { CheckoutBar } from './checkout-bar.tsx'
import type { CheckoutState } from './checkout-inputs.ts'
import { CustomerCard } from './customer-card.tsx'
import { DeliveryCard } from './delivery-card.tsx'
import { refusalText } from './field-errors.ts'
import { isFeeKnown } from './known-fee.ts'
import type { CheckoutShop } from './load-checkout.ts'
import { LocalCard } from './local-card.tsx'
import { NotesCard } from './notes-card.tsx'
import { PaymentCard } from './payment-card.tsx'
import { ScheduleCard } from './schedule-card.tsx'
import { TicketCard } from './ticket-card.tsx'
import { useCheckout } from './use-checkout.ts'
import type { ScheduleNow } from './use-checkout.ts'
import { usePlaceOrder } from './use-place-order.ts'
import { useOpenSlots, useRefusal } from './use-refusal.ts'
import { CodeSection } from './code-section.tsx'
import { PointsRow } from './points-row.tsx'
import type { SectionProps } from './section-props.ts'

const externalAmountOf = ({ benefits, ticket }: SectionProps['state']): number =>
  ticket.discounts.find(({ referenceId }) => referenceId === benefits?.external?.benefit?.id)?.amount ?? 0

/**
 * What is given away with the order: the benefit of an external partner, a discount code, and
 * points where a programme holds. Source: 000 §2 Checkout.
 */
function BenefitsCard({ state, change }: Pick<SectionProps, 'state' | 'change'>) {
  return (
    <Card title={discountCodeCopy.benefits}>
      <div className="grid gap-2">
        <ExternalBenefitRow benefits={state.benefits?.external} amount={externalAmountOf(state)} />
        <CodeSection state={state} change={change} />
        <PointsRow state={state} change={change} />
      </div>
    </Card>
  )
}

const RefusedDialog = lazy(() => import('./refused-dialog.tsx'))
// Nobody asks before there is a form to ask about.
const ChatButton = lazy(async () => ({ default: (await import('../chat/chat-button.tsx')).ChatButton }))

/**
 * Whether there is a moment for the order, as far as is known: a button that can only refuse is
 * none.
 */
const canBePlaced = ({ timing }: CheckoutState, { isLoading, retry }: ScheduleNow): boolean =>
  timing.canOrderNow || timing.slot !== null || (timing.canSchedule && (isLoading || retry !== undefined))

export type CheckoutFormProps = {
  readonly cart: Cart
  readonly shop: CheckoutShop
  readonly schedule: ScheduleNow
  /** Asks the server for shop and schedule again; undefined when that failed. */
  readonly reload: () => Promise<CheckoutShop | undefined>
}

/** Everything between the cart and the order, in one column. Source: 000 §2 Checkout. */
export function CheckoutForm({ cart, shop: loaded, schedule, reload }: CheckoutFormProps) {
  const shop = useShopNow(loaded)
  const toast = useToast()
  const slots = useOpenSlots(schedule)
  const checkout = useCheckout(cart, shop, slots.schedule)
  const { state, compared, errors, change } = checkout
  const order = usePlaceOrder()
  const { refusals } = order
  const refusal = useRefusal({ refusals, state, change, reload, onSlotRefused: slots.refuse })
  const form = useFocusOnError(checkout.tries)
  const send = () => void order.place(state, compared.lines)
  const cardConfirm = useCardConfirm(state.ticket.total, send)
  const section = { state, errors, change }
  const isDelivery = ORDER_MODES[shop.mode.type].address === true
  const hasChanges = compared.changes.length > 0
  const acceptChanges = () => cartActions.moveTo(shop.place, compared.lines)

  function place(): void {
    const { verdict } = checkout
    if (!verdict.ok) {
      checkout.countTry()
      if (state.delivery.status === 'failed') state.delivery.refresh()
      toast({ text: refusalText(verdict.refusal, checkout.formatMinimum), tone: 'danger' })
    } else if (!state.timing.canOrderNow && state.timing.slot === null) {
      toast({ text: checkoutCopy.closedNow, tone: 'danger' })
    } else if (isPaidHere(state.payment, state.ticket.total)) cardConfirm.ask()
    else send()
  }

  return (
    <form
      ref={form}
      noValidate
      onSubmit={(event) => event.preventDefault()}
      className="grid grid-cols-1 gap-4"
    >
      <ClosedNotice contact={shop.contact} mode={shop.mode} />
      <ChangesNotice changes={compared.changes} onAccept={acceptChanges} />
      <LocalCard contact={shop.contact} modeName={checkout.modeName} />
      <ScheduleCard {...section} {...slots.schedule} />
      <CustomerCard {...section} locked={checkout.locked} />
      {isDelivery && <DeliveryCard {...section} />}
      <PaymentChangeGuard
        kept={state.benefits?.kept}
        hasExternalLoyalty={shop.externalBenefits !== null}
        onChoose={(id) => cartActions.setPaymentType(cart.alias, id)}
        onDropCode={() => change({ discountCode: null })}
      >
        {(choose) => <PaymentCard {...section} checkout={checkout} onChoose={choose} />}
      </PaymentChangeGuard>
      <BenefitsCard state={state} change={change} />
      <NotesCard {...section} />
      <TicketCard
        alias={cart.alias}
        ticket={state.ticket}
        lines={compared.lines}
        isDelivery={isDelivery}
        isFeeKnown={isFeeKnown(state)}
        benefit={shop.externalBenefits?.benefit}
        error={errors.get('items')}
      />
      <Suspense fallback={<div className="min-h-12" />}>
        <ChatButton contact={shop.contact} />
      </Suspense>
      {takesOrders(shop) && canBePlaced(state, slots.schedule) && (
        <CheckoutBar
          label={hasChanges ? cartPageCopy.changedAccept : checkoutCopy.place}
          isSending={order.isSending}
          total={state.ticket.total}
          onPress={hasChanges ? acceptChanges : place}
        />
      )}
      {cardConfirm.dialog}
      {refusals.length > 0 && (
        <Suspense>
          <RefusedDialog
            errors={refusals}
            mended={refusal.mended}
            state={state}
            onAccept={refusal.accept}
            onClosed={order.dismiss}
          />
        </Suspense>
      )}
    </form>
  )
}

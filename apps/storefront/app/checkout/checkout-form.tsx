import { cartPageCopy } from '@mostrador/copy/cart-page'
import { checkoutCopy } from '@mostrador/copy/checkout'
import type { Cart } from '@mostrador/domain/cart/cart'
import { ORDER_MODES } from '@mostrador/domain/order-mode/order-modes'
import { useToast } from '@mostrador/ui/use-toast'
import { Suspense, type ReactNode } from 'react'
import { Card } from '@mostrador/ui/card.tsx'
import { Skeleton } from '@mostrador/ui/skeleton.tsx'
import { cutNotes } from '@mostrador/domain/cart/cut-notes'
import { TextArea } from '@mostrador/ui/text-area.tsx'
import type { BranchContactInfo } from '@mostrador/contract/branch-contact/branch-contact-schema'
import { branchContactCopy } from '@mostrador/copy/branch-contact'
import { Icon } from '@mostrador/ui/icon.tsx'
import { cartActions } from '../cart/cart-actions.ts'
import { useShopNow } from '../cart/use-shop-now.ts'
import { useShopWatch } from '../cart/use-shop-watch.ts'
import { brought } from '../frame/brought.ts'
import { ClosedNotice } from '../working-hours/closed-notice.tsx'
import { PaymentChangeGuard } from '../discount-code/payment-change-guard.tsx'
import { isPaidHere } from '../payment/card-now.ts'
import { useCardConfirm } from '../payment/use-card-confirm.tsx'
import { useFocusOnError } from '../frame/use-focus-on-error.ts'
import { CheckoutBar } from './checkout-bar.tsx'
import { CustomerCard } from './customer-card.tsx'
import { DeliveryCard } from './delivery-card.tsx'
import { controlOf, refusalText } from './field-errors.ts'
import { isFeeKnown } from '../delivery/known-fee.ts'
import type { PricedShop } from '../cart/load-priced-shop.ts'
import { PaymentCard } from './payment-card.tsx'
import { ScheduleCard } from './schedule-card.tsx'
import { TicketCard } from './ticket-card.tsx'
import { useCheckout, type ScheduleNow } from './use-checkout.ts'
import { usePlaceOrder } from './use-place-order.ts'
import { useOpenSlots, useRefusal } from './use-refusal.ts'
import { useToldRefusal } from './use-told-refusal.ts'
import { useSections } from './use-sections.ts'
import { BenefitsCard } from './benefits-card.tsx'
import type { SectionProps } from './section-props.ts'
import { HoursButton } from '../working-hours/hours-button.tsx'

const RefusedDialog = brought(() => import('./refused-dialog.tsx'))
const ChangesNotice = brought(async () => ({
  default: (await import('../cart/changes-notice.tsx')).ChangesNotice,
}))
const SummaryCard = brought(() => import('./summary-card.tsx'))
const ChatButton = brought(async () => ({ default: (await import('../chat/chat-button.tsx')).ChatButton }))

export type CheckoutFormProps = {
  readonly cart: Cart
  readonly shop: PricedShop
  readonly schedule: ScheduleNow
  /** Reloads shop and schedule; undefined after a failure. */
  readonly reload: () => Promise<PricedShop | undefined>
}

/** Form of the checkout, in one column. Source: 000 §2 Checkout. */
export function CheckoutForm({ cart, shop: loaded, schedule, reload }: CheckoutFormProps) {
  const shop = useShopNow(loaded)
  useShopWatch(shop, reload)
  const toast = useToast()
  const slots = useOpenSlots(schedule)
  const checkout = useCheckout(cart, shop, slots.schedule)
  const { state, compared, errors, change, verdict } = checkout
  const order = usePlaceOrder()
  const refusal = useRefusal({ refusals: order.refusals, state, change, reload, onSlotRefused: slots.refuse })
  const send = () => void order.place(state, compared.lines)
  const cardConfirm = useCardConfirm(state.ticket.total, send)
  const section = { state, errors, change }
  const refused = verdict.ok ? [] : verdict.all
  const form = useFocusOnError(checkout.tries, controlOf(refused.at(-1)?.field))
  const say = useToldRefusal(refused)
  const sections = useSections({ state, refusals: refused, schedule: slots.schedule })
  const isDelivery = ORDER_MODES[shop.mode.type].address === true
  const hasChanges = compared.changes.length > 0
  const acceptChanges = () => cartActions.moveTo(shop.place, compared.lines)

  function place(): void {
    if (!verdict.ok) {
      checkout.countTry()
      if (state.delivery.status === 'failed') state.delivery.refresh()
      say(verdict.refusal.code, refusalText(verdict.refusal, checkout.format))
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
      className="with-beside grid grid-cols-1 gap-4"
    >
      <ClosedNotice contact={shop.contact} mode={shop.mode} />
      {hasChanges && (
        <Suspense>
          <ChangesNotice changes={compared.changes} onAccept={acceptChanges} />
        </Suspense>
      )}
      <KnownCard {...section} sections={sections}>
        <Shop contact={shop.contact} modeName={checkout.modeName} />
      </KnownCard>
      {sections.isOpen('schedule') && <ScheduleCard {...section} {...slots.schedule} />}
      {sections.isOpen('customer') && <CustomerCard {...section} locked={checkout.locked} />}
      {isDelivery && sections.isOpen('delivery') && <DeliveryCard {...section} />}
      <PaymentSection {...section} {...{ cart, shop, checkout }} isOpen={sections.isOpen('payment')} />
      <BenefitsCard state={state} change={change} />
      {sections.isOpen('notes') && <NotesCard {...section} />}
      <div className="beside beside-sticky">
        <TicketCard
          alias={cart.alias}
          ticket={state.ticket}
          lines={compared.lines}
          {...{ isDelivery, payment: state.payment }}
          isFeeKnown={isFeeKnown(state)}
          benefit={shop.externalBenefits?.benefit}
          error={errors.get('items')}
        />
        <CheckoutBar
          {...{ shop, state }}
          schedule={slots.schedule}
          label={hasChanges ? cartPageCopy.changedAccept : checkoutCopy.place}
          isSending={order.isSending}
          onPress={hasChanges ? acceptChanges : place}
        />
        <Suspense fallback={<div className="min-h-12" />}>
          <ChatButton contact={shop.contact} />
        </Suspense>
      </div>
      {cardConfirm.dialog}
      {order.refusals.length > 0 && (
        <Suspense>
          <RefusedDialog
            errors={order.refusals}
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

/** Field for notes on the whole order, within its limit. Source: 000 §5 Items. */
function NotesCard({ state, change }: SectionProps) {
  const limit = state.mode.notesLimit.order
  return (
    <Card>
      <TextArea
        label={checkoutCopy.orderNotes}
        name="notes"
        note={checkoutCopy.optional}
        placeholder={checkoutCopy.orderNotesHint}
        value={state.draft.notes}
        onChange={(event) => change({ notes: cutNotes(event.currentTarget.value, limit) })}
        {...(limit !== null && { maxLength: limit })}
      />
    </Card>
  )
}

type PaymentSectionProps = SectionProps & {
  readonly cart: Cart
  readonly shop: PricedShop
  readonly checkout: ReturnType<typeof useCheckout>
  readonly isOpen: boolean
}

/** Card of the payment; a type that ends the code is asked about first. */
function PaymentSection({ cart, shop, checkout, isOpen, ...section }: PaymentSectionProps) {
  return (
    <PaymentChangeGuard
      kept={section.state.benefits?.kept}
      hasExternalLoyalty={shop.externalBenefits !== null}
      onChoose={(id) => cartActions.setPaymentType(cart.alias, id)}
      onDropCode={() => section.change({ discountCode: null })}
    >
      {(choose) => isOpen && <PaymentCard {...section} checkout={checkout} onChoose={choose} />}
    </PaymentChangeGuard>
  )
}

type KnownCardProps = SectionProps & {
  readonly sections: ReturnType<typeof useSections>
  readonly children: ReactNode
}

/** Card of the branch contact; for a known diner with a summary of everything known. */
function KnownCard({ sections, state, change, children }: KnownCardProps) {
  if (!sections.isKnown) return <Card>{children}</Card>
  return (
    <Suspense fallback={<Skeleton shape="block" className="h-96 w-full" />}>
      <SummaryCard {...{ sections, state, change }}>{children}</SummaryCard>
    </Suspense>
  )
}

function Shop({ contact, modeName }: { readonly contact: BranchContactInfo; readonly modeName: string }) {
  return (
    <div className="flex items-start gap-3">
      <span className="grid size-11 shrink-0 place-items-center rounded-full bg-brand-soft text-brand-ink">
        <Icon name="store" size={24} />
      </span>
      <div className="min-w-0 grow">
        <p className="text-16 font-semibold wrap-anywhere">{contact.name}</p>
        <p className="text-14 text-muted">{branchContactCopy.address(contact.address)}</p>
        <p className="flex flex-wrap items-center justify-between gap-x-4 pt-1 text-14">
          <span className="font-medium">{modeName}</span>
          <HoursButton contact={contact} label={checkoutCopy.seeHours} />
        </p>
      </div>
    </div>
  )
}

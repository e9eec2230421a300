import { branchContactCopy } from '@mostrador/copy/branch-contact'
import { checkoutCopy } from '@mostrador/copy/checkout'
import { checkoutSummaryCopy } from '@mostrador/copy/checkout-summary'
import { optInText } from '@mostrador/copy/opt-in'
import { orderCopy } from '@mostrador/copy/order'
import { paymentCopy, paymentTypeName } from '@mostrador/copy/payment'
import { scheduleCopy } from '@mostrador/copy/schedule'
import { isCashDue } from '@mostrador/domain/checkout/cash-due'
import { parseAmount } from '@mostrador/domain/money/parse-amount'
import { ORDER_MODES } from '@mostrador/domain/order-mode/order-modes'
import { phoneText } from '@mostrador/domain/phone/parse-phone'
import { Button } from '@mostrador/ui/button.tsx'
import { Card } from '@mostrador/ui/card.tsx'
import { Checkbox } from '@mostrador/ui/checkbox.tsx'
import { Icon } from '@mostrador/ui/icon.tsx'
import type { IconName } from '@mostrador/ui/icon-shapes'
import { Skeleton } from '@mostrador/ui/skeleton.tsx'
import type { ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { useFormatAmount } from '../place/use-format-amount.ts'
import { cashTotalOf, type CheckoutState } from './checkout-inputs.ts'
import { deliveryTextsOf } from './delivery-texts.ts'
import { slotText } from './moved-text.ts'
import type { SectionProps } from './section-props.ts'
import type { Section, useSections } from './use-sections.ts'

export type SummaryCardProps = Pick<SectionProps, 'state' | 'change'> & {
  readonly sections: Pick<ReturnType<typeof useSections>, 'isOpen' | 'open'>
  readonly children: ReactNode
}

/**
 * Card that sums up the order of a known diner: customer, address, moment and payment. "Cambiar"
 * opens the card of the row. Default export, because it is loaded for known diners only. Source:
 * docs/decisions/082.
 */
export default function SummaryCard({ state, change, sections, children }: SummaryCardProps) {
  const isFolded = (section: Section): boolean => !sections.isOpen(section)
  const row = (section: Section) => ({ section, onChange: () => openFor(section, sections.open) })
  const isDelivery = ORDER_MODES[state.mode.type].address === true
  return (
    <Card>
      {children}
      <div className="mt-3 -mb-2 divide-y divide-line border-t border-line empty:hidden">
        {isFolded('schedule') && <MomentRow {...row('schedule')} state={state} />}
        {isFolded('customer') && (
          <div>
            <CustomerRow {...row('customer')} state={state} />
            <Checkbox
              label={optInText}
              name="optIn"
              checked={state.draft.optIn}
              onChange={(event) => change({ optIn: event.currentTarget.checked })}
              className="-mt-2 pb-1"
            />
          </div>
        )}
        {isDelivery && isFolded('delivery') && <AddressRow {...row('delivery')} state={state} />}
        {isFolded('payment') && <PaymentRow {...row('payment')} state={state} />}
        {isFolded('notes') && <NotesRow {...row('notes')} state={state} />}
      </div>
    </Card>
  )
}

/** Control of each section that gets the focus when its card opens. */
const FIRST_FIELDS: Readonly<Record<Section, string>> = {
  schedule: '[name="timing"]:checked, [name="scheduleDay"]',
  customer: '[name="customerName"], [name="tableNumber"]:not(:read-only), [name="phone"]',
  delivery: '[name="address"]',
  payment: '[name="paymentType"]:checked',
  notes: '[name="notes"]',
}

/** Opens a section, and moves the focus from its row into it. */
function openFor(section: Section, open: SummaryCardProps['sections']['open']): void {
  flushSync(() => open([section]))
  const field = document.querySelector<HTMLElement>(FIRST_FIELDS[section])
  field?.focus({ preventScroll: true })
  field?.scrollIntoView({ block: 'center' })
}

type RowProps = {
  readonly section: Section
  readonly icon: IconName
  readonly text: ReactNode
  readonly more?: ReactNode
  readonly action?: string
  /** Undefined where there is no other choice. */
  readonly onChange?: (() => void) | undefined
}

function Row({ section, icon, text, more, action = checkoutSummaryCopy.change, onChange }: RowProps) {
  return (
    <div className="flex items-start gap-3 py-2">
      <Icon name={icon} size={24} className="mt-1.5 shrink-0 text-muted" />
      <div className="min-w-0 grow py-1">
        <p className="text-16 font-medium wrap-anywhere">{text}</p>
        {more && <div className="text-14 wrap-anywhere text-muted">{more}</div>}
      </div>
      {onChange && (
        <Button variant="quiet" size="small" className="-mr-3.5 shrink-0 underline" onClick={onChange}>
          {action}
          <span className="sr-only"> {checkoutSummaryCopy.whatOf[section]}</span>
        </Button>
      )}
    </div>
  )
}

type OwnRowProps = Pick<RowProps, 'section' | 'onChange'> & { readonly state: CheckoutState }

function MomentRow({ state: { timing, mode, isScheduleLoading }, section, onChange }: OwnRowProps) {
  const { minDelayInMinutes: least, maxDelayInMinutes: most, type } = mode
  const { promise } = ORDER_MODES[type]
  if (isScheduleLoading && timing.timing === 'scheduled') {
    return <Row section={section} icon="clock" text={<Skeleton className="w-32" />} />
  }
  const label = promise === 'arrival' ? branchContactCopy.arrivesIn : branchContactCopy.pickUpIn
  const isPromised = timing.slot === null && promise && most > 0
  return (
    <Row
      section={section}
      icon="clock"
      text={timing.slot ? checkoutSummaryCopy.scheduledFor(slotText(timing.slot)) : scheduleCopy.now}
      more={isPromised && `${label} ${branchContactCopy.minutes(least, most)}`}
      onChange={timing.canSchedule ? onChange : undefined}
    />
  )
}

function CustomerRow({ state: { draft, mode }, section, onChange }: OwnRowProps) {
  const isAtTable = ORDER_MODES[mode.type].table
  return (
    <Row
      section={section}
      icon={isAtTable ? 'table' : 'user'}
      text={isAtTable ? orderCopy.table(draft.tableNumber.trim()) : draft.customerName.trim()}
      more={
        <>
          {phoneText(draft.phone, draft.phoneCountry)}
          {draft.customerEmail.trim() && <span className="block">{draft.customerEmail.trim()}</span>}
        </>
      }
      onChange={onChange}
    />
  )
}

function AddressRow({ state: { location, draft }, section, onChange }: OwnRowProps) {
  const { betweenStreets, details } = deliveryTextsOf(location, draft)
  const remarks = [details, betweenStreets && orderCopy.betweenStreets(betweenStreets)].filter(Boolean)
  return (
    <Row
      section={section}
      icon="pin"
      text={location?.fullAddress}
      more={remarks.join(' · ')}
      onChange={onChange}
    />
  )
}

function PaymentRow({ state, section, onChange }: OwnRowProps) {
  const format = useFormatAmount()
  const { payment, draft, mantissa } = state
  const amount = parseAmount(draft.paymentAmount, mantissa)
  const cash =
    draft.paysExact || amount === undefined ? paymentCopy.exactAmount : orderCopy.paysWith(format(amount))
  return (
    <Row
      section={section}
      icon={payment?.paymentMethod === 'CASH' ? 'cash' : 'wallet'}
      text={payment && paymentTypeName(payment)}
      more={isCashDue(payment, cashTotalOf(state)) && cash}
      onChange={onChange}
    />
  )
}

function NotesRow({ state: { draft }, section, onChange }: OwnRowProps) {
  const notes = draft.notes.trim()
  return (
    <Row
      section={section}
      icon="chat"
      text={checkoutCopy.orderNotes}
      more={notes && `“${notes}”`}
      action={notes ? checkoutSummaryCopy.change : checkoutSummaryCopy.add}
      onChange={onChange}
    />
  )
}

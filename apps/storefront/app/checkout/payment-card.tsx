import type { PaymentTypeInfo } from '@mostrador/contract/order-mode/order-mode-schema'
import { PAID_AT_THE_DOOR, paymentCopy, paymentTypeName } from '@mostrador/copy/payment'
import type { OrderModeType } from '@mostrador/domain/order-mode/order-mode-type'
import { isCashDue } from '@mostrador/domain/checkout/cash-due'
import { Card } from '@mostrador/ui/card.tsx'
import { Chip } from '@mostrador/ui/chip.tsx'
import type { IconName } from '@mostrador/ui/icon-shapes'
import { Notice } from '@mostrador/ui/notice.tsx'
import { RadioCardGroup } from '@mostrador/ui/radio-card-group.tsx'
import { TextField } from '@mostrador/ui/text-field.tsx'
import { useCurrency } from '../place/use-alias.ts'
import { isPaidHere, providerOf } from '../payment/card-now.ts'
import { LazyCardForm } from '../payment/lazy-card-form.tsx'
import { cashTextOf, cashTotalOf } from './checkout-inputs.ts'
import { errorOf, type SectionProps } from './section-props.ts'
import type { useCheckout } from './use-checkout.ts'

const ICONS = {
  CASH: 'cash',
  CARD: 'card',
  WALLET: 'wallet',
  OTHER: 'receipt',
} as const satisfies Record<PaymentTypeInfo['paymentMethod'], IconName>

/** Whether the shop's own machine charges a card or a wallet. */
const isChargedByHand = ({ paymentMethod, upload }: PaymentTypeInfo): boolean =>
  (paymentMethod === 'CARD' || paymentMethod === 'WALLET') && !upload

/** Hint of a payment type that is not chosen: where it is charged, or when the transfer is due. */
function hintOf(type: PaymentTypeInfo, mode: OrderModeType): { readonly hint?: string } {
  if (type.transfer) return { hint: paymentCopy.byTransfer(type.transfer.minutes) }
  return isChargedByHand(type) ? { hint: PAID_AT_THE_DOOR[mode] } : {}
}

export type PaymentCardProps = SectionProps & {
  readonly checkout: Pick<ReturnType<typeof useCheckout>, 'payment' | 'setCard' | 'tries'>
  readonly onChoose: (paymentTypeId: string) => void
}

/** Card "Mi pago": payment types and amount in cash. Source: 000 §2 Checkout, Payment section. */
export function PaymentCard(props: PaymentCardProps) {
  const { state, errors, change, checkout, onChoose } = props
  const { types } = checkout.payment
  const { payment, ticket } = state
  if (types.length === 0) {
    return (
      <Card title={paymentCopy.title}>
        <Notice tone="warning">{paymentCopy.noTypes}</Notice>
      </Card>
    )
  }
  return (
    <Card title={paymentCopy.title}>
      <div className="grid gap-4" data-invalid={errors.has('paymentType') || undefined}>
        <RadioCardGroup
          legend={paymentCopy.title}
          legendHidden
          name="paymentType"
          value={payment?.id ?? null}
          onChange={onChoose}
          options={types.map((type) => ({
            value: type.id,
            label: paymentTypeName(type),
            icon: ICONS[type.paymentMethod],
            ...hintOf(type, state.mode.type),
          }))}
          {...errorOf(errors, 'paymentType')}
        />
        {isCashDue(payment, cashTotalOf(state)) && <CashAmount {...{ state, errors, change }} />}
        {isPaidHere(payment, ticket.total) && <PaidCard {...props} />}
      </div>
    </Card>
  )
}

function PaidCard({ state: { payment, contact }, errors, checkout }: PaymentCardProps) {
  const { setCard, tries } = checkout
  const shop = { provider: providerOf(payment) ?? '', branchId: contact.branch.id }
  return (
    <div data-card>
      <LazyCardForm shop={shop} isTried={tries > 0} error={errors.get('card')} onChange={setCard} />
    </div>
  )
}

/** Field of the amount in cash; one tap sets it to just the total, which it then follows. */
function CashAmount({ state, errors, change }: SectionProps) {
  const { symbol, mantissa } = useCurrency()
  return (
    <div className="grid gap-2">
      <TextField
        label={paymentCopy.cashAmount}
        name="paymentAmount"
        inputMode={mantissa > 0 ? 'decimal' : 'numeric'}
        autoComplete="off"
        maxLength={20}
        prefix={symbol}
        hint={paymentCopy.cashHint}
        value={cashTextOf(state)}
        onChange={(event) => change({ paymentAmount: event.currentTarget.value, paysExact: false })}
        {...errorOf(errors, 'paymentAmount')}
      />
      <div>
        <Chip icon="check" selected={state.draft.paysExact} onClick={() => change({ paysExact: true })}>
          {paymentCopy.exactAmount}
        </Chip>
      </div>
    </div>
  )
}

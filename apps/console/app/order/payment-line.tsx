import type { ConsoleOrder } from '@mostrador/contract/order/order-schema'
import { consoleCopy } from '@mostrador/copy/console'
import { paymentTypeName } from '@mostrador/copy/payment'
import type { Minor } from '@mostrador/domain/money/minor'
import { classNames } from '@mostrador/ui/class-names'
import { Icon } from '@mostrador/ui/icon.tsx'
import { useMoney, useWorkplace } from '../workplace/contact-context.ts'
import { changeToGive } from './change-to-give.ts'
import { PAYMENT_ICONS } from './mode-icons.ts'
import { paymentState } from './payment-state.ts'

/** Payment of an order, and the change to have ready. */
export function PaymentLine({ order, large = false }: { order: ConsoleOrder; large?: boolean }) {
  const cash = useCashText(order)
  const state = paymentState(order)
  return (
    <div className={classNames('flex min-w-0 gap-2', large ? 'text-16' : 'text-14')}>
      <Icon name={PAYMENT_ICONS[order.paymentType.paymentMethod]} className="mt-0.5 text-muted" />
      <div className="min-w-0">
        <p className="font-medium">
          {paymentTypeName(order.paymentType)}
          {state && (
            <span className={TONES[state.tone]}>
              {' · '}
              {state.text}
            </span>
          )}
        </p>
        {cash && <p className={large ? 'text-18 font-bold' : 'text-muted'}>{cash}</p>}
      </div>
    </div>
  )
}

const TONES = {
  positive: 'text-positive',
  warning: 'text-warning',
  danger: 'text-danger',
  neutral: 'text-muted',
} as const

/** An amount must not break after its sign. */
const NO_BREAK = '\u00a0'

/** Returns "Paga con $ 20.000, vuelto $ 1.250"; undefined without cash to count. */
export function useCashText(order: ConsoleOrder): string | undefined {
  const { currency } = useWorkplace()
  const { minor } = useMoney()
  const cash = changeToGive(order, currency.mantissa)
  if (!cash) return undefined
  const whole = (amount: Minor): string => minor(amount).replaceAll(' ', NO_BREAK)
  return cash.change === 0
    ? consoleCopy.paysExact(whole(cash.paysWith))
    : consoleCopy.paysWithChange(whole(cash.paysWith), whole(cash.change))
}

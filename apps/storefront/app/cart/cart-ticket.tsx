import { deliveryCopy } from '@mostrador/copy/delivery'
import type { ExternalBenefit } from '@mostrador/domain/loyalty/external-benefit'
import { inCash } from '@mostrador/domain/money/in-cash'
import type { PaymentType } from '@mostrador/domain/payment/payment-type'
import type { Ticket } from '@mostrador/domain/pricing/ticket'
import { ticketRows } from '@mostrador/domain/pricing/ticket-rows'
import { useCurrency } from '../place/use-alias.ts'
import { TicketRows } from '../ticket/ticket-rows.tsx'

export type CartTicketProps = {
  readonly ticket: Ticket
  readonly isDelivery: boolean
  readonly payment: Pick<PaymentType, 'paymentMethod'> | null
  /** Whether the delivery fee is known; true by default. */
  readonly isFeeKnown?: boolean
  readonly benefit?: Pick<ExternalBenefit, 'id' | 'externalBenefitType'> | undefined
}

/** Ticket of a cart, row by row, with the partner's name of its discount. Source: 000 §9. */
export function CartTicket({ ticket, isDelivery, payment, isFeeKnown = true, benefit }: CartTicketProps) {
  const { code } = useCurrency()
  const discounts = ticket.discounts.map((entry) =>
    entry.referenceId === benefit?.id
      ? { ...entry, externalBenefitType: benefit.externalBenefitType }
      : entry,
  )
  return (
    <TicketRows
      rows={ticketRows({ ...ticket, discounts }, { isDelivery })}
      total={ticket.total}
      cashTotal={payment?.paymentMethod === 'CASH' ? inCash(ticket.total, code) : null}
      deliveryText={isFeeKnown ? undefined : deliveryCopy.unknownCost}
    />
  )
}

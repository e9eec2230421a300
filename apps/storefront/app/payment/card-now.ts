import type { PaymentTypeInfo } from '@mostrador/contract/order-mode/order-mode-schema'
import { isDocument } from '@mostrador/domain/checkout/document'
import { CARD_FIELDS, type CardHolder, type CardToken } from './card-fields.ts'
import type { CardFieldsStatus, FieldCauses } from './use-card-fields.ts'

export type CardNow = {
  readonly complete: boolean
  readonly tokenFailed?: boolean
  readonly createToken: () => Promise<CardToken | undefined>
}

/** Whether a card is charged on this page. Source: decisions.md, payment upload. */
export const isPaidHere = (payment: PaymentTypeInfo | null, total: number): boolean =>
  payment?.upload === 'APP' && payment.paymentMethod === 'CARD' && total > 0

/** Returns the provider whose fields a payment type needs; null for none. */
export const providerOf = (payment: PaymentTypeInfo | null): string | null =>
  payment?.onlinePayment?.providerName ?? null

/** Whether all fields are valid, so that a token can be made. Source: 000 §5, checkout 10. */
export const isCardComplete = (
  status: CardFieldsStatus,
  causes: FieldCauses,
  { name, document }: CardHolder,
): boolean =>
  status === 'loaded' &&
  CARD_FIELDS.every((field) => causes[field] === null) &&
  name.trim() !== '' &&
  isDocument(document)

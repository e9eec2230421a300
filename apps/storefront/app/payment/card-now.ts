import type { PaymentTypeInfo } from '@mostrador/contract/order-mode/order-mode-schema'
import { isDocument } from '@mostrador/domain/checkout/document'
import { CARD_FIELDS, type CardHolder, type CardToken } from './card-fields.ts'
import type { CardFieldsStatus, FieldCauses } from './use-card-fields.ts'

/**
 * A card as the page around its fields knows it: whether it is complete, and how a token is made of
 * it.
 */
export type CardNow = {
  readonly complete: boolean
  /** No token came of the last try. */
  readonly tokenFailed?: boolean
  readonly createToken: () => Promise<CardToken | undefined>
}

/** Whether a card is paid right here. Source: decisions.md, payment upload. */
export const isPaidHere = (payment: PaymentTypeInfo | null, total: number): boolean =>
  payment?.upload === 'APP' && payment.paymentMethod === 'CARD' && total > 0

/** The name of the provider whose fields a way to pay needs; null for none. */
export const providerOf = (payment: PaymentTypeInfo | null): string | null =>
  payment?.onlinePayment?.providerName ?? null

/**
 * Whether a token may be made: the fields are there and valid, and ours are filled. Source: 000 §5,
 * checkout 10.
 */
export const isCardComplete = (
  status: CardFieldsStatus,
  causes: FieldCauses,
  { name, document }: CardHolder,
): boolean =>
  status === 'loaded' &&
  CARD_FIELDS.every((field) => causes[field] === null) &&
  name.trim() !== '' &&
  isDocument(document)

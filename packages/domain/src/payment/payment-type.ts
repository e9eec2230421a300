/** Methods of payment. Source: decisions.md, Enumerations. */
export const PAYMENT_METHODS = ['CASH', 'CARD', 'WALLET', 'OTHER'] as const

export type PaymentMethod = (typeof PAYMENT_METHODS)[number]

/**
 * `APP`: paid inside the storefront with a card token; `API`: the server makes a link and the diner
 * is sent there.
 */
export const PAYMENT_UPLOADS = ['APP', 'API'] as const

/** Place of an online payment. */
type PaymentUpload = (typeof PAYMENT_UPLOADS)[number]

/** The life of a payment attempt. Source: decisions.md, Enumerations. */
export const PAYMENT_STATUSES = ['PENDING', 'APPROVED', 'REJECTED', 'EXPIRED', 'REFUNDED'] as const

export type PaymentStatus = (typeof PAYMENT_STATUSES)[number]

/**
 * A way to pay as a branch contact offers it in one order mode. Cash and "other" have no upload.
 */
export type PaymentType = {
  readonly id: string
  readonly paymentMethod: PaymentMethod
  readonly showName: string
  readonly active: boolean
  readonly upload: PaymentUpload | null
}

/** Life of a payment at the bank; `CREATED` is a page that is not paid yet. */
export type BankStatus = 'CREATED' | 'PENDING' | 'APPROVED' | 'REJECTED' | 'CANCELED' | 'REFUNDED'

/**
 * A payment as the bank keeps it: by a card's token, or on its own page. No number of a card is
 * ever in it.
 */
export type BankPayment = {
  readonly id: string
  /** The shop, as the bank knows it by its keys. */
  readonly merchant: string
  /** The same key is the same payment, and `bodyHash` says that it asks for the same. */
  readonly idempotencyKey: string
  readonly bodyHash: string
  readonly externalReference: string
  /** Id of the card's token, which pays once; null on the bank's page. */
  readonly tokenId: string | null
  readonly status: BankStatus
  readonly reason: string | null
  /** In minor units of the currency, which has `mantissa` decimals. */
  readonly amount: number
  readonly currency: string
  readonly mantissa: number
  readonly description: string
  readonly cardLastDigits: string | null
  /** The first word of the holder's name, where it asks for a special outcome. */
  readonly behavior: string
  readonly notificationUrl: string
  readonly returnUrl: string | null
  readonly expiresAt: Date | null
  /** Time at which a pending payment is approved. */
  readonly settlesAt: Date | null
  /** The last status that the shop confirmed to have heard of. */
  readonly notifiedStatus: string | null
  readonly createdAt: Date
}

/**
 * Returns the status at a moment: a pending payment is approved when its time comes, at the next
 * read.
 */
export const statusAt = ({ status, settlesAt }: BankPayment, now: Date): BankStatus =>
  status === 'PENDING' && settlesAt && settlesAt <= now ? 'APPROVED' : status

export type BankStore = {
  /**
   * Keeps a new payment and gives it back, or gives back the one that has the same shop and key;
   * `token-used` when the card's token has paid another one.
   */
  readonly insert: (payment: BankPayment) => Promise<BankPayment | 'token-used'>
  readonly byKey: (merchant: string, idempotencyKey: string) => Promise<BankPayment | undefined>
  readonly byId: (id: string) => Promise<BankPayment | undefined>
  readonly byReference: (merchant: string, externalReference: string) => Promise<readonly BankPayment[]>
  /** Moves a payment from one status to another; false when it has another one by now. */
  readonly move: (
    id: string,
    change: { readonly from: BankStatus; readonly to: BankStatus; readonly reason: string | null },
  ) => Promise<boolean>
  readonly markNotified: (id: string, status: BankStatus) => Promise<void>
  readonly listUntold: (since: Date) => Promise<readonly BankPayment[]>
}

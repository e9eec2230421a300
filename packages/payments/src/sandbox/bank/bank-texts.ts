/**
 * Texts of the bank for people, in their language: they are given, since Spanish lives in copy
 * alone.
 */
export type BankTexts = {
  /** Names of the fields for screen readers. */
  readonly fields: Readonly<Record<'cardNumber' | 'expirationDate' | 'securityCode', string>>
  readonly page: {
    readonly title: string
    readonly notice: string
    readonly pay: (amount: string) => string
    readonly reject: string
    readonly cancel: string
    readonly back: string
    readonly expired: string
    readonly over: Readonly<Record<'PENDING' | 'APPROVED' | 'REJECTED' | 'CANCELED' | 'REFUNDED', string>>
    readonly notFound: string
  }
}

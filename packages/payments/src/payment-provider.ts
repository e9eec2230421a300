import type { AccountAuthorisation } from './account-authorisation.ts'

/** Amount in minor units, with the facts that a provider needs to write it its own way. */
export type PaymentAmount = {
  readonly minor: number
  /** ISO 4217, as `ARS`. */
  readonly currency: string
  /** Decimals of the currency here. */
  readonly mantissa: number
}

/**
 * Payer of an order. The e-mail may be empty: an adapter whose provider requires one makes it of
 * the phone.
 */
export type Payer = { readonly email: string; readonly name: string; readonly phone: string }

/** Fields of every payment. One attempt is charged once, however often its request is repeated. */
export type PaymentRequest = {
  /** Ours, a UUID: the reference at the provider, and the base of its idempotency key. */
  readonly attemptId: string
  readonly orderCode: string
  readonly amount: PaymentAmount
  /** Text on the statement or the hosted page, for the diner. */
  readonly description: string
  readonly payer: Payer
  /** Address for the provider's notifications; it is ours and public. */
  readonly notificationUrl: string
}

/**
 * A payment with a token that the provider's own fields made of a card. Source: 000 §7, POST
 * /api/order/payment.
 */
export type CardPayment = PaymentRequest & {
  readonly token: string
  readonly paymentMethodId: string
  readonly cardName: string
  readonly document: { readonly type: string; readonly number: string }
}

/**
 * A payment on the provider's own page, where the diner is sent and comes back from. Source: 000
 * §7, POST /api/paymenturl.
 */
export type LinkPayment = PaymentRequest & { readonly returnUrl: string; readonly expiresAt: Date }

/**
 * The life of a payment at a provider, in our words. `CANCELED` is a page that the diner left by
 * its own button.
 */
export type ProviderStatus = 'PENDING' | 'APPROVED' | 'REJECTED' | 'CANCELED' | 'REFUNDED'

export type ProviderState = {
  readonly reference: string
  readonly status: ProviderStatus
  /** Charged amount, in minor units; null where the provider does not tell it. */
  readonly amount: number | null
  /** In which currency, ISO 4217; null where the provider has one alone and does not say it. */
  readonly currency: string | null
  /** The provider's own word for why, for the log and the console; never shown to a diner. */
  readonly reason: string | null
  readonly cardLastDigits: string | null
}

/** Page to which a diner is sent. */
export type PaymentLink = {
  readonly url: string
  readonly token: string
  /** Id at the provider, where it is known before a payment. */
  readonly reference: string | null
}

/**
 * Reason why a provider gave no usable answer. After `refused` the same request is refused again;
 * after the others it is unknown whether it was done, and the provider is asked by `find` before
 * anything else is tried.
 */
export type ProviderFailure = {
  readonly ok: false
  readonly failure: 'refused' | 'timeout' | 'unreachable' | 'nonsense'
  readonly detail: string
  /** The provider does not know the account's key: every request with it fails alike. */
  readonly isKeyRefused?: true
}

/** Answer, or why there is none. Providers never throw. */
export type ProviderAnswer<Value> = { readonly ok: true; readonly value: Value } | ProviderFailure

/** Attempt to look up: by the provider's id where it is known, else by ours. */
export type KnownAttempt = {
  readonly attemptId: string
  readonly reference: string | null
  readonly token: string | null
}

/**
 * Parts of a notification that its signature covers. No signature covers the body, so it is not
 * read.
 */
export type ProviderCall = { readonly query: URLSearchParams; readonly headers: Headers }

/**
 * Payment that a notification is about, by the provider's id. It is never trusted: after each
 * notification the provider is asked.
 */
export type Notification =
  | { readonly ok: true; readonly reference: string }
  | { readonly ok: false; readonly reason: 'signature' | 'not-a-payment' }

/**
 * Return of a diner from the provider's page: `finished` is to be settled (paid or not), the
 * others are over without a payment. Source: 001 §7; the four cases of Webpay's return.
 */
export type ProviderReturn = {
  readonly kind: 'finished' | 'aborted' | 'timed-out' | 'abnormal'
  readonly token: string
}

/**
 * Script of the provider: it draws the fields of a card in frames of its own, so that no number
 * ever touches ours. `global` is the class that it defines, with the surface of MercadoPago's SDK
 * v2 (`new Global(publicKey)`, `fields.create(type, options)` with `mount`, `unmount` and `on`,
 * `fields.createCardToken`, `getPaymentMethods`).
 */
type CardFieldsScript = {
  readonly script: string
  readonly publicKey: string
  readonly global: string
}

/** One shop's account at one provider. */
export type PaymentProvider = {
  readonly name: string
  /** Script that draws the provider's card fields in the browser; null for a provider without. */
  readonly fields: CardFieldsScript | null
  /**
   * The field in which the token is posted to the page; null where the page is opened by a link.
   */
  readonly tokenField: string | null
  /** Charges a card, once for each attempt. */
  readonly payCard: (payment: CardPayment) => Promise<ProviderAnswer<ProviderState>>
  readonly makeLink: (payment: LinkPayment) => Promise<ProviderAnswer<PaymentLink>>
  /** Finds the state of an attempt; null when the provider does not know it. */
  readonly find: (attempt: KnownAttempt) => Promise<ProviderAnswer<ProviderState | null>>
  /**
   * Settles a payment that the diner finished on the provider's page; doing it twice answers the
   * same.
   */
  readonly settle: (attempt: KnownAttempt) => Promise<ProviderAnswer<ProviderState | null>>
  /** Gives all of it back; doing it twice gives it back once. */
  readonly refund: (
    attempt: KnownAttempt & { readonly amount: PaymentAmount },
  ) => Promise<ProviderAnswer<null>>
  readonly readNotification: (call: ProviderCall) => Promise<Notification>
  /** Reads the fields of a return, in the address or in a form; null for any others. */
  readonly readReturn: (fields: URLSearchParams) => ProviderReturn | null
}

/** Facts of a provider that other parts show or decide by; they know it by its name alone. */
export type ProviderFacts<Name extends string = string> = {
  readonly name: Name
  /** Its name as owners of accounts know it. */
  readonly title: string
  /** Countries in which it charges (`ar`); null for all of them. */
  readonly countries: readonly string[] | null
  /** Whether it sends notifications; another one has to be asked. */
  readonly tellsByItself: boolean
}

type KnownProviders = {
  /** Every provider of the product, also those that are not open here. */
  readonly facts: readonly ProviderFacts[]
  /** The operator's applications, by which owners connect their accounts, by provider. */
  readonly authorisations?: ReadonlyMap<string, AccountAuthorisation>
  /**
   * The smallest payment in a currency that a provider takes, in minor units; undefined where none
   * is known.
   */
  readonly smallestOf?: (providerName: string, currency: string) => number | undefined
}

export type PaymentProviders = KnownProviders & {
  /** Whether a provider may charge on this server at all, for any shop. */
  readonly isOpen: (providerName: string) => boolean
  readonly open: (providerName: string, branchId: string) => Promise<PaymentProvider | undefined>
}

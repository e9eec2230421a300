/** Who can charge diners: the built-in bank, which takes no money, and the real ones. */
export const PAYMENT_PROVIDERS = ['sandbox', 'mercadopago', 'transbank'] as const
export type PaymentProviderName = (typeof PAYMENT_PROVIDERS)[number]

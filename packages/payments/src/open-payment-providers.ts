import type { PaymentProvider, PaymentProviders } from './payment-provider.ts'

/** What a shop's account holds, as its owner gave it: keys and secrets of one provider. */
export type PaymentAccount = Readonly<Record<string, string>>

/** Makes a provider of an account; undefined where the account lacks what the provider needs. */
export type ProviderFactory = (account: PaymentAccount) => PaymentProvider | undefined

/** Where accounts are read from: undefined where a shop has none at a provider. */
export type AccountSource = (providerName: string, branchId: string) => Promise<PaymentAccount | undefined>

/**
 * Opens accounts with the factory of their provider's name. A shop without an account has no
 * provider. Those that are named in `open` are ways to pay; the others are there for what is not
 * paid for real.
 */
export const openPaymentProviders = (
  factories: Readonly<Record<string, ProviderFactory>>,
  accountOf: AccountSource,
  open: readonly string[] = Object.keys(factories),
): PaymentProviders => ({
  isOpen: (providerName) => open.includes(providerName),
  open: async (providerName, branchId) => {
    const make = Object.hasOwn(factories, providerName) ? factories[providerName] : undefined
    const account = make && (await accountOf(providerName, branchId))
    return make && account ? make(account) : undefined
  },
})

import type { PaymentProvider, PaymentProviders, ProviderAnswer, ProviderFacts } from './payment-provider.ts'

/** Fields of a shop's account, as its owner gave them: keys and secrets of one provider. */
export type PaymentAccount = Readonly<Record<string, string>>

/** Makes a provider of an account; undefined where the account lacks a required key. */
export type ProviderFactory = (account: PaymentAccount) => PaymentProvider | undefined

/** Reads the account of a shop at a provider; undefined for none. */
export type AccountSource = (providerName: string, branchId: string) => Promise<PaymentAccount | undefined>

type Opening = {
  /** Facts of all providers of the product. */
  readonly facts: readonly ProviderFacts[]
  /** Providers that may charge here; every one if absent. */
  readonly open?: readonly string[]
  /** Hears that a provider does not know the key of a brand's account. */
  readonly keyRefused?: (providerName: string, branchId: string) => Promise<void>
}

/** An account that tells when its provider does not know its key. */
function watched(provider: PaymentProvider, refused: () => Promise<void>): PaymentProvider {
  const watch =
    <Asked, Value>(ask: (asked: Asked) => Promise<ProviderAnswer<Value>>) =>
    async (asked: Asked): Promise<ProviderAnswer<Value>> => {
      const answer = await ask(asked)
      if (!answer.ok && answer.isKeyRefused) await refused()
      return answer
    }
  return {
    ...provider,
    payCard: watch(provider.payCard),
    makeLink: watch(provider.makeLink),
    find: watch(provider.find),
    settle: watch(provider.settle),
    refund: watch(provider.refund),
  }
}

/**
 * Opens accounts with the factory of their provider's name. A shop without an account has no
 * provider. Only those in `open` are ways to pay; the others serve rehearsals.
 */
export const openPaymentProviders = (
  factories: Readonly<Record<string, ProviderFactory>>,
  accountOf: AccountSource,
  { facts, open = Object.keys(factories), keyRefused = async () => undefined }: Opening,
): PaymentProviders => ({
  facts,
  isOpen: (providerName) => open.includes(providerName),
  open: async (providerName, branchId) => {
    const make = Object.hasOwn(factories, providerName) ? factories[providerName] : undefined
    const account = make && (await accountOf(providerName, branchId))
    const provider = make && account ? make(account) : undefined
    return provider && watched(provider, () => keyRefused(providerName, branchId))
  },
})

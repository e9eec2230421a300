import type { PaymentProviders, ProviderFacts } from '@mostrador/payments/payment-provider'

type Known = Pick<PaymentProviders, 'facts'>

/** Returns what is known of a provider; one that the product does not have is known by its name. */
export const factsOf = ({ facts }: Known, name: string): ProviderFacts =>
  facts.find((one) => one.name === name) ?? { name, title: name, countries: [], tellsByItself: true }

/** Returns a provider's name for people. */
export const titleOf = (known: Known, name: string): string => factsOf(known, name).title

/** Whether a provider charges in a country (`ar`). */
export const chargesIn = ({ countries }: ProviderFacts, country: string): boolean =>
  countries === null || countries.includes(country)

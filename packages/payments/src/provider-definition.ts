import type { Fetch } from '@mostrador/outbound/fetch'
import type { AccountAuthorisation } from './account-authorisation.ts'
import type { PaymentAccount } from './open-payment-providers.ts'
import type { PaymentProvider, ProviderFacts } from './payment-provider.ts'

type OpeningContext<Address extends string = string> = {
  /** Addresses of the provider: its own, or those that the operator set instead. */
  readonly addresses: Readonly<Record<Address, string>>
  readonly timeoutMs: number
  /** Calls an address that an account names. */
  readonly accountFetch: Fetch
  /** Address at which this server reaches itself, once it listens. */
  readonly ownUrl: () => string
  readonly now: () => Date
}

/**
 * A provider as the rest of the product knows it. Settings, the account's check, the opening, the
 * pages' policy and the facts that the console shows come of this alone; a row of `providers.ts`
 * makes it known. Its name stands in tenant files, in addresses, in the database and, in capitals,
 * in the settings.
 */
export type ProviderDefinition<
  Name extends string = string,
  Address extends string = string,
> = ProviderFacts<Name> & {
  /**
   * Keys of a shop's account; null where there are none to set, since it is made of the server's
   * own secret.
   */
  readonly account: { readonly needed: readonly string[]; readonly optional: readonly string[] } | null
  readonly ownAccount?: (secret: string, branchId: string) => PaymentAccount
  /** Its own addresses, by the end of the setting's name: `URL` of `flow` is `FLOW_URL`. */
  readonly addresses: Readonly<Record<Address, string>>
  /** It takes no money: it is open without a setting when the product is tried out. */
  readonly takesNoMoney?: true
  // A method, so that one list holds providers of different addresses.
  /** Opens the account as a provider; undefined where a required key is missing. */
  open(account: PaymentAccount, context: OpeningContext<Address>): PaymentProvider | undefined
  /**
   * Application of the operator's by which an owner connects an account without giving a key away:
   * the ends of its settings' names, all of them or none.
   */
  readonly application?: {
    readonly settings: readonly string[]
    // A method, as `open`.
    /** Opens the application from its settings, by name. */
    open(
      settings: Readonly<Record<string, string>>,
      context: Pick<OpeningContext<Address>, 'addresses' | 'timeoutMs'>,
    ): AccountAuthorisation
  }
  /**
   * Smallest card payment that it takes, in minor units by currency: accounts are tested with it.
   */
  readonly smallest: Readonly<Record<string, number>>
  /**
   * Sources of the card fields' scripts for the policy of a page; none for a provider without, or
   * of ours.
   */
  fieldSources?(addresses: Readonly<Record<Address, string>>): string
}

/** Keeps the types of a definition's name and addresses. */
export const defineProvider = <const Name extends string, Address extends string>(
  definition: ProviderDefinition<Name, Address>,
): ProviderDefinition<Name, Address> => definition

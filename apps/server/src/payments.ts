import { doubtAccount } from '@mostrador/api/order/payment-account/doubt-account'
import { findAccount } from '@mostrador/api/order/payment/account-store'
import { sandboxBankCopy } from '@mostrador/copy/sandbox-bank'
import { newId } from '@mostrador/database/new-id'
import type { Database } from '@mostrador/database/rows'
import { publicHosts } from '@mostrador/outbound/fetch'
import type { AccountAuthorisation } from '@mostrador/payments/account-authorisation'
import {
  openPaymentProviders,
  type AccountSource,
  type ProviderFactory,
} from '@mostrador/payments/open-payment-providers'
import type { PaymentProviders } from '@mostrador/payments/payment-provider'
import type { ProviderDefinition } from '@mostrador/payments/provider-definition'
import {
  addressesOf,
  applicationOf,
  testProviderNames,
  providers,
  type ProviderName,
} from '@mostrador/payments/providers'
import { BANK_TIMES } from '@mostrador/payments/sandbox/bank/bank'
import { BANK_PATH, createBank, type Bank } from '@mostrador/payments/sandbox/bank/create-bank'
import type { Kysely } from 'kysely'
import type { Config } from './config.ts'
import type { ForeignSources } from './pages/content-security-policy.ts'
import { sandboxBankStore } from './sandbox-bank-store.ts'

/** Payment providers of this server, the test bank, and the sources of card fields. */
export type Payments = {
  readonly providers: PaymentProviders
  /** Answers everywhere, and takes payments only for a shop's key: this server alone. */
  readonly bank: Bank
  /** Whether it is a payment type here, and not for rehearsals alone. */
  readonly isBankNamed: boolean
  readonly cardFields: ForeignSources['cardFields']
}

/**
 * Returns the providers that may charge: those of the settings. Without settings the built-in bank
 * is open where the product is tried out on the own machine, and closed where strangers can come.
 */
export function openProviders(
  { payments, production, isTryout }: Pick<Config, 'payments' | 'production' | 'isTryout'>,
  hasDemo: boolean,
): readonly ProviderName[] {
  if (payments.providers) return payments.providers
  return (hasDemo || !production) && isTryout ? testProviderNames : []
}

/** Sources that the pages' policy allows for the card fields of the open providers. */
function cardFieldsOf(open: readonly ProviderDefinition[], { payments }: Config): Payments['cardFields'] {
  const all = open.flatMap((one) => one.fieldSources?.(addressesOf(one, payments.settings)) ?? [])
  const hosts = all.join(' ')
  return hosts === '' ? undefined : { scripts: hosts, frames: hosts, calls: hosts }
}

type Parts = {
  readonly config: Config
  readonly hasDemo: boolean
  readonly database: Kysely<Database>
  readonly secret: string
  readonly publicUrl: string
  /** Returns this server's own address, once it listens. */
  readonly ownUrl: () => string
  readonly now: () => Date
}

function factoriesOf(
  open: readonly ProviderDefinition[],
  { config, ownUrl, now }: Pick<Parts, 'config' | 'ownUrl' | 'now'>,
): Readonly<Record<string, ProviderFactory>> {
  const { timeoutMs, settings: set } = config.payments
  const context = { timeoutMs, ownUrl, now, accountFetch: publicHosts(config.privateNetworks) }
  return Object.fromEntries(
    open.map((one) => {
      const addresses = addressesOf(one, set)
      return [one.name, (account) => one.open(account, { ...context, addresses })]
    }),
  )
}

const authorisationsOf = (
  open: readonly ProviderDefinition[],
  { payments: { settings, timeoutMs } }: Config,
): ReadonlyMap<string, AccountAuthorisation> =>
  new Map(
    open.flatMap((one) => {
      const application = applicationOf(one, settings, timeoutMs)
      return application ? [[one.name, application]] : []
    }),
  )

const bankOf = ({ database, secret, publicUrl, now }: Parts): Bank =>
  createBank({
    store: sandboxBankStore(database),
    secret,
    publicUrl: () => publicUrl + BANK_PATH,
    texts: sandboxBankCopy,
    times: BANK_TIMES,
    now,
    newId,
  })

/** Opens the payments: the providers, and the shops' accounts, sealed in the database. */
export function openPayments(parts: Parts): Payments {
  const { config, database, secret } = parts
  const names = openProviders(config, parts.hasDemo)
  const open = providers.filter(({ name }) => names.includes(name))
  // The test provider takes no money and serves rehearsals even where the settings do not name it.
  const all = providers.filter(({ name, takesNoMoney }) => takesNoMoney || names.includes(name))
  const authorisations = authorisationsOf(open, config)
  const accountOf: AccountSource = async (providerName, branchId) => {
    const own = all.find(({ name }) => name === providerName)?.ownAccount
    if (own) return own(secret, branchId)
    const account = await findAccount(database, { branchId, providerName }, secret)
    // The application's part of an account is not stored in it.
    return account?.refreshToken ? authorisations.get(providerName)?.complete(account) : account
  }
  const keyRefused = (providerName: string, branchId: string): Promise<void> =>
    doubtAccount(database, { providerName, branchId, now: parts.now() })
  return {
    providers: {
      ...openPaymentProviders(factoriesOf(all, parts), accountOf, {
        facts: providers,
        open: names,
        keyRefused,
      }),
      authorisations,
      smallestOf: (name, currency) => all.find((one) => one.name === name)?.smallest[currency],
    },
    bank: bankOf(parts),
    isBankNamed: names.includes('sandbox'),
    cardFields: cardFieldsOf(open, config),
  }
}

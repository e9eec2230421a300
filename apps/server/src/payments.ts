import { findAccount } from '@mostrador/api/payment/account-store'
import { sandboxBankCopy } from '@mostrador/copy/sandbox-bank'
import { newId } from '@mostrador/database/new-id'
import type { Database } from '@mostrador/database/rows'
import { MERCADOPAGO, mercadoPagoProvider } from '@mostrador/payments/mercadopago/mercadopago-provider'
import { publicHosts } from '@mostrador/outbound/fetch'
import { openPaymentProviders, type ProviderFactory } from '@mostrador/payments/open-payment-providers'
import type { PaymentProviders } from '@mostrador/payments/payment-provider'
import { BANK_TIMES } from '@mostrador/payments/sandbox/bank/bank'
import { sandboxAccount } from '@mostrador/payments/sandbox/bank/bank-keys'
import { type Bank, BANK_PATH, createBank } from '@mostrador/payments/sandbox/bank/create-bank'
import { sandboxProvider } from '@mostrador/payments/sandbox/sandbox-provider'
import { TRANSBANK, transbankProvider } from '@mostrador/payments/transbank/transbank-provider'
import type { Kysely } from 'kysely'
import type { Config } from './config.ts'
import type { ForeignSources } from './pages/content-security-policy.ts'
import type { PaymentProviderName } from './payment-provider-names.ts'
import { sandboxBankStore } from './sandbox-bank-store.ts'

/** Who charges diners here, the bank that plays one of them, and what pages must be allowed for their fields. */
export type Payments = {
  readonly providers: PaymentProviders
  readonly bank: Bank | undefined
  readonly cardFields: ForeignSources['cardFields']
}

/**
 * Who may charge here: whom the settings name. Where they name nobody, the built-in bank is open for whoever tries the
 * product out on a machine of his own, as the outbox is, and closed wherever strangers may come.
 */
export function openProviders(
  { payments, production, isTryout }: Pick<Config, 'payments' | 'production' | 'isTryout'>,
  hasDemo: boolean,
): readonly PaymentProviderName[] {
  if (payments.providers) return payments.providers
  return (hasDemo || !production) && isTryout ? ['sandbox'] : []
}

/** MercadoPago's own hosts, which its script loads from by itself. */
const MERCADOPAGO_HOSTS = 'https://*.mercadopago.com https://*.mercadolibre.com https://*.mlstatic.com'

function cardSources(script: string): NonNullable<ForeignSources['cardFields']> {
  const { origin, hostname } = new URL(script)
  const hosts = hostname.endsWith('.mercadopago.com') ? MERCADOPAGO_HOSTS : origin
  return { scripts: hosts, frames: hosts, calls: hosts }
}

/** What payments are opened with. */
type OpeningParts = {
  readonly config: Config
  readonly hasDemo: boolean
  readonly database: Kysely<Database>
  readonly secret: string
  readonly publicUrl: string
  /** Where this server reaches itself, once it listens. */
  readonly ownUrl: () => string
  readonly now: () => Date
}

const scriptOf = ({ payments }: Pick<Config, 'payments'>): string =>
  payments.mercadoPagoScript ?? MERCADOPAGO.script

/** How an account at each provider is opened. */
function factoriesOf({
  config,
  ownUrl,
  now,
}: Pick<OpeningParts, 'config' | 'ownUrl' | 'now'>): Readonly<Record<PaymentProviderName, ProviderFactory>> {
  const { timeoutMs, mercadoPagoUrl, transbankUrl } = config.payments
  const script = scriptOf(config)
  const accountFetch = publicHosts(config.privateNetworks)
  return {
    sandbox: (account) =>
      sandboxProvider(account, {
        baseUrl: () => ownUrl() + BANK_PATH,
        script: `${BANK_PATH}/fields.js`,
        timeoutMs,
        now,
      }),
    mercadopago: (account) =>
      mercadoPagoProvider(account, { baseUrl: mercadoPagoUrl ?? MERCADOPAGO.baseUrl, script, timeoutMs }),
    transbank: (account) =>
      transbankProvider(account, {
        baseUrl: transbankUrl ?? TRANSBANK.baseUrl,
        timeoutMs,
        accountFetch,
      }),
  }
}

/** Opens the payments: each provider with its own factory and the accounts of the shops, sealed in the database. */
export function openPayments(parts: OpeningParts): Payments {
  const { config, database, secret, publicUrl, now } = parts
  const open = openProviders(config, parts.hasDemo)
  const script = scriptOf(config)
  const factories = factoriesOf(parts)
  const bank = open.includes('sandbox')
    ? createBank({
        store: sandboxBankStore(database),
        secret,
        publicUrl: () => publicUrl + BANK_PATH,
        texts: sandboxBankCopy,
        times: BANK_TIMES,
        now,
        newId,
      })
    : undefined
  return {
    providers: openPaymentProviders(
      Object.fromEntries(open.map((name) => [name, factories[name]])),
      async (providerName, branchId) =>
        providerName === 'sandbox'
          ? sandboxAccount(secret, branchId)
          : findAccount(database, { branchId, providerName }, secret),
    ),
    bank,
    cardFields: open.includes('mercadopago') ? cardSources(script) : undefined,
  }
}

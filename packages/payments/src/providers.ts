import type { AccountAuthorisation } from './account-authorisation.ts'
import { mercadopago } from './mercadopago/mercadopago-provider.ts'
import type { ProviderDefinition } from './provider-definition.ts'
import { sandbox } from './sandbox/sandbox-provider.ts'
import { transbank } from './transbank/transbank-provider.ts'

/**
 * All providers that can charge diners: the built-in bank, which takes no money, and the real
 * ones.
 */
const PROVIDERS = [sandbox, mercadopago, transbank] as const

export type ProviderName = (typeof PROVIDERS)[number]['name']

/** All of them alike. */
export const providers: readonly ProviderDefinition<ProviderName>[] = PROVIDERS

/** Names of the providers that take no money. */
export const testProviderNames = providers.filter(({ takesNoMoney }) => takesNoMoney).map(({ name }) => name)

const settingOf = (name: string, address: string): string => `${name}_${address}`.toUpperCase()

/** The settings by which an operator names another server in the place of a provider's own. */
export const ADDRESS_SETTINGS: readonly string[] = providers.flatMap(({ name, addresses }) =>
  Object.keys(addresses).map((address) => settingOf(name, address)),
)

/** Returns the addresses of a provider, with the operator's settings. */
export const addressesOf = (
  { name, addresses }: ProviderDefinition,
  set: Readonly<Record<string, string | undefined>>,
): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(addresses).map(([address, own]) => [address, set[settingOf(name, address)] ?? own]),
  )

/** The settings of the operator's applications, as `MERCADOPAGO_CLIENT_ID`, by their providers. */
export const APPLICATION_SETTINGS: readonly (readonly string[])[] = providers.flatMap(
  ({ name, application }) => (application ? [application.settings.map((one) => settingOf(name, one))] : []),
)

/**
 * Opens the application by which owners connect their accounts at a provider; undefined where the
 * operator has none.
 */
export function applicationOf(
  { name, application, ...one }: ProviderDefinition,
  set: Readonly<Record<string, string | undefined>>,
  timeoutMs: number,
): AccountAuthorisation | undefined {
  if (!application) return undefined
  const values = application.settings.map((setting) => [setting, set[settingOf(name, setting)]] as const)
  if (values.some(([, value]) => value === undefined)) return undefined
  const settings = Object.fromEntries(values.map(([setting, value]) => [setting, value ?? '']))
  return application.open(settings, { addresses: addressesOf({ name, ...one }, set), timeoutMs })
}

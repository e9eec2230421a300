// words: what this command prints is for the operator, in the language of the house.
import { branchOfAlias, removeAccount, saveAccount } from '@mostrador/api/order/payment/account-store'
import { providers } from '@mostrador/payments/providers'
import type { OperatorWorld } from './operator-world.ts'

/** Result of a command, with a sentence for the operator. */
export type Changed = { readonly ok: boolean; readonly sentence: string }

const no = (sentence: string): Changed => ({ ok: false, sentence })

/** Providers at which a shop has an account of its own. */
const withAccounts = providers.filter(({ account }) => account !== null)

function readAccount(provider: string, text: string): Readonly<Record<string, string>> | string {
  const keys = withAccounts.find(({ name }) => name === provider)?.account
  if (!keys) {
    const names = withAccounts.map(({ name }) => name)
    return `"${provider}" no es un proveedor con cuentas. Los hay: ${names.join(', ')}.`
  }
  const known = [...keys.needed, ...keys.optional]
  let account: unknown
  try {
    account = JSON.parse(text)
  } catch {
    return 'El archivo de la cuenta no es JSON.'
  }
  if (typeof account !== 'object' || account === null || Array.isArray(account))
    return 'El archivo de la cuenta debe ser un objeto JSON.'
  const entries = Object.entries(account).map(([name, value]): [string, unknown] => [name, value])
  const unknown = entries.filter(([name]) => !known.includes(name)).map(([name]) => name)
  if (unknown.length > 0) return `La cuenta de ${provider} no lleva: ${unknown.join(', ')}.`
  const read = Object.fromEntries(
    entries.filter((entry): entry is [string, string] => typeof entry[1] === 'string' && entry[1] !== ''),
  )
  const missing = keys.needed.filter((name) => !(name in read))
  return missing.length > 0 ? `A la cuenta de ${provider} le falta: ${missing.join(', ')}.` : read
}

/** Stores a brand's account at a provider, sealed; deletes it without a text. */
export async function changePaymentAccount(
  { db, secret, now }: Pick<OperatorWorld, 'db' | 'secret' | 'now'>,
  {
    alias,
    provider,
    text,
  }: { readonly alias: string; readonly provider: string; readonly text: string | undefined },
): Promise<Changed> {
  const branchId = await branchOfAlias(db, alias)
  if (branchId === undefined) return no(`No hay ninguna marca con el alias "${alias}".`)
  const key = { branchId, providerName: provider }
  if (text === undefined) {
    return (await removeAccount(db, { ...key, now }))
      ? { ok: true, sentence: `${alias}: ya no tiene cuenta en ${provider}.` }
      : no(`${alias} no tenía cuenta en ${provider}.`)
  }
  const account = readAccount(provider, text)
  if (typeof account === 'string') return no(account)
  await saveAccount(db, { ...key, account, now }, await secret())
  return { ok: true, sentence: `${alias}: cuenta de ${provider} guardada.` }
}

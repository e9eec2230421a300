// words: what this command prints is for the operator, in the language of the house.
import { removePartnerAccount, savePartnerAccount } from '@mostrador/api/order/loyalty/partner-account-store'
import { branchOfAlias } from '@mostrador/api/order/payment/account-store'
import { httpPartner } from '@mostrador/loyalty-partners/http/http-partner'
import { publicHosts } from '@mostrador/outbound/fetch'
import { SANDBOX_PARTNER } from '@mostrador/loyalty-partners/sandbox/sandbox-partner'
import type { Changed } from './payment-account.ts'
import type { OperatorWorld } from './operator-world.ts'

const KNOWN: readonly string[] = ['baseUrl', 'secret']

const no = (sentence: string): Changed => ({ ok: false, sentence })

/** Parses an account at a partner, or returns the sentence of its problem. */
function readAccount(text: string): Readonly<Record<string, string>> | string {
  let account: unknown
  try {
    account = JSON.parse(text)
  } catch {
    return 'El archivo de la cuenta no es JSON.'
  }
  if (typeof account !== 'object' || account === null || Array.isArray(account))
    return 'El archivo de la cuenta debe ser un objeto JSON.'
  const entries = Object.entries(account).map(([name, value]): [string, unknown] => [name, value])
  const unknown = entries.filter(([name]) => !KNOWN.includes(name)).map(([name]) => name)
  if (unknown.length > 0) return `La cuenta de un programa de beneficios no lleva: ${unknown.join(', ')}.`
  const read = Object.fromEntries(
    entries.filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  )
  const opens = httpPartner(read, { timeoutMs: 1000, fetch: publicHosts([]) }) !== undefined
  return opens ? read : 'A la cuenta le faltan "baseUrl" (http o https) y "secret", o no son válidos.'
}

/** Stores a brand's account at an external loyalty partner, sealed; deletes it without a text. */
export async function changePartnerAccount(
  { db, secret, now }: Pick<OperatorWorld, 'db' | 'secret' | 'now'>,
  {
    alias,
    provider: partner,
    text,
  }: { readonly alias: string; readonly provider: string; readonly text: string | undefined },
): Promise<Changed> {
  const branchId = await branchOfAlias(db, alias)
  if (branchId === undefined) return no(`No hay ninguna marca con el alias "${alias}".`)
  if (text === undefined) {
    return (await removePartnerAccount(db, { branchId, partner }))
      ? { ok: true, sentence: `${alias}: ya no tiene cuenta en ${partner}.` }
      : no(`${alias} no tenía cuenta en ${partner}.`)
  }
  if (partner === SANDBOX_PARTNER) return no('El programa de prueba no necesita cuenta.')
  const account = readAccount(text)
  if (typeof account === 'string') return no(account)
  await savePartnerAccount(db, { branchId, partner, account, now }, await secret())
  return { ok: true, sentence: `${alias}: cuenta de ${partner} guardada.` }
}

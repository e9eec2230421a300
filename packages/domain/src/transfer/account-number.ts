/**
 * Fault of an account's number: its length, a check digit that does not match, or only zeros,
 * whose check digits match.
 */
type AccountFault = 'length' | 'check-digit' | 'zeros'

type AliasFault = 'none' | 'malformed'

/** Names under which diners know the number of an account. */
export type AccountKind = 'CBU' | 'CVU' | 'CLABE' | 'CCI' | 'ACCOUNT'

const CBU_BANK = [7, 1, 3, 9, 7, 1, 3]
const CBU_ACCOUNT = [3, 9, 7, 1, 3, 9, 7, 1, 3, 9, 7, 1, 3]
const CLABE = [3, 7, 1]

const digitsOf = (text: string): readonly number[] => Array.from(text, Number)

const toNextTen = (sum: number): number => (10 - (sum % 10)) % 10

/** Whether the last digit checks the ones before it, each counted by its weight. */
function isChecked(text: string, weights: readonly number[]): boolean {
  const digits = digitsOf(text)
  const sum = weights.reduce((all, weight, at) => all + ((weight * (digits[at] ?? 0)) % 10), 0)
  return digits[weights.length] === toNextTen(sum)
}

const isZeros = (digits: string): boolean => /^0+$/.test(digits)

/** Checks a CBU or a CVU: eight digits of bank and branch, fourteen of the account. */
function faultOfCbu(digits: string): AccountFault | undefined {
  if (digits.length !== 22) return 'length'
  const [bank, account] = [digits.slice(0, 8), digits.slice(8)]
  if (isZeros(bank) || isZeros(account)) return 'zeros'
  return isChecked(bank, CBU_BANK) && isChecked(account, CBU_ACCOUNT) ? undefined : 'check-digit'
}

function faultOfClabe(digits: string): AccountFault | undefined {
  if (digits.length !== 18) return 'length'
  if (isZeros(digits)) return 'zeros'
  const weights = Array.from({ length: 17 }, (_, at) => CLABE[at % 3] ?? 0)
  return isChecked(digits, weights) ? undefined : 'check-digit'
}

const CHECKS: Readonly<Record<string, (digits: string) => AccountFault | undefined>> = {
  ar: faultOfCbu,
  mx: faultOfClabe,
}

/** Returns the number of an account without the signs that people write between its digits. */
export const bareAccount = (text: string): string => text.replaceAll(/[\s.\-/]/g, '')

/** Checks a number that no country's rule knows: some letters and digits, as an IBAN is. */
function faultOfAny(text: string): AccountFault | undefined {
  if (!/^[a-z\d]{4,34}$/i.test(text)) return 'length'
  return isZeros(text) ? 'zeros' : undefined
}

/**
 * Returns the fault of an account's number in a country (`ar`): CBU and CVU in Argentina and CLABE
 * in Mexico by their check digits. Undefined for one that may be right.
 */
export function faultOfAccount(text: string, country: string): AccountFault | undefined {
  const check = Object.hasOwn(CHECKS, country) ? CHECKS[country] : undefined
  const bare = bareAccount(text)
  if (!check) return faultOfAny(bare)
  return /^\d+$/.test(bare) ? check(bare) : 'length'
}

/** Forms of aliases, where the country has a rule; null where it has no aliases. */
const ALIASES: Readonly<Record<string, RegExp | null>> = {
  // Source: Banco Central de la República Argentina, Comunicación A 6044, "Alias CBU".
  ar: /^[a-z\d.-]{6,20}$/i,
  cl: null,
  // The mobile phone of DiMo. Source: Banco de México, "Dinero Móvil".
  mx: /^(?:\D*\d){10}\D*$/,
}

/** Whether an account of a country (`ar`) may be named by an alias, a key or a phone. */
export const hasAliases = (country: string): boolean =>
  !Object.hasOwn(ALIASES, country) || ALIASES[country] !== null

/** Returns the fault of an alias in a country (`ar`). Undefined for one that may be right. */
export function faultOfAlias(text: string, country: string): AliasFault | undefined {
  if (!hasAliases(country)) return 'none'
  const rule = Object.hasOwn(ALIASES, country) ? ALIASES[country] : undefined
  return rule && !rule.test(text.trim()) ? 'malformed' : undefined
}

/**
 * Returns the name under which diners of a country (`ar`) know the number: a CVU begins with 000.
 */
export function accountKindOf(text: string, country: string): AccountKind {
  const bare = bareAccount(text)
  if (country === 'ar') return bare.startsWith('000') ? 'CVU' : 'CBU'
  if (country === 'mx') return 'CLABE'
  return country === 'pe' && /^\d{20}$/.test(bare) ? 'CCI' : 'ACCOUNT'
}

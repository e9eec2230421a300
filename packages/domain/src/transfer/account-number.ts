/** What is wrong with the number of an account: its length, or a digit that does not check. */
type AccountFault = 'length' | 'check-digit'

const CBU_BANK = [7, 1, 3, 9, 7, 1, 3]
const CBU_ACCOUNT = [3, 9, 7, 1, 3, 9, 7, 1, 3, 9, 7, 1, 3]
const CLABE = [3, 7, 1]

const digitsOf = (text: string): readonly number[] => Array.from(text, Number)

/** What is missing to the next ten: the check digit that banks write behind their numbers. */
const toNextTen = (sum: number): number => (10 - (sum % 10)) % 10

/** Whether the last digit checks the ones before it, each counted by its weight. */
function isChecked(text: string, weights: readonly number[]): boolean {
  const digits = digitsOf(text)
  const sum = weights.reduce((all, weight, at) => all + ((weight * (digits[at] ?? 0)) % 10), 0)
  return digits[weights.length] === toNextTen(sum)
}

/** A CBU or a CVU: eight digits of bank and branch, fourteen of the account. */
function faultOfCbu(digits: string): AccountFault | undefined {
  if (digits.length !== 22) return 'length'
  const isRight = isChecked(digits.slice(0, 8), CBU_BANK) && isChecked(digits.slice(8), CBU_ACCOUNT)
  return isRight ? undefined : 'check-digit'
}

function faultOfClabe(digits: string): AccountFault | undefined {
  if (digits.length !== 18) return 'length'
  const weights = Array.from({ length: 17 }, (_, at) => CLABE[at % 3] ?? 0)
  return isChecked(digits, weights) ? undefined : 'check-digit'
}

const CHECKS: Readonly<Record<string, (digits: string) => AccountFault | undefined>> = {
  ar: faultOfCbu,
  mx: faultOfClabe,
}

/** The number of an account without what people write between its digits. */
export const bareAccount = (text: string): string => text.replaceAll(/[\s.\-/]/g, '')

/**
 * What is wrong with the number of an account in a country (`ar`), where its numbers can be
 * checked: CBU and CVU in Argentina, CLABE in Mexico. Undefined for one that may be right.
 */
export function faultOfAccount(text: string, country: string): AccountFault | undefined {
  const check = Object.hasOwn(CHECKS, country) ? CHECKS[country] : undefined
  if (!check) return undefined
  const digits = bareAccount(text)
  return /^\d+$/.test(digits) ? check(digits) : 'length'
}

import { COMMON_PASSWORDS } from './common-passwords.ts'

/** The fewest and the most characters of a password of staff. */
export const SHORTEST_PASSWORD = 10
export const LONGEST_PASSWORD = 128

export type PasswordFault = 'password-too-short' | 'password-too-long' | 'password-too-common'

/** Longest piece that a password can repeat and still be guessed as one: "abcabcabcabc". */
const LONGEST_REPEATED = 4

const isRepeated = (text: string): boolean =>
  Array.from({ length: LONGEST_REPEATED }, (_, at) => text.slice(at + 1)).some((rest) =>
    text.startsWith(rest),
  )

/** Whether every character follows the one before, up or down: "abcdefghij", "9876543210". */
function isRun(text: string): boolean {
  const codes = [...text].map((one) => one.codePointAt(0) ?? 0)
  const steps = codes.slice(1).map((code, at) => code - (codes[at] ?? 0))
  return steps.every((step) => step === 1) || steps.every((step) => step === -1)
}

/**
 * Whether a password is the e-mail, or its part before the "@": an acquaintance tries them first.
 */
function isOfPerson(text: string, email: string | undefined): boolean {
  const whole = email?.trim().toLowerCase()
  return text === whole || text === whole?.split('@')[0]
}

/**
 * Returns why a password is refused; undefined for a good one. Refused are fewer than ten
 * characters, more than 128, or one of the first that attackers try. Everything else is allowed,
 * spaces and any script among it: length is what makes guessing costly.
 */
export function passwordFault(password: string, email?: string): PasswordFault | undefined {
  const { length } = [...password]
  if (length < SHORTEST_PASSWORD) return 'password-too-short'
  if (length > LONGEST_PASSWORD) return 'password-too-long'
  const plain = password.trim().toLowerCase()
  const isCommon =
    COMMON_PASSWORDS.has(plain) || isRepeated(plain) || isRun(plain) || isOfPerson(plain, email)
  return isCommon ? 'password-too-common' : undefined
}

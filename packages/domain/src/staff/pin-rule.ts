/** Most digits of a PIN. */
export const LONGEST_PIN = 6

/**
 * Most wrong PINs of a person on a device within a quarter of an hour; then the PIN is over there.
 */
export const MOST_PIN_TRIES = 5
export const PIN_TRIES_SECONDS = 15 * 60
export const LAST_PIN_TRY = 20

/**
 * Wrong PINs of a person on all devices of a company before the PIN is over, and the number of
 * them that is forgotten each day. A right one forgets none.
 */
export const LAST_PIN_TRY_OF_ALL = 30
export const PIN_TRIES_FORGOTTEN_A_DAY = 3

/**
 * Wrong PINs of a rider on other phones before the PIN lets no phone in any more, until another
 * one is chosen or the shop lets a phone in.
 */
export const MOST_RIDER_PIN_TRIES = 5

/** Devices that a company shares at most. */
export const MOST_SHARED_DEVICES = 30

export type PinFault = 'pin-malformed' | 'pin-too-easy'

const isRun = (pin: string): boolean =>
  [1, -1].some((step) =>
    [...pin].every((digit, at) => at === 0 || Number(digit) - Number(pin[at - 1]) === step),
  )

/** Whether a PIN is a year: of birth of people who work now, or about the present. */
const isYear = (pin: string): boolean => /^(19[4-9]\d|20[0-4]\d)$/.test(pin)

/** Whether a PIN repeats some digits: "1212". */
const isRepeated = (pin: string): boolean => /^(\d{1,3})\1+$/.test(pin)

/**
 * Returns the fault of a PIN; undefined for none. PINs that others try first are refused: one
 * digit or a few again and again, digits in a row, a year.
 */
export function pinFault(pin: string): PinFault | undefined {
  if (!/^\d{4,6}$/.test(pin)) return 'pin-malformed'
  return isRun(pin) || isRepeated(pin) || isYear(pin) ? 'pin-too-easy' : undefined
}

import type { Minor } from './minor.ts'

/** The largest note of each currency, in minor units. */
const LARGEST_NOTES: Readonly<Record<string, Minor>> = {
  ARS: 2_000_000,
  BOB: 20_000,
  BRL: 20_000,
  CLP: 20_000,
  COP: 100_000,
  MXN: 100_000,
  PEN: 20_000,
  PYG: 100_000,
  USD: 10_000,
  UYU: 200_000,
  VES: 50_000,
}

/** A note that is printed later may be worth as many of the largest one. */
const NOTES_OF_CHANGE = 5

/** Multiple of the total that no diner hands over, for currencies whose notes are unknown. */
const TIMES = 100

/**
 * Returns the largest plausible amount in cash for a total, in minor units: the change of a diner
 * who pays with notes is less than one of them is worth. More is a slip of the finger or a joke,
 * and no rider has so much change.
 */
export function mostCash(total: Minor, currencyCode: string): Minor {
  const note = Object.hasOwn(LARGEST_NOTES, currencyCode) ? LARGEST_NOTES[currencyCode] : undefined
  return note === undefined ? total * TIMES : total + note * NOTES_OF_CHANGE
}

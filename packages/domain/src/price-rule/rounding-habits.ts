import type { Currency, Minor } from '../money/minor.ts'
import type { Rounding } from './price-rule.ts'

/** Prices that shops write in a currency, by their steps and endings, in major units. */
type Habit = {
  /** Step that is proposed first. */
  readonly usual: number
  readonly steps: readonly number[]
  /** Steps with their endings: 990 of every thousand. */
  readonly endings: readonly (readonly [step: number, ending: number])[]
}

const CENTS: Habit = {
  usual: 0.1,
  steps: [0.05, 0.1, 0.5, 1, 5],
  endings: [
    [1, 0.9],
    [1, 0.99],
  ],
}

/** For currencies whose smallest coins buy nothing, and whose cents are not written. */
const HUNDREDS: Habit = {
  usual: 100,
  steps: [10, 50, 100, 500, 1000],
  endings: [
    [100, 90],
    [1000, 900],
    [1000, 990],
  ],
}

const UNITS: Habit = {
  usual: 1,
  steps: [0.5, 1, 5, 10],
  endings: [
    [1, 0.9],
    [1, 0.99],
    [10, 9],
  ],
}

const HABITS: Readonly<Record<string, Habit>> = {
  ARS: HUNDREDS,
  CLP: { ...HUNDREDS, usual: 10 },
  COP: HUNDREDS,
  PYG: { ...HUNDREDS, usual: 500 },
  UYU: {
    usual: 5,
    steps: [1, 5, 10, 50],
    endings: [
      [10, 9],
      [100, 90],
    ],
  },
  MXN: UNITS,
  BOB: { ...CENTS, usual: 0.5 },
  VES: UNITS,
  PEN: CENTS,
  BRL: CENTS,
  USD: { ...CENTS, usual: 0.05 },
}

/** The allowed prices of a currency that are offered, without a direction. */
export type RoundingStep = { readonly step: Minor; readonly ending: Minor }

/** Returns how a currency's shops round: the offered steps, and the first proposal. Minor units. */
export function roundingHabits({ code, mantissa }: Currency): {
  readonly usual: Rounding
  readonly offered: readonly RoundingStep[]
} {
  const { usual, steps, endings } = HABITS[code] ?? UNITS
  const minor = (major: number): Minor => Math.round(major * 10 ** mantissa)
  const offered = [
    ...steps.map((step) => ({ step: minor(step), ending: 0 })),
    ...endings.map(([step, ending]) => ({ step: minor(step), ending: minor(ending) })),
  ]
  return {
    usual: { step: minor(usual), ending: 0, direction: 'NEAREST' },
    offered,
  }
}

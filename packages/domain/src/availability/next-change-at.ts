import { UNKNOWN, type FromWhen } from './from-when.ts'
import { nextBorder, type LocalMoment, type SaleTerms } from './sale-rule.ts'
import type { SoldOutMark } from './sold-out-mark.ts'

/** Parts of a catalogue that change with the clock alone. */
export type ChangingByItself = {
  /** Marks that end by themselves: of sold-out things, and interruptions. */
  readonly marks: readonly Pick<SoldOutMark, 'until'>[]
  readonly rules: readonly SaleTerms[]
  readonly scheduledAt?: Date | undefined
}

/**
 * Returns when a catalogue changes next by the clock: it, and everything made of it, may be cached
 * until then. `UNKNOWN` where the clock alone changes nothing.
 */
export function nextChangeAt({ marks, rules, scheduledAt }: ChangingByItself, local: LocalMoment): FromWhen {
  const instants = [...marks.map(({ until }) => until), scheduledAt]
  const ends = instants.flatMap((at) => (at && at > local.at ? [at.getTime()] : []))
  const borders = rules.flatMap((rule) => nextBorder(rule, local)?.getTime() ?? [])
  return Math.min(UNKNOWN, ...ends, ...borders)
}

import type { GeneralAdjustment } from '../pricing/adjustment.ts'

/**
 * A discount that an external loyalty partner gives its user: on the ticket it is one more general
 * discount. Source: 000 §4 External loyalty.
 */
export type ExternalBenefit = GeneralAdjustment & {
  /** The lowest comes first; null comes last. */
  readonly priority: number | null
  /** The partner's name of this kind of benefit. */
  readonly externalBenefitType: string | null
}

const rankOf = ({ priority }: Pick<ExternalBenefit, 'priority'>): number => priority ?? Infinity

/**
 * The one benefit that applies: the first by priority, a missing one last, and of equal ones the
 * first that the partner named. Undefined of none. Source: 000 §4 External loyalty.
 */
export const firstBenefit = <Benefit extends Pick<ExternalBenefit, 'priority'>>(
  benefits: readonly Benefit[],
): Benefit | undefined =>
  benefits.reduce<Benefit | undefined>(
    (first, one) => (first === undefined || rankOf(one) < rankOf(first) ? one : first),
    undefined,
  )

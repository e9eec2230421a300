/** User, as the link of the partner's app names them, and the branch contact where they order. */
export type BenefitsQuestion = {
  readonly externalUserId: string
  /** The user's own bearer token: it goes to the partner, and nowhere else. */
  readonly userToken: string
  readonly branchId: string
  readonly branchContactId: string
  readonly orderModeId: string
}

/** One discount that a partner gives its user. Source: 000 §4 External loyalty, §7. */
export type PartnerDiscount = {
  readonly id: string
  readonly name: string
  readonly type: 'PERCENT' | 'FIXED'
  /** More than nothing: at most 100 for `PERCENT`, major units for `FIXED`. */
  readonly value: number
  /** The lowest comes first; null, and so one that is missing, comes last. */
  readonly priority: number | null
  /** The partner's name of this kind of benefit, as "Nivel Oro". */
  readonly externalBenefitType: string | null
}

/**
 * Reason why there is no answer. `refused`: the partner does not know this user by this token, now
 * or later. `timeout`, `unreachable` and `nonsense` are the partner's own, and may pass.
 */
export type PartnerFailure = {
  readonly ok: false
  readonly failure: 'refused' | 'timeout' | 'unreachable' | 'nonsense'
  /** For the log; it never holds the token. */
  readonly detail: string
}

/** The discounts in the partner's own order, or why there are none. */
export type BenefitsAnswer =
  | { readonly ok: true; readonly discounts: readonly PartnerDiscount[] }
  | PartnerFailure

/** External loyalty programme that one shop has joined. Never throws: a failure is a value. */
export type LoyaltyPartner = {
  readonly benefitsOf: (question: BenefitsQuestion) => Promise<BenefitsAnswer>
}

export type PartnerAccount = Readonly<Record<string, string>>

/** Opens the partner that a branch has joined, by its slug; undefined where it cannot be asked. */
export type LoyaltyPartners = {
  readonly open: (partner: string, branchId: string) => Promise<LoyaltyPartner | undefined>
}

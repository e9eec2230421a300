import type { PartnerDiscount } from '../loyalty-partner.ts'

/** Names of the built-in partner's benefits. */
export type SandboxTexts = {
  readonly percent: string
  readonly fixed: string
  readonly first: string
  readonly second: string
  readonly last: string
  readonly fleeting: string
  readonly silver: string
  readonly gold: string
}

export type SandboxOutcome =
  | { readonly kind: 'discounts'; readonly discounts: readonly PartnerDiscount[] }
  | { readonly kind: 'refused' | 'slow' | 'down' | 'nonsense' }

/** The token of every user of the built-in partner; any other is refused. */
export const SANDBOX_TOKEN = 'prueba'

/**
 * Time for which the users `fugaz`, `fugaz-1` and so on have a benefit, from the first question
 * on.
 */
export const FLEETING_MS = 30_000

/** Whether a user's benefit ends soon. */
export const isFleeting = (externalUserId: string): boolean => /^fugaz(-|$)/.test(externalUserId)

const given = (...discounts: readonly PartnerDiscount[]): SandboxOutcome => ({ kind: 'discounts', discounts })

const usersWith = (texts: SandboxTexts): Readonly<Record<string, SandboxOutcome>> => {
  const silver = { priority: 1, externalBenefitType: texts.silver }
  const gold = { type: 'PERCENT', externalBenefitType: texts.gold } as const
  return {
    plata: given({ ...silver, id: 'silver', name: texts.percent, type: 'PERCENT', value: 10 }),
    oro: given(
      { ...gold, id: 'last', name: texts.last, value: 50, priority: null },
      { ...gold, id: 'second', name: texts.second, value: 5, priority: 2 },
      { ...gold, id: 'first', name: texts.first, value: 20, priority: 1 },
    ),
    fijo: given({ ...silver, id: 'fixed', name: texts.fixed, type: 'FIXED', value: 1500 }),
    fugaz: given({ ...gold, id: 'fleeting', name: texts.fleeting, value: 25, priority: 1 }),
    nada: given(),
    lento: { kind: 'slow' },
    caido: { kind: 'down' },
    raro: { kind: 'nonsense' },
  }
}

/**
 * Returns the answer of the built-in partner for a user id and a token. Source:
 * packages/loyalty-partners/README.md, Users.
 */
export function sandboxOutcome(
  texts: SandboxTexts,
  { externalUserId, userToken }: { readonly externalUserId: string; readonly userToken: string },
): SandboxOutcome {
  const users = usersWith(texts)
  const name = isFleeting(externalUserId) ? 'fugaz' : externalUserId
  const user = Object.hasOwn(users, name) ? users[name] : undefined
  return user && userToken === SANDBOX_TOKEN ? user : { kind: 'refused' }
}

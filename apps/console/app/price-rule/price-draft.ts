import { priceRuleCopy } from '@mostrador/copy/price-rule-page'
import { parseAmount } from '@mostrador/domain/money/parse-amount'
import type { Currency } from '@mostrador/domain/money/minor'
import {
  LARGEST_PERCENT,
  type PriceChange,
  type PriceRule,
  type PriceScope,
  type PriceWay,
  type RoundingDirection,
} from '@mostrador/domain/price-rule/price-rule'
import { roundingHabits, type RoundingStep } from '@mostrador/domain/price-rule/rounding-habits'

export type PriceDraft = {
  readonly verb: PriceWay | 'FIXED'
  readonly unit: 'PERCENT' | 'AMOUNT'
  readonly amount: string
  readonly scope: PriceScope
  /** Undefined for unrounded prices. */
  readonly step: RoundingStep | undefined
  readonly direction: RoundingDirection
}

export type SentenceProblem = { readonly text: string; readonly isOfAmount: boolean }

/** Rule that can be computed, or the problem of its sentence; undefined until it is begun. */
type ReadDraft =
  | { readonly ok: true; readonly rule: PriceRule }
  | { readonly ok: false; readonly problem: SentenceProblem | undefined }

/** Returns the first sentence: a percentage more, rounded as shops of the currency do. */
export function firstDraft(scope: PriceScope, currency: Currency): PriceDraft {
  const { step, ending, direction } = roundingHabits(currency).usual
  return { verb: 'UP', unit: 'PERCENT', amount: '', scope, step: { step, ending }, direction }
}

/** Reads the parts of a menu named in the address, where the user came from. */
export function scopeOf(menu: string, address: URLSearchParams): PriceScope {
  const parts = {
    categories: address.getAll('category'),
    plates: address.getAll('plate'),
    garnishGroups: address.getAll('group'),
  }
  const isWhole = Object.values(parts).every((keys) => keys.length === 0)
  return { menu, parts: isWhole ? undefined : parts, withGarnishes: false }
}

/** Whether a scope by parts has none. */
export const isOfNothing = ({ parts }: Pick<PriceScope, 'parts'>): boolean =>
  parts !== undefined && Object.values(parts).every((keys) => keys.length === 0)

/** Reads the sentence of a rule. */
export function readDraft(draft: PriceDraft, { mantissa }: Currency): ReadDraft {
  const { verb, scope, step, direction } = draft
  const nothing: ReadDraft | undefined = isOfNothing(scope)
    ? { ok: false, problem: { text: priceRuleCopy.nothingChosen, isOfAmount: false } }
    : undefined
  if (draft.amount.trim() === '') return nothing ?? { ok: false, problem: undefined }
  const change = changeOf(draft, mantissa)
  if (typeof change === 'string') return { ok: false, problem: { text: change, isOfAmount: true } }
  if (nothing) return nothing
  const rounding = step && verb !== 'FIXED' ? { ...step, direction } : undefined
  return { ok: true, rule: { scope, change, rounding } }
}

// "12", "12,5" and "12.5": a percentage has no thousands.
const PERCENT = /^\d{1,3}(?:[.,]\d{1,3})?$/

function changeOf({ verb, unit, amount }: PriceDraft, mantissa: number): PriceChange | string {
  const text = amount.trim()
  if (verb !== 'FIXED' && unit === 'PERCENT') {
    const percent = PERCENT.test(text) ? Number(text.replace(',', '.')) : 0
    if (percent <= 0 || percent > LARGEST_PERCENT) return priceRuleCopy.percentWrong(LARGEST_PERCENT)
    if (verb === 'DOWN' && percent > 100) return priceRuleCopy.percentTooLow
    return { kind: 'PERCENT', way: verb, percent }
  }
  const minor = parseAmount(text, mantissa)
  if (minor === undefined || (minor === 0 && verb !== 'FIXED')) return priceRuleCopy.amountWrong(mantissa)
  return verb === 'FIXED' ? { kind: 'FIXED', amount: minor } : { kind: 'AMOUNT', way: verb, amount: minor }
}

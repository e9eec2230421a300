import { createStoredValue } from '../layout/stored-value.ts'
import type { StoredValue } from '../layout/stored-value.ts'

/** What a diner said to being counted by others. */
export type Consent = 'yes' | 'no'

const parse = (json: string | null): Consent | undefined =>
  json === '"yes"' ? 'yes' : json === '"no"' ? 'no' : undefined

const kept = new Map<string, StoredValue<Consent | undefined>>()

/** What this browser's diner said to a brand. */
export function consentTo(branchId: string): StoredValue<Consent | undefined> {
  const known = kept.get(branchId) ?? createStoredValue(`mostrador.consent.${branchId}`, parse)
  kept.set(branchId, known)
  return known
}

/** What is asked of the diner and what is loaded. `asked`: nobody is counted by others before there is an answer. */
export type ConsentState = 'granted' | 'asked' | 'refused'

/**
 * Whether others may count a visit. A browser that says "do not share" for its diner (Global Privacy Control) has
 * answered; a brand that does not ask leaves it to the diner's own browser.
 */
export function consentState(
  answer: Consent | undefined,
  { asks, refusesAlways }: { readonly asks: boolean; readonly refusesAlways: boolean },
): ConsentState {
  if (refusesAlways || answer === 'no') return 'refused'
  return answer === 'yes' || !asks ? 'granted' : 'asked'
}

import type { Reach } from '@mostrador/domain/marketing/marketing-ids'
import { storedValues } from '@mostrador/live/stored-value'

export type Consent = 'yes' | 'no'

const parse = (json: string | null): Consent | undefined =>
  json === '"yes"' ? 'yes' : json === '"no"' ? 'no' : undefined

/** Answer of this browser's diner to each brand, by brand id. */
export const consentTo = storedValues('mostrador.consent.', parse)

/** State of consent: `asked` loads no counters of others before there is an answer. */
export type ConsentState = 'granted' | 'asked' | 'refused'

/** Terms beside the diner's answer: whether the brand asks, and the browser always refuses. */
export type ConsentTerms = { readonly asks: boolean; readonly refusesAlways: boolean }

/** Whether the browser refuses counting for its diner (Global Privacy Control). */
export const refusesAlways = (): boolean => Reflect.get(navigator, 'globalPrivacyControl') === true

/** Whether a brand has counters of others. */
export const isCounted = ({ tagManager, webAnalytics, pixel }: Reach): boolean =>
  [tagManager, webAnalytics, pixel].some((id) => id !== undefined)

/**
 * Decides whether others may count a visit. A browser with Global Privacy Control has refused; a
 * brand that does not ask leaves it to the diner's browser.
 */
export function consentState(
  answer: Consent | undefined,
  { asks, refusesAlways: isRefused }: ConsentTerms,
): ConsentState {
  if (isRefused || answer === 'no') return 'refused'
  return answer === 'yes' || !asks ? 'granted' : 'asked'
}

/** Returns the other answer; undefined while asked, and where the browser always refuses. */
export function otherConsent(answer: Consent | undefined, terms: ConsentTerms): Consent | undefined {
  if (terms.refusesAlways) return undefined
  const state = consentState(answer, terms)
  if (state === 'asked') return undefined
  return state === 'granted' ? 'no' : 'yes'
}

import type { BranchInfo } from '@mostrador/contract/branch/branch-schema'
import { reachOf } from '@mostrador/domain/marketing/marketing-ids'
import { useStoredValue } from '@mostrador/live/use-stored-value'
import { consentTo, isCounted, otherConsent, refusesAlways, type Consent } from './consent.ts'

export type ConsentChoice = { readonly other: Consent; readonly choose: () => void }

/** Lets a diner change the consent; undefined for a brand without counters. Only in a browser. */
export function useConsentChoice(branch: BranchInfo | undefined): ConsentChoice | undefined {
  const kept = consentTo(branch?.id ?? '')
  const answer = useStoredValue(kept)
  if (!branch || !isCounted(reachOf(branch))) return undefined
  const terms = { asks: branch.askForConsent, refusesAlways: refusesAlways() }
  const other = otherConsent(answer, terms)
  if (!other) return undefined
  return {
    other,
    choose: () => {
      kept.write(other)
      // Running scripts end only with the document.
      if (other === 'no') location.reload()
    },
  }
}

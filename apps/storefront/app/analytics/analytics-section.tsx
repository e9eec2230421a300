import { reachOf, type Reach } from '@mostrador/domain/marketing/marketing-ids'
import { useEffect, useState, useSyncExternalStore, useId } from 'react'
import type { BranchInfo } from '@mostrador/contract/branch/branch-schema'
import { consentCopy } from '@mostrador/copy/consent'
import { Button } from '@mostrador/ui/button.tsx'
import { loadScript } from '../frame/load-script.ts'
import { useDocument } from '../frame/load-document.ts'
import { consentState, consentTo, isCounted, refusesAlways, type Consent } from './consent.ts'
import { subscribeToSteps, startAnalytics } from './start-analytics.ts'
import { startTags } from './tags.ts'

const load = (address: string): void => void loadScript(address).catch(() => undefined)

/** Scripts of others do not start while card fields are on the page. */
const hasCardFields = (): boolean => document.querySelector('input[name="cardName"]') !== null

const never = (): (() => void) => () => undefined

/** Brands whose scripts this document has: they load once, and cannot be unloaded. */
const begun = new Set<string>()

function beginTags(branchId: string, reach: Reach): () => void {
  if (begun.has(branchId)) return () => undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  const begin = (): void => {
    if (hasCardFields()) {
      timer = setTimeout(begin, 1000)
      return
    }
    begun.add(branchId)
    const tellTags = startTags(reach, window as object, load)
    subscribeToSteps((step) => {
      if (step.branch === branchId) tellTags(step)
    })
  }
  begin()
  return () => clearTimeout(timer)
}

/**
 * Turns the pages' events into steps, and passes them to a brand's counters: at once, or after
 * consent where the brand asks for it.
 */
export function AnalyticsSection({ branch }: { readonly branch: BranchInfo | undefined }) {
  const url = useDocument()?.analytics
  useEffect(() => {
    if (url !== undefined) startAnalytics(url)
  }, [url])
  return branch && <Tags key={branch.id} branch={branch} />
}

function Tags({ branch }: { readonly branch: BranchInfo }) {
  const [reach] = useState(() => reachOf(branch))
  const counted = isCounted(reach)
  const kept = consentTo(branch.id)
  const answer = useSyncExternalStore(counted ? kept.subscribe : never, kept.read, () => undefined)
  const state = consentState(answer, { asks: branch.askForConsent, refusesAlways: refusesAlways() })
  const isGranted = counted && state === 'granted'
  useEffect(() => (isGranted ? beginTags(branch.id, reach) : undefined), [isGranted, branch.id, reach])
  if (!counted || state !== 'asked') return null
  return <ConsentBanner onAnswer={kept.write} />
}

/**
 * Banner that asks for consent to counting; both answers are as easy. It lies above the bar with
 * the total, and reserves its height at the end of the page, so that the content below it can be
 * scrolled to.
 */
function ConsentBanner({ onAnswer }: { readonly onAnswer: (answer: Consent) => void }) {
  const title = useId()
  return (
    <section
      aria-labelledby={title}
      className="sticky bottom-[calc(env(safe-area-inset-bottom,0px)+12px)] z-20 in-[:root:has([data-bottom-bar])]:bottom-24 mx-3 mb-4 grid max-w-md animate-rise gap-3 rounded-card bg-raised p-4 shadow-float max-md:sm:mx-auto md:mr-4 md:ml-auto"
    >
      <div>
        <h2 id={title} className="text-16 font-semibold">
          {consentCopy.title}
        </h2>
        <p className="pt-1 text-14 text-balance text-muted">{consentCopy.text}</p>
      </div>
      <div className="grid grid-cols-2 gap-2 *:w-full">
        <Button variant="secondary" onClick={() => onAnswer('no')}>
          {consentCopy.refuse}
        </Button>
        <Button variant="secondary" onClick={() => onAnswer('yes')}>
          {consentCopy.accept}
        </Button>
      </div>
    </section>
  )
}

import { consentCopy } from '@mostrador/copy/consent'
import { Button } from '@mostrador/ui/button.tsx'
import { useId } from 'react'
import type { Consent } from './consent.ts'

/**
 * Asks whether others may count the visit; both answers are as easy. It lies above the bar that says the total, where
 * there is one, and has a place of its own at the end of the page, so that whatever it covers can be scrolled to.
 */
export function ConsentBanner({ onAnswer }: { readonly onAnswer: (answer: Consent) => void }) {
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

import { consentCopy } from '@mostrador/copy/consent'
import { Button } from '@mostrador/ui/button.tsx'
import { useId } from 'react'
import type { Consent } from './consent.ts'

/** Asks whether others may count the visit; both answers are as easy. It lies above the bar that says the total. */
export function ConsentBanner({ onAnswer }: { readonly onAnswer: (answer: Consent) => void }) {
  const title = useId()
  return (
    <section
      aria-labelledby={title}
      className="fixed inset-x-3 bottom-24 z-20 mx-auto grid max-w-md animate-rise gap-3 rounded-card bg-raised p-4 shadow-float md:right-4 md:left-auto md:mx-0"
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

import { SLIDE_LABELS } from '@mostrador/copy/shipment'
import { shipmentPageCopy } from '@mostrador/copy/shipment-page'
import { nextStep } from '@mostrador/domain/shipment/next-step'
import { BottomBar } from '@mostrador/ui/bottom-bar.tsx'
import { SlideControl } from '@mostrador/ui/slide-control.tsx'
import { lazy, Suspense, useState } from 'react'
import type { Delivery } from './delivery.ts'
import type { Steps } from './use-steps.ts'

const ProofDialog = lazy(() => import('./proof-dialog.tsx'))

export type NextStepBarProps = {
  readonly delivery: Delivery
  readonly pickedId: string | undefined
  readonly steps: Steps
  /** What was picked is under way, or over: the next pick is the list's again. */
  readonly onAdvanced: () => void
}

/** One action at a time, under the thumb: the slide to the next state. Source: 001 §2 Rider shipment detail, §4. */
export function NextStepBar({ delivery, pickedId, steps, onAdvanced }: NextStepBarProps) {
  const [isAsking, setIsAsking] = useState(false)
  const step = nextStep(delivery, pickedId)
  if (!step) return null
  const shipment = delivery.shipments.find(({ id }) => id === step.shipmentId)
  const needsProof = step.action === 'deliver' && shipment?.deliveryKeyRequired === true

  async function advance(proof?: Parameters<Steps['advance']>[2]) {
    const tried = step ? await steps.advance(delivery, step, proof) : { outcome: 'refused' as const }
    if (tried.outcome !== 'refused') onAdvanced()
    return tried
  }

  return (
    <BottomBar>
      <SlideControl
        key={`${step.id} ${step.to}`}
        label={SLIDE_LABELS[step.action]}
        hint={shipmentPageCopy.slideHint}
        buttonLabel={shipmentPageCopy.slideButton(SLIDE_LABELS[step.action])}
        busy={steps.isBusy}
        busyLabel={shipmentPageCopy.sending}
        onDone={() => (needsProof ? setIsAsking(true) : void advance())}
      />
      {needsProof && isAsking && (
        <Suspense>
          <ProofDialog
            open
            busy={steps.isBusy}
            triesLeft={shipment.keyTriesLeft}
            onProof={advance}
            onDone={() => setIsAsking(false)}
            onClose={() => setIsAsking(false)}
          />
        </Suspense>
      )}
    </BottomBar>
  )
}

import { SLIDE_LABELS } from '@mostrador/copy/shipment'
import { shipmentPageCopy, SLIDE_QUESTIONS } from '@mostrador/copy/shipment-page'
import { nextStep } from '@mostrador/domain/shipment/next-step'
import { BottomBar } from '@mostrador/ui/bottom-bar.tsx'
import { Button } from '@mostrador/ui/button.tsx'
import { SlideControl } from '@mostrador/ui/slide-control.tsx'
import { Suspense, useState } from 'react'
import { Link } from 'react-router'
import { brought } from '../frame/brought.ts'
import { askedStepOf, isAskedAbout } from './asked-step.ts'
import type { AskedStep } from './asked-step.ts'
import type { Delivery } from '../rider/delivery.ts'
import { deliveryPath, shipmentsPath } from '../rider/shipment-path.ts'
import { deliveryName } from './delivery-row.tsx'
import { useHands } from './use-hands.ts'
import type { Steps } from './use-steps.ts'

const ProofDialog = brought(() => import('./proof-dialog.tsx'))
const ConfirmDialog = brought(async () => ({
  default: (await import('@mostrador/ui/confirm-dialog.tsx')).ConfirmDialog,
}))

export type NextStepBarProps = {
  readonly delivery: Delivery
  readonly pickedId: string | undefined
  readonly steps: Steps
  /** What was picked is under way, or over: the next pick is the list's again. */
  readonly onAdvanced: () => void
}

/**
 * One action at a time, under the thumb: the slide to the next state, and for riders who cannot
 * drag a long press or a button, which ask once. Source: 001 §2 Rider shipment detail, §4;
 * docs/decisions/035, 087.
 */
export function NextStepBar({ delivery, pickedId, steps, onAdvanced }: NextStepBarProps) {
  // The step that is asked about: what the shop changes meanwhile is another step, and asks anew.
  const [asked, setAsked] = useState<AskedStep>()
  const step = nextStep(delivery, pickedId)
  if (!step) return null
  const stepKey = askedStepOf(step)
  const isAsking = isAskedAbout(asked, step)
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
        key={stepKey}
        label={SLIDE_LABELS[step.action]}
        hint={shipmentPageCopy.slideHint}
        help={shipmentPageCopy.slideHelp}
        heldLabel={shipmentPageCopy.slideHeld}
        buttonLabel={shipmentPageCopy.slideButton(SLIDE_LABELS[step.action])}
        busy={steps.isBusy}
        busyLabel={shipmentPageCopy.sending}
        onDone={() => (needsProof ? setAsked(stepKey) : void advance())}
        // The key or the photo is a question already: nobody is asked twice.
        onPress={() => setAsked(stepKey)}
      />
      {needsProof && isAsking && (
        <Suspense>
          <ProofDialog
            open
            busy={steps.isBusy}
            triesLeft={shipment.keyTriesLeft}
            onProof={advance}
            onDone={() => setAsked('')}
            onClose={() => setAsked('')}
          />
        </Suspense>
      )}
      {!needsProof && asked !== undefined && (
        <Suspense>
          <ConfirmDialog
            open={isAsking}
            title={SLIDE_QUESTIONS[step.action]}
            confirmLabel={SLIDE_LABELS[step.action]}
            cancelLabel={shipmentPageCopy.slideBack}
            onConfirm={() => {
              setAsked('')
              void advance()
            }}
            onCancel={() => setAsked('')}
          />
        </Suspense>
      )}
    </BottomBar>
  )
}

type NextDeliveryBarProps = {
  readonly alias: string
  /** The delivery that is over. */
  readonly doneId: string
}

/**
 * Where a delivery is over, under the thumb: on to what else is in hand, else to the list of what
 * can be taken.
 */
export function NextDeliveryBar({ alias, doneId }: NextDeliveryBarProps) {
  const next = useHands(alias).find(({ id }) => id !== doneId)
  return (
    <BottomBar>
      <Button
        wide
        size="large"
        render={<Link prefetch="render" to={next ? deliveryPath(alias, next) : shipmentsPath(alias)} />}
      >
        {next ? shipmentPageCopy.nextDeliveryNamed(deliveryName(next)) : shipmentPageCopy.nextDelivery}
      </Button>
    </BottomBar>
  )
}

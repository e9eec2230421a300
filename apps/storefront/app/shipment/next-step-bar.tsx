import { SLIDE_LABELS } from '@mostrador/copy/shipment'
import { riderStepsCopy } from '@mostrador/copy/rider-steps'
import { shipmentPageCopy, SLIDE_QUESTIONS } from '@mostrador/copy/shipment-page'
import { currentShipment, nextStep } from '@mostrador/domain/shipment/next-step'
import type { SlideAction } from '@mostrador/domain/shipment/shipment-status'
import { BottomBar } from '@mostrador/ui/bottom-bar.tsx'
import { Button } from '@mostrador/ui/button.tsx'
import { SlideControl } from '@mostrador/ui/slide-control.tsx'
import { Suspense, useState } from 'react'
import { Link } from 'react-router'
import { brought } from '../frame/brought.ts'
import { askedStepOf, isAskedAbout, type AskedStep } from './asked-step.ts'
import type { CarriedShipment, Delivery } from '../rider/delivery.ts'
import { deliveryPath, shipmentsPath } from '../rider/shipment-path.ts'
import { deliveryName } from './delivery-name.ts'
import { useHands } from './use-hands.ts'
import type { Steps } from './use-steps.ts'

const ProofDialog = brought(() => import('./proof-dialog.tsx'))
const ConfirmDialog = brought(async () => ({
  default: (await import('@mostrador/ui/confirm-dialog.tsx')).ConfirmDialog,
}))

export type NextStepBarProps = {
  readonly alias: string
  readonly delivery: Delivery
  readonly pickedId: string | undefined
  readonly steps: Steps
  /** Picks the next door; undefined where the picked one is under way or over. */
  readonly onPick: (id: string | undefined) => void
}

/**
 * Bar with one action at a time, within reach of the thumb: the slide to the next state, and for
 * riders who cannot drag a long press or a button, which ask once. Source: 001 §2 Rider shipment
 * detail, §4; docs/decisions/035, 087.
 */
export function NextStepBar({ alias, delivery, pickedId, steps, onPick }: NextStepBarProps) {
  // Step that the dialog asks about; after a change by the shop it is another one.
  const [asked, setAsked] = useState<AskedStep>()
  const step = nextStep(delivery, pickedId)
  if (!step) return null
  const stepKey = askedStepOf(step)
  const isAsking = isAskedAbout(asked, step)
  const shipment = delivery.shipments.find(({ id }) => id === step.shipmentId)
  const needsProof = step.action === 'deliver' && shipment?.deliveryKeyRequired === true

  async function advance(proof?: Parameters<Steps['advance']>[2]) {
    const tried = step ? await steps.advance(delivery, step, proof) : { outcome: 'refused' as const }
    // Stays at a door whose key is unchecked, to take a photo there.
    if (tried.outcome !== 'refused') onPick(tried.outcome === 'unchecked' ? step?.shipmentId : undefined)
    return tried
  }

  return (
    <BottomBar>
      {shipment?.keyUnchecked ? (
        <UncheckedBar
          {...{ alias, delivery, shipment }}
          onPhoto={() => setAsked(stepKey)}
          onLeave={() => onPick(undefined)}
        />
      ) : (
        <StepSlide
          key={stepKey}
          action={step.action}
          isBusy={steps.isBusy}
          onDone={() => (needsProof ? setAsked(stepKey) : void advance())}
          // Asking for the key or the photo is a question already.
          onPress={() => setAsked(stepKey)}
        />
      )}
      {needsProof && isAsking && (
        <Suspense>
          <ProofDialog
            open
            busy={steps.isBusy}
            triesLeft={shipment.keyTriesLeft}
            isUnchecked={shipment.keyUnchecked === true}
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

type StepSlideProps = {
  readonly action: SlideAction
  readonly isBusy: boolean
  readonly onDone: () => void
  readonly onPress: () => void
}

function StepSlide({ action, isBusy, onDone, onPress }: StepSlideProps) {
  return (
    <SlideControl
      label={SLIDE_LABELS[action]}
      hint={shipmentPageCopy.slideHint}
      help={shipmentPageCopy.slideHelp}
      heldLabel={shipmentPageCopy.slideHeld}
      buttonLabel={shipmentPageCopy.slideButton(SLIDE_LABELS[action])}
      busy={isBusy}
      busyLabel={shipmentPageCopy.sending}
      onDone={onDone}
      onPress={onPress}
    />
  )
}

type UncheckedBarProps = {
  readonly alias: string
  readonly delivery: Delivery
  readonly shipment: CarriedShipment
  readonly onPhoto: () => void
  /** Continues with the other doors. */
  readonly onLeave: () => void
}

/**
 * Bar while a key waits to be checked: a photo to replace it, and the way to the other deliveries.
 * Source: docs/decisions/149.
 */
function UncheckedBar({ alias, delivery, shipment, onPhoto, onLeave }: UncheckedBarProps) {
  const other = currentShipment(delivery.shipments)
  const isElsewhere = other !== undefined && other.id !== shipment.id
  const next = useHands(alias).find(({ id }) => id !== delivery.id)
  return (
    <div className="grid gap-2">
      <Button wide size="large" onClick={onPhoto}>
        {riderStepsCopy.photoInstead}
      </Button>
      {isElsewhere && (
        <Button variant="secondary" wide onClick={onLeave}>
          {riderStepsCopy.goOnWith(shipmentPageCopy.order(other.logisticsOrder.orderNumber))}
        </Button>
      )}
      {!isElsewhere && next && (
        <Button variant="secondary" wide render={<Link prefetch="render" to={deliveryPath(alias, next)} />}>
          {riderStepsCopy.goOnWith(deliveryName(next))}
        </Button>
      )}
    </div>
  )
}

type NextDeliveryBarProps = {
  readonly alias: string
  readonly doneId: string
}

/** Bar of an ended delivery: the way to another in hand, else to the list. */
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

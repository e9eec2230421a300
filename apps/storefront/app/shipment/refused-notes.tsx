import { riderStepsCopy } from '@mostrador/copy/rider-steps'
import { Button } from '@mostrador/ui/button.tsx'
import { Notice } from '@mostrador/ui/notice.tsx'
import { dropRefusedStep, useRefusedSteps } from '../rider/refused-steps.ts'

/**
 * What was done without a connection and the server did not take, each with its order and why; it
 * stands on every page of the rider's until it was seen. Source: docs/decisions/149.
 */
export function RefusedNotes({ alias }: { readonly alias: string }) {
  const refused = useRefusedSteps(alias)
  return refused.map((step) => (
    <Notice
      key={`${step.at} ${step.id} ${step.to}`}
      tone="danger"
      live="alert"
      title={riderStepsCopy.notSent(step.name, step.label)}
      className="text-16"
      action={
        <Button variant="secondary" onClick={() => dropRefusedStep(alias, step)}>
          {riderStepsCopy.seen}
        </Button>
      }
    >
      {step.reason}
    </Notice>
  ))
}

import { riderStepsCopy } from '@mostrador/copy/rider-steps'
import { Button } from '@mostrador/ui/button.tsx'
import { Notice } from '@mostrador/ui/notice.tsx'
import { dropRefusedStep, useRefusedSteps } from '../rider/refused-steps.ts'

/**
 * Notices of steps that the server refused after the connection came back, each with its order and
 * the reason, on every page of the rider until seen. Source: docs/decisions/149.
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

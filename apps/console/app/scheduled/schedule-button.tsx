import { schedulingCopy as copy } from '@mostrador/copy/scheduling'
import { Button } from '@mostrador/ui/button.tsx'
import { Suspense, useState, type ReactNode } from 'react'
import { brought } from '../layout/brought.ts'
import { useSchedule, type Scheduling } from './use-schedule.ts'

const MomentDialog = brought(() => import('./moment-dialog.tsx'))

export type ScheduleButtonProps = {
  /** Returns the change at confirmation; undefined where it has a problem. */
  readonly what: () => Scheduling | undefined
  readonly disabled?: boolean
  readonly onScheduled: () => void
  readonly children?: ReactNode
}

/** Button "Programar…", which schedules the form's changes instead of saving them. */
export function ScheduleButton({ what, disabled = false, onScheduled, children }: ScheduleButtonProps) {
  const [isAsked, setIsAsked] = useState(false)
  const { mutate, isPending, error, reset } = useSchedule(() => {
    setIsAsked(false)
    onScheduled()
  })
  return (
    <>
      <Button variant="secondary" icon="clock" disabled={disabled} onClick={() => setIsAsked(true)}>
        {copy.put}
      </Button>
      {isAsked && (
        <Suspense>
          <MomentDialog
            open
            title={copy.when}
            confirmLabel={copy.schedule}
            busy={isPending}
            refusal={error ?? undefined}
            what={() => what()?.operations ?? []}
            onConfirm={(when, despite) => {
              const scheduling = what()
              if (scheduling) mutate({ ...scheduling, when, despite })
            }}
            onClose={() => {
              reset()
              setIsAsked(false)
            }}
          >
            {children}
          </MomentDialog>
        </Suspense>
      )}
    </>
  )
}

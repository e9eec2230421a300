import type { Problem } from '@mostrador/contract/problem'
import type { ScheduledWire } from '@mostrador/contract/scheduled-change/scheduled-change-endpoints'
import { schedulingCopy } from '@mostrador/copy/scheduling'
import { useToast } from '@mostrador/ui/use-toast'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { answerOf } from '../api/answer-of.ts'
import { useApi } from '../api/api.ts'
import { refreshChanged } from '../revision/changed-parts.ts'
import { useWorkplace } from '../workplace/contact-context.ts'
import { useSeen } from '../workplace/use-seen.ts'
import { wallText } from './moment.ts'
import type { AskedMoment } from './moment-dialog.tsx'
import { scheduledKey } from './use-schedule.ts'

/** Moves a change that waits, makes it now, or calls it off; `onDone` closes what asked for it. */
export function useScheduledEnding({ id: changeId, version }: ScheduledWire, onDone: () => void) {
  const api = useApi()
  const toast = useToast()
  const queries = useQueryClient()
  const { branchId, timeZone } = useWorkplace().contact
  const seen = useSeen()
  const [refusal, setRefusal] = useState<Problem>()
  const params = { id: branchId, changeId }
  const { mutate, isPending } = useMutation<unknown, Problem, Ending>({
    mutationFn: ({ ask }) => ask(),
    onSuccess: (_, { said }) => {
      setRefusal(undefined)
      toast({ text: said, tone: 'positive' })
      onDone()
    },
    onError: (problem, { asksAgain }) => {
      if (asksAgain) return setRefusal(problem)
      toast({ text: problem.detail || schedulingCopy.failedNow, tone: 'danger' })
      onDone()
    },
    onSettled: async () => {
      await queries.invalidateQueries({ queryKey: scheduledKey(branchId) })
      await refreshChanged(queries, branchId)
    },
  })
  return {
    isBusy: isPending,
    refusal,
    forget: (): void => setRefusal(undefined),
    move: (when: AskedMoment, despite: boolean): void =>
      mutate({
        ask: () => answerOf(api.changeScheduled({ params, body: { version, when, despite } })),
        said: schedulingCopy.moved(wallText(`${when.date}T${when.time}`, new Date(), timeZone)),
        asksAgain: true,
      }),
    apply: (partly: boolean): void =>
      mutate({
        ask: () => answerOf(api.applyScheduled({ params, body: { version, partly } })),
        said: seen(schedulingCopy.made),
      }),
    cancel: (): void =>
      mutate({
        ask: () => answerOf(api.cancelScheduled({ params, body: { version } })),
        said: schedulingCopy.gone,
      }),
  }
}

type Ending = {
  readonly ask: () => Promise<unknown>
  readonly said: string
  /** Whether what asked for it stays open with the reason, where it is refused. */
  readonly asksAgain?: boolean
}

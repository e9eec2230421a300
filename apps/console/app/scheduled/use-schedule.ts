import type { Problem } from '@mostrador/contract/problem'
import type { PriceRuleWire } from '@mostrador/contract/price-rule/price-rule-schema'
import { schedulingCopy } from '@mostrador/copy/scheduling'
import type { Operation } from '@mostrador/domain/revision/operation'
import type { ConsoleDoor } from '@mostrador/domain/revision/revision-door'
import { useToast } from '@mostrador/ui/use-toast'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { answerOf } from '../api/answer-of.ts'
import { useApi } from '../api/api.ts'
import { wireOf } from '../document/use-change.ts'
import { useWorkplace } from '../workplace/contact-context.ts'
import { wallText } from './moment.ts'
import type { AskedMoment } from './moment-dialog.tsx'

/** Query key of a branch's scheduled changes. */
export const scheduledKey = (branchId: string) => ['scheduled', branchId] as const

export type Scheduling = {
  readonly operations: readonly Operation[]
  readonly door?: ConsoleDoor
  readonly rule?: PriceRuleWire
  /** Makes the operations that fit: right for many prices, wrong for one form. */
  readonly partly?: boolean
}

type Asked = Scheduling & { readonly when: AskedMoment; readonly despite: boolean }

/** Schedules a change; its toast links to all scheduled ones. */
export function useSchedule(onScheduled: () => void) {
  const api = useApi()
  const toast = useToast()
  const queries = useQueryClient()
  const navigate = useNavigate()
  const { contact } = useWorkplace()
  return useMutation<unknown, Problem, Asked>({
    mutationFn: ({ operations, ...body }) =>
      answerOf(
        api.scheduleChange({
          params: { id: contact.branchId },
          body: { ...body, operations: operations.map(wireOf) },
        }),
      ),
    onSuccess: (_, { when }) => {
      const at = wallText(`${when.date}T${when.time}`, new Date(), contact.timeZone)
      toast({
        text: schedulingCopy.scheduled(at),
        tone: 'positive',
        action: {
          label: schedulingCopy.see,
          run: () => void navigate(`/${contact.alias}/activity/scheduled`),
        },
      })
      void queries.invalidateQueries({ queryKey: scheduledKey(contact.branchId) })
      onScheduled()
    },
  })
}

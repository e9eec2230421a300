import type { Client } from '@mostrador/contract/client'
import { priceRuleOf } from '@mostrador/contract/price-rule/price-rule-of'
import type { Problem } from '@mostrador/contract/problem'
import type { ScheduledWire } from '@mostrador/contract/scheduled-change/scheduled-change-endpoints'
import { schedulingCopy } from '@mostrador/copy/scheduling'
import { computedAnew } from '@mostrador/domain/price-rule/computed-anew'
import type { PricedMenu } from '@mostrador/domain/price-rule/price-groups'
import { useToast } from '@mostrador/ui/use-toast'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { answerOf } from '../api/answer-of.ts'
import { useApi } from '../api/api.ts'
import { whyRefused } from '../api/why-refused.ts'
import { wireOf } from '../document/use-change.ts'
import { refreshChanged } from '../revision/changed-parts.ts'
import { useWorkplace } from '../workplace/contact-context.ts'
import { useSeen } from '../workplace/use-seen.ts'
import { wallText } from './moment.ts'
import type { AskedMoment } from './moment-dialog.tsx'
import { scheduledKey } from './use-schedule.ts'

/** Problem of a rule with nothing left to change. */
const NOTHING = { code: 'nothing-to-compute', detail: schedulingCopy.nothingToCompute, status: 422 } as const

/**
 * Computes the operations of a price rule over the present prices.
 * @throws the problem of a failed reading, or `nothing-to-compute`
 */
async function stepsAnew(
  api: Client,
  params: { readonly id: string; readonly changeId: string },
  mantissa: number,
) {
  const { rule: wire, operations: before } = await answerOf(api.getScheduled({ params }))
  const rule = wire && priceRuleOf(wire, mantissa)
  if (!wire || !rule) throw NOTHING
  const place = `menus/${rule.scope.menu}`
  const { value } = await answerOf(api.getDocument({ params: { id: params.id }, query: { place } }))
  const operations = computedAnew(before, rule, { menu: value as PricedMenu, mantissa })
  if (operations.length === 0) throw NOTHING
  return { operations: operations.map(wireOf), rule: wire }
}

/** Ends a scheduled change once and tells the result or the refusal. */
function useEnding(onDone: () => void) {
  const toast = useToast()
  const queries = useQueryClient()
  const { branchId } = useWorkplace().contact
  const [refusal, setRefusal] = useState<Problem>()
  const { mutate, isPending } = useMutation<unknown, Problem, Ending>({
    mutationFn: ({ ask }) => ask(),
    onSuccess: (_, { said }) => {
      setRefusal(undefined)
      toast({ text: said, tone: 'positive' })
      onDone()
    },
    onError: (problem, { asksAgain }) => {
      if (asksAgain && problem.code !== NOTHING.code) return setRefusal(problem)
      toast({ text: whyRefused(problem) || schedulingCopy.failedNow, tone: 'danger' })
      onDone()
    },
    onSettled: async () => {
      await queries.invalidateQueries({ queryKey: scheduledKey(branchId) })
      await refreshChanged(queries, branchId)
    },
  })
  return { mutate, isBusy: isPending, refusal, forget: (): void => setRefusal(undefined) }
}

/** Returns functions to move, compute again, make or cancel a scheduled change. */
export function useScheduledEnding({ id: changeId, version }: ScheduledWire, onDone: () => void) {
  const api = useApi()
  const { contact, currency } = useWorkplace()
  const { mutate, ...state } = useEnding(onDone)
  const seen = useSeen()
  const params = { id: contact.branchId, changeId }
  return {
    ...state,
    move: (when: AskedMoment, despite: boolean): void =>
      mutate({
        ask: () => answerOf(api.changeScheduled({ params, body: { version, when, despite } })),
        said: schedulingCopy.moved(wallText(`${when.date}T${when.time}`, new Date(), contact.timeZone)),
        asksAgain: true,
      }),
    /** Computes a price rule over the present prices, with a new moment once its own has passed. */
    computeAnew: (when?: AskedMoment, despite = false): void =>
      mutate({
        ask: async () => {
          const steps = await stepsAnew(api, params, currency.mantissa)
          const body = { version, ...steps, despite, ...(when && { when }) }
          return answerOf(api.changeScheduled({ params, body }))
        },
        said: schedulingCopy.computed,
        asksAgain: when !== undefined,
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
  /** Keeps the dialog open with the reason of a refusal. */
  readonly asksAgain?: boolean
}

import type { Client } from '@mostrador/contract/client'
import type {
  InterruptibleWire,
  InterruptionStart,
  InterruptionsWire,
  InterruptionWire,
} from '@mostrador/contract/interruption/interruption-endpoints'
import type { Problem } from '@mostrador/contract/problem'
import { consoleCopy } from '@mostrador/copy/console'
import { interruptionCopy as copy } from '@mostrador/copy/interruption'
import { interruptionEndText } from '@mostrador/copy/interruption-end'
import { orderModeName } from '@mostrador/copy/order-mode'
import { endMoment } from '@mostrador/domain/interruption/interruption-end'
import { useToast } from '@mostrador/ui/use-toast'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { answerOf } from '../api/answer-of.ts'
import { useApi } from '../api/api.ts'
import { refreshQueries } from '../api/query-cache.ts'
import { whyRefused } from '../api/why-refused.ts'
import { useWorkplace } from '../workplace/contact-context.ts'

/** Polling beside the board's channel, in case an event is lost. */
const REFRESH_MS = 60_000

/** Query for a branch contact's interruptions, and for the things that can be interrupted. */
export const interruptionsQuery = (api: Client, contactId: string) =>
  queryOptions({
    queryKey: ['interruptions', contactId],
    queryFn: () => answerOf(api.listInterruptions({ params: { id: contactId } })),
    refetchInterval: REFRESH_MS,
    refetchOnWindowFocus: 'always',
  })

type Named = Pick<InterruptibleWire, 'orderModeId' | 'deliveryZoneId'>

/** Whether both concern the same mode, zone, or everything. */
export const isSameThing = (one: Named, other: Named): boolean =>
  one.orderModeId === other.orderModeId && one.deliveryZoneId === other.deliveryZoneId

/** Names a thing that can be interrupted. */
export function thingName({ deliveryZoneId, type, name }: InterruptibleWire): string {
  if (type !== null) return orderModeName({ type, showName: name })
  return deliveryZoneId === null ? copy.all : copy.zone(name ?? '')
}

/** Names the thing that an interruption is about. */
export function nameOf(one: InterruptionWire, things: readonly InterruptibleWire[]): string {
  const thing = things.find((each) => isSameThing(each, one))
  return thing ? thingName(thing) : copy.all
}

/** Describes an interruption with its extent: "Delivery: en pausa", "Todo el local: +20 min". */
export const standingText = ({ kind, extraMinutes }: InterruptionWire, name: string): string =>
  kind === 'PAUSE' ? copy.paused(name) : copy.busy(name, extraMinutes ?? 0)

/** Returns the thing of a request to begin an interruption. */
export function wireThing({ orderModeId, deliveryZoneId }: Named) {
  if (orderModeId !== null) return { kind: 'MODE', id: orderModeId } as const
  return deliveryZoneId === null
    ? ({ kind: 'ALL' } as const)
    : ({ kind: 'ZONE', id: deliveryZoneId } as const)
}

/** Returns the interruptions that still hold; one past its end does not. */
export const standingAt = (told: InterruptionsWire | undefined, now: Date): readonly InterruptionWire[] =>
  (told?.interruptions ?? []).filter(({ until }) => Date.parse(until) > now.getTime())

/** Writes the end for after "hasta", by the branch contact's clock. */
export const endTextOf = (until: string, now: Date, timeZone: string): string =>
  interruptionEndText(endMoment(new Date(until), { now, timeZone }))

export type InterruptionChange =
  | { readonly kind: 'start'; readonly body: InterruptionStart; readonly name: string }
  | { readonly kind: 'extend'; readonly one: InterruptionWire; readonly name: string }
  | { readonly kind: 'end'; readonly one: InterruptionWire; readonly name: string }

/** Sends a change to the server. */
export function askFor(
  api: Client,
  contactId: string,
  change: InterruptionChange,
): Promise<InterruptionsWire> {
  const params = { id: contactId }
  if (change.kind === 'start') return answerOf(api.startInterruption({ params, body: change.body }))
  const { id: interruptionId, until: seen } = change.one
  return answerOf(
    change.kind === 'end'
      ? api.endInterruption({ params: { ...params, interruptionId } })
      : api.extendInterruption({ params: { ...params, interruptionId }, body: { seen } }),
  )
}

function changedBy(change: InterruptionChange, { interruptions, things }: InterruptionsWire) {
  if (change.kind !== 'start') return interruptions.find(({ id }) => id === change.one.id)
  const { kind } = change.body
  return interruptions.find((one) => one.kind === kind && nameOf(one, things) === change.name)
}

/** Changes interruptions: a toast offers undo or names the refusal. */
export function useInterruptions() {
  const api = useApi()
  const queries = useQueryClient()
  const toast = useToast()
  const { contact } = useWorkplace()
  const key = ['interruptions', contact.id]
  const { mutate, isPending } = useMutation({
    mutationFn: (change: InterruptionChange) => askFor(api, contact.id, change),
    onSuccess: (told, change) => {
      queries.setQueryData(key, told)
      const one = changedBy(change, told)
      const end = one ? endTextOf(one.until, new Date(), contact.timeZone) : ''
      const { name } = change
      if (change.kind === 'end') toast({ text: copy.ended(name), tone: 'positive' })
      else if (change.kind === 'extend') toast({ text: copy.extended(name, end), tone: 'positive' })
      else if (change.kind === 'start')
        toast({
          text: copy.started(change.body.kind, name, end),
          tone: 'positive',
          ...(one && { action: { label: copy.end, run: () => mutate({ kind: 'end', one, name }) } }),
        })
    },
    onError: (problem: Problem) => {
      toast({ text: whyRefused(problem) || consoleCopy.saveFailed, tone: 'danger' })
      void refreshQueries(queries, key)
    },
  })
  return { change: mutate, isPending }
}

import type { Client } from '@mostrador/contract/client'
import type { Problem } from '@mostrador/contract/problem'
import { consoleCopy, ORDER_ACTION_DONE } from '@mostrador/copy/console'
import { ORDER_STATUS_LABELS } from '@mostrador/copy/order'
import { useToast } from '@mostrador/ui/use-toast'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { useApi } from '../api/api.ts'
import { advanceMutation, type OrderChange } from '../workplace/board-query.ts'
import { seeStopped } from '../workplace/stopped.ts'
import { useWorkplaceAlarm } from '../workplace/use-alarm.ts'
import { useWorkplace } from '../workplace/contact-context.ts'

/** Returns the function that changes an order; it resolves to the reason of a failure, in words. */
export function useChange(): (change: OrderChange) => Promise<string | undefined> {
  const api = useApi()
  const { contact } = useWorkplace()
  const { mutateAsync: advance } = useMutation(advanceMutation(api, useQueryClient(), contact.id))
  const { open } = useWorkplaceAlarm()

  return useCallback(
    async (change) => {
      open(change.id)
      try {
        await advance(change)
        if (change.action === 'cancel') seeStopped(change.id)
        return undefined
      } catch (problem) {
        // API calls throw nothing else.
        return whyNot(api, change.id, problem as Problem)
      }
    },
    [advance, api, open],
  )
}

/** Returns the function that changes an order and tells the result. */
export function useAdvance(): (change: OrderChange, number: number) => Promise<void> {
  const change = useChange()
  const toast = useToast()
  return useCallback(
    async (wanted, number) => {
      const why = await change(wanted)
      if (why === undefined) toast({ text: ORDER_ACTION_DONE[wanted.action](number), tone: 'positive' })
      else toast({ text: why, tone: 'danger' })
    },
    [change, toast],
  )
}

/** Explains a failure; where someone else was faster, by the order's present state. */
async function whyNot(api: Client, id: string, { status, code }: Problem): Promise<string> {
  if (status === 0) return consoleCopy.noConnection
  if (code !== 'order-already-changed') return consoleCopy.actionFailed
  const now = await api.getConsoleOrder({ params: { id } })
  if (!now.ok) return consoleCopy.alreadyChanged
  return `${consoleCopy.alreadyChanged} ${consoleCopy.statusNow(ORDER_STATUS_LABELS[now.data.status])}`
}

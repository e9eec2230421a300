import type { Client } from '@mostrador/contract/client'
import type { Problem } from '@mostrador/contract/problem'
import { consoleCopy, ORDER_ACTION_DONE } from '@mostrador/copy/console'
import { ORDER_STATUS_LABELS } from '@mostrador/copy/order'
import { useToast } from '@mostrador/ui/use-toast'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { useApi } from '../api/api.ts'
import { advanceMutation } from '../workplace/board-query.ts'
import type { OrderChange } from '../workplace/board-query.ts'
import { useWorkplaceAlarm } from '../workplace/use-alarm.ts'
import { useWorkplace } from '../workplace/contact-context.ts'

/** Does one thing to an order and says how it went; answers whether it was done. */
export function useAdvance(): (change: OrderChange, number: number) => Promise<boolean> {
  const api = useApi()
  const { contact } = useWorkplace()
  const { mutateAsync: advance } = useMutation(advanceMutation(api, useQueryClient(), contact.id))
  const { open } = useWorkplaceAlarm()
  const toast = useToast()

  return useCallback(
    async (change, number) => {
      open(change.id)
      try {
        await advance(change)
      } catch (problem) {
        // Nothing else is thrown by a question to the server.
        toast({ text: await whyNot(api, change.id, problem as Problem), tone: 'danger' })
        return false
      }
      toast({ text: ORDER_ACTION_DONE[change.action](number), tone: 'positive' })
      return true
    },
    [advance, api, open, toast],
  )
}

/** Why it was not done; where somebody else was first, what the order is now. */
async function whyNot(api: Client, id: string, { status, code }: Problem): Promise<string> {
  if (status === 0) return consoleCopy.noConnection
  if (code !== 'order-already-changed') return consoleCopy.actionFailed
  const now = await api.getConsoleOrder({ params: { id } })
  if (!now.ok) return consoleCopy.alreadyChanged
  return `${consoleCopy.alreadyChanged} ${consoleCopy.statusNow(ORDER_STATUS_LABELS[now.data.status])}`
}

import type { BranchContactInfo } from '@mostrador/contract/branch-contact/branch-contact-schema'
import { useToast } from '@mostrador/ui/use-toast'
import { useCallback, useEffect, useRef, useState } from 'react'
import { browserApi } from '../api.ts'
import { serverNow } from '../layout/server-clock.ts'
import type { Rider } from '../rider/use-rider.ts'
import { keepList, useKeptDeliveries } from './kept-deliveries.ts'
import { hearListFailure } from './load-failures.ts'
import { loadDeliveryList } from './load-delivery.ts'
import { useWhenBack } from './use-when-back.ts'

/** The list as the server told it last, how the page stands with it, and how to ask again. Source: 001 §2 Rider shipment list, §8. */
export function useDeliveryList({ alias, id }: BranchContactInfo, { session, deny }: Rider) {
  const toast = useToast()
  const kept = useKeptDeliveries(alias)?.list
  const [state, setState] = useState<'loading' | 'fresh' | 'kept'>('loading')
  const turn = useRef(0)

  const ask = useCallback(async (): Promise<void> => {
    if (!session) return
    turn.current += 1
    const mine = turn.current
    const now = serverNow()
    const loaded = await loadDeliveryList(browserApi.client, session, { branchContactId: id, now })
    if (mine !== turn.current) return
    if (loaded.ok) {
      keepList(alias, { at: now.toISOString(), value: loaded.value })
      return setState('fresh')
    }
    if (hearListFailure(loaded.problem, { toast, deny }) === 'kept') setState('kept')
  }, [alias, id, session, deny, toast])

  const refresh = useCallback(() => {
    setState('loading')
    return ask()
  }, [ask])

  useEffect(() => void ask(), [ask])
  useWhenBack(ask)
  return { state, list: kept?.value, heldAt: kept?.at, ask, refresh }
}

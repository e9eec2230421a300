import type { ConsoleOrder } from '@mostrador/contract/order/order-schema'
import { useCallback } from 'react'
import { useApi } from '../api/api.ts'

/** Tells the rehearsal of an order that its ticket was printed; of any other order nobody asks. */
export function useTellPrinted(): (order: Pick<ConsoleOrder, 'id' | 'rehearsal'>) => void {
  const api = useApi()
  return useCallback(
    ({ id, rehearsal }) => {
      if (rehearsal) void api.tellPrinted({ params: { id } })
    },
    [api],
  )
}

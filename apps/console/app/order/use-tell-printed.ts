import type { ConsoleOrder } from '@mostrador/contract/order/order-schema'
import { useCallback } from 'react'
import { useApi } from '../api/api.ts'

/** Returns the function that tells a rehearsal that its ticket was printed. */
export function useTellPrinted(): (order: Pick<ConsoleOrder, 'id' | 'rehearsal'>) => void {
  const api = useApi()
  return useCallback(
    ({ id, rehearsal }) => {
      if (rehearsal) void api.tellPrinted({ params: { id } })
    },
    [api],
  )
}

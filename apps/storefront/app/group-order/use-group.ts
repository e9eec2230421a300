import type { Client, Result } from '@mostrador/contract/client'
import type { GroupOrder } from '@mostrador/contract/group-order/group-order-endpoints'
import { usePolling } from '@mostrador/live/use-polling'
import { useState } from 'react'
import { browserApi } from '../api.ts'
import { loadedAfter, type Loaded } from '../frame/use-loaded.ts'
import { useFetched } from '@mostrador/live/use-fetched'

/** Interval between looks at an open group while its page is seen, in milliseconds. */
const LOOK_MS = 5_000

/** The same for a group that its host is about to order. */
const LOOK_AT_END_MS = 10_000

export type Group = {
  readonly loaded: Loaded<GroupOrder>
  readonly isBusy: boolean
  readonly change: (ask: (client: Client) => Promise<Result<GroupOrder>>) => Promise<Result<GroupOrder>>
  readonly refresh: () => Promise<unknown>
}

/** Follows a group while the page is seen, until it is ordered or called off. */
export function useGroup(alias: string, key: string | undefined): Group {
  const [isBusy, setIsBusy] = useState(false)
  const { answer, again, setAnswer } = useFetched<Loaded<GroupOrder>, Result<GroupOrder>>(
    key && `${alias}/${key}`,
    {
      ask: () => browserApi.client.getGroupOrder({ params: { alias, key: key ?? '' } }),
      take: (result, known) => loadedAfter(known ?? { status: 'loading' }, result),
    },
  )
  const loaded: Loaded<GroupOrder> = answer ?? { status: 'loading' }
  const group = loaded.status === 'ready' ? loaded.data : undefined
  const isFinal = !group || group.end === 'ORDERED' || group.end === 'CANCELLED'
  usePolling(isFinal ? undefined : again, { everyMs: group?.isOpen ? LOOK_MS : LOOK_AT_END_MS })

  const change: Group['change'] = async (ask) => {
    setIsBusy(true)
    const result = await ask(browserApi.client)
    setIsBusy(false)
    if (result.ok) setAnswer({ status: 'ready', data: result.data })
    return result
  }
  return { loaded, isBusy, change, refresh: again }
}

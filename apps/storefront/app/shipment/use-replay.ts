import { shipmentPageCopy } from '@mostrador/copy/shipment-page'
import { usePolling } from '@mostrador/live/use-polling'
import { useToast } from '@mostrador/ui/use-toast'
import { useCallback, useEffect } from 'react'
import { browserApi } from '../api.ts'
import type { RiderSession } from '../rider/rider-session.ts'
import { buzz } from './buzz.ts'
import { pendingSteps, usePendingSteps } from '../rider/pending-steps.ts'
import { replaySteps } from './send-step.ts'

/** How often what is waiting is tried again, in milliseconds. */
const AGAIN_MS = 10_000

/**
 * Sends what was done without a connection as soon as there is one, and tells what no longer could
 * be done.
 */
export function useReplay(
  alias: string,
  session: RiderSession | undefined,
  onSent: () => Promise<unknown>,
): () => Promise<void> {
  const toast = useToast()
  const isWaiting = usePendingSteps(alias).length > 0

  const replay = useCallback(async (): Promise<void> => {
    const before = pendingSteps(alias).latest().length
    if (!session || before === 0) return
    const refused = await replaySteps(alias, session, browserApi.client)
    for (const { label } of refused) toast({ text: shipmentPageCopy.notSent(label), tone: 'danger' })
    if (refused.length > 0) buzz('failure')
    if (pendingSteps(alias).latest().length < before) await onSent()
  }, [alias, session, onSent, toast])

  useEffect(() => {
    if (isWaiting) void replay()
  }, [isWaiting, replay])
  usePolling(isWaiting ? replay : undefined, { everyMs: AGAIN_MS, alsoHidden: true })
  return replay
}

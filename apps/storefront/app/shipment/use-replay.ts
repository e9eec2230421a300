import { usePolling } from '@mostrador/live/use-polling'
import { useCallback, useEffect } from 'react'
import { browserApi } from '../api.ts'
import type { RiderSession } from '../rider/rider-session.ts'
import { buzz } from './buzz.ts'
import { pendingSteps, usePendingSteps } from '../rider/pending-steps.ts'
import { replaySteps } from './send-step.ts'

const AGAIN_MS = 10_000

/** Sends pending steps once there is a connection; for refused ones the phone vibrates. */
export function useReplay(
  alias: string,
  session: RiderSession | undefined,
  onSent: () => Promise<unknown>,
): () => Promise<void> {
  const isWaiting = usePendingSteps(alias).length > 0

  const replay = useCallback(async (): Promise<void> => {
    const before = pendingSteps(alias).latest().length
    if (!session || before === 0) return
    const refused = await replaySteps(alias, session, browserApi.client)
    if (refused.length > 0) buzz('failure')
    if (pendingSteps(alias).latest().length < before) await onSent()
  }, [alias, session, onSent])

  useEffect(() => {
    if (isWaiting) void replay()
  }, [isWaiting, replay])
  usePolling(isWaiting ? replay : undefined, { everyMs: AGAIN_MS, alsoHidden: true })
  return replay
}

import { isOnTheWay, useAskForHands, useHands } from '../shipment/use-hands.ts'
import { useRiderSession } from './rider-session.ts'
import { SharedPosition } from './shared-position.tsx'

export type PositionSharingProps = {
  readonly alias: string
  /** Whether the page loads what is in the rider's hands itself. */
  readonly knowsHands: boolean
}

/**
 * Tells where the rider is while a delivery is in hand, whichever page of the rider's is open, and says so; with empty
 * hands nothing is told. Source: docs/decisions/035.
 */
export function PositionSharing({ alias, knowsHands }: PositionSharingProps) {
  const session = useRiderSession(alias) ?? undefined
  useAskForHands(alias, knowsHands ? undefined : session)
  const isTold = useHands(alias).some(isOnTheWay)
  if (!session || !isTold) return null
  // At the foot, over what is there: whether it is told turns out late, and nothing may move under a finger then.
  return (
    <div className="pb-safe-2 sticky bottom-0 z-10 -mx-4 border-t border-line bg-canvas px-4 pt-2">
      <SharedPosition alias={alias} session={session} />
    </div>
  )
}

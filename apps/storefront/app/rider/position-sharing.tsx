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
  return session && isTold ? <SharedPosition alias={alias} session={session} /> : null
}

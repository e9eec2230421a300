import { classNames } from '@mostrador/ui/class-names'
import { useRiderSession } from '../rider/rider-session.ts'
import { SharedPosition } from '../rider/shared-position.tsx'
import { isOnTheWay, useAskForHands, useHands } from './use-hands.ts'

export type PositionSharingProps = {
  readonly alias: string
  /** Whether the page loads what is in the rider's hands itself. */
  readonly knowsHands: boolean
}

/**
 * Placed above the slide of a page that has one, which keeps clear of the home indicator itself.
 * Sticky where the screen is high enough for both; on a low one, and with large text, at the end
 * of the page.
 */
const FOOT = classNames(
  'pb-safe-2 z-10 -mx-4 border-t border-line bg-canvas px-4 pt-2 in-[:root:has([data-bottom-bar])]:pb-2',
  '[@media(min-height:40rem)]:sticky [@media(min-height:40rem)]:bottom-[var(--bar-room,0px)]',
)

/**
 * Shares the rider's position while a delivery is in hand, on every page of the rider's, and says
 * so. Source: docs/decisions/035, 069.
 */
export function PositionSharing({ alias, knowsHands }: PositionSharingProps) {
  const session = useRiderSession(alias) ?? undefined
  useAskForHands(alias, knowsHands ? undefined : session)
  const isTold = useHands(alias).some(isOnTheWay)
  if (!session || !isTold) return null
  // Over the content at the foot: whether the position is shared is known late, and must move
  // nothing under a finger.
  return (
    <div data-rider-foot className={FOOT}>
      <SharedPosition alias={alias} session={session} />
    </div>
  )
}

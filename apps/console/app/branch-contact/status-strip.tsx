import { consoleCopy } from '@mostrador/copy/console'
import { classNames } from '@mostrador/ui/class-names'
import { Icon } from '@mostrador/ui/icon.tsx'
import type { LiveState } from '@mostrador/live/listen'
import { useWorkplaceBoard } from '../workplace/use-board.ts'
import { useWorkplace } from '../workplace/contact-context.ts'

/** One line that is always there, so that nothing moves when the connection comes and goes. */
export function StatusStrip() {
  const { contact } = useWorkplace()
  const { live, problem } = useWorkplaceBoard()
  const isDown = live === 'down' || problem !== null
  return (
    <div
      className={classNames(
        'flex min-h-9 flex-wrap items-center justify-between gap-x-4 px-4 text-14',
        isDown ? 'bg-warning-soft text-warning' : 'bg-canvas text-muted',
      )}
    >
      <output className="flex items-center gap-2 py-1.5">
        {isDown && <Icon name="alert" size={16} />}
        {live === 'live' && !isDown && <span aria-hidden className="size-2 rounded-full bg-positive" />}
        {problem ? consoleCopy.offline : LIVE_TEXTS[live]}
      </output>
      {!contact.orderEnabled && (
        <p className="flex items-center gap-2 font-semibold text-warning">
          <Icon name="info" size={16} />
          {consoleCopy.orderingPaused}
        </p>
      )}
    </div>
  )
}

const LIVE_TEXTS = {
  connecting: '',
  live: consoleCopy.connected,
  down: consoleCopy.reconnecting,
} satisfies Record<LiveState, string>

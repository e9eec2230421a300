import type { ConsoleOrder } from '@mostrador/contract/order/order-schema'
import { consoleCopy } from '@mostrador/copy/console'
import { classNames } from '@mostrador/ui/class-names'
import { Icon } from '@mostrador/ui/icon.tsx'
import { orderAge } from './order-age.ts'
import type { AgeTone, OrderAge } from './order-age.ts'

/** How long an order waits or how long it still has; it takes colour as that grows urgent. */
export function AgePill(props: { order: ConsoleOrder; now: Date; className?: string }) {
  const age = orderAge(props.order, props.now)
  return (
    <span
      className={classNames(
        'price inline-flex h-7 shrink-0 items-center gap-1 rounded-full px-2.5 text-14 font-semibold',
        TONES[age.tone],
        props.className,
      )}
    >
      <Icon name={age.tone === 'late' ? 'alert' : 'clock'} size={16} />
      {ageText(age)}
      {age.tone === 'late' && <span className="sr-only">{consoleCopy.late}</span>}
    </span>
  )
}

const ageText = ({ kind, minutes }: OrderAge): string => {
  if (kind === 'waiting') return consoleCopy.waiting(minutes)
  if (kind === 'overdue') return consoleCopy.overdue(minutes)
  return minutes === 0 ? consoleCopy.dueNow : consoleCopy.dueIn(minutes)
}

const TONES: Record<AgeTone, string> = {
  calm: 'bg-sunken text-ink',
  soon: 'bg-warning-soft text-warning',
  late: 'bg-danger text-on-danger',
}

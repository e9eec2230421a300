import type { ConsoleOrder } from '@mostrador/contract/order/order-schema'
import { consoleCopy, durationText } from '@mostrador/copy/console'
import { promisedTime } from '@mostrador/domain/order/promised-time'
import { classNames } from '@mostrador/ui/class-names'
import { Icon } from '@mostrador/ui/icon.tsx'
import { useWorkplace } from '../workplace/contact-context.ts'
import { hourText } from '../time/shop-time.ts'
import { orderAge, type AgeTone, type OrderAge } from './order-age.ts'

type AgePillProps = {
  readonly order: ConsoleOrder
  readonly now: Date
  /** Minutes alone, where the hour has no room. */
  readonly short?: boolean
  readonly className?: string
}

/** Pill of an order's waiting time, or its promised time and minutes left, by urgency. */
export function AgePill({ order, now, short = false, className }: AgePillProps) {
  const { contact } = useWorkplace()
  const age = orderAge(order, now)
  const promise = promisedTime(order)
  // The scheduled time stands beside the pill, with its day.
  const isSaidBeside = order.scheduled && order.promisedAt === null
  const hour =
    !short &&
    !isSaidBeside &&
    age.kind !== 'waiting' &&
    promise &&
    hourText(promise.toISOString(), contact.timeZone)
  return (
    <span
      className={classNames(
        'price inline-flex shrink-0 items-center gap-1 rounded-full text-14 font-semibold',
        short ? 'h-6 px-2' : 'h-7 px-2.5',
        TONES[age.tone],
        className,
      )}
    >
      {!short && <Icon name={age.tone === 'late' ? 'alert' : 'clock'} size={16} />}
      {hour && `${hour} · `}
      {short ? shortText(age) : ageText(age)}
      {age.tone === 'late' && <span className="sr-only">{consoleCopy.late}</span>}
    </span>
  )
}

const ageText = ({ kind, minutes }: OrderAge): string => {
  if (kind === 'waiting') return consoleCopy.waiting(minutes)
  if (kind === 'overdue') return consoleCopy.overdue(minutes)
  return minutes === 0 ? consoleCopy.dueNow : consoleCopy.dueIn(minutes)
}

/** Overdue minutes stand behind a minus; minutes waited and minutes left look alike. */
const shortText = ({ kind, minutes }: OrderAge): string => {
  if (kind === 'waiting' && minutes === 0) return consoleCopy.waiting(0)
  return kind === 'overdue' ? `−${durationText(minutes)}` : durationText(minutes)
}

const TONES: Record<AgeTone, string> = {
  calm: 'bg-sunken text-ink',
  soon: 'bg-warning-soft text-warning',
  late: 'bg-danger text-on-danger',
}

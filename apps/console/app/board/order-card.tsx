import type { ConsoleOrder } from '@mostrador/contract/order/order-schema'
import { consoleCopy } from '@mostrador/copy/console'
import { orderModeName } from '@mostrador/copy/order-mode'
import { classNames } from '@mostrador/ui/class-names'
import { Icon } from '@mostrador/ui/icon.tsx'
import { Tag } from '@mostrador/ui/tag.tsx'
import { Link, useSearchParams } from 'react-router'
import { useMoney, useWorkplace } from '../workplace/contact-context.ts'
import { NextActionButton } from '../order/next-action-button.tsx'
import { MODE_ICONS } from '../order/mode-icons.ts'
import { PaymentLine } from '../order/payment-line.tsx'
import { scheduledText } from '../order/promised-line.tsx'
import { hourText } from '../time/shop-time.ts'
import { AgePill } from '../order/age-pill.tsx'
import { DelayButton } from '../order/delay-button.tsx'
import { orderAge } from '../order/order-age.ts'
import { useWorkplaceAlarm } from '../workplace/use-alarm.ts'
import { CardItems } from './card-items.tsx'
import type { Density } from './use-density.ts'
import { useHasKeys } from '../layout/use-has-keys.ts'

type OrderCardProps = { readonly order: ConsoleOrder; readonly now: Date; readonly density: Density }

/**
 * Card of an order on the board: content, diner, age, and the next action; a press opens the
 * order. A dense card lists all items and leaves the payment to the open order.
 */
export function OrderCard({ order, now, density }: OrderCardProps) {
  const { isUnattended, hasNewPromise } = useWorkplaceAlarm()
  const calls = isUnattended(order.id) || hasNewPromise(order.id)
  const isDense = density === 'dense'
  return (
    <article
      id={`card-${order.id}`}
      className={classNames(
        '@container relative border bg-surface transition-[background-color] hover:bg-raised',
        isDense ? 'rounded-control px-2 py-1' : 'grid grid-cols-1 gap-3 rounded-card p-4',
        calls ? 'border-brand inset-ring inset-ring-brand' : 'border-line',
      )}
    >
      {isDense ? <DenseCard order={order} now={now} /> : <RoomyCard {...{ order, now, density }} />}
    </article>
  )
}

/** A long name is cut at the line's end, unless large letters leave it no room. */
const ONE_LINE = 'wrap-anywhere @min-[14rem]:truncate'

function RoomyCard({ order, now, density }: OrderCardProps) {
  const { wire } = useMoney()
  const hasKeys = useHasKeys()
  return (
    <>
      <div className="flex flex-wrap items-center gap-x-2 gap-y-1">
        <CardLink order={order} className={density === 'large' ? 'text-28' : 'text-22'} />
        <span className="flex min-w-[5rem] grow basis-0 items-center gap-1.5 text-14 font-medium text-muted">
          <Icon name={MODE_ICONS[order.type]} />
          <span className={ONE_LINE}>{orderModeName({ type: order.type, showName: order.modeName })}</span>
        </span>
        <AgePill order={order} now={now} className="ml-auto" />
      </div>
      <CardTags order={order} now={now} />
      <div className="flex flex-wrap items-baseline gap-x-3">
        <p className={classNames('min-w-[6rem] grow basis-0 text-18 font-semibold', ONE_LINE)}>
          {whoIs(order)}
        </p>
        <p className="shrink-0 text-14 text-muted">{consoleCopy.itemsCount(countItems(order))}</p>
      </div>
      <CardItems order={order} density={density} />
      <div className="flex flex-wrap items-start gap-x-3 border-t border-line pt-3">
        <div className="min-w-[8rem] grow basis-0">
          <PaymentLine order={order} />
        </div>
        <span className="price ml-auto text-18 font-bold">{wire(order.total)}</span>
      </div>
      <div className="flex items-center gap-2">
        <NextActionButton order={order} keys={hasKeys} wide className="relative z-1" />
        <CardDelay order={order} className="min-h-12" />
      </div>
    </>
  )
}

function DenseCard({ order, now }: Omit<OrderCardProps, 'density'>) {
  const hasKeys = useHasKeys()
  return (
    <>
      <NextActionButton order={order} keys={hasKeys} bare className="relative z-1 float-right -mr-1 ml-1.5" />
      <div className="flex items-center gap-1.5">
        <CardLink order={order} className="text-18" />
        <Icon
          name={MODE_ICONS[order.type]}
          size={16}
          label={orderModeName({ type: order.type, showName: order.modeName })}
          className="text-muted"
        />
        <p className={classNames('min-w-0 text-14 text-muted', ONE_LINE)}>{whoIs(order)}</p>
        <AgePill order={order} now={now} short className="ml-auto" />
      </div>
      <CardTags order={order} now={now} />
      <CardItems order={order} density="dense" />
      {orderAge(order, now).tone !== 'calm' && <CardDelay order={order} className="mt-1 ml-auto" />}
    </>
  )
}

/** Button to delay an accepted order; a new one is accepted or canceled first. */
function CardDelay({ order, className }: { readonly order: ConsoleOrder; readonly className: string }) {
  if (order.status === 'GENERATED') return null
  return <DelayButton order={order} className={classNames('relative z-1 shrink-0', className)} />
}

type CardLinkProps = { readonly order: ConsoleOrder; readonly className: string }

function CardLink({ order, className }: CardLinkProps) {
  const [query] = useSearchParams()
  return (
    <h3 className={classNames(className, 'font-bold')}>
      <Link
        to={{ pathname: order.id, search: query.toString() }}
        aria-label={(order.rehearsal ? consoleCopy.rehearsedOrder : consoleCopy.order)(order.number)}
        className="price rounded-control after:absolute after:inset-0 after:rounded-card focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:outline-ink"
      >
        #{order.number}
      </Link>
    </h3>
  )
}

const whoIs = (order: ConsoleOrder): string => {
  const name = order.customerName.trim()
  const table = order.tableUid ? consoleCopy.tableNumber(order.tableUid) : ''
  return [table, name].filter(Boolean).join(' · ') || consoleCopy.noName
}

const countItems = (order: ConsoleOrder): number =>
  order.items.reduce((sum, { quantity }) => sum + quantity, 0)

function CardTags({ order, now }: { order: ConsoleOrder; now: Date }) {
  const { contact } = useWorkplace()
  const isLater = useWorkplaceAlarm().hasNewPromise(order.id)
  const scheduled = scheduledText(order, now, contact.timeZone)
  if (order.confirmed && !order.scheduledAt && !order.rehearsal && !isLater) return null
  return (
    <div className="flex flex-wrap gap-1.5">
      {order.rehearsal && <Tag tone="danger">{consoleCopy.rehearsal}</Tag>}
      {isLater && (
        <Tag tone="brand" icon="clock">
          {consoleCopy.promiseChanged}
        </Tag>
      )}
      {!order.confirmed && <Tag tone="warning">{consoleCopy.unconfirmed}</Tag>}
      {scheduled && (
        <Tag tone={order.promisedAt === null ? 'brand' : 'neutral'} icon="calendar">
          {scheduled}
        </Tag>
      )}
      {scheduled && order.promisedAt !== null && (
        <Tag tone="brand" icon="clock">
          {consoleCopy.promisedFor(hourText(order.promisedAt, contact.timeZone))}
        </Tag>
      )}
    </div>
  )
}

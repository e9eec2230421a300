import type { CaseInfo } from '@mostrador/contract/case/case-endpoints'
import { CASE_ACTION_LABELS, caseCopy, ORDER_ERROR_LABELS, reportCopy } from '@mostrador/copy/case'
import { consoleCopy, durationText } from '@mostrador/copy/console'
import { ORDER_STATUS_LABELS } from '@mostrador/copy/order'
import { orderModeName } from '@mostrador/copy/order-mode'
import { nextCaseAction, type CaseAction } from '@mostrador/domain/case/case-status'
import { Button } from '@mostrador/ui/button.tsx'
import { Icon } from '@mostrador/ui/icon.tsx'
import { useId } from 'react'
import { Link, useSearchParams } from 'react-router'
import { useWorkplace } from '../workplace/contact-context.ts'
import { CallDiner } from '../order/order-customer.tsx'
import { MODE_ICONS } from '../order/mode-icons.ts'
import { whenText } from '../time/shop-time.ts'
import { useNow } from '../time/use-now.ts'
import { caseTimes } from './case-times.ts'

export type CaseCardProps = {
  info: CaseInfo
  isPending: boolean
  onAdvance: (action: CaseAction) => void
}

/** Report of a diner beside its order, with the next step. */
export function CaseCard({ info, isPending, onAdvance }: CaseCardProps) {
  const { contact } = useWorkplace()
  const now = useNow()
  const titleId = useId()
  const action = nextCaseAction(info.status)
  return (
    <article
      aria-labelledby={titleId}
      className="grid grid-cols-1 gap-4 rounded-card border border-line bg-surface p-4 md:grid-cols-2"
    >
      <div className="grid content-start gap-1">
        <h2 id={titleId} className="flex gap-2 text-18 font-bold">
          <Icon name="alert" size={24} className="text-warning" />
          {titleOf(info)}
        </h2>
        <ReportedItems items={info.items} />
        {info.details && <p className="text-16 wrap-anywhere whitespace-pre-line">{info.details}</p>}
        <Photos info={info} />
        <p className="text-14 text-muted">{caseCopy.told(whenText(info.createdAt, now, contact.timeZone))}</p>
        {info.closedAt && info.closedBy && (
          <p className="text-14 text-muted">
            {caseCopy.closedBy(info.closedBy, whenText(info.closedAt, now, contact.timeZone))}
          </p>
        )}
      </div>
      <OrderOfCase order={info.order} />
      {action && (
        <div className="md:col-span-2">
          <Button
            variant={action === 'take' ? 'primary' : 'secondary'}
            className="max-md:w-full"
            busy={isPending}
            busyLabel={caseCopy.saving}
            onClick={() => onAdvance(action)}
          >
            {CASE_ACTION_LABELS[action]}
          </Button>
        </div>
      )}
    </article>
  )
}

const titleOf = ({ kind, errorType, score }: CaseInfo): string => {
  if (kind === 'PAYMENT_TAKEN_BACK') return caseCopy.takenBack
  return errorType ? ORDER_ERROR_LABELS[errorType] : caseCopy.lowScore(score ?? 1)
}

function ReportedItems({ items }: Pick<CaseInfo, 'items'>) {
  if (items.length === 0) return null
  return (
    <ul className="text-16 font-medium">
      {items.map(({ id, name, sizeName, quantity }) => (
        <li key={id} className="wrap-anywhere">
          {reportCopy.plate(quantity, name)}
          {sizeName && <span className="font-normal text-muted"> · {sizeName}</span>}
        </li>
      ))}
    </ul>
  )
}

function Photos({ info }: { info: CaseInfo }) {
  if (info.photos.length === 0) return null
  return (
    <ul aria-label={caseCopy.photos} className="flex flex-wrap gap-2 py-1">
      {info.photos.map(({ id }, at) => {
        const address = `/api/console/cases/${info.id}/photos/${id}`
        return (
          <li key={id}>
            <a href={address} target="_blank" rel="noreferrer" className="block rounded-card">
              <img
                src={address}
                alt={caseCopy.photo(at + 1)}
                loading="lazy"
                className="size-24 rounded-card border border-line bg-sunken object-cover"
              />
            </a>
          </li>
        )
      })}
    </ul>
  )
}

function OrderOfCase({ order }: { order: CaseInfo['order'] }) {
  const { contact } = useWorkplace()
  const now = useNow()
  const [query] = useSearchParams()
  const { kitchen, delivery, total } = caseTimes(order)
  const text = (minutes: number | null): string =>
    minutes === null ? caseCopy.notYet : durationText(minutes)
  return (
    <div className="grid content-start gap-1 text-14">
      <p className="flex gap-2 text-16 font-semibold wrap-anywhere">
        <Icon name={MODE_ICONS[order.type]} size={20} className="mt-0.5 text-muted" />
        {consoleCopy.order(order.number)} · {order.customerName.trim() || consoleCopy.noName}
      </p>
      <p className="text-muted">
        {orderModeName({ type: order.type, showName: order.modeName })} · {ORDER_STATUS_LABELS[order.status]}{' '}
        · {whenText(order.orderedAt, now, contact.timeZone)}
      </p>
      <ul className="price flex flex-wrap gap-x-4 gap-y-1">
        <li>{caseCopy.kitchen(text(kitchen))}</li>
        <li>{caseCopy.delivery(text(delivery))}</li>
        <li>{caseCopy.total(text(total))}</li>
      </ul>
      {order.phone && (
        <div className="grid gap-1 pt-1">
          <CallDiner order={order} name={order.customerName.trim() || consoleCopy.noName} />
        </div>
      )}
      <Link
        to={{ pathname: order.id, search: query.toString() }}
        className="flex min-h-11 w-fit items-center gap-1 font-semibold text-brand-ink underline-offset-4 hover:underline"
      >
        {caseCopy.seeOrder(order.number)}
        <Icon name="chevron-right" size={16} />
      </Link>
    </div>
  )
}

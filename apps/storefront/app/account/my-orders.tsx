import type { BranchContactInfo } from '@mostrador/contract/branch-contact/branch-contact-schema'
import type { HistoryOrder } from '@mostrador/contract/order/order-schema'
import { minorOf } from '@mostrador/contract/money/minor-of'
import { accountCopy } from '@mostrador/copy/account'
import { againCopy } from '@mostrador/copy/again'
import { layoutCopy } from '@mostrador/copy/layout'
import { orderModeName } from '@mostrador/copy/order-mode'
import { ORDER_STATUS_LABELS } from '@mostrador/copy/order'
import { useFetched } from '@mostrador/live/use-fetched'
import { Button } from '@mostrador/ui/button.tsx'
import { EmptyPicture } from '@mostrador/ui/empty-picture.tsx'
import { EmptyState } from '@mostrador/ui/empty-state.tsx'
import { Notice } from '@mostrador/ui/notice.tsx'
import { Tag } from '@mostrador/ui/tag.tsx'
import { href } from 'react-router'
import AgainButton from '../again/again-button.tsx'
import { useCurrency } from '../place/use-alias.ts'
import { KeptLink } from '../frame/kept-link.tsx'
import { useFormatAmount } from '../place/use-format-amount.ts'
import { shortMoment } from '../order/order-moments.ts'
import { useKeptOrders, type KeptOrder } from '../diner/kept-orders.ts'
import { noOrders } from './no-orders.ts'
import { OrdersSkeleton } from './orders-skeleton.tsx'
import { useKnownDiner } from '../diner/known-diner.ts'
import { browserApi } from '../api.ts'
import { loadMyOrders, NO_ORDERS, type MyOrdersKey, type OrdersPage } from '../diner/load-my-orders.ts'

type MyOrdersProps = {
  readonly contact: BranchContactInfo
  readonly onClose: () => void
}

/**
 * Dialog "Mis pedidos": the orders placed with this browser here, each a link to its follow-up, or
 * to its tracking while on its way. Source: 001 §2. Default export, because it is loaded when it
 * is first wanted.
 */
export default function MyOrders({ contact, onClose }: MyOrdersProps) {
  const diner = useKnownDiner()
  const { page, isLoading, loadMore } = useMyOrders(
    diner ? { phone: diner.phone, branchContactId: contact.id } : undefined,
  )
  if (!page) return <OrdersSkeleton />
  if (page.orders.length === 0) {
    const { title, hint, retry } = noOrders(page)
    return (
      <EmptyState
        picture={<EmptyPicture name={page.isBroken ? 'plug' : 'bag'} />}
        title={title}
        action={
          retry && (
            <Button busy={isLoading} onClick={loadMore}>
              {retry}
            </Button>
          )
        }
      >
        {hint}
      </EmptyState>
    )
  }
  return (
    <div className="grid gap-3 pb-4">
      <ul className="divide-y divide-line">
        {page.orders.map((order) => (
          <OrderRow key={order.code} order={order} contact={contact} onOpen={onClose} />
        ))}
      </ul>
      {page.isBroken && (
        <Notice tone="warning" live="status">
          {accountCopy.moreOrdersFailed}
        </Notice>
      )}
      {page.more && (
        <Button variant="secondary" wide busy={isLoading} onClick={loadMore}>
          {page.isBroken ? layoutCopy.retry : accountCopy.moreOrders}
        </Button>
      )}
      {page.ofThisBrowser && !page.more && (
        <p className="text-14 text-balance text-muted">{accountCopy.ordersOfDevice}</p>
      )}
    </div>
  )
}

/** Returns the mode's name at the branch contact, or its type's where the mode is gone. */
const modeNameOf = ({ deliveryConfig }: BranchContactInfo, { orderModeId, mode }: KeptOrder): string =>
  orderModeName(
    deliveryConfig.orderModes.find(({ id }) => id === orderModeId) ?? { type: mode, showName: null },
  )

type OrderRowProps = {
  readonly order: HistoryOrder
  readonly contact: BranchContactInfo
  readonly onOpen: () => void
}

function OrderRow({ order, contact, onOpen }: OrderRowProps) {
  const format = useFormatAmount()
  const { mantissa } = useCurrency()
  const { alias, code, number, status, date, total, inProgress, shipmentUrl } = order
  const kept = useKeptOrders(alias).find((one) => one.code === code)
  return (
    <li className="pb-3">
      <KeptLink
        to={shipmentUrl ?? href('/menu/:alias/order/:orderCode', { alias, orderCode: code })}
        onClick={onOpen}
        className="-mx-2 flex min-h-16 items-center gap-3 rounded-control px-2 py-3 hover:bg-sunken"
      >
        <span className="min-w-0 grow">
          <span className="block text-16 font-semibold">{accountCopy.orderNumber(number)}</span>
          <span className="price block text-14 text-muted">{shortMoment(date, contact.timeZone)}</span>
        </span>
        <span className="grid shrink-0 justify-items-end gap-1">
          <span className="price text-16 font-semibold">{format(minorOf(total, mantissa))}</span>
          <Tag tone={inProgress ? 'positive' : status === 'CANCELED' ? 'danger' : 'neutral'}>
            {inProgress ? accountCopy.inProgress : ORDER_STATUS_LABELS[status]}
          </Tag>
        </span>
      </KeptLink>
      {kept && (
        <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-2 pt-1 text-14 text-muted">
          <p className="min-w-0 grow basis-48 wrap-anywhere">
            <span className="line-clamp-2">{againCopy.lines(kept.lines)}</span>
            {`${contact.name} · ${modeNameOf(contact, kept)}`}
          </p>
          <AgainButton alias={alias} code={code} onDone={onOpen} />
        </div>
      )}
    </li>
  )
}

function useMyOrders(key: MyOrdersKey | undefined) {
  const { phone, branchContactId } = key ?? { phone: '', branchContactId: '' }
  const { answer, isAsking, again } = useFetched(key && `${phone}/${branchContactId}`, {
    ask: (before: OrdersPage | undefined) =>
      loadMyOrders(browserApi.client, { phone, branchContactId }, before ?? NO_ORDERS),
    take: (page) => page,
  })
  return { page: answer, isLoading: isAsking, loadMore: () => void again() }
}

import type { ConsoleOrder } from '@mostrador/contract/order/order-schema'
import { consoleCopy } from '@mostrador/copy/console'
import { orderDetailCopy } from '@mostrador/copy/order-detail'
import { ORDER_STATUS_LABELS, orderCopy } from '@mostrador/copy/order'
import { orderModeName } from '@mostrador/copy/order-mode'
import { paymentTypeName } from '@mostrador/copy/payment'
import { ticketCopy } from '@mostrador/copy/ticket'
import { areaText, doorText } from '@mostrador/domain/delivery/shown-address'
import type { ReactNode } from 'react'
import { createPortal } from 'react-dom'
import { useMoney, useWorkplace } from '../workplace/contact-context.ts'
import { whenText } from '../time/shop-time.ts'
import { useNow } from '../time/use-now.ts'
import { useCashText } from './payment-line.tsx'
import { PromisedLine, scheduledText } from './promised-line.tsx'
import { paymentState } from './payment-state.ts'
import { useCashBeside, useTicketRows } from './use-ticket-rows.ts'

type KitchenTicketProps = {
  readonly order: ConsoleOrder
  /** Printed instead of another ticket on the page. */
  readonly alone?: boolean
}

/** Ticket of an order for kitchen and bag on an 80 mm roll; hidden until printed. */
export function KitchenTicket(props: KitchenTicketProps) {
  return createPortal(<TicketPaper {...props} />, document.body)
}

/** Paper of an order: black, large, and without anything unneeded. */
export function TicketPaper({ order, alone = false }: KitchenTicketProps) {
  return (
    <div
      className="kitchen-ticket theme-scope grid grid-cols-1 gap-3 text-14 wrap-anywhere"
      data-alone={alone || undefined}
      aria-hidden
    >
      {order.status === 'CANCELED' && <Canceled order={order} />}
      {order.rehearsal && <Rehearsed />}
      <TicketHead order={order} />
      {order.notes.trim() !== '' && <Boxed>{order.notes.trim()}</Boxed>}
      <ul className="grid gap-2.5 border-y-2 border-ink py-3">
        {order.items.map((item) => (
          <li key={item.id}>
            <p className="text-18 font-bold">
              {item.quantity} × {item.name}
              {item.sizeName && ` (${item.sizeName})`}
            </p>
            {item.extras.map((group, index) => (
              <p key={index} className="pl-4">
                {group.groupName}:{' '}
                <b>{group.items.map(({ name, quantity }) => orderCopy.extra(name, quantity)).join(', ')}</b>
              </p>
            ))}
            {item.notes.trim() !== '' && <Boxed>{item.notes.trim()}</Boxed>}
          </li>
        ))}
      </ul>
      <TicketFoot order={order} />
    </div>
  )
}

/** At the head and over the items, so that nobody cooks from the paper. */
function Canceled({ order }: { order: ConsoleOrder }) {
  return (
    <>
      <p className="border-4 border-ink py-1 text-center text-28 font-bold uppercase">
        {ORDER_STATUS_LABELS.CANCELED}
      </p>
      {order.cancelReason && <p className="font-bold">{order.cancelReason}</p>}
      <p className="absolute inset-x-0 top-1/2 -rotate-30 border-y-4 border-ink py-1 text-center text-[11mm] leading-none font-bold uppercase">
        {ORDER_STATUS_LABELS.CANCELED}
      </p>
    </>
  )
}

/** Printed at several places, so that nobody cooks it. */
function Rehearsed() {
  return (
    <p className="border-4 border-ink py-1 text-center text-28 font-bold tracking-widest">
      {consoleCopy.rehearsal}
    </p>
  )
}

function TicketHead({ order }: { order: ConsoleOrder }) {
  const { contact } = useWorkplace()
  const now = useNow()
  const scheduled = scheduledText(order, now, contact.timeZone)
  return (
    <div className="grid gap-1">
      <p>
        {contact.name} · {whenText(order.orderedAt, now, contact.timeZone)}
      </p>
      <p className="flex items-baseline justify-between gap-2 text-28 font-bold">
        <span>#{order.number}</span>
        <span className="text-22">{orderModeName({ type: order.type, showName: order.modeName })}</span>
      </p>
      {scheduled && <p className="text-22 font-bold">{scheduled}</p>}
      <PromisedLine order={order} className="text-22 font-bold" />
      {order.tableUid && <p className="text-28 font-bold">{consoleCopy.tableNumber(order.tableUid)}</p>}
      <p className="text-16 font-bold">{order.customerName}</p>
      {order.destination && (
        <div>
          <p className="text-16 font-bold">{doorText(order.destination)}</p>
          <p>{areaText(order.destination)}</p>
          {order.destination.pointByCustomer && <p>{orderDetailCopy.pointByCustomer}</p>}
          {order.destination.betweenStreets && (
            <p>
              {orderDetailCopy.betweenStreets}: {order.destination.betweenStreets}
            </p>
          )}
          {order.destination.details && <p className="font-bold">{order.destination.details}</p>}
        </div>
      )}
      {order.phone && <p>{order.phone}</p>}
    </div>
  )
}

function TicketFoot({ order }: { order: ConsoleOrder }) {
  const { wire } = useMoney()
  const cash = useCashText(order)
  const inCash = useCashBeside(order)
  return (
    <div className="grid gap-1">
      {useTicketRows(order).map(({ label, amount }, index) => (
        <p key={index} className="flex justify-between gap-3">
          <span>{label}</span>
          <span className="price">{amount}</span>
        </p>
      ))}
      <p className="flex justify-between gap-3 text-18 font-bold">
        <span>{ticketCopy.total}</span>
        <span className="price">{wire(order.total)}</span>
      </p>
      {inCash && (
        <p className="flex justify-between gap-3 text-18 font-bold">
          <span>{ticketCopy.cashTotal}</span>
          <span className="price">{inCash}</span>
        </p>
      )}
      {/* The rider must not collect a payment twice. */}
      <p className="text-16 font-bold">
        {[paymentTypeName(order.paymentType), paymentState(order)?.text].filter(Boolean).join(' · ')}
      </p>
      {cash && <p className="text-16 font-bold">{cash}</p>}
      <p>{order.code}</p>
      {order.rehearsal && <Rehearsed />}
    </div>
  )
}

function Boxed({ children }: { children: ReactNode }) {
  return (
    <p className="my-1 border-2 border-ink px-2 py-1 text-18 font-bold whitespace-pre-line">{children}</p>
  )
}

import type { FollowUpOrder } from '@mostrador/contract/order/order-schema'
import { branchContactCopy } from '@mostrador/copy/branch-contact'
import { orderModeName } from '@mostrador/copy/order-mode'
import { orderCopy } from '@mostrador/copy/order'
import { PAYMENT_STATUS_LABELS, paymentTypeName, REFUND_LABELS_FOR_DINERS } from '@mostrador/copy/payment'
import { addressText } from '@mostrador/domain/delivery/shown-address'
import { Button } from '@mostrador/ui/button.tsx'
import { Card } from '@mostrador/ui/card.tsx'
import { Icon } from '@mostrador/ui/icon.tsx'
import type { IconName } from '@mostrador/ui/icon-shapes'
import type { ReactNode } from 'react'
import { ChatLink, PhoneLink } from './contact-links.tsx'
import { useFormatMajor } from './order-details.tsx'

type FactProps = { readonly icon: IconName; readonly label: string; readonly children: ReactNode }

function Fact({ icon, label, children }: FactProps) {
  return (
    <div className="relative min-w-0 pl-9">
      <dt className="text-14 text-muted">
        <Icon name={icon} size={24} className="absolute top-0 left-0" />
        {label}
      </dt>
      <dd className="text-16 wrap-anywhere">{children}</dd>
    </div>
  )
}

function Payment({ order }: { readonly order: FollowUpOrder }) {
  const format = useFormatMajor()
  const { paymentType, paymentStatus, refund, paysWith } = order
  const due = order.cashTotal ?? order.total
  const state = refund
    ? REFUND_LABELS_FOR_DINERS[refund]
    : paymentStatus && PAYMENT_STATUS_LABELS[paymentStatus]
  return (
    <Fact icon={paymentType.paymentMethod === 'CASH' ? 'cash' : 'card'} label={orderCopy.payment}>
      {paymentTypeName(paymentType)}
      {state && <span className="block text-14">{state}</span>}
      {paysWith !== null && (
        <span className="block text-14 text-muted">
          {orderCopy.paysWith(format(paysWith))}
          {paysWith > due && ` · ${orderCopy.change(format(paysWith - due))}`}
        </span>
      )}
    </Fact>
  )
}

function Destination({ order }: { readonly order: FollowUpOrder }) {
  const { destination, tableUid, branchContact } = order
  const mode = orderModeName({ type: order.type, showName: order.modeName })
  if (tableUid) {
    return (
      <Fact icon="table" label={mode}>
        {orderCopy.table(tableUid)}
      </Fact>
    )
  }
  if (!destination) {
    return (
      <Fact icon="bag" label={`${mode} · ${orderCopy.pickUpAt}`}>
        {branchContactCopy.address(branchContact.address)}
      </Fact>
    )
  }
  const { betweenStreets, details } = destination
  return (
    <Fact icon="pin" label={`${mode} · ${orderCopy.deliverTo}`}>
      {addressText(destination)}
      {betweenStreets && (
        <span className="block text-14 text-muted">{orderCopy.betweenStreets(betweenStreets)}</span>
      )}
      {details && <span className="block text-14 text-muted">{details}</span>}
    </Fact>
  )
}

/** Payment and destination of an order. */
export function OrderFacts({ order }: { readonly order: FollowUpOrder }) {
  return (
    <Card>
      <dl className="grid gap-4 sm:grid-cols-2">
        <Destination order={order} />
        <Payment order={order} />
      </dl>
    </Card>
  )
}

/** Card of the branch contact: its address and contact links. */
export function ContactCard({ order }: { readonly order: FollowUpOrder }) {
  const { name, address, callPhone, whatsAppPhone } = order.branchContact
  return (
    <Card title={orderCopy.contactTitle}>
      <p className="text-16 font-medium wrap-anywhere">{name}</p>
      <p className="text-14 text-muted">{branchContactCopy.address(address)}</p>
      {(callPhone || whatsAppPhone) && (
        <div className="grid fit-cols-9 gap-2 pt-4">
          {callPhone && (
            <Button variant="secondary" wide icon="phone" render={<PhoneLink phone={callPhone} />}>
              {orderCopy.call}
            </Button>
          )}
          {whatsAppPhone && (
            <Button
              variant="secondary"
              wide
              icon="chat"
              render={<ChatLink phone={whatsAppPhone} text={orderCopy.helpText(order.code)} />}
            >
              {orderCopy.whatsApp}
            </Button>
          )}
        </div>
      )}
    </Card>
  )
}

import type { ShipmentInfo } from '@mostrador/contract/shipment/shipment-schema'
import { shipmentCopy } from '@mostrador/copy/shipment'
import { riderStepsCopy } from '@mostrador/copy/rider-steps'
import { shipmentPageCopy } from '@mostrador/copy/shipment-page'
import { whatsAppLink } from '@mostrador/domain/phone/whatsapp-link'
import { Button } from '@mostrador/ui/button.tsx'
import { Card } from '@mostrador/ui/card.tsx'
import type { ReactNode } from 'react'
import { doorOf } from './door-of.ts'
import { mustComeBack } from './facts-of.ts'
import { useFormatMajor } from '../order/order-details.tsx'

/** Card of the receiver and the amount to collect. Source: 001 §2 Rider shipment detail. */
export function ReceiverCard({ shipment }: { readonly shipment: ShipmentInfo }) {
  const { customerName, customerPhone, betweenStreets, addressDetails, notes } = shipment.logisticsOrder
  return (
    <Card title={shipmentCopy.receiver}>
      <p className="text-22 font-bold wrap-anywhere">{customerName || shipmentPageCopy.withoutName}</p>
      {customerPhone && <p className="price text-16">{customerPhone}</p>}
      <dl className="grid gap-2 pt-3">
        <Line label={shipmentPageCopy.deliverTo}>
          <span className="font-semibold">{doorOf(shipment)}</span>
          {betweenStreets && <span className="block">{shipmentPageCopy.between(betweenStreets)}</span>}
          {addressDetails && <span className="block">{addressDetails}</span>}
        </Line>
        <Line label={shipmentPageCopy.payment}>
          <Collect shipment={shipment} />
        </Line>
        {notes && <Line label={shipmentPageCopy.notes}>{notes}</Line>}
        {mustComeBack(shipment) && (
          <Line label={riderStepsCopy.back}>
            <span className="font-semibold">
              {shipment.status === 'DELIVERED' ? riderStepsCopy.returnsNow : riderStepsCopy.returnsAfter}
            </span>
          </Line>
        )}
      </dl>
      {customerPhone && <Reach shipment={shipment} />}
    </Card>
  )
}

function Line({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <div>
      <dt className="text-14 text-muted">{label}</dt>
      <dd className="text-18 wrap-anywhere">{children}</dd>
    </div>
  )
}

function Collect({ shipment }: { readonly shipment: ShipmentInfo }) {
  const format = useFormatMajor()
  const { collect, paysWith, paymentName } = shipment.logisticsOrder
  if (collect === 0) return shipmentPageCopy.paid
  return (
    <>
      <span className="font-semibold">{shipmentPageCopy.collect(format(collect))}</span> · {paymentName}
      {paysWith !== null && paysWith > collect && (
        <span className="block">
          {shipmentPageCopy.paysWith(format(paysWith), format(paysWith - collect))}
        </span>
      )}
    </>
  )
}

function Reach({ shipment }: { readonly shipment: ShipmentInfo }) {
  const { customerPhone, orderNumber } = shipment.logisticsOrder
  const text = shipmentPageCopy.chatText(`#${orderNumber}`)
  return (
    <div className="grid fit-cols-9 gap-2 pt-4">
      <Button
        variant="secondary"
        wide
        icon="phone"
        aria-label={shipmentPageCopy.callCustomer}
        render={<a href={`tel:${customerPhone}`} />}
      >
        {shipmentPageCopy.call}
      </Button>
      <Button
        variant="secondary"
        wide
        icon="chat"
        aria-label={shipmentPageCopy.chatCustomer}
        render={<a href={whatsAppLink(customerPhone, text)} target="_blank" rel="noreferrer" />}
      >
        {shipmentPageCopy.chat}
      </Button>
    </div>
  )
}

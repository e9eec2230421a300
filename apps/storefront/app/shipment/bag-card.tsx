import type { ShipmentInfo } from '@mostrador/contract/shipment/shipment-schema'
import { shipmentPageCopy } from '@mostrador/copy/shipment-page'
import { Card } from '@mostrador/ui/card.tsx'

type BagLine = ShipmentInfo['logisticsOrder']['bag'][number]

export type BagCardProps = { readonly shipments: readonly ShipmentInfo[] }

/**
 * Card of the bag's content, to be checked at the shop; in a stack the bag of each order. None
 * before a rider took the delivery. Source: docs/decisions/087.
 */
export function BagCard({ shipments }: BagCardProps) {
  // Stored shipments of an older version of these pages have no bag.
  const bags = shipments.filter(({ logisticsOrder }) => logisticsOrder.bag?.length > 0)
  if (bags.length === 0) return null
  return (
    <Card title={shipmentPageCopy.bag}>
      <div className="grid gap-4">
        {bags.map(({ id, logisticsOrder: { orderNumber, bag } }) => (
          <div key={id}>
            {shipments.length > 1 && (
              <h3 className="pb-1 text-16 font-bold">{shipmentPageCopy.order(orderNumber)}</h3>
            )}
            <ul className="grid gap-2">
              {bag.map((line, at) => (
                <Line key={at} line={line} />
              ))}
            </ul>
          </div>
        ))}
      </div>
    </Card>
  )
}

function Line({ line: { quantity, name, sizeName, extras } }: { readonly line: BagLine }) {
  const more = extras.map((one) =>
    one.quantity > 1 ? shipmentPageCopy.bagLine(one.quantity, one.name) : one.name,
  )
  const details = [...(sizeName ? [sizeName] : []), ...more].join(' · ')
  return (
    <li className="text-18 wrap-anywhere">
      <span className="font-semibold">{shipmentPageCopy.bagLine(quantity, name)}</span>
      {details && <span className="block text-16 text-muted">{details}</span>}
    </li>
  )
}

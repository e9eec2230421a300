import type { ShipmentInfo } from '@mostrador/contract/shipment/shipment-schema'
import { shipmentPageCopy } from '@mostrador/copy/shipment-page'
import { Button } from '@mostrador/ui/button.tsx'
import { Card } from '@mostrador/ui/card.tsx'

/** Where the food is fetched. */
export function PickUpCard({ pickUp }: Pick<ShipmentInfo, 'pickUp'>) {
  return (
    <Card title={shipmentPageCopy.pickUp}>
      <p className="text-18 font-semibold wrap-anywhere">{pickUp.name}</p>
      <p className="text-18 wrap-anywhere">{pickUp.address}</p>
      {pickUp.phone && (
        <Button
          variant="secondary"
          wide
          icon="phone"
          className="mt-4"
          render={<a href={`tel:${pickUp.phone}`} />}
        >
          {shipmentPageCopy.callShop}
        </Button>
      )}
    </Card>
  )
}

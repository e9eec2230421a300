import { shipmentCopy } from '@mostrador/copy/shipment'
import { Button } from '@mostrador/ui/button.tsx'
import { useState } from 'react'
import { Link } from 'react-router'
import { shipmentsPath } from '../rider/shipment-path.ts'

export type DeliveryActionsProps = {
  readonly alias: string
  /** Link to the route on a maps service; undefined without a known place. */
  readonly way: string | undefined
  readonly isLoading: boolean
  readonly onRefresh: () => Promise<unknown>
}

/** Buttons "Ver en mapa", "Ver envíos" and "Actualizar". Source: 001 §2 Rider shipment detail. */
export function DeliveryActions({ alias, way, isLoading, onRefresh }: DeliveryActionsProps) {
  const [isAsking, setIsAsking] = useState(false)

  function refresh(): void {
    setIsAsking(true)
    void onRefresh().finally(() => setIsAsking(false))
  }

  return (
    <div className="grid gap-2 sm:grid-cols-3">
      {way !== undefined && (
        <Button
          variant="secondary"
          wide
          icon="pin"
          render={<a href={way} target="_blank" rel="noreferrer" />}
        >
          {shipmentCopy.seeOnMap}
        </Button>
      )}
      <Button
        variant="secondary"
        wide
        icon="receipt"
        render={<Link prefetch="render" to={shipmentsPath(alias)} />}
      >
        {shipmentCopy.seeShipments}
      </Button>
      <Button variant="secondary" wide icon="refresh" busy={isLoading || isAsking} onClick={refresh}>
        {shipmentCopy.refresh}
      </Button>
    </div>
  )
}

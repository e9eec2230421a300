import { agoText } from '@mostrador/copy/tracking'
import { shipmentPageCopy } from '@mostrador/copy/shipment-page'
import { Notice } from '@mostrador/ui/notice.tsx'
import { serverNow } from '../frame/server-clock.ts'

/**
 * That what is shown is from this device, and how old it is: the connection is gone, or the server
 * does not answer well.
 */
export function HeldNote({ at }: { readonly at: string }) {
  const seconds = Math.max(0, (serverNow().getTime() - Date.parse(at)) / 1000)
  return (
    <Notice tone="warning" live="status" className="text-16">
      {shipmentPageCopy.kept(agoText(seconds))}
    </Notice>
  )
}

import type { ConsoleOrder } from '@mostrador/contract/order/order-schema'
import { consoleCopy } from '@mostrador/copy/console'
import { Notice } from '@mostrador/ui/notice.tsx'

type Proof = NonNullable<ConsoleOrder['deliveryProof']>

/**
 * Why a rider handed the order over without its key, and the photo of the door while it is kept.
 * Source: docs/decisions/012.
 */
export function DeliveryProof({ proof: { reason, photoUrl } }: { proof: Proof }) {
  return (
    <Notice tone="info" title={consoleCopy.deliveredWithoutKey}>
      <p className="text-16 wrap-anywhere">{reason}</p>
      {photoUrl === null ? (
        <p className="mt-2 text-14 text-muted">{consoleCopy.deliveryPhotoGone}</p>
      ) : (
        <a href={`${photoUrl}/1280.webp`} target="_blank" rel="noreferrer" className="mt-2 block">
          <img
            src={`${photoUrl}/640.webp`}
            alt={consoleCopy.deliveryPhoto}
            loading="lazy"
            className="aspect-[4/3] w-full rounded-card object-cover"
          />
        </a>
      )}
    </Notice>
  )
}

import { trackingCopy } from '@mostrador/copy/tracking'
import { classNames } from '@mostrador/ui/class-names'

export type DeliveryKeyProps = { readonly value: string; readonly className?: string }

/** Four digits of the key, widely spaced, and read out one by one. */
export function DeliveryKey({ value, className }: DeliveryKeyProps) {
  return (
    <span className={classNames('price font-bold tracking-[0.35em]', className)}>
      <span aria-hidden>{value}</span>
      <span className="sr-only">{trackingCopy.keyDigits(value)}</span>
    </span>
  )
}

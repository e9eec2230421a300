import { cartCopy } from '@mostrador/copy/cart'
import { orderProgressText } from '@mostrador/copy/order-progress'
import { deliveryTermsFromWire } from '@mostrador/contract/order-mode/order-mode-from-wire'
import type { Minor } from '@mostrador/domain/money/minor'
import { orderProgress, type OrderProgress } from '@mostrador/domain/pricing/progress'
import { classNames } from '@mostrador/ui/class-names'
import { Icon } from '@mostrador/ui/icon.tsx'
import { useCurrency } from '../place/use-alias.ts'
import { useDeliveryInfo } from '../delivery/use-delivery-info.ts'
import { useFormatAmount } from '../place/use-format-amount.ts'
import type { Shop } from './load-shop.ts'

type DeliveredShop = Pick<Shop, 'contact' | 'mode'>

/**
 * Returns the progress of a delivery's items by the terms of the diner's zone, or the mode's while
 * no zone is known; undefined in the other modes. Source: 000 §9.
 */
export function useProgress({ contact, mode }: DeliveredShop, itemsPrice: Minor): OrderProgress | undefined {
  const { mantissa } = useCurrency()
  const { terms: zone } = useDeliveryInfo(contact, mode)
  const terms = zone ?? deliveryTermsFromWire(mode.deliveryTerms, mantissa)
  return terms ? orderProgress(itemsPrice, terms) : undefined
}

export type ProgressCardProps = { readonly shop: DeliveredShop; readonly itemsPrice: Minor }

/** Card of the way to the minimum order (orange), then to free delivery (green). */
export function ProgressCard({ shop, itemsPrice }: ProgressCardProps) {
  const format = useFormatAmount()
  const progress = useProgress(shop, itemsPrice)
  if (!progress) return null
  const { kind, missing, target, ratio, color } = progress
  const text = orderProgressText(kind, format(missing), format(target))
  const isGreen = color === 'green'
  return (
    <div
      className={classNames(
        'grid gap-2 rounded-card border px-4 py-3',
        isGreen ? 'border-positive/30 bg-positive-soft' : 'border-warning/35 bg-warning-soft',
      )}
    >
      <output className="flex gap-2 text-14 font-medium">
        <Icon name={ratio >= 1 ? 'check' : 'bike'} className={isGreen ? 'text-positive' : 'text-warning'} />
        {text}
      </output>
      <progress
        aria-label={cartCopy.title}
        value={ratio}
        max={1}
        className={classNames(BAR, isGreen ? GREEN : ORANGE)}
      />
    </div>
  )
}

const BAR = classNames(
  'block h-2 w-full appearance-none overflow-hidden rounded-full border-0 bg-line',
  '[&::-webkit-progress-bar]:bg-line [&::-webkit-progress-value]:rounded-full [&::-moz-progress-bar]:rounded-full',
)
const GREEN = '[&::-moz-progress-bar]:bg-positive [&::-webkit-progress-value]:bg-positive'
const ORANGE = '[&::-moz-progress-bar]:bg-underway [&::-webkit-progress-value]:bg-underway'

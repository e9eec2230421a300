import type { FollowUpOrder } from '@mostrador/contract/order/order-schema'
import { orderCopy } from '@mostrador/copy/order'
import { classNames } from '@mostrador/ui/class-names'
import { StatusNodes } from '@mostrador/ui/status-nodes.tsx'
import { Icon } from '@mostrador/ui/icon.tsx'
import { useToast } from '@mostrador/ui/use-toast'
import { useIsAlive } from '../frame/ambient.ts'
import { isUnpaid } from '@mostrador/domain/order/order-status'
import { expectedText, whenText } from './order-moments.ts'
import { isHeldBack, orderNow } from './order-now.ts'
import { paymentDue } from './payment-due.ts'
import { statusNodes } from './order-progress.ts'

export type OrderHeroProps = { readonly order: FollowUpOrder }

/**
 * Progress of the order: the number, the four nodes, and the next event in one sentence. An unpaid
 * or unconfirmed order is grey. Source: 001 §2 Order follow-up page.
 */
export function OrderHero({ order }: OrderHeroProps) {
  const expected = expectedText(order)
  const isToBePaid = isUnpaid(order)
  const isWaiting = isHeldBack(order)
  const isByDiner = order.cancelReason === orderCopy.canceledByDiner
  const isExpired = paymentDue(order) === 'expired'
  return (
    <section
      aria-label={orderCopy.progress}
      className={classNames(
        'grid grid-cols-1 gap-5 rounded-card border border-line px-4 py-5 text-center',
        isWaiting ? 'bg-sunken' : 'bg-surface',
      )}
    >
      <div className="grid justify-items-center gap-1">
        <p className="text-28 font-bold">{orderCopy.number(order.number)}</p>
        <CodeButton code={order.code} />
        <p className="text-14 text-balance text-muted">{whenText(order)}</p>
      </div>
      <div className={classNames('-mx-3', isWaiting && 'grayscale')}>
        <StatusNodes label={orderCopy.progress} nodes={statusNodes(order)} />
      </div>
      <output aria-live="polite" className="grid grid-cols-1 gap-1">
        <span className="text-16 font-medium text-balance">{orderNow(order)}</span>
        {order.status === 'GENERATED' && !isToBePaid && (
          <span className="text-14 text-balance text-muted">
            {isWaiting ? orderCopy.unconfirmedNext : orderCopy.generatedNext}
          </span>
        )}
        {order.cancelReason && !isByDiner && !isExpired && (
          <span className="text-14 wrap-anywhere text-muted">
            {orderCopy.cancelReason(order.cancelReason)}
          </span>
        )}
        {expected && !isWaiting && <span className="text-16 font-bold text-balance">{expected}</span>}
      </output>
    </section>
  )
}

function CodeButton({ code }: { readonly code: string }) {
  const toast = useToast()
  const canCopy = useIsAlive() && window.isSecureContext
  const text = <span className="price tracking-wide">{orderCopy.code(code)}</span>
  if (!canCopy) return <p className="text-14 text-muted">{text}</p>

  async function copy(): Promise<void> {
    await navigator.clipboard.writeText(code)
    toast({ text: orderCopy.copied, tone: 'positive' })
  }

  return (
    <button
      type="button"
      title={orderCopy.copyCode}
      onClick={() => void copy().catch(() => undefined)}
      className="hit-44 inline-flex items-center gap-1.5 rounded-control text-14 text-muted"
    >
      {text}
      <Icon name="copy" size={16} />
      <span className="sr-only">{orderCopy.copyCode}</span>
    </button>
  )
}

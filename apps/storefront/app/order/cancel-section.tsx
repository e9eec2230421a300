import type { FollowUpOrder } from '@mostrador/contract/order/order-schema'
import { orderCopy } from '@mostrador/copy/order'
import { Button } from '@mostrador/ui/button.tsx'
import { Notice } from '@mostrador/ui/notice.tsx'
import { Suspense, useEffect, useId, useState } from 'react'
import { brought } from '../frame/brought.ts'
import { ChatLink } from './contact-links.tsx'
import { canCancel } from './order-progress.ts'
import type { CancelOutcome } from './use-cancel-order.ts'

const ConfirmCancel = brought(() => import('./confirm-cancel.tsx'))

export type CancelSectionProps = {
  readonly order: FollowUpOrder
  readonly refresh: () => Promise<unknown>
}

/**
 * Ways to cancel: a button where the branch contact lets diners cancel and has not accepted yet,
 * else a message to it; none where neither is possible. Source: 001 §2; docs/decisions/083.
 */
export function CancelSection({ order, refresh }: CancelSectionProps) {
  const [isTooLate, setIsTooLate] = useState(false)
  const mayAsk = order.cancelable && !order.isOwn
  // The server rendered the page without knowing whose browser it is.
  useEffect(() => {
    if (mayAsk) void refresh()
  }, [mayAsk, refresh])
  const isBySelf = order.cancelable && order.isOwn
  return (
    <>
      {isTooLate && order.status !== 'CANCELED' && <Notice live="status">{orderCopy.cancelTooLate}</Notice>}
      {isBySelf ? (
        <CancelBySelf order={order} refresh={refresh} onTooLate={() => setIsTooLate(true)} />
      ) : (
        canCancel(order) && <CancelByChat order={order} />
      )}
    </>
  )
}

/** Button that opens WhatsApp. Source: decisions.md, Paths that are not shown. */
function CancelByChat({ order }: { readonly order: FollowUpOrder }) {
  const hint = useId()
  const phone = order.branchContact.whatsAppPhone ?? ''
  return (
    <div>
      <Button
        variant="quietDanger"
        wide
        icon="chat"
        aria-describedby={hint}
        render={<ChatLink phone={phone} text={orderCopy.cancelText(order.code)} />}
      >
        {orderCopy.cancel}
      </Button>
      <p id={hint} className="text-center text-14 text-balance text-muted">
        {orderCopy.cancelHint}
      </p>
    </div>
  )
}

type CancelBySelfProps = CancelSectionProps & { readonly onTooLate: () => void }

function CancelBySelf({ order, refresh, onTooLate }: CancelBySelfProps) {
  const hint = useId()
  const [isOpen, setIsOpen] = useState<boolean>()

  async function take(outcome: CancelOutcome): Promise<void> {
    setIsOpen(false)
    if (outcome === 'too-late') onTooLate()
    await refresh()
    // The button is gone, so the focus moves to the state of the order.
    if (outcome === 'canceled') document.querySelector<HTMLElement>('main h1')?.focus()
  }

  return (
    <div>
      <Button
        variant="quietDanger"
        wide
        aria-haspopup="dialog"
        aria-describedby={hint}
        onClick={() => setIsOpen(true)}
      >
        {orderCopy.cancel}
      </Button>
      <p id={hint} className="text-center text-14 text-balance text-muted">
        {orderCopy.cancelSelfHint}
      </p>
      {isOpen !== undefined && (
        <Suspense>
          <ConfirmCancel
            order={order}
            open={isOpen}
            onClose={() => setIsOpen(false)}
            onOutcome={(outcome) => void take(outcome)}
          />
        </Suspense>
      )}
    </div>
  )
}

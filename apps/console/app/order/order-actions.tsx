import type { ConsoleOrder } from '@mostrador/contract/order/order-schema'
import { consoleCopy, ORDER_ACTION_LABELS } from '@mostrador/copy/console'
import { Button } from '@mostrador/ui/button.tsx'
import { useState } from 'react'
import { CancelDialog } from './cancel-dialog.tsx'
import { KitchenTicket } from './kitchen-ticket.tsx'
import { NextActionButton } from './next-action-button.tsx'
import { printTicket } from './print-ticket.ts'
import { RefundHint } from './refund-hint.tsx'

/**
 * What can be done to an open order, always in reach: forward on the right, the way out on the
 * left.
 */
export function OrderActions({ order }: { order: ConsoleOrder }) {
  const [canceling, setCanceling] = useState(false)
  return (
    <div className="flex flex-wrap items-center gap-2">
      <Button variant="quiet" icon="print" className="max-md:px-3" onClick={printTicket}>
        {consoleCopy.print}
      </Button>
      {order.actions.includes('cancel') && (
        <Button
          variant="quietDanger"
          className="max-md:ml-auto max-md:px-3"
          icon="close"
          onClick={() => setCanceling(true)}
        >
          {ORDER_ACTION_LABELS.cancel}
        </Button>
      )}
      <RefundHint order={order} />
      <NextActionButton order={order} size="large" wide className="md:ml-auto md:max-w-72" />
      <CancelDialog order={order} open={canceling} onClose={() => setCanceling(false)} />
      <KitchenTicket order={order} />
    </div>
  )
}

import type { ConsoleOrder } from '@mostrador/contract/order/order-schema'
import { consoleCopy, ORDER_ACTION_LABELS } from '@mostrador/copy/console'
import { Button } from '@mostrador/ui/button.tsx'
import { useState } from 'react'
import { CancelDialog } from './cancel-dialog.tsx'
import { KitchenTicket } from './kitchen-ticket.tsx'
import { NextActionButton } from './next-action-button.tsx'
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

const MILLIMETRES_PER_PIXEL = 25.4 / 96

/** The margin of the page on every side, in millimetres; also in `app.css`. */
const MARGIN = 4

/** The roll of a kitchen's printer, in millimetres. */
const ROLL_WIDTH = 80

let page: CSSStyleSheet | undefined

/**
 * Prints the ticket that stands ready on one page as long as it is, so that the paper is cut once
 * and at its end.
 */
function printTicket(): void {
  const ticket = document.querySelector<HTMLElement>('.kitchen-ticket')
  if (!ticket) return
  const length = Math.ceil(ticket.offsetHeight * MILLIMETRES_PER_PIXEL) + 2 * MARGIN + 2
  page ??= new CSSStyleSheet()
  page.replaceSync(`@page { size: ${ROLL_WIDTH}mm ${length}mm; margin: ${MARGIN}mm }`)
  if (!document.adoptedStyleSheets.includes(page)) document.adoptedStyleSheets.push(page)
  window.print()
}

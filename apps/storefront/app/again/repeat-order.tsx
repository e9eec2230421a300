import type { FollowUpOrder } from '@mostrador/contract/order/order-schema'
import { payPromptCopy } from '@mostrador/copy/pay-prompt'
import { orderModeSlug } from '@mostrador/domain/order-mode/order-mode-type'
import { wallClock } from '@mostrador/domain/scheduling/wall-clock'
import { timeOf } from '@mostrador/domain/scheduling/wall-time'
import { Button } from '@mostrador/ui/button.tsx'
import { href } from 'react-router'
import { useKeptOrders, type KeptOrder } from '../diner/kept-orders.ts'
import { KeptLink } from '../frame/kept-link.tsx'
import { useContact } from '../place/use-alias.ts'
import { useOrderAgain, type AgainWish } from './use-order-again.tsx'

type Followed = Pick<FollowUpOrder, 'code' | 'type' | 'scheduledAt'> & {
  readonly branchContact: Pick<FollowUpOrder['branchContact'], 'alias'>
}

/** Makes the wish for an order that failed, with its slot in the branch contact's time zone. */
export function repeatOf(
  kept: KeptOrder,
  { scheduledAt }: Pick<Followed, 'scheduledAt'>,
  timeZone: string,
): AgainWish {
  if (scheduledAt === null) return kept
  const { date, minutes } = wallClock(new Date(scheduledAt), timeZone)
  return { ...kept, slot: { date, time: timeOf(minutes) } }
}

/**
 * Button "Hacer el pedido de nuevo": puts the lines of an order back into the cart at current
 * prices, in its mode, to its address and for its slot. For an order of another browser it opens
 * the menu of its mode. Default export, because it is loaded where it is wanted. Source: 001 §2
 * Order follow-up page.
 */
export default function RepeatOrder({ order }: { readonly order: Followed }) {
  const { alias } = order.branchContact
  const timeZone = useContact()?.timeZone
  const kept = useKeptOrders(alias).find(({ code }) => code === order.code)
  const { order: again, isBusy, dialog } = useOrderAgain()
  if (!kept || timeZone === undefined) {
    const menu = href('/menu/:alias/:mode', { alias, mode: orderModeSlug(order.type) })
    return (
      <Button size="small" variant="secondary" render={<KeptLink to={menu} />}>
        {payPromptCopy.orderAgain}
      </Button>
    )
  }
  return (
    <>
      <Button
        size="small"
        icon="refresh"
        busy={isBusy}
        onClick={() => void again(repeatOf(kept, order, timeZone))}
      >
        {payPromptCopy.orderAgain}
      </Button>
      {dialog}
    </>
  )
}

import type { ConsoleOrder } from '@mostrador/contract/order/order-schema'
import { consoleCopy, ORDER_ACTION_LABELS } from '@mostrador/copy/console'
import { Button } from '@mostrador/ui/button.tsx'
import { ORDER_ACTIONS } from '@mostrador/domain/order/order-status'
import type { OrderAction } from '@mostrador/domain/order/order-status'
import type { IconName } from '@mostrador/ui/icon-shapes'
import { useWorkplaceBoard } from '../workplace/use-board.ts'
import { useAdvance } from './use-advance.ts'

/** The button that takes an order forward; a finished order has none. */
export function NextActionButton(props: {
  order: ConsoleOrder
  size?: 'regular' | 'large'
  wide?: boolean
  className?: string
}) {
  const { order, size = 'regular', wide = false, className } = props
  const { isPending } = useWorkplaceBoard()
  const advance = useAdvance()
  const action = nextAction(order.actions)
  if (isPending(order.id)) {
    return (
      <Button variant="secondary" busy size={size} wide={wide} className={className}>
        {consoleCopy.saving}
      </Button>
    )
  }
  if (!action) return null
  return (
    <Button
      variant={action === 'accept' ? 'primary' : 'secondary'}
      icon={ACTION_ICONS[action]}
      size={size}
      wide={wide}
      className={className}
      onClick={() => void advance({ id: order.id, action }, order.number)}
    >
      {ORDER_ACTION_LABELS[action]}
      <span className="sr-only"> {consoleCopy.order(order.number)}</span>
    </Button>
  )
}

/**
 * What takes an order forward, of all that may be done to it now; `undefined` for a finished one.
 */
const nextAction = (actions: readonly OrderAction[]): OrderAction | undefined =>
  ORDER_ACTIONS.find((action) => action !== 'cancel' && actions.includes(action))

/** The sign of each action. */
const ACTION_ICONS = {
  accept: 'check',
  ready: 'bell',
  deliver: 'arrow-right',
  cancel: 'close',
} as const satisfies Record<OrderAction, IconName>

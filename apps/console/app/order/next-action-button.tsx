import type { ConsoleOrder } from '@mostrador/contract/order/order-schema'
import { consoleCopy, ORDER_ACTION_LABELS } from '@mostrador/copy/console'
import { Button } from '@mostrador/ui/button.tsx'
import { classNames } from '@mostrador/ui/class-names'
import { ORDER_ACTIONS, type OrderAction } from '@mostrador/domain/order/order-status'
import type { IconName } from '@mostrador/ui/icon-shapes'
import { useWorkplaceBoard } from '../workplace/use-board.ts'
import { useAdvance } from './use-advance.ts'

type NextActionButtonProps = {
  order: ConsoleOrder
  bare?: boolean
  /** Stands on a card of the board, where keys press it. */
  keys?: boolean
  size?: 'regular' | 'large'
  wide?: boolean
  className?: string
}

/** Button for the next action on an order; none for a finished one. */
export function NextActionButton(props: NextActionButtonProps) {
  const { order, bare = false, keys = false, size = 'regular', wide = false, className } = props
  const { isPending } = useWorkplaceBoard()
  const advance = useAdvance()
  const action = nextAction(order.actions)
  const look = { size, wide, className: classNames(bare && 'min-h-11! min-w-11 gap-0! px-0!', className) }
  const word = (text: string) => <span className={bare ? 'sr-only' : undefined}>{text}</span>
  if (isPending(order.id)) {
    return (
      <Button variant="secondary" busy {...look}>
        {word(consoleCopy.saving)}
      </Button>
    )
  }
  if (!action) return null
  return (
    <Button
      variant={action === 'accept' ? 'primary' : 'secondary'}
      icon={ACTION_ICONS[action]}
      data-action={action}
      aria-keyshortcuts={keys ? (action === 'accept' ? 'A' : 'S') : undefined}
      title={bare ? ORDER_ACTION_LABELS[action] : undefined}
      {...look}
      onClick={() => void advance({ id: order.id, action }, order.number)}
    >
      {word(ORDER_ACTION_LABELS[action])}
      <span className="sr-only"> {consoleCopy.order(order.number)}</span>
    </Button>
  )
}

/** Finds the action that takes an order forward; undefined for a finished one. */
const nextAction = (actions: readonly OrderAction[]): OrderAction | undefined =>
  ORDER_ACTIONS.find((action) => action !== 'cancel' && actions.includes(action))

const ACTION_ICONS = {
  accept: 'check',
  ready: 'bell',
  deliver: 'arrow-right',
  cancel: 'close',
} as const satisfies Record<OrderAction, IconName>

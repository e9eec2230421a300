import { againCopy } from '@mostrador/copy/again'
import { Button } from '@mostrador/ui/button.tsx'
import { useKeptOrders, type KeptOrder } from '../diner/kept-orders.ts'
import { useOrderAgain, type AgainWish } from './use-order-again.tsx'

export type AgainButtonProps = {
  readonly alias: string
  readonly code: string
  readonly wide?: boolean
  /** Called once the lines are in the cart and the page goes there. */
  readonly onDone?: () => void
}

/** Wish to order again on another day: to the diner's current address. */
const againOf = ({ location: _, ...kept }: KeptOrder): AgainWish => kept

/**
 * Button "Volver a pedir" beside an order that this browser keeps; hidden beside any other.
 * Default export, because an order's page loads it late.
 */
export default function AgainButton({ alias, code, wide = false, onDone }: AgainButtonProps) {
  const kept = useKeptOrders(alias).find((order) => order.code === code)
  const { order, isBusy, dialog } = useOrderAgain(onDone)
  if (!kept) return null
  return (
    <>
      <Button
        variant="secondary"
        size={wide ? 'regular' : 'small'}
        wide={wide}
        icon="refresh"
        busy={isBusy}
        onClick={() => void order(againOf(kept))}
      >
        {againCopy.title}
      </Button>
      {dialog}
    </>
  )
}

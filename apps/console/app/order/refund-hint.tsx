import type { ConsoleOrder } from '@mostrador/contract/order/order-schema'
import { consoleCopy } from '@mostrador/copy/console'
import { nextOrderStatus } from '@mostrador/domain/order/order-status'

/** Hint in place of "Cancelar" where only others may cancel, since few may refund. */
export function RefundHint({ order: { status, actions } }: { readonly order: ConsoleOrder }) {
  const isForManagers = nextOrderStatus(status, 'cancel') !== undefined && !actions.includes('cancel')
  if (!isForManagers) return null
  return <p className="text-14 text-muted max-md:order-first max-md:w-full">{consoleCopy.cancelByManager}</p>
}

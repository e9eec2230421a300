import { matchMovements } from '@mostrador/domain/transfer/match-movement'
import { awaitedTransfers, giveMovement, openMovements } from './movement-store.ts'
import { lockTransfer, markPaid, waits } from './transfer-store.ts'
import type { TransferWork } from './transfer-work.ts'

/** Account, and branch contacts whose transfers may be matched. */
type Matched = { readonly account: string; readonly contactIds: readonly string[] }

/**
 * Matches each bank movement of an account that fits exactly one awaited transfer; returns how
 * many matched. Transfers of other branch contacts are left to their staff. A movement may match
 * an expired order, whose money then has to be sent back.
 */
export async function matchOpen(
  { tx, place, now, newId, tell }: TransferWork,
  { account, contactIds }: Matched,
): Promise<number> {
  const { companyId, branchId } = place
  const open = await openMovements(tx, { branchId, now, account })
  const awaited = await awaitedTransfers(tx, { companyId, branchId, contactIds, accounts: [account], now })
  const here = new Set(awaited.flatMap(({ orderId, isHere }) => (isHere ? orderId : [])))
  const matches = matchMovements(
    open.filter(({ takenBack, paysElsewhere }) => !takenBack && !paysElsewhere),
    awaited,
  ).filter(({ orderId }) => here.has(orderId))
  let count = 0
  // Orders are locked in the order of their ids.
  for (const { movementId, orderId } of matches.toSorted((one, other) =>
    one.orderId < other.orderId ? -1 : 1,
  )) {
    const order = await lockTransfer(tx, { orderId, branchId, contactIds })
    if (!order || !(await giveMovement(tx, { movementId, orderId, staffUserId: null, now }))) continue
    if (waits(order)) await markPaid(tx, order, { staffUserId: null, reason: '', pushJobId: newId(), now })
    tell(orderId)
    count += 1
  }
  return count
}

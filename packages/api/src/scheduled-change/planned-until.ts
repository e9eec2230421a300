import type { Database } from '@mostrador/database/rows'
import type { PlannedChange } from '@mostrador/tenant/try-change'
import type { Kysely } from 'kysely'
import { plannedOf } from './judge-scheduled.ts'
import { loadWaiting } from './scheduled-store.ts'

/**
 * The changes of a branch that wait for a time until a moment, in their order; without one, none.
 */
export async function plannedUntil(
  db: Kysely<Database>,
  branchId: string,
  moment: Date | undefined,
): Promise<readonly PlannedChange[]> {
  if (!moment) return []
  const waiting = await loadWaiting(db, branchId)
  return waiting.filter(({ runAt }) => runAt <= moment).map(plannedOf)
}

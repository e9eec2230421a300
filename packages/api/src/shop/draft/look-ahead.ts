import { needsOfReading, type LackedNeed } from '@mostrador/domain/permission/change-needs'
import { lacksOf } from '../../people/permission/needs-lacking.ts'
import type { Api } from '../../ground/ports.ts'
import { seenBy, type AskedAt } from '../scheduled-change/scheduled-access.ts'
import { loadWaiting, type Scheduled } from '../scheduled-change/scheduled-store.ts'

type Looking = AskedAt & { readonly branchId: string; readonly moment: Date }

/** Changes that wait until a moment, as the caller sees them; or the missing permissions. */
type Ahead =
  | { readonly ok: true; readonly seen: readonly Scheduled[]; readonly hidden: number }
  | { readonly ok: false; readonly lacking: readonly LackedNeed[] }

/**
 * Finds a branch's changes that wait until a moment and that the caller sees, in order, and the
 * number of others; for callers who may read the document. Four queries at most.
 */
export async function lookAhead(
  api: Pick<Api, 'database'>,
  { branchId, moment, ...at }: Looking,
): Promise<Ahead> {
  const { companyKey, branchKey } = at.place
  const needs = needsOfReading(['branches', branchKey])
  const lacking = await lacksOf(at.staff, companyKey)(api.database, needs)
  if (lacking.length === needs.length) return { ok: false, lacking }
  const waiting = await loadWaiting(api.database, branchId, { until: moment })
  const seen = waiting.length > 0 ? await seenBy(api, at, waiting) : []
  return { ok: true, seen, hidden: waiting.length - seen.length }
}

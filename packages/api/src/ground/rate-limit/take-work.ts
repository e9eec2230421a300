import type { EndpointName } from '@mostrador/contract/endpoints'
import type { RateLimiter } from '../ports.ts'
import type { RateName } from './limits.ts'
import { PART_OF_WORK, WORK } from './work.ts'

type ShareName = Extract<RateName, `work-${string}`>

/** Payer of a call’s work: the staff and keys of a company, or its visitors. */
type Worker = {
  readonly companyId: string
  readonly share: ShareName
  /** The part of the company's share that the caller may take at most. */
  readonly caller?: { readonly share: ShareName; readonly id: string }
  /** Whether the call asks for a part of the answer, or for nothing to be looked for. */
  readonly ofPart?: boolean
}

const costs: ReadonlyMap<string, number> = new Map(Object.entries(WORK))

const costOf = (name: EndpointName, { ofPart = false }: Worker): number =>
  (ofPart ? PART_OF_WORK[name] : undefined) ?? costs.get(name) ?? 0

/**
 * Takes the cost of a call from the shares of its caller and company; false where one is spent.
 * Calls beside the most expensive ones cost nothing.
 */
export async function takeWork({ take }: RateLimiter, name: EndpointName, worker: Worker): Promise<boolean> {
  const cost = costOf(name, worker)
  if (cost === 0) return true
  const { companyId, share, caller } = worker
  // The caller’s share first: a spent one takes nothing of the company’s.
  if (caller && !(await take(caller.share, caller.id, { cost }))) return false
  return take(share, companyId, { cost })
}

/** Statuses of calls that were refused before any work. */
const NOTHING_DONE: ReadonlySet<number> = new Set([400, 401, 403, 404, 413, 415, 429])

/**
 * Gives the company back the cost of a call that was refused before any work. The caller pays: a
 * key with few permissions spends only its own share in vain.
 */
export async function giveWorkBack(
  { take }: RateLimiter,
  name: EndpointName,
  { status, ...worker }: Worker & { readonly status: number },
): Promise<void> {
  const cost = costOf(name, worker)
  if (cost > 0 && NOTHING_DONE.has(status)) await take(worker.share, worker.companyId, { cost: -cost })
}

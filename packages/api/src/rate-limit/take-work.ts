import type { EndpointName } from '@mostrador/contract/endpoints'
import type { RateLimiter } from '../ports.ts'
import type { RateName } from './limits.ts'
import { PART_OF_WORK, WORK } from './work.ts'

/** For whom a call works: the staff and keys of a company, or its visitors. */
type Worker = {
  readonly companyId: string
  readonly share: Extract<RateName, `work-${string}`>
  /** Whether the call asks for a part of what it could ask for. */
  readonly ofPart?: boolean
}

const costs: ReadonlyMap<string, number> = new Map(Object.entries(WORK))

/**
 * Takes the cost of a call from a share of its company; false where the share is spent. A call that
 * is not among the most expensive costs nothing, and is not counted.
 */
export async function takeWork(
  { take }: RateLimiter,
  name: EndpointName,
  { companyId, share, ofPart = false }: Worker,
): Promise<boolean> {
  const cost = (ofPart ? PART_OF_WORK[name] : undefined) ?? costs.get(name)
  return cost === undefined || take(share, companyId, { cost })
}

import type { EndpointName } from '@mostrador/contract/endpoints'
import type { RateLimiter } from '../ports.ts'
import type { RateName } from './limits.ts'
import {
  FEW_THINGS,
  MOST_OF_THINGS,
  PART_OF_WORK,
  SMALL_BODY_BYTES,
  WORK,
  WORK_OF_100_KB,
  WORK_OF_A_STEP,
  WORK_OF_A_THING,
} from './work.ts'

type ShareName = Extract<RateName, `work-${string}`>

/** Payer of a call's work: the staff and keys of a company, or its visitors. */
type Worker = {
  readonly companyId: string
  readonly share: ShareName
  /** The part of the company's share that the caller may take at most. */
  readonly caller?: { readonly share: ShareName; readonly id: string }
  /** The query that is asked, by which a call may be for a part of the answer. */
  readonly asked?: URLSearchParams
}

const costs: ReadonlyMap<string, number> = new Map(Object.entries(WORK))
const costsBySize: ReadonlyMap<string, number> = new Map(Object.entries(WORK_OF_100_KB))

const costsOfThings: ReadonlyMap<string, number> = new Map(Object.entries(WORK_OF_A_THING))

function costOf(name: EndpointName, { asked }: Worker): number {
  const part = PART_OF_WORK[name]
  const has = (parameter: string): boolean => Boolean(asked?.get(parameter))
  const isPart =
    asked && part && (part.given?.some(has) ?? (part.without !== undefined && !has(part.without)))
  return (isPart ? part.cost : undefined) ?? costs.get(name) ?? 0
}

/** Returns what so many things cost beside their call, in milliseconds. */
const costOfThings = (name: EndpointName, things: number): number =>
  Math.min(MOST_OF_THINGS, Math.ceil(Math.max(0, things - FEW_THINGS) * (costsOfThings.get(name) ?? 0)))

/** Returns what a body of so many bytes costs beside its call, in milliseconds. */
const costOfBody = (name: EndpointName, bytes: number): number =>
  Math.ceil((Math.max(0, bytes - SMALL_BODY_BYTES) * (costsBySize.get(name) ?? 0)) / (100 * 1024))

/** Takes a cost from the shares of a caller and a company; false where one is spent. */
async function takeCost(
  { take }: RateLimiter,
  { companyId, share, caller }: Worker,
  cost: number,
): Promise<boolean> {
  if (cost === 0) return true
  // The caller's share first: a spent one takes nothing of the company's.
  if (caller && !(await take(caller.share, caller.id, { cost }))) return false
  if (await take(share, companyId, { cost })) return true
  // A spent company takes nothing of the caller's either.
  if (caller) await take(caller.share, caller.id, { cost: -cost })
  return false
}

/**
 * Takes the cost of a call from the shares of its caller and company; false where one is spent.
 * Calls beside the most expensive ones cost nothing.
 */
export const takeWork = (limiter: RateLimiter, name: EndpointName, worker: Worker): Promise<boolean> =>
  takeCost(limiter, worker, costOf(name, worker))

/** Counts the body of a call against the shares of its caller and company. */
export type BodyWork = {
  /** Takes what so many bytes cost, before they are read; false where a share is spent. */
  readonly mayRead: (bytes: number) => Promise<boolean>
  /** Takes what the steps of a large change cost, before they are made; false as above. */
  readonly mayMake: (steps: number) => Promise<boolean>
  /**
   * Counts the things that a call makes or reads, by their number so far: takes what further ones
   * cost, before they are made, and gives back what turned out to be fewer; false as above. Those
   * that are read at once stay taken, and so does the call, also where it is refused.
   */
  readonly mayDo: (things: number, kind?: 'READ') => Promise<boolean>
  /**
   * Returns the cost that is given back where nothing was made, in milliseconds: of a large body
   * its steps alone, since it was read, and perhaps judged; of a call that read only what it did
   * not make.
   */
  readonly unmade: () => number
}

/** Begins to count the body of a call, of which nothing was read yet. */
export function workOfBody(limiter: RateLimiter, name: EndpointName, worker: Worker): BodyWork {
  let ofBytes = 0
  let ofSteps = 0
  let ofThings = 0
  let ofRead: number | undefined
  let isLarge = false
  return {
    mayRead: async (bytes) => {
      const cost = costOfBody(name, bytes)
      if (!(await takeCost(limiter, worker, cost - ofBytes))) return false
      ofBytes = cost
      isLarge = bytes > SMALL_BODY_BYTES
      return true
    },
    mayMake: async (steps) => {
      const cost = isLarge ? Math.ceil(steps * WORK_OF_A_STEP) : 0
      if (!(await takeCost(limiter, worker, cost))) return false
      ofSteps = cost
      return true
    },
    mayDo: async (things, kind) => {
      const cost = costOfThings(name, things)
      if (!(await takeCost(limiter, worker, cost - ofThings))) return false
      ofThings = cost
      if (kind === 'READ') ofRead = cost
      return true
    },
    unmade: () => {
      const ofCall = ofRead === undefined ? costOf(name, worker) : 0
      return Math.max(0, ofThings - (ofRead ?? 0)) + (isLarge ? ofSteps : ofCall)
    },
  }
}

/** Statuses of calls that were refused before anything was made. */
const NOTHING_DONE: ReadonlySet<number> = new Set([400, 401, 403, 404, 413, 415, 429])

/**
 * Gives the company back what a refused call did not make. The caller pays: a key with few
 * permissions spends only its own share in vain, but for the large bodies that it sends.
 */
export async function giveWorkBack(
  { take }: RateLimiter,
  { companyId, share }: Worker,
  { status, work }: { readonly status: number; readonly work: BodyWork },
): Promise<void> {
  const cost = NOTHING_DONE.has(status) ? work.unmade() : 0
  if (cost > 0) await take(share, companyId, { cost: -cost })
}

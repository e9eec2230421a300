import fc from 'fast-check'
import type { RateLimiter } from '../ground/ports.ts'

/** Uses that the limit of these takes allows. */
export const TIMES = 10

/** Takes of two keys, of which many do not fit: some are given back, and some only look. */
export const TAKES = fc.array(
  fc.record({ key: fc.constantFrom('one', 'other'), cost: fc.integer({ min: -6, max: 13 }) }),
  { maxLength: 25 },
)

/** Returns the model of a limit: what was used, where only a take that fits uses anything. */
function createModel() {
  const used = new Map<string, number>()
  return (key: string, cost: number): boolean => {
    const before = used.get(key) ?? 0
    if (cost === 0) return before < TIMES
    if (before + cost > TIMES) return false
    used.set(key, Math.max(0, before + cost))
    return true
  }
}

type Told = readonly [key: string, cost: number, fits: boolean][]

/**
 * Makes takes of a limit, and then of each key all that the model has left, and one more. Returns
 * what was told, and what the model tells; keys are new by their prefix.
 */
export async function toldAndModel(
  take: RateLimiter['take'],
  { rule, prefix, takes }: { rule: string; prefix: string; takes: readonly { key: string; cost: number }[] },
): Promise<{ readonly told: Told; readonly model: Told }> {
  const ofModel = createModel()
  const one = Array.from({ length: TIMES + 1 }, () => 1)
  const last = ['one', 'other'].flatMap((key) => one.map((cost) => ({ key, cost })))
  const told: [string, number, boolean][] = []
  const model: [string, number, boolean][] = []
  for (const { key, cost } of [...takes, ...last]) {
    told.push([key, cost, await take(rule, prefix + key, { cost })])
    // A return is never refused.
    model.push([key, cost, ofModel(key, cost) || cost < 0])
  }
  return { told, model }
}

/** Costs of takes at once, of which some fit. */
export const COSTS = fc.array(fc.integer({ min: 1, max: 7 }), { minLength: 2, maxLength: 8 })

/** Makes takes at once by two processes, and then one after the other; returns all that fitted. */
export async function usedAtOnce(
  [one, other]: readonly [RateLimiter, RateLimiter],
  { rule, key, costs }: { rule: string; key: string; costs: readonly number[] },
): Promise<{ readonly atOnce: number; readonly inAll: number }> {
  const fitted = await Promise.all(
    costs.map((cost, at) => (at % 2 === 0 ? one : other).take(rule, key, { cost })),
  )
  const atOnce = costs.reduce((sum, cost, at) => sum + (fitted[at] ? cost : 0), 0)
  let inAll = atOnce
  while (await one.take(rule, key)) inAll += 1
  return { atOnce, inAll }
}

import type { RateLimiter } from '../ground/ports.ts'

/**
 * Runs a task once between the judgement of the next order and its statement: a limiter that lets
 * everything through does it as the last bound is asked.
 */
export function createMeanwhile() {
  const nothing = async (): Promise<unknown> => undefined
  let next = nothing
  const rateLimiter: RateLimiter = {
    take: async (name) => {
      if (name !== 'place-order-all') return true
      const happens = next
      next = nothing
      await happens()
      return true
    },
  }
  return {
    rateLimiter,
    meanwhile: (happens: () => Promise<unknown>): void => {
      next = happens
    },
  }
}

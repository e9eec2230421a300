import type { RateLimiter } from '../ports.ts'
import type { RateName } from './limits.ts'

/**
 * Counts a question about a phone. A stranger who uses up a phone's limit slows its owner down
 * without locking her out: each network has a few more. Source: docs/decisions/059.
 */
export const takeForPhone = async (
  { take }: RateLimiter,
  rule: RateName,
  { phoneKey, ip }: { readonly phoneKey: string; readonly ip: string },
): Promise<boolean> => (await take(rule, phoneKey)) || take('phone-slow-network', ip)

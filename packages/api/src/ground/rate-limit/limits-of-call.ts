import type { Api } from '../ports.ts'

/** Seconds that a refusal tells where no limit said when it ends. */
const A_WHILE = 30

/** API of one call, which learns from its refused limits when to come back. */
export type LimitedCall = {
  readonly api: Api
  /** The header of an answer that says "too often". Source: RFC 9110, 10.2.3. */
  readonly retryAfter: () => Readonly<Record<'retry-after', string>>
}

/** Makes the API of one call. Of several limits that refuse it the last to end counts. */
export function limitsOfCall(api: Api): LimitedCall {
  let wait = 0
  const { take } = api.rateLimiter
  const heard = (seconds: number): void => {
    wait = Math.max(wait, seconds)
  }
  return {
    api: {
      ...api,
      rateLimiter: { take: (rule, key, taking) => take(rule, key, { ...taking, refused: heard }) },
    },
    retryAfter: () => ({ 'retry-after': String(wait || A_WHILE) }),
  }
}

import type { Api } from '../ports.ts'

/** Seconds that a refusal tells where no limit said when it ends. */
const A_WHILE = 30

/** API of one call, which learns from its refused limits when to come back. */
export type LimitedCall = {
  readonly api: Api
  /** `retry-after` of a 429. Source: RFC 9110, 10.2.3. */
  readonly retryAfter: () => Readonly<Record<'retry-after', string>>
}

/** Makes the API of one call, with the last end of the limits that refuse it. */
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

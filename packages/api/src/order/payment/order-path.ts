import type { Attempt } from './attempt-store.ts'

/**
 * Returns the path of an attempt's follow-up, with the token that makes it ask anew, on the host
 * where the order was placed. A rehearsal returns to its rehearsal. Source: 001 §2, token_ws.
 */
export function orderPath(
  { alias, orderCode }: Pick<Attempt, 'alias' | 'orderCode'>,
  token: string,
  rehearsal: string | undefined,
): string {
  const query = new URLSearchParams({ token_ws: token, ...(rehearsal && { preview: rehearsal }) })
  return `/menu/${alias}/order/${orderCode}?${query.toString()}`
}

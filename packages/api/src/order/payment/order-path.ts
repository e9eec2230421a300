import type { Attempt } from './attempt-store.ts'

/**
 * The follow-up of the order of an attempt, with the token that makes it ask anew: on the host that
 * the diner comes back to, which is the one where the order was placed. Who rehearses comes back to
 * the rehearsal. Source: 001 §2, token_ws.
 */
export function orderPath(
  { alias, orderCode }: Pick<Attempt, 'alias' | 'orderCode'>,
  token: string,
  rehearsal: string | undefined,
): string {
  const query = new URLSearchParams({ token_ws: token, ...(rehearsal && { preview: rehearsal }) })
  return `/menu/${alias}/order/${orderCode}?${query.toString()}`
}

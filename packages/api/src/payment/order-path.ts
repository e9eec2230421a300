import type { Ports } from '../ports.ts'
import type { Attempt } from './attempt-store.ts'

/** The follow-up of the order of an attempt, with the token that makes it ask anew. Source: 001 §2, token_ws. */
export function orderPath(
  { publicUrl }: Pick<Ports, 'publicUrl'>,
  { alias, orderCode }: Pick<Attempt, 'alias' | 'orderCode'>,
  token: string,
): string {
  const query = new URLSearchParams({ token_ws: token })
  return `${publicUrl}/menu/${alias}/order/${orderCode}?${query.toString()}`
}

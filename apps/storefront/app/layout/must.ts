import type { Result } from '@mostrador/contract/client'
import { data } from 'react-router'

/**
 * The answer of a call without which there is no page. A refusal becomes the page's own error with the
 * API's status; a broken network counts as 503.
 */
export function must<Data>(result: Result<Data>): Data {
  if (result.ok) return result.data
  throw data(result.problem, { status: result.problem.status || 503 })
}

/** Ends a loader: there is nothing at this address. */
export const notFound = (code: string) => data({ code }, { status: 404 })
